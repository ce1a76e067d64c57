import type { Flow } from '../api.ts'
import { type Doing, settled } from './doing.ts'

/** Something that happens and that cards may notice; typed by each game as a union over `event`. */
export interface GameEvent {
  readonly event: string
}

/** `instead` may rewrite or cancel the change, `before` interrupts it, `after` follows it. */
export type Window = 'instead' | 'before' | 'after'

/**
 * A game's own discipline. The kernel opens the windows; which abilities are live (`L` stands for them, `T` for its table), in which order
 * they come and whether they resolve at once or wait in a queue is the game's rule.
 */
export interface Discipline<T, E extends GameEvent, L> {
  live(t: T, event: E, window: Window): readonly L[]
  /** Returns the event as rewritten, or null if it does not happen. */
  instead(t: T, event: E, live: readonly L[]): Flow<E | null>
  before(t: T, event: E, live: readonly L[]): Flow
  after(t: T, event: E, live: readonly L[]): Flow
}

/**
 * Makes a change happen through its windows: `yield* raise(…)` returns the event as it happened, or null. Most
 * changes pass unnoticed; for those no flow is made, because this is on the path of every card of every match.
 */
export function raise<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  change: (event: E) => Doing,
): Flow<E | null> {
  const instead = discipline.live(t, event, 'instead')
  if (instead.length > 0) return replace(t, discipline, event, change, instead)
  return happen(t, discipline, event, change)
}

function* replace<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  change: (event: E) => Doing,
  instead: readonly L[],
): Flow<E | null> {
  const now = yield* discipline.instead(t, event, instead)
  return now === null ? null : yield* happen(t, discipline, now, change)
}

function happen<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  change: (event: E) => Doing,
): Flow<E> {
  const before = discipline.live(t, event, 'before')
  if (before.length > 0) return noticed(t, discipline, event, change, before)
  const flow = change(event)
  if (flow !== undefined) return follow(t, discipline, event, flow)
  const after = discipline.live(t, event, 'after')
  return after.length > 0 ? follow(t, discipline, event) : settled(event)
}

function* noticed<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  change: (event: E) => Doing,
  before: readonly L[],
): Flow<E> {
  yield* discipline.before(t, event, before)
  const flow = change(event)
  return yield* follow(t, discipline, event, flow ?? undefined)
}

/** The rest of a change that asks, and what comes after it. */
function* follow<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  flow?: Flow,
): Flow<E> {
  if (flow !== undefined) yield* flow
  const after = discipline.live(t, event, 'after')
  if (after.length > 0) yield* discipline.after(t, event, after)
  return event
}
