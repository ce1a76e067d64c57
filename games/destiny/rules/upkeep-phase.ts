/** The upkeep phase (rulebook: Auffrischphase) and the end of the round. */
import { type AskOf, type Flow, LazyOptions, numbersIn, type Seat } from '@dejarik/kernel'
import type { Pick } from '../offers.ts'
import type { Questions } from '../questions.ts'
import { NO_TURN, NONE, type State, type T } from '../state.ts'
import { handSizeOf, sumOf } from './ask-cards.ts'
import { leavePool } from './dice.ts'
import { discardCards, drawCards } from './hand.ts'
import { deciderOf, enqueueDelayed, raise } from './queue.ts'
import { gainResources } from './resources.ts'
import { checkCards, seatsIn } from './winning.ts'

const UPKEEP_RESOURCES = 2

/** The action phase is over: what waits for that comes before the upkeep phase (sd.later.1). */
export function* upkeep(t: T): Flow<string> {
  const s = t.state
  s.phase = 'upkeep'
  s.additional = []
  yield* raise(t, { event: 'action-phase-ends', seat: NONE, card: NONE })
  yield* enqueueDelayed(t, 'after action phase')
  if (s.queue.length === 0) return yield* upkeepBegins(t)
  s.next = 'upkeep-begins'
  return 'queue'
}

export function* upkeepBegins(t: T): Flow<string> {
  const s = t.state
  t.log?.('upkeep', 'sd.upkeep.1', { round: s.round })
  yield* raise(t, { event: 'upkeep', seat: NONE, card: NONE })
  yield* enqueueDelayed(t, 'after upkeep begins')
  if (s.queue.length === 0) return readyAll(t)
  s.next = 'upkeep-ready'
  return 'queue'
}

/** Ready all, dice back to their cards, two resources each (sd.upkeep.1 to .3). */
export function readyAll(t: T): string {
  const s = t.state
  for (const card of s.cards) card.ready = true
  for (const die of s.dice.filter(({ pool }) => pool !== NONE)) leavePool(s, die)
  for (const seat of seatsIn(s)) gainResources(t, seat, upkeepResources(s, seat))
  return 'upkeep-discard'
}

/** Other cards may take from it, though never below 1. */
function upkeepResources(s: State, seat: Seat): number {
  const change = sumOf(s, 'upkeepResources', (ability, me) => ability.upkeepResources?.(s, me, seat))
  return change < 0 ? Math.max(1, UPKEEP_RESOURCES + change) : UPKEEP_RESOURCES + change
}

/** Each discards what he likes, then draws up to his hand size (sd.upkeep.4). */
export function* upkeepDiscard(t: T): Flow<string> {
  const s = t.state
  const seats = seatsIn(s).filter((seat) => s.players[seat].hand.length > 0)
  const answers = yield* t.together(seats.map((seat) => discardAsk(s, seat, 'upkeep-discard', 'sd.upkeep.4')))
  for (const [i, seat] of seats.entries()) {
    const { hand } = s.players[seat]
    yield* discardCards(
      t,
      seat,
      numbersIn(answers[i]).map((place) => hand[place]),
    )
  }
  for (const seat of seatsIn(s)) drawCards(t, seat, handSizeOf(s, seat) - s.players[seat].hand.length)
  s.next = 'round-end'
  return 'queue'
}

/** Any number of one's own hand, in secret. */
export function discardAsk(
  s: State,
  seat: Seat,
  what: 'mulligan' | 'upkeep-discard',
  rule: string,
): AskOf<Questions> {
  const { hand } = s.players[seat]
  const options = new LazyOptions<Pick>(() => hand.map((card) => ({ do: 'pick', card, kind: s.kinds[card] })))
  return { form: 'some', seat, what, rule, options, min: 0, max: hand.length, ordered: false }
}

/** What was set for a time before the end, then whoever is out of cards loses, then what was set for after it (sd.clar-aw.7). */
export function* roundEnd(t: T): Flow<string> {
  const s = t.state
  yield* enqueueDelayed(t, 'before round ends')
  if (s.queue.length > 0) {
    s.next = 'round-end'
    return 'queue'
  }
  checkCards(t)
  yield* enqueueDelayed(t, 'after round')
  s.next = 'new-round'
  return 'queue'
}

export function* newRound(t: T): Flow<string> {
  const s = t.state
  s.round++
  s.phase = 'action'
  s.claimedBy = NONE
  s.actions = 0
  s.passes = 0
  s.ending = false
  s.orders = []
  s.action = null
  s.battlefieldUsed = []
  for (const card of s.cards) card.used = []
  for (const player of s.players) {
    player.replaced = false
    player.played = []
    player.removed = []
    player.lastTurn = NO_TURN
    player.mustPass = 0
  }
  s.turn = deciderOf(s)
  t.log?.('round', 'sd.rounds.1', { round: s.round })
  yield* raise(t, { event: 'action-phase', seat: NONE, card: NONE })
  if (s.queue.length === 0) return 'turn'
  s.next = 'turn'
  return 'queue'
}
