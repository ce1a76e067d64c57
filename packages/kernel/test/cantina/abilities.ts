import type { Flow, Option, Seat } from '../../src/index.ts'
import { refuse } from '../../src/index.ts'
import type { Kind } from './cards.ts'
import { bury, buryTop } from './deck.ts'
import { gain } from './events.ts'
import { type Ability, DICE, SEATS, type T } from './state.ts'

export interface SeatOption extends Option {
  readonly do: 'seat'
  readonly seat: Seat
}

export interface CardOption extends Option {
  readonly do: 'bid' | 'play' | 'bury'
  readonly card: number
}

export interface PotOption extends Option {
  readonly do: 'pot'
}

/** Side of the board in fields. */
const BOARD = 4

export const abilities: { readonly [K in Kind]?: Ability } = {
  *smuggler(t, seat) {
    yield* gain(t, seat, 3)
  },

  /** Two dice: seven gains two, and two sixes win the match on the spot. */
  *gambler(t, seat) {
    const roll = [t.int(DICE, 6) + 1, t.int(DICE, 6) + 1]
    t.revealed('rolled')
    t.log?.('roll', 'ca.gambler.1', { seat, roll })
    if (roll[0] + roll[1] === 12) breakTheBank(t, seat)
    if (roll[0] + roll[1] >= 7) yield* gain(t, seat, 2)
  },

  /** Look at the top of the deck; you may bury it. */
  *seer(t, seat, card) {
    const top = t.state.deck.at(-1)
    if (top === undefined) return
    t.state.sides[seat].knowsTop = true
    t.revealed('looked')
    t.log?.('look', 'ca.seer.1', { seat }, { seat, args: { card: top } })
    if (yield* t.may(seat, 'seer', { rule: 'ca.seer.1', about: card })) buryTop(t)
  },

  /** Choose a victim, stake credits, bury up to two cards, roll, pay hush money, fly away. */
  *heist(t, seat, card) {
    const victim = yield* chooseVictim(t, seat, card)
    const stake = yield* chooseStake(t, seat, card)
    yield* buryCards(t, seat, card)
    const roll = t.int(DICE, 6) + 1
    t.revealed('rolled')
    t.log?.('roll', 'ca.heist.4', { seat, roll: [roll] })
    if (roll + stake >= 5) steal(t, seat, victim, stake + 1)
    yield* payHushMoney(t, seat, stake, card)
    yield* flyAway(t, seat, card)
  },

  // biome-ignore lint/correctness/useYield: it breaks before it could ask
  *glitch(t, seat) {
    t.state.pot += 1000
    t.log?.('glitch', 'ca.turn.1', { seat })
    throw new Error('the glitch card is broken')
  },
}

function breakTheBank(t: T, seat: Seat): never {
  t.state.result = { winners: [seat], rule: 'ca.gambler.2' }
  t.over()
}

function* chooseVictim(t: T, seat: Seat, card: number): Flow<Seat> {
  const options = others(seat).map((other): SeatOption => ({ do: 'seat', seat: other }))
  return (yield* t.choose(seat, 'heist-victim', options, { rule: 'ca.heist.1', about: card })).seat
}

function* chooseStake(t: T, seat: Seat, card: number): Flow<number> {
  const max = Math.min(3, t.state.sides[seat].credits)
  return yield* t.chooseNumber(seat, 'heist-stake', { min: 0, max }, { rule: 'ca.heist.2', about: card })
}

function* buryCards(t: T, seat: Seat, card: number): Flow {
  const side = t.state.sides[seat]
  const cite = { rule: 'ca.heist.3', about: card }
  const options = side.hand.map((one): CardOption => ({ do: 'bury', card: one }))
  const chosen = yield* t.chooseSome(seat, 'heist-bury', options, { min: 0, max: 2 }, cite)
  const count = { min: chosen.length, max: chosen.length, ordered: true }
  const order = (yield* t.chooseSome(seat, 'heist-order', chosen, count, cite)).map((option) => option.card)
  side.hand = side.hand.filter((one) => !order.includes(one))
  bury(t, order)
}

function steal(t: T, seat: Seat, victim: Seat, wanted: number): void {
  const amount = Math.min(wanted, t.state.sides[victim].credits)
  t.state.sides[victim].credits -= amount
  t.state.sides[seat].credits += amount
  t.log?.('steal', 'ca.heist.4', { seat, from: victim, amount })
}

/** One credit at most for each of the others, and the rest to the pot. */
function* payHushMoney(t: T, seat: Seat, stake: number, card: number): Flow {
  if (stake === 0) return
  const takers = others(seat)
  const options = [
    ...takers.map((other): SeatOption => ({ do: 'seat', seat: other })),
    { do: 'pot' } as PotOption,
  ]
  const caps = [...takers.map(() => 1), stake]
  const parts = { options, caps, min: stake, max: stake, after: [takers.length] }
  const shares = yield* t.split(seat, 'heist-hush', parts, { rule: 'ca.heist.5', about: card })
  t.state.sides[seat].credits -= stake
  for (const [i, other] of takers.entries()) t.state.sides[other].credits += shares[i]
  t.state.pot += shares[takers.length]
}

/** The ship moves to a free field and turns as you like. */
function* flyAway(t: T, seat: Seat, card: number): Flow {
  const taken = others(seat).map((other) => t.state.sides[other].ship)
  const isFree = (x: number, y: number): boolean => !taken.some((ship) => ship[0] === x && ship[1] === y)
  const where = {
    length: 3,
    area: { size: BOARD, taken: taken.map(([x, y]) => [x, y]) },
    check: ([x, y, heading]: readonly number[]) => {
      if ([x, y, heading].some((n) => n < 0 || n >= BOARD)) return refuse('off-the-board', 'ca.heist.6')
      return isFree(x, y) ? null : refuse('field-taken', 'ca.heist.6', { x, y })
    },
    sample: (rng: { int(n: number): number }) => {
      let [x, y] = [rng.int(BOARD), rng.int(BOARD)]
      while (!isFree(x, y)) [x, y] = [rng.int(BOARD), rng.int(BOARD)]
      return [x, y, rng.int(BOARD)]
    },
  }
  const place = yield* t.place(seat, 'heist-flight', where, { rule: 'ca.heist.6', about: card })
  t.state.sides[seat].ship = place.slice()
  t.log?.('flight', 'ca.heist.6', { seat, place })
}

/** The other seats, clockwise. */
function others(seat: Seat): Seat[] {
  return [(seat + 1) % SEATS.length, (seat + 2) % SEATS.length]
}
