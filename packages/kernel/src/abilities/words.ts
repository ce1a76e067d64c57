/**
 * The words in which cards of all games are written. Whoever has read ten cards of one game can read another's:
 *
 *     when(moment, { … run })      happens, or may be used, at a moment
 *     instead(event, { … run })    something else happens in an event's place
 *     action({ … run })            is used by its player of his own accord
 *     always({ … })                holds all the time: answers to questions that the rules ask of every card in play
 *
 * and each of them can say
 *
 *     if         its requirement
 *     possible   whether there is anything to do; if not, nobody is asked
 *     may        its player may decline
 *     cost       what must be paid, all of it or nothing
 *     limit      how long it can't be used again: a turn, a round, an attack
 *
 * A game adds what is its own (whose event it means, at which range) and further words where its rulebook has them. What
 * an ability waits for and in which order abilities come is the game's discipline, a file named as the rulebook's chapter.
 */
import type { BaseState } from '../api.ts'
import type { Doing } from './doing.ts'

/** What the words of a game are about, said once: its types. */
export interface Kit {
  readonly state: BaseState
  /** Its `Table`, with the questions that it can ask. */
  readonly table: { readonly state: BaseState }
  /** Who an ability belongs to, "you" and "this card": plain data, so that it can wait in a queue. */
  readonly me: object
  /** By moment, what happens then. */
  readonly moments: object
  readonly cost: unknown
  readonly limit: string
}

export type Moment<K extends Kit> = keyof K['moments'] & string
export type Happening<K extends Kit, M extends Moment<K> = Moment<K>> = K['moments'][M]

/** What every ability can say of its use. */
export interface Terms<K extends Kit, E> {
  readonly may?: boolean
  readonly cost?: K['cost']
  readonly limit?: K['limit']
  /** Tells it from others of its card that are alike, in what is stored. */
  readonly key?: string
  if?(s: K['state'], me: K['me'], event: E): boolean
  possible?(s: K['state'], me: K['me'], event: E): boolean
}

export interface When<K extends Kit, M extends Moment<K> = Moment<K>> extends Terms<K, Happening<K, M>> {
  readonly word: 'when'
  readonly at: M
  run(t: K['table'], me: K['me'], event: Happening<K, M>): Doing
}

export interface Instead<K extends Kit, M extends Moment<K> = Moment<K>> extends Terms<K, Happening<K, M>> {
  readonly word: 'instead'
  readonly at: M
  /** The event as it now happens, or null if it does not. */
  run(t: K['table'], me: K['me'], event: Happening<K, M>): Doing<Happening<K, M> | null>
}

/** `R` is what its player's action comes to, e.g. false if it failed. */
export interface Action<K extends Kit, R = void> extends Terms<K, undefined> {
  readonly word: 'action'
  run(t: K['table'], me: K['me']): Doing<R>
}

/** An ability as an index needs to know it: its word, and the moment that it waits for, if it waits for one. */
export interface Written {
  readonly word: string
  readonly at?: string
  readonly key?: string
}
