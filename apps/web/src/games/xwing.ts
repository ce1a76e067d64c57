/** What the shell's own screens need of X-Wing besides its board. */
import type { LogEntry } from '@dejarik/kernel'
import type { View } from '@dejarik/xwing'
import { type Mark, tableFace } from './face.ts'
import { xwingFace } from './xwing/index.tsx'

const KEY_EVENTS = ['destroyed', 'fled', 'game-over']

function markOf({ what }: LogEntry): Mark | null {
  if (what === 'round') return 'turn'
  return KEY_EVENTS.includes(what) ? 'key' : null
}

/** Each side's ships as their owner sees them. */
function overlook([first, second]: readonly View[]): View {
  return { ...first, ships: first.ships.map((ship, i) => (ship.seat === 1 ? second.ships[i] : ship)) }
}

export const xwingTable = tableFace<View>(xwingFace, { markOf, overlook })
