import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TACTICAL_RELAY = upgrades([
  { id: 'kraken', name: words('Kraken'), limited: 1, slots: ['tactical-relay'], cost: 8, solitary: true, restrictions: [{ needs: 'faction', of: ['separatistalliance'] }], actions: ['calculate'] },
  { id: 'tv94', name: words('TV-94'), limited: 1, slots: ['tactical-relay'], cost: 3, solitary: true, restrictions: [{ needs: 'faction', of: ['separatistalliance'] }] },
  { id: 'k2b4', name: words('K2-B4'), limited: 1, slots: ['tactical-relay'], cost: 4, solitary: true, restrictions: [{ needs: 'faction', of: ['separatistalliance'] }] },
  { id: 'ta175', name: words('TA-175'), limited: 1, slots: ['tactical-relay'], cost: 6, solitary: true, restrictions: [{ needs: 'faction', of: ['separatistalliance'] }] },
  { id: 'kalani', name: words('Kalani'), limited: 1, slots: ['tactical-relay'], cost: 3, solitary: true, restrictions: [{ needs: 'faction', of: ['separatistalliance'] }], charges: { value: 3, recovers: 3 }, actions: ['calculate'] },
])
