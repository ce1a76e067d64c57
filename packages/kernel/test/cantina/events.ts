import {
  type Discipline,
  type Flow,
  type GameEvent,
  ListenerIndex,
  type Live,
  raise,
  type Seat,
  type Window,
} from '../../src/index.ts'
import { bidValue, KINDS } from './cards.ts'
import { draw } from './deck.ts'
import { SEATS, type State, type T } from './state.ts'

/** Somebody gains credits from the bank. */
export interface Gain extends GameEvent {
  readonly event: 'gain'
  readonly seat: Seat
  readonly amount: number
}

/** What a crew card does when somebody gains: returns the gain as it happens from then on. */
type Listener = (t: T, gain: Gain, owner: Seat, card: number) => Flow<Gain>

const listeners = new ListenerIndex<Listener>()

/** Instead of letting another player gain, its owner may halve the gain; what is halved to nothing is none. */
listeners.add('gain', 'instead', KINDS.indexOf('customs'), function* (t, gain, owner, card) {
  if (owner === gain.seat) return gain
  if (!(yield* t.may(owner, 'customs', { rule: 'ca.customs.1', about: card }))) return gain
  const amount = Math.floor(gain.amount / 2)
  t.log?.('halved', 'ca.customs.1', { seat: owner, amount })
  return { ...gain, amount }
})

/** Before another player gains, its owner takes up to two credits from that player. */
listeners.add('gain', 'before', KINDS.indexOf('bouncer'), function* (t, gain, owner, card) {
  const { sides } = t.state
  if (owner === gain.seat) return gain
  const range = { min: 0, max: Math.min(2, sides[gain.seat].credits) }
  const fee = yield* t.chooseNumber(owner, 'bouncer', range, { rule: 'ca.bouncer.1', about: card })
  sides[gain.seat].credits -= fee
  sides[owner].credits += fee
  t.log?.('fee', 'ca.bouncer.1', { seat: owner, from: gain.seat, fee })
  return gain
})

/** After its owner gained, they may draw a card. */
listeners.add('gain', 'after', KINDS.indexOf('dealer'), function* (t, gain, owner, card) {
  if (owner !== gain.seat) return gain
  if (yield* t.may(owner, 'dealer', { rule: 'ca.dealer.1', about: card })) draw(t, owner, 'ca.dealer.1')
  return gain
})

/** Live are crew cards in play, the active player's first. */
function live(t: T, { event }: Gain, window: Window): Live<Listener>[] {
  const kinds = listeners.listeners(event, window)
  const found: Live<Listener>[] = []
  if (kinds === null) return found
  for (let i = 0; i < SEATS.length; i++)
    for (const card of t.state.sides[(t.state.active + i) % SEATS.length].crew)
      for (const ability of kinds[bidValue(card)] ?? []) found.push({ source: card, ability })
  return found
}

function* inTurn(t: T, gain: Gain, abilities: readonly Live<Listener>[]): Flow<Gain> {
  let now = gain
  for (const { source, ability } of abilities) {
    const owner = t.state.sides.findIndex((side) => side.crew.includes(source))
    now = yield* ability(t, now, owner, source)
  }
  return now
}

const discipline: Discipline<State, Gain, Listener> = {
  live,
  *instead(t, gain, abilities) {
    const now = yield* inTurn(t, gain, abilities)
    return now.amount === 0 ? null : now
  },
  *before(t, gain, abilities) {
    yield* inTurn(t, gain, abilities)
  },
  *after(t, gain, abilities) {
    yield* inTurn(t, gain, abilities)
  },
}

export function* gain(t: T, seat: Seat, wanted: number): Flow {
  const amount = Math.min(wanted, t.state.bank)
  if (amount === 0) return
  yield* raise(t, discipline, { event: 'gain', seat, amount }, (now) => {
    t.state.bank -= now.amount
    t.state.sides[seat].credits += now.amount
    t.log?.('gain', 'ca.gain.1', { seat, amount: now.amount })
  })
}
