import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const HYPERDRIVE = upgrades([
  { id: 'syliure31hyperdrive', name: words('Syliure-31 Hyperdrive', 'Syliure-31-Hyperantrieb'), slots: ['hyperdrive'], cost: 3, mode: 'epic', restrictions: [{ needs: 'ship', of: ['syliureclasshyperspacering'] }] },
])
