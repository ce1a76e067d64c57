import type { Option } from '@dejarik/kernel'
import { type CardId, NO_CARD } from './cards/catalogue.ts'

/** What an option does. One shape for all, so that making a list of them stays cheap. */
export interface Move extends Option {
  readonly do: Verb
  /** The card it is about, or NO_CARD. */
  readonly card: CardId
  /** For `commit` and `resolve`: the row card under attack, or BASE_ATTACK. Else NO_CARD. */
  readonly to: number
}

export type Verb =
  /** The six things to do on a turn (db.turn.2), and paying off (db.payoff.1). */
  | 'play'
  | 'buy'
  | 'use'
  | 'commit'
  | 'resolve'
  | 'end'
  | 'pay-off'
  /** Picks a card for what is asked. */
  | 'pick'
  /** Resolves a triggered ability of `card`, or none of those open. */
  | 'trigger'
  | 'decline'
  /** Branches of a choose ability (db.choose.1). */
  | 'attack'
  | 'resources'
  | 'force'
  | 'repair'
  | 'discard'
  /** Where a purchased card goes; `card` is what lets it go there. */
  | 'to-discard'
  | 'to-deck'
  | 'to-hand'
  /** A share of attack damage: a ship, or the base. */
  | 'ship'
  | 'base'

export function move(verb: Verb, card: CardId = NO_CARD, to: number = NO_CARD): Move {
  return { do: verb, card, to }
}

/** One `pick` for each card. */
export function picks(cards: readonly CardId[]): Move[] {
  return cards.map((card) => move('pick', card))
}
