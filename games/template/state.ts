import { type BaseState, cloneRng, type Outcome, type Table } from '@dejarik/kernel'
import type { CardId } from './facts/cards.ts'
import type { Questions } from './questions.ts'

export const SEAT_NAMES = ['left', 'right'] as const
export const HAND_SIZE = 3

/** Random streams, by their place in `streams`. */
export const STREAMS = ['deck'] as const
export const DECK = 0

/** There is nothing to agree on before a match. */
export type Options = Readonly<Record<string, never>>

export interface Side {
  /** Sorted: a hand has no order. */
  hand: CardId[]
  /** What it has laid so far, open to all. */
  laid: CardId[]
  points: number
}

export interface State extends BaseState {
  sides: [Side, Side]
  /** Nobody sees it; what is left after dealing stays here. */
  deck: CardId[]
  result: Outcome | null
}

export type T = Table<State, Questions>

export const byId = (a: CardId, b: CardId): number => a - b

export function clone(s: State): State {
  return {
    step: s.step,
    rng: cloneRng(s.rng),
    sides: [cloneSide(s.sides[0]), cloneSide(s.sides[1])],
    deck: s.deck.slice(),
    result: s.result,
  }
}

function cloneSide({ hand, laid, points }: Side): Side {
  return { hand: hand.slice(), laid: laid.slice(), points }
}
