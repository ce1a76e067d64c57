import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TORPEDO = upgrades([
  { id: 'homingtorpedoes', name: words('Homing Torpedoes', 'Lenktorpedos'), slots: ['torpedo'], cost: 5, charges: { value: 2, recovers: 0 }, attack: { arc: 'front', value: 4, min: 1, max: 2, ordnance: true } },
  { id: 'advprotontorpedoes', name: words('Adv. Proton Torpedoes', 'Verstärkte Protonentorpedos'), slots: ['torpedo'], cost: 9, charges: { value: 1, recovers: 0 }, attack: { arc: 'front', value: 5, min: 1, max: 1, ordnance: true } },
  { id: 'iontorpedoes', name: words('Ion Torpedoes', 'Ionentorpedos'), slots: ['torpedo'], cost: 4, charges: { value: 2, recovers: 0 }, attack: { arc: 'front', value: 4, min: 2, max: 3, ordnance: true } },
  { id: 'protontorpedoes', name: words('Proton Torpedoes', 'Protonentorpedos'), slots: ['torpedo'], cost: 12, charges: { value: 2, recovers: 0 }, attack: { arc: 'front', value: 4, min: 2, max: 3, ordnance: true } },
  { id: 'plasmatorpedoes', name: words('Plasma Torpedoes', 'Plasmatorpedos'), slots: ['torpedo'], cost: 5, charges: { value: 2, recovers: 0 }, attack: { arc: 'front', value: 3, min: 2, max: 3, ordnance: true } },
  { id: 'trackingtorpedoes', name: words('Tracking Torpedoes', 'Zielsuch-Torpedos'), limited: 1, slots: ['torpedo'], cost: 8, mode: 'epic', restrictions: [{ needs: 'size', of: ['huge'] }], charges: { value: 3, recovers: 0 }, device: 'trackingtorpedoes' },
])
