import { botNamed, type Level } from '@dejarik/bots'
import {
  type Checks,
  type Failure,
  FastRng,
  type Game,
  hash,
  keyOf,
  Match,
  type MatchRecord,
  noChecks,
  RulesBug,
  randomAnswer,
  type Seat,
  SelfCheck,
} from '@dejarik/kernel'
import { botMove } from '../bot-move.ts'

/** A match that takes longer than this will not end. */
const DECISION_LIMIT = 20_000

/** Work that can be split by match: match `i` depends on the job and on `i` alone. */
export type Job = SimulateJob | SelfCheckJob

/** What a match is played with, and by whom. */
export interface Setting {
  readonly options: unknown
  /** By seat. */
  readonly bots: readonly Level[]
}

export interface SimulateJob {
  readonly kind: 'simulate'
  readonly game: string
  readonly seed: string
  /** Played in turn. */
  readonly settings: readonly Setting[]
  /** Whether the bots move one seat on after every match. */
  readonly swap: boolean
  /** Whether the records of all matches are wanted. */
  readonly save: boolean
}

export interface SelfCheckJob {
  readonly kind: 'selfcheck'
  readonly game: string
  readonly seed: string
  /** Options to check in turn. */
  readonly variants: readonly unknown[]
  readonly takeBacksOnly: boolean
}

export interface Played {
  readonly decisions: number
  readonly winners: readonly Seat[]
  readonly hash: string
  readonly record?: MatchRecord
  readonly error?: { readonly message: string; readonly record: MatchRecord }
}

export interface Checked {
  readonly checks: Checks
  readonly failures: readonly Failure[]
  /** How often cards came into play, by id. */
  readonly played: ReadonlyMap<string, number>
}

/** The seed of match `i`, of which all of it is drawn. */
export function seedOf(seed: string, i: number): string {
  return `${seed}/${i}`
}

function settingOf({ settings }: SimulateJob, i: number): Setting {
  return settings[i % settings.length]
}

/** Who sits on `seat` in match `i`. */
export function botAt(job: SimulateJob, i: number, seat: Seat): Level {
  const { bots } = settingOf(job, i)
  return bots[(seat + (job.swap ? i : 0)) % bots.length]
}

export function simulate(game: Game, job: SimulateJob, i: number): Played {
  const seed = seedOf(job.seed, i)
  const { options, bots } = settingOf(job, i)
  const [a, b] = keyOf(`${seed} players`)
  const rng = new FastRng(a, b)
  const levels = bots.map((_, seat) => botAt(job, i, seat))
  try {
    const match = levels.every((level) => level === 'random')
      ? playAtRandom(game, options, seed, rng)
      : playBots(game, options, seed, rng, levels)
    const played: Played = {
      decisions: match.n,
      winners: match.outcome?.winners ?? [],
      hash: hash(match.state),
      ...(job.save && { record: match.record }),
    }
    if (match.over) return played
    return {
      ...played,
      error: { message: `no end after ${DECISION_LIMIT} decisions`, record: match.record },
    }
  } catch (error) {
    if (!(error instanceof RulesBug)) throw error
    const { message, record } = error
    return { decisions: record.entries.length, winners: [], hash: 'bug', error: { message, record } }
  }
}

function playAtRandom(game: Game, options: unknown, seed: string, rng: FastRng): Match {
  const match = Match.start(game, options, seed, { keep: 0 })
  for (let n = 0; n < DECISION_LIMIT; n++) {
    const ask = match.ask
    if (ask === null) break
    match.answer(ask.seat, randomAnswer(ask, rng))
  }
  return match
}

function playBots(game: Game, options: unknown, seed: string, rng: FastRng, levels: readonly Level[]): Match {
  const match = Match.start(game, options, seed, { keep: 1 })
  for (let n = 0; n < DECISION_LIMIT; n++) {
    const ask = match.ask
    if (ask === null) break
    // No limit in time: what is chosen must not depend on the machine.
    botMove(botNamed(levels[ask.seat]), match, ask.seat, rng, { millis: Number.POSITIVE_INFINITY })
  }
  return match
}

export function selfcheck(game: Game, job: SelfCheckJob, i: number): Checked {
  const check = new SelfCheck(game, job)
  check.run(job.variants[i % job.variants.length], seedOf(job.seed, i), i)
  return { checks: check.checks, failures: check.failures, played: check.played }
}

export function sumChecks(all: readonly Checked[]): Checks {
  const sum = noChecks()
  for (const { checks } of all)
    for (const key of Object.keys(sum).filter((name) => isCheck(sum, name))) sum[key] += checks[key]
  return sum
}

function isCheck(checks: Checks, name: string): name is keyof Checks {
  return name in checks
}
