/** What the shell's own screens need of the Deckbuilding Game besides its board. */
import type { View } from '@dejarik/deckbuilding'
import type { LogEntry } from '@dejarik/kernel'
import { deckbuildingFace } from './deckbuilding/index.tsx'
import { type Mark, tableFace } from './face.ts'

const KEY_EVENTS = ['base-destroyed', 'ship-destroyed', 'defeat', 'win']

function markOf({ what }: LogEntry): Mark | null {
  if (what === 'turn') return 'turn'
  return KEY_EVENTS.includes(what) ? 'key' : null
}

/** Each side as its owner sees it. */
function overlook([empire, rebels]: readonly View[]): View {
  return { ...empire, sides: [empire.sides[0], rebels.sides[1]] }
}

export const deckbuildingTable = tableFace<View>(deckbuildingFace, { markOf, overlook })
