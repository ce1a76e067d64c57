/** Start of a turn (rulebook: "Zu Beginn deines Zuges", db.start.1 to db.start.9). */
import type { Flow } from '@dejarik/kernel'
import { NO_CARD, RESOURCES } from '../facts/catalogue.ts'
import { picks } from '../moves.ts'
import type { Faction, T } from '../state.ts'
import { forceIsFullyWith } from './force.ts'
import { gainResources } from './resources.ts'
import { raise } from './triggers.ts'
import { take, unmark } from './zones.ts'

export function* startOfTurn(t: T): Flow<string> {
  const s = t.state
  const seat = s.active
  s.turn++
  t.log?.('turn', 'db.turns.2', { seat, turn: s.turn })
  if (s.sides[seat].base === NO_CARD) yield* revealNewBase(t, seat)
  yield* raise(t, { event: 'turn-start', seat, card: s.sides[seat].base }, () => {})
  if (forceIsFullyWith(s, seat)) gainResources(t, seat, 1, 'db.start.4')
  for (const ship of s.sides[seat].ships) gainResources(t, seat, RESOURCES[ship], 'db.start.5')
  return 'action'
}

/** Any of the remaining bases, not just the top one (db.start.2, db.start.3). */
function* revealNewBase(t: T, seat: Faction): Flow {
  const s = t.state
  const side = s.sides[seat]
  // Only in a position made by hand: the last base to fall ends the match.
  if (side.baseDeck.length === 0) return
  const { card } = yield* t.choose(seat, 'choose-base', picks(side.baseDeck), { rule: 'db.start.2' })
  yield* raise(t, { event: 'reveal-base', seat, card }, () => {
    take(side.baseDeck, card)
    unmark(s, card)
    side.base = card
    t.revealed('base')
    t.log?.('reveal-base', 'db.start.2', { seat, card })
  })
}
