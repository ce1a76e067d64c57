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
  /** Whether nobody has a say before it happens; what follows it is looked up afterwards, when more may be there. */
  isUnheard?(t: T, event: E): boolean
  /** Returns the event as rewritten, or null if it does not happen. */
  instead(t: T, event: E, live: readonly L[]): Flow<E | null>
  before(t: T, event: E, live: readonly L[]): Flow
  after(t: T, event: E, live: readonly L[]): Flow
}

/** What happens; false if it does not happen after all, so that nothing follows it. */
// biome-ignore lint/suspicious/noConfusingVoidType: most changes return nothing
export type Change<E> = (event: E) => Doing<boolean | void>

/**
 * Makes a change happen through its windows: `yield* raise(…)` returns the event as it happened, or null. Most
 * changes pass unnoticed; for those no flow is made, because this is on the path of every card of every match.
 */
export function raise<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  change: Change<E>,
): Flow<E | null> {
  if (discipline.isUnheard?.(t, event) === true) return follow(t, discipline, event, change(event))
  const instead = discipline.live(t, event, 'instead')
  if (instead.length > 0) return replace(t, discipline, event, change, instead)
  return happen(t, discipline, event, change)
}

function* replace<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  change: Change<E>,
  instead: readonly L[],
): Flow<E | null> {
  const now = yield* discipline.instead(t, event, instead)
  return now === null ? null : yield* happen(t, discipline, now, change)
}

function happen<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  change: Change<E>,
): Flow<E | null> {
  const before = discipline.live(t, event, 'before')
  if (before.length > 0) return noticed(t, discipline, event, change, before)
  return follow(t, discipline, event, change(event))
}

function* noticed<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  change: Change<E>,
  before: readonly L[],
): Flow<E | null> {
  yield* discipline.before(t, event, before)
  return yield* follow(t, discipline, event, change(event))
}

/** What comes after a change, and the rest of one that asks. */
function follow<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  changed: ReturnType<Change<E>>,
): Flow<E | null> {
  if (typeof changed === 'object') return rest(t, discipline, event, changed)
  if (changed === false) return DID_NOT_HAPPEN
  const after = discipline.live(t, event, 'after')
  return after.length > 0 ? followed(t, discipline, event, after) : settled(event)
}

const DID_NOT_HAPPEN: Flow<null> = settled(null)

function* rest<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  // biome-ignore lint/suspicious/noConfusingVoidType: as in `Change`
  flow: Flow<boolean | void>,
): Flow<E | null> {
  if ((yield* flow) === false) return null
  const after = discipline.live(t, event, 'after')
  if (after.length > 0) yield* discipline.after(t, event, after)
  return event
}

function* followed<T, E extends GameEvent, L>(
  t: T,
  discipline: Discipline<T, E, L>,
  event: E,
  after: readonly L[],
): Flow<E> {
  yield* discipline.after(t, event, after)
  return event
}
