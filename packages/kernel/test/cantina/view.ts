import type { Outcome, Rng, Seat } from '../../src/index.ts'
import type { CantinaOptions, State } from './state.ts'

export interface SideView {
  readonly handCount: number
  /** Null for all but its owner. */
  readonly hand: readonly number[] | null
  readonly crew: readonly number[]
  readonly credits: number
  readonly ship: readonly number[]
  readonly knowsTop: boolean
}

export interface View {
  readonly seat: Seat
  readonly options: CantinaOptions
  readonly deckCount: number
  /** The top of the deck for who has seen it. */
  readonly top: number | null
  readonly discard: readonly number[]
  readonly sides: readonly SideView[]
  readonly bank: number
  readonly pot: number
  readonly round: number
  readonly active: Seat
  readonly turnsLeft: number
  readonly result: Outcome | null
}

export function view(s: State, seat: Seat): View {
  return {
    seat,
    options: s.options,
    deckCount: s.deck.length,
    top: seesTop(s, seat) ? s.deck[s.deck.length - 1] : null,
    discard: s.discard.slice(),
    sides: s.sides.map((side, owner) => ({
      handCount: side.hand.length,
      hand: owner === seat ? side.hand.slice() : null,
      crew: side.crew.slice(),
      credits: side.credits,
      ship: side.ship.slice(),
      knowsTop: side.knowsTop,
    })),
    bank: s.bank,
    pot: s.pot,
    round: s.round,
    active: s.active,
    turnsLeft: s.turnsLeft,
    result: s.result,
  }
}

/** Who knows the top knows this one card; whoever else knows it knows whatever lies there after the redeal. */
export function redeal(s: State, seat: Seat, rng: Rng): void {
  const top = seesTop(s, seat) ? s.deck.pop() : undefined
  const hidden = [s.deck, ...s.sides.filter((_, owner) => owner !== seat).map((side) => side.hand)]
  // Sorted first: the order in which the hidden cards lie is itself hidden.
  const pool = hidden.flat().sort((a, b) => a - b)
  for (const pile of hidden)
    for (let i = 0; i < pile.length; i++) pile[i] = pool.splice(rng.int(pool.length), 1)[0]
  if (top !== undefined) s.deck.push(top)
}

function seesTop(s: State, seat: Seat): boolean {
  return s.deck.length > 0 && s.sides[seat]?.knowsTop === true
}
