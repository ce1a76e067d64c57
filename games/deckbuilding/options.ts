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

/** By verb, card + 1 and to + 2: every move is made once and then shared, which most of the work of a turn is about. */
const made = new Map<Verb, (Move | undefined)[][]>()

export function move(verb: Verb, card: CardId = NO_CARD, to: number = NO_CARD): Move {
  let byCard = made.get(verb)
  if (byCard === undefined) {
    byCard = []
    made.set(verb, byCard)
  }
  byCard[card + 1] ??= []
  const byTarget = byCard[card + 1]
  const found = byTarget[to + 2]
  if (found !== undefined) return found
  const fresh: Move = Object.freeze({ do: verb, card, to })
  byTarget[to + 2] = fresh
  return fresh
}

/** One `pick` for each card. */
export function picks(cards: readonly CardId[]): Move[] {
  return cards.map((card) => move('pick', card))
}
