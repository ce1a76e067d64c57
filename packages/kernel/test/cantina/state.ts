import {
  type BaseState,
  cloneRng,
  type Flow,
  type Message,
  type Outcome,
  type RngState,
  type Seat,
  type Table,
} from '../../src/index.ts'
import { cardCount } from './cards.ts'

export const SEATS = ['han', 'lando', 'qira'] as const
export const HAND = 3
const CREDITS = 30

/** Random streams by index. */
export const STREAMS = ['deck', 'dice'] as const
export const DECK = 0
export const DICE = 1

export interface CantinaOptions {
  /** Rounds to play, 1 to 5. */
  readonly rounds: number
  readonly glitch: boolean
}

/** One player's side of the table. */
export interface Side {
  /** Hidden from the others. */
  hand: number[]
  /** Cards in play, open. */
  crew: number[]
  credits: number
  /** Where the ship stands: x, y and a heading from 0 to 3. */
  ship: number[]
  /** Whether this player has seen the card on top of the deck; that they have is open. */
  knowsTop: boolean
}

export interface State extends BaseState {
  options: CantinaOptions
  /** Last is the top. */
  deck: number[]
  /** Open. */
  discard: number[]
  sides: Side[]
  bank: number
  pot: number
  round: number
  active: Seat
  turnsLeft: number
  result: Outcome | null
}

export type T = Table<State>
export type Ability = (t: T, seat: Seat, card: number) => Flow

export function setup(options: CantinaOptions, rng: RngState): State {
  return {
    step: 'deal',
    rng,
    options,
    deck: Array.from({ length: cardCount(options.glitch) }, (_, card) => card),
    discard: [],
    sides: SEATS.map((_, seat) => ({ hand: [], crew: [], credits: 4, ship: [seat, 0, 0], knowsTop: false })),
    bank: CREDITS - 4 * SEATS.length,
    pot: 0,
    round: 1,
    active: 0,
    turnsLeft: 0,
    result: null,
  }
}

export function clone(s: State): State {
  return {
    ...s,
    rng: cloneRng(s.rng),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    sides: s.sides.map((side) => ({
      ...side,
      hand: side.hand.slice(),
      crew: side.crew.slice(),
      ship: side.ship.slice(),
    })),
  }
}

export function conserved(s: State): Message | null {
  const cards = [...s.deck, ...s.discard, ...s.sides.flatMap((side) => [...side.hand, ...side.crew])]
  for (let card = 0; card < cardCount(s.options.glitch); card++) {
    const found = cards.filter((one) => one === card).length
    if (found !== 1) return { key: 'lost.card', args: { card, found } }
  }
  const credits = s.sides.reduce((sum, side) => sum + side.credits, s.bank + s.pot)
  return credits === CREDITS ? null : { key: 'lost.credits', args: { credits } }
}

/**
 * Schema 1 counted credits in a list of their own and had neither bank nor pot, so what nobody owned has to be
 * worked out.
 */
export function fromSchema1(stored: unknown): State {
  const { coins, ...old } = stored as Omit<State, 'bank' | 'pot'> & { coins: number[] }
  return {
    ...old,
    sides: old.sides.map((side, seat) => ({ ...side, credits: coins[seat] })),
    bank: CREDITS - coins.reduce((sum, coin) => sum + coin, 0),
    pot: 0,
  }
}
