import type { Option } from '@dejarik/kernel'
import { CARDS, type CardId, NO_CARD } from './facts/catalogue.ts'

/** What an option does. One shape for all, so that making a list of them stays cheap. */
interface MoveOf<V extends Verb> extends Option {
  readonly do: V
  /** The card it is about, or NO_CARD. */
  readonly card: CardId
  /** For `commit` and `resolve`: the row card under attack, or BASE_ATTACK. Else NO_CARD. */
  readonly to: number
}

/** A union over `do`. */
export type Move<V extends Verb = Verb> = V extends Verb ? MoveOf<V> : never

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

/** Moves that say all with their verb and their card; the others have a target, or a place. */
export const PLAIN = [
  'play',
  'buy',
  'pay-off',
  'use',
  'end',
  'trigger',
  'decline',
  'attack',
  'resources',
  'force',
  'repair',
  'discard',
  'to-discard',
  'to-deck',
  'to-hand',
  'ship',
  'base',
] as const satisfies readonly Verb[]

/**
 * Each move is made once and then shared: the lists of a turn's options are most of what a match makes. These are
 * the moves of one verb about one card, by card id.
 */
export function movesByCard<V extends Verb>(verb: V): readonly MoveOf<V>[] {
  return Array.from({ length: CARDS }, (_, card) => newMove(verb, card, NO_CARD))
}

/** The moves of one verb against a row card or the base (BASE_ATTACK), by `to + TO_INDEX`. */
export function movesByTarget<V extends Verb>(verb: V, card: CardId): readonly MoveOf<V>[] {
  return Array.from({ length: CARDS + TO_INDEX }, (_, i) => newMove(verb, card, i - TO_INDEX))
}

/** Added to `to` it gives an index, for NO_CARD and BASE_ATTACK too. */
export const TO_INDEX = 2

function newMove<V extends Verb>(verb: V, card: CardId, to: number): MoveOf<V> {
  return Object.freeze({ do: verb, card, to })
}

const made: { [V in Verb]?: MoveOf<V>[][] } = {}

/** Any move; those of a turn, which are asked for all the time, have tables of their own. */
export function move<V extends Verb>(verb: V, card: CardId = NO_CARD, to: number = NO_CARD): MoveOf<V> {
  const all: { [W in V]?: MoveOf<V>[][] } = made
  const byCard = all[verb] ?? Array.from({ length: CARDS + 1 }, (): MoveOf<V>[] => [])
  all[verb] = byCard
  const byTarget = byCard[card + 1]
  byTarget[to + TO_INDEX] ??= newMove(verb, card, to)
  return byTarget[to + TO_INDEX]
}

let pick: readonly Move<'pick'>[] | null = null

/** One `pick` for each card. */
export function picks(cards: readonly CardId[]): Move<'pick'>[] {
  pick ??= movesByCard('pick')
  const moves = pick
  return cards.map((card) => moves[card])
}
