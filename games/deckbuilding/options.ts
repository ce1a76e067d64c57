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

/**
 * All moves of one verb. Each is made once and then shared: the lists of a turn's options are most of what a
 * match makes.
 */
export function movesOf(verb: Verb): (card?: CardId, to?: number) => Move {
  /** By card + 1, then by to + 2, so that NO_CARD and BASE_ATTACK have their places too. */
  const made: Move[][] = Array.from({ length: CARDS_AND_NONE }, () => [])
  return (card = NO_CARD, to = NO_CARD) => {
    const byTarget = made[card + 1]
    byTarget[to + 2] ??= Object.freeze({ do: verb, card, to })
    return byTarget[to + 2]
  }
}

/** Cards of the box, and no card. */
const CARDS_AND_NONE = 141

const families = new Map<Verb, ReturnType<typeof movesOf>>()

export function move(verb: Verb, card?: CardId, to?: number): Move {
  const family = families.get(verb) ?? movesOf(verb)
  families.set(verb, family)
  return family(card, to)
}

/** One `pick` for each card. */
export function picks(cards: readonly CardId[]): Move[] {
  return cards.map((card) => move('pick', card))
}
