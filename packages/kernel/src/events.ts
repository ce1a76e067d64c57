import type { BaseState, Flow } from './api.ts'
import type { Table } from './table.ts'

/** Something that happens and that cards may notice; typed by each game as a union over `event`. */
export interface GameEvent {
  readonly event: string
}

/** `instead` may rewrite or cancel the change, `before` interrupts it, `after` follows it. */
export type Window = 'instead' | 'before' | 'after'

/** An ability that is live now: whose it is in the game's terms (`source`), and what it does. */
export interface Live<A> {
  readonly source: number
  readonly ability: A
}

/**
 * A game's own discipline. The kernel opens the windows; which abilities are live, in which order they come
 * and whether they resolve at once or wait in a queue is the game's rule.
 */
export interface Discipline<S extends BaseState, E extends GameEvent, A> {
  live(t: Table<S>, event: E, window: Window): readonly Live<A>[]
  /** Returns the event as rewritten, or null if it does not happen. */
  instead(t: Table<S>, event: E, abilities: readonly Live<A>[]): Flow<E | null>
  before(t: Table<S>, event: E, abilities: readonly Live<A>[]): Flow
  after(t: Table<S>, event: E, abilities: readonly Live<A>[]): Flow
}

/** A change that asks nobody is a plain function; one that asks returns its flow. */
// biome-ignore lint/suspicious/noConfusingVoidType: plain functions return nothing
type Change<E> = (event: E) => Flow | void

/**
 * Makes a change happen through its windows: `yield* raise(…)` returns the event as it happened, or null. Most
 * changes pass unnoticed; for those no flow is made, because this is on the path of every card of every match.
 */
export function raise<S extends BaseState, E extends GameEvent, A>(
  t: Table<S>,
  discipline: Discipline<S, E, A>,
  event: E,
  change: Change<E>,
): Flow<E | null> {
  const instead = discipline.live(t, event, 'instead')
  if (instead.length > 0) return replace(t, discipline, event, change, instead)
  return happen(t, discipline, event, change)
}

function* replace<S extends BaseState, E extends GameEvent, A>(
  t: Table<S>,
  discipline: Discipline<S, E, A>,
  event: E,
  change: Change<E>,
  instead: readonly Live<A>[],
): Flow<E | null> {
  const now = yield* discipline.instead(t, event, instead)
  return now === null ? null : yield* happen(t, discipline, now, change)
}

function happen<S extends BaseState, E extends GameEvent, A>(
  t: Table<S>,
  discipline: Discipline<S, E, A>,
  event: E,
  change: Change<E>,
): Flow<E> {
  const before = discipline.live(t, event, 'before')
  if (before.length > 0) return noticed(t, discipline, event, change, before)
  const flow = change(event)
  if (flow !== undefined) return follow(t, discipline, event, flow)
  const after = discipline.live(t, event, 'after')
  return after.length > 0 ? follow(t, discipline, event) : (new Passed(event) as unknown as Flow<E>)
}

function* noticed<S extends BaseState, E extends GameEvent, A>(
  t: Table<S>,
  discipline: Discipline<S, E, A>,
  event: E,
  change: Change<E>,
  before: readonly Live<A>[],
): Flow<E> {
  yield* discipline.before(t, event, before)
  const flow = change(event)
  return yield* follow(t, discipline, event, flow ?? undefined)
}

/** The rest of a change that asks, and what comes after it. */
function* follow<S extends BaseState, E extends GameEvent, A>(
  t: Table<S>,
  discipline: Discipline<S, E, A>,
  event: E,
  flow?: Flow,
): Flow<E> {
  if (flow !== undefined) yield* flow
  const after = discipline.live(t, event, 'after')
  if (after.length > 0) yield* discipline.after(t, event, after)
  return event
}

/** A flow that is over before it begins. */
class Passed<E> {
  readonly #result: { readonly done: true; readonly value: E }
  constructor(event: E) {
    this.#result = { done: true, value: event }
  }
  [Symbol.iterator](): this {
    return this
  }
  next(): { readonly done: true; readonly value: E } {
    return this.#result
  }
}

/** By event, then by kind of card. */
type Listeners<A> = Map<string, (A[] | undefined)[]>

/** From event and window to the kinds of card that listen, so that `live` need not look at all the others. */
export class ListenerIndex<A> {
  readonly #instead: Listeners<A> = new Map()
  readonly #before: Listeners<A> = new Map()
  readonly #after: Listeners<A> = new Map()

  /** `kind` is whatever the game identifies its cards by: the index of a design. */
  add(event: string, window: Window, kind: number, ability: A): void {
    const events = this.#at(window)
    const kinds = events.get(event) ?? []
    events.set(event, kinds)
    while (kinds.length <= kind) kinds.push(undefined)
    kinds[kind] = [...(kinds[kind] ?? []), ability]
  }

  /** Abilities by kind; null if no card of the game listens there. */
  listeners(event: string, window: Window): readonly (readonly A[] | undefined)[] | null {
    const events = this.#at(window)
    // Every change of every match comes by here, and many a window has no listener in the whole game.
    return events.size === 0 ? null : (events.get(event) ?? null)
  }

  #at(window: Window): Listeners<A> {
    if (window === 'after') return this.#after
    return window === 'before' ? this.#before : this.#instead
  }
}
