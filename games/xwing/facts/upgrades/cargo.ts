import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const CARGO = upgrades([
  { id: 'adaptiveshields', name: words('Adaptive Shields', 'Adaptive Schilde'), slots: ['cargo'], cost: 5, mode: 'epic' },
  { id: 'boostedscanners', name: words('Boosted Scanners'), slots: ['cargo'], cost: 7, mode: 'epic' },
  { id: 'optimizedpowercore', name: words('Optimized Power Core', 'Optimierter Energiekern'), slots: ['cargo'], cost: 6, mode: 'epic' },
  { id: 'tibannareserves', name: words('Tibanna Reserves', 'Tibanna-Vorräte'), slots: ['cargo'], cost: 3, mode: 'epic', charges: { value: 3, recovers: 0 } },
])
