import {
  type Answer,
  type BaseState,
  type Game,
  isRefusal,
  type LogEntry,
  Match,
  type Refusal,
  refuse,
  type Seat,
} from '@dejarik/kernel'
import type { ClockSetting, RulesChange, UndoView } from '@dejarik/protocol'
import { type Clocks, goOn, newClocks, passOn, type Service } from './clock.ts'
import { type Act, type Folded, NOTHING_PENDING, type Pending, pendingAfter } from './journal.ts'
import type { StoredAct } from './store/store.ts'

/**
 * How a match stands after some number of acts. Never changed: an act makes the next position out of a fork,
 * so what can't be stored, or meets a bug of ours, has not touched the table.
 */
export interface Position {
  readonly match: Match
  readonly log: readonly LogEntry[]
  /** Acts so far. */
  readonly version: number
  /** The version at which the open question was put. Answers to anything older are stale. */
  readonly since: number
  readonly pending: Pending
  readonly newRules: RulesChange | null
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

export const askedBy = (match: Match): readonly Seat[] => match.asks.map((ask) => ask.seat)

/** The first question of a match. */
export function begin({ game, options, seed, clock }: Origin, now: number): Position {
  const match = Match.start<BaseState, unknown, unknown>(game, options, seed, FORK)
  const clocks = clock && newClocks(clock, game.seats(options).length, askedBy(match), now)
  return { match, log: match.log, version: 0, since: 0, pending: NOTHING_PENDING, newRules: null, clocks }
}

/** The position that a stored journal comes to. */
export function restore(
  origin: Origin,
  folded: Folded,
  started: number,
  service: Service,
): Position | Refusal {
  const { game, options, seed, clock } = origin
  const { from, counted, pending, newRules, version } = folded
  // The open question was put by one of the last answers: a question outlives those of the other seats at most.
  const last = counted.slice(-game.seats(options).length)
  const entries = counted.slice(0, counted.length - last.length).map(({ entry }) => entry)
  const match = Match.restore(
    game,
    { game: game.id, rulesVersion: game.rulesVersion, options, seed, entries, ...(from && { from }) },
    FORK,
  )
  if (isRefusal(match)) return match
  let since = 0
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
    version,
    since: Math.max(since, folded.wentBack),
    pending,
    newRules,
    clocks: fresh && goOn({ ...fresh, left: folded.left ?? fresh.left, at: folded.at ?? started }, service),
  }
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
      return tookBack(before, act.seat, act.to, at)
    case 'new rules':
      return null
    default:
      return noted(before, act, at)
  }
}

/** Log entries of `after` that whoever saw `before` has read already. */
export function readBefore(before: Position | null, after: Position | null): number {
  const [old, now] = [before?.log ?? [], after?.log ?? []]
  let n = Math.min(old.length, now.length)
  // Positions that came of each other hold the same entries.
  while (n > 0 && old[n - 1] !== now[n - 1]) n--
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
      since: table.since,
      version,
      pending: pendingAfter(before.pending, act, version),
      newRules: before.newRules,
      clocks: before.clocks && passOn(before.clocks, askedBy(table.match), now),
    },
  }
}

/**
 * What taking back would do for `seat`. After the end nothing can be: the seed is known. Without `others`, nobody is
 * there who could agree: bots don't.
 */
export function undoView({ match }: Position, seat: Seat, others: boolean): UndoView {
  if (match.over) return { can: 'nothing', why: refuse('match-over', match.outcome?.rule) }
  const before = match.from?.n ?? 0
  const free = match.undoable(seat)
  if (!isRefusal(free)) return { can: 'take back', to: free.to + before }
  const own = match.entries.findLastIndex((entry) => entry.seat === seat)
  return own < 0 || !others ? { can: 'nothing', why: free } : { can: 'ask', to: own + before, why: free }
}
