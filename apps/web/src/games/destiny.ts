/** What the shell's own screens need of Destiny besides its board. */
import type { View } from '@dejarik/destiny'
import type { LogEntry } from '@dejarik/kernel'
import { destinyFace } from './destiny/index.tsx'
import { type Mark, tableFace } from './face.ts'

const KEY_EVENTS = ['defeat', 'claim', 'win']

function markOf({ what }: LogEntry): Mark | null {
  if (what === 'round') return 'turn'
  return KEY_EVENTS.includes(what) ? 'key' : null
}

/** Each player's cards as their owner sees them. */
function overlook(views: readonly View[]): View {
  return { ...views[0], players: views[0].players.map((_, seat) => views[seat].players[seat]) }
}

export const destinyTable = tableFace<View>(destinyFace, { markOf, overlook })
