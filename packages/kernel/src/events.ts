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

/** Makes a change, which may ask questions itself, happen through its windows. Returns the event as it happened, or null. */
export function* raise<S extends BaseState, E extends GameEvent, A>(
  t: Table<S>,
  discipline: Discipline<S, E, A>,
  event: E,
  // biome-ignore lint/suspicious/noConfusingVoidType: a change that asks nobody is a plain function
  change: (event: E) => Flow | void,
): Flow<E | null> {
  let now: E | null = event
  const instead = discipline.live(t, now, 'instead')
  if (instead.length > 0) {
    now = yield* discipline.instead(t, now, instead)
    if (now === null) return null
  }
  const before = discipline.live(t, now, 'before')
  if (before.length > 0) yield* discipline.before(t, now, before)
  const flow = change(now)
  if (flow !== undefined) yield* flow
  const after = discipline.live(t, now, 'after')
  if (after.length > 0) yield* discipline.after(t, now, after)
  return now
}

/** From event and window to the kinds of card that listen, so that `live` need not look at all the others. */
export class ListenerIndex<A> {
  /** Two looks instead of one at a joined key: every change of every match comes by here. */
  readonly #byWindow: { readonly [W in Window]: Map<string, Map<number, A[]>> } = {
    instead: new Map(),
    before: new Map(),
    after: new Map(),
  }

  /** `kind` is whatever the game identifies its cards by: the index of a design. */
  add(event: string, window: Window, kind: number, ability: A): void {
    const kinds = this.#byWindow[window].get(event) ?? new Map<number, A[]>()
    this.#byWindow[window].set(event, kinds)
    kinds.set(kind, [...(kinds.get(kind) ?? []), ability])
  }

  /** Null if no card of the game listens there. */
  listeners(event: string, window: Window): ReadonlyMap<number, readonly A[]> | null {
    return this.#byWindow[window].get(event) ?? null
  }
}
