import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const CANNON = upgrades([
  { id: 'heavylasercannon', name: words('Heavy Laser Cannon', 'Schwere Laserkanone'), slots: ['cannon'], cost: 5, attack: { arc: 'bullseye', value: 4, min: 2, max: 3, ordnance: false } },
  { id: 'ioncannon', name: words('Ion Cannon', 'Ionenkanone'), slots: ['cannon'], cost: 6, attack: { arc: 'front', value: 3, min: 1, max: 3, ordnance: false } },
  { id: 'jammingbeam', name: words('Jamming Beam', 'Störstrahl'), slots: ['cannon'], cost: 1, attack: { arc: 'front', value: 3, min: 1, max: 2, ordnance: false } },
  { id: 'tractorbeam', name: words('Tractor Beam', 'Fangstrahl'), slots: ['cannon'], cost: 6, attack: { arc: 'front', value: 3, min: 1, max: 3, ordnance: false } },
  { id: 'autoblasters', name: words('Autoblasters', 'Autoblaster'), slots: ['cannon'], cost: 7, mode: 'extended', attack: { arc: 'front', value: 2, min: 1, max: 2, ordnance: false } },
  { id: 'syncedlasercannons', name: words('Synced Laser Cannons', 'Synchronisierte Laserkanonen'), slots: ['cannon', 'cannon'], cost: 6, attack: { arc: 'front', value: 3, min: 2, max: 3, ordnance: false } },
  { id: 'protoncannons', name: words('Proton Cannons', 'Protonengeschütz'), slots: ['cannon', 'cannon'], cost: 4, charges: { value: 2, recovers: 1 }, attack: { arc: 'bullseye', value: 4, min: 2, max: 3, ordnance: false } },
  { id: 'underslungblastercannon', name: words('Underslung Blaster Cannon', 'Unterbaute Blasterkanone'), slots: ['cannon'], cost: 2, restrictions: [{ needs: 'faction', of: ['resistance'] }, { needs: 'keyword', of: ['x-wing'] }], attack: { arc: 'single-turret', value: 2, min: 1, max: 1, ordnance: true }, actions: ['rotate-arc'] },
  { id: 'ancillaryionweapons-siegeofcoruscant', name: words('Ancillary Ion Weapons', 'Zusatz-Ionenwaffen'), slots: ['cannon'], standardLoadoutOnly: true, charges: { value: 2, recovers: 1 } },
  { id: 'precisiontunedcannons-battleoverendor', name: words('Precision-Tuned Cannons'), slots: ['cannon'], standardLoadoutOnly: true, attack: { arc: 'front', value: 2, min: 2, max: 3, ordnance: false } },
])
