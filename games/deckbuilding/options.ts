import type { Option } from '@dejarik/kernel'
import { CARDS, type CardId, NO_CARD } from './cards/catalogue.ts'

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
 * Each move is made once and then shared: the lists of a turn's options are most of what a match makes. These are
 * the moves of one verb about one card, by card id.
 */
export function movesByCard(verb: Verb): readonly Move[] {
  return Array.from({ length: CARDS }, (_, card) => newMove(verb, card, NO_CARD))
}

/** The moves of one verb against a row card or the base (BASE_ATTACK), by `to + TO_INDEX`. */
export function movesByTarget(verb: Verb, card: CardId): readonly Move[] {
  return Array.from({ length: CARDS + TO_INDEX }, (_, i) => newMove(verb, card, i - TO_INDEX))
}

/** Added to `to` it gives an index, for NO_CARD and BASE_ATTACK too. */
export const TO_INDEX = 2

function newMove(verb: Verb, card: CardId, to: number): Move {
  return Object.freeze({ do: verb, card, to })
}

const made = new Map<Verb, Move[][]>()

/** Any move; those of a turn, which are asked for all the time, have tables of their own. */
export function move(verb: Verb, card: CardId = NO_CARD, to: number = NO_CARD): Move {
  const byCard = made.get(verb) ?? Array.from({ length: CARDS + 1 }, (): Move[] => [])
  made.set(verb, byCard)
  const byTarget = byCard[card + 1]
  byTarget[to + TO_INDEX] ??= newMove(verb, card, to)
  return byTarget[to + TO_INDEX]
}

let pick: readonly Move[] | null = null

/** One `pick` for each card. */
export function picks(cards: readonly CardId[]): Move[] {
  pick ??= movesByCard('pick')
  const moves = pick
  return cards.map((card) => moves[card])
}
