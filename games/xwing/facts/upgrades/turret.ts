import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TURRET = upgrades([
  { id: 'dorsalturret', name: words('Dorsal Turret', 'Dorsaler Geschützturm'), slots: ['turret'], cost: 2, attack: { arc: 'single-turret', value: 2, min: 1, max: 2, ordnance: false }, actions: ['rotate-arc'] },
  { id: 'ioncannonturret', name: words('Ion Cannon Turret', 'Ionengeschütz'), slots: ['turret'], cost: 5, attack: { arc: 'single-turret', value: 3, min: 1, max: 2, ordnance: false }, actions: ['rotate-arc'] },
  { id: 'dorsalturret-battleofyavin', name: words('Dorsal Turret', 'Dorsaler Geschützturm'), slots: ['turret'], standardLoadoutOnly: true, attack: { arc: 'single-turret', value: 3, min: 1, max: 2, ordnance: false } },
])
