/** What a replay needs beyond a seat's own view. */
import type { View } from '@dejarik/deckbuilding'
import type { LogEntry } from '@dejarik/kernel'

/** One view in which each side is seen as its owner sees it. */
export function overlook(views: readonly View[]): View {
  const [empire, rebels] = views
  if (empire === undefined || rebels === undefined) throw new Error('a replay lacks a seat’s view')
  const known = [...empire.galaxyDeckKnown, ...rebels.galaxyDeckKnown]
  return {
    ...empire,
    sides: [empire.sides[0], rebels.sides[1]],
    galaxyDeckKnown: known.filter(({ card }, i) => known.findIndex((one) => one.card === card) === i),
  }
}

const KEY_EVENTS = ['base-destroyed', 'ship-destroyed', 'defeat', 'win']

/** Moments worth a mark on the timeline. */
export function markOf({ what }: LogEntry): 'turn' | 'key' | null {
  if (what === 'turn') return 'turn'
  return KEY_EVENTS.includes(what) ? 'key' : null
}
