import {
  type Answer,
  type BaseState,
  type Game,
  isRefusal,
  type LogEntry,
  Match,
  type MatchRecord,
  type Refusal,
  refuse,
  type Seat,
  type Waypoint,
} from '@dejarik/kernel'
import { type ClockSetting, LIMITS, type RulesChange, type UndoView } from '@dejarik/protocol'
import { type Clocks, goOn, newClocks, passOn, type Service } from './clock.ts'
import { type Act, type Folded, NOTHING_PENDING, type Pending, pendingAfter } from './journal.ts'
import type { StoredAct } from './store/store.ts'

/**
 * How a match stands after some number of acts. Never changed: an act makes the next position out of a fork,
 * so what can't be stored, or meets a bug of ours, has not touched the table.
 */
export interface Position {
  readonly match: Match
  /** The end of the log, from where the match was opened. */
  readonly log: readonly LogEntry[]
  /** From where the match is to be opened by whoever comes next; null: from its beginning. */
  readonly landing: Waypoint | null
  /** Acts so far. */
  readonly version: number
  /** The version at which the open question was put. Answers to anything older are stale. */
  readonly since: number
  readonly pending: Pending
  readonly newRules: RulesChange | null
  /** When the last act was made, or the match began. */
  readonly at: number
  readonly clocks: Clocks | null
}

/** An act and the position that it leads to. */
export interface Move {
  readonly act: Act
  readonly at: number
  readonly to: Position
}

/** What every fold of a match starts from. */
export interface Origin {
  readonly game: Game
  readonly options: unknown
  readonly seed: string
  readonly clock: ClockSetting | null
}

/** Taking back costs what is taken back, however long the match has been. */
const FORK = { keep: 'thinning', log: true } as const

/** Log entries that are told again by whoever opens a match, before another landing is chosen. */
const FAR = 1.5 * LIMITS.logPage

/** The landing of a match: far enough back for a page of its log, and no further than that takes. */
export function landingOf(match: Match, before: Waypoint | null): Waypoint | null {
  if (before !== null && before.n <= match.n && match.told - before.told <= FAR) return before
  const found = match.waypoint(match.told - LIMITS.logPage)
  return found?.n === before?.n ? before : found
}

/** Entries of the log that came before the first that the position holds. */
export const toldBefore = ({ match, log }: Position): number => match.told - log.length

export const askedBy = (match: Match): readonly Seat[] => match.asks.map((ask) => ask.seat)

/** The first question of a match. */
export function begin({ game, options, seed, clock }: Origin, now: number): Position {
  const match = Match.start<BaseState, unknown, unknown>(game, options, seed, FORK)
  const clocks = clock && newClocks(clock, game.seats(options).length, askedBy(match), now)
  return {
    match,
    log: match.log,
    landing: null,
    version: 0,
    since: 0,
    pending: NOTHING_PENDING,
    newRules: null,
    at: now,
    clocks,
  }
}

/** The position that a stored journal comes to; with a `landing`, only what came after that is folded. */
export function restore(
  origin: Origin,
  folded: Folded,
  started: number,
  service: Service,
  landing: Waypoint | null = null,
): Position | Refusal {
  const { game, options, clock } = origin
  const { counted, pending, newRules, version } = folded
  const place = landing === null ? 0 : landing.n - (folded.from?.n ?? 0)
  // The open question was put by one of the last answers: a question outlives those of the other seats at most.
  const first = Math.max(place, counted.length - game.seats(options).length)
  const last = counted.slice(first)
  const record = recordOf(origin, folded, first)
  const match =
    landing === null ? Match.restore(game, record, FORK) : Match.resume(game, record, landing, FORK)
  if (isRefusal(match)) return match
  let since = counted[first - 1]?.version ?? 0
  for (const { entry, version } of last) {
    const before = match.asks
    const no = match.enter(entry.how, entry.seat, entry.answer)
    if (no !== null) return no
    if (!match.asks.some((ask) => before.includes(ask))) since = version
  }
  const fresh = clock && newClocks(clock, game.seats(options).length, askedBy(match), started)
  return {
    match,
    log: match.log,
    landing: landingOf(match, landing),
    version,
    since: Math.max(since, folded.wentBack),
    pending,
    newRules,
    at: folded.at ?? started,
    clocks: fresh && goOn({ ...fresh, left: folded.left ?? fresh.left, at: folded.at ?? started }, service),
  }
}

/** The first `n` decisions that count, from where they begin. */
export function recordOf(
  { game, options, seed }: Origin,
  { from, counted }: Pick<Folded, 'from' | 'counted'>,
  n: number,
): MatchRecord {
  const entries = counted.slice(0, n).map(({ entry }) => entry)
  return { game: game.id, rulesVersion: game.rulesVersion, options, seed, entries, ...(from && { from }) }
}

/**
 * The position after acts that another server has stored since; its clocks are that server's. Null where those acts
 * do not follow on this position, or go on under other rules: then the match is read anew.
 */
export function caughtUp(before: Position, acts: readonly StoredAct[], upSince: number): Position | null {
  let position = before
  for (const stored of acts) {
    if (stored.n !== position.version + 1) return null
    const move = repeated(position, stored)
    if (move === null || isRefusal(move)) return null
    const { clocks } = move.to
    position = {
      ...move.to,
      clocks: clocks && { ...clocks, left: stored.left ?? clocks.left, at: Math.max(stored.at, upSince) },
    }
  }
  return position
}

function repeated(before: Position, { act, at }: StoredAct): Move | Refusal | null {
  switch (act.act) {
    case 'enter':
      return entered(before, at, (match) => match.enter(act.how, act.seat, act.answer))
    case 'undo':
      return reaches(before, act.to) ? tookBack(before, act.seat, act.to, at) : null
    case 'new rules':
      return null
    default:
      return noted(before, act, at)
  }
}

/** Log entries of `after` that whoever saw `before` has read already. */
export function readBefore(before: Position | null, after: Position | null): number {
  if (before === null || after === null || before.match.from !== after.match.from) return 0
  const [old, now] = [toldBefore(before), toldBefore(after)]
  let n = Math.min(before.match.told, after.match.told)
  // Positions that came of each other hold the same entries, and of those before them they know the same.
  while (n > Math.max(old, now) && before.log[n - 1 - old] !== after.log[n - 1 - now]) n--
  return n
}

export function answered(before: Position, seat: Seat, answer: Answer, now: number): Move | Refusal {
  return entered(before, now, (match) => match.answer(seat, answer))
}

export function conceded(
  before: Position,
  seat: Seat,
  how: 'resign' | 'timeout',
  now: number,
): Move | Refusal {
  return entered(before, now, (match) => match.concede(seat, how))
}

function entered(before: Position, now: number, enter: (match: Match) => Refusal | null): Move | Refusal {
  const match = before.match.fork(FORK)
  const asks = match.asks
  const no = enter(match)
  if (no !== null) return no
  const entry = match.entries[match.entries.length - 1]
  // Where several are asked at once, the question stays the same for those who have not answered yet.
  const sameQuestion = match.asks.some((ask) => asks.includes(ask))
  return moved(before, { act: 'enter', ...entry }, now, {
    match,
    log: [...before.log, ...match.log],
    since: sameQuestion ? before.since : before.version + 1,
  })
}

/** Whether going back to the first `to` decisions starts from a boundary that is kept. */
export const reaches = ({ match }: Position, to: number): boolean => match.reaches(to - (match.from?.n ?? 0))

/** Back to the first `to` decisions. */
export function tookBack(before: Position, seat: Seat, to: number, now: number): Move {
  const match = before.match.fork(FORK)
  match.undoTo(to - (match.from?.n ?? 0))
  return moved(before, { act: 'undo', seat, to }, now, {
    match,
    log: before.log.filter((entry) => entry.n <= to),
    since: before.version + 1,
  })
}

/** An act that leaves the table as it is: a wish, an offer. */
export function noted(before: Position, act: Act, now: number): Move {
  return moved(before, act, now, before)
}

function moved(
  before: Position,
  act: Act,
  now: number,
  table: Pick<Position, 'match' | 'log' | 'since'>,
): Move {
  const version = before.version + 1
  return {
    act,
    at: now,
    to: {
      match: table.match,
      log: table.log,
      landing: landingOf(table.match, before.landing),
      since: table.since,
      version,
      pending: pendingAfter(before.pending, act, version),
      newRules: before.newRules,
      at: now,
      clocks: before.clocks && passOn(before.clocks, askedBy(table.match), now),
    },
  }
}

/**
 * What taking back would do for who sits at these seats. After the end nothing can be: the seed is known. Without `others`,
 * nobody is there who could agree: bots don't.
 */
export function undoView({ match }: Position, held: readonly Seat[], others: boolean): UndoView {
  if (match.over) return { can: 'nothing', why: refuse('match-over', match.outcome?.rule) }
  const before = match.from?.n ?? 0
  // Of several seats it is the one that has decided last.
  const ways = held.map((seat) => match.undoable(seat))
  const way = ways.find((one) => !isRefusal(one) || one.refused !== 'undo-not-yours') ?? ways[0]
  if (!isRefusal(way)) return { can: 'take back', to: way.to + before }
  const own = match.entries.findLastIndex((entry) => held.includes(entry.seat))
  return own < 0 || !others ? { can: 'nothing', why: way } : { can: 'ask', to: own + before, why: way }
}
