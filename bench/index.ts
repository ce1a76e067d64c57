import { availableParallelism, cpus } from 'node:os'
import type { Game } from '@dejarik/kernel'
import { measureFork } from './fork.ts'
import { measureGeometry } from './geometry.ts'
import { type Line, line } from './line.ts'
import { measureRandomPlay } from './random-play.ts'
import { measureRecordSize, measureRestore } from './records.ts'
import { measureSkirmishMap } from './skirmish-map.ts'
import { targetsOf } from './targets.ts'

export type { Line, Target } from './line.ts'

export interface BenchSettings {
  /** Fewer rounds and matches: for a first look, not for figures to quote. */
  readonly quick: boolean
  /** Only what is measured on a server. */
  readonly onlineOnly?: boolean
  /** How much of it, where less is wanted than what was promised. */
  readonly online?: { readonly matches?: number; readonly frames?: number; readonly kills?: number }
  /** Runs the self-check and returns how many things failed. */
  readonly selfcheck: (game: Game, matches: number) => Promise<number>
  /** Told what is measured next. */
  readonly onStage?: (stage: string) => void
}

export interface Machine {
  readonly node: string
  readonly cpu: string
  readonly cores: number
}

export interface BenchReport {
  readonly machine: Machine
  readonly quick: boolean
  readonly passed: boolean
  readonly lines: readonly Line[]
}

/** Measures what the project promises, one thing after the other; see README.md for each method. */
export async function bench(games: readonly Game[], settings: BenchSettings): Promise<BenchReport> {
  const { quick, onStage } = settings
  const lines: Line[] = []
  for (const game of settings.onlineOnly ? [] : games) {
    const targets = targetsOf(game.id)
    const { matches } = targets
    const few = (count: number): number => (quick ? Math.ceil(count / 10) : count)
    onStage?.(`${game.id}: random play`)
    lines.push(...measureRandomPlay(game, targets, { rounds: quick ? 7 : 15, millis: quick ? 150 : 400 }))
    onStage?.(`${game.id}: fork`)
    lines.push(...measureFork(game, targets, quick ? 20 : 200))
    onStage?.(`${game.id}: restore`)
    lines.push(...measureRestore(game, targets, few(matches.restore)))
    if (targets.recordBytes !== null) {
      onStage?.(`${game.id}: record size`)
      const sizes = { random: few(matches.random), bots: few(matches.bots) }
      lines.push(...measureRecordSize(game, targets.recordBytes, sizes))
    }
    const checked = quick ? 8 : targets.selfcheck
    onStage?.(`${game.id}: selfcheck of ${checked} matches`)
    const failures = await settings.selfcheck(game, checked)
    lines.push(line(game.id, 'selfcheck', failures, 'failures', { atMost: 0 }, { matches: checked }))
  }
  if (!settings.onlineOnly) {
    onStage?.('xwing: geometry')
    lines.push(...measureGeometry({ rounds: quick ? 7 : 15, millis: quick ? 150 : 400 }))
    onStage?.('imperial-assault: lines of sight and reach')
    lines.push(...measureSkirmishMap({ rounds: quick ? 7 : 15, millis: quick ? 150 : 400 }))
  }
  onStage?.('online: a long campaign')
  lines.push(...(await measureCampaign(quick)))
  onStage?.('online: 300 matches at once')
  lines.push(await measureServer(quick))
  if (settings.onlineOnly) lines.push(...(await measureOnAllStores(games, settings)))
  return { machine: machine(), quick, passed: lines.every((one) => one.pass), lines }
}

/** Starts a server of its own; loaded only here, because no other figure needs the server. */
async function measureServer(quick: boolean): Promise<Line> {
  const { measureOnline } = await import('./online.ts')
  const matches = 300
  const { p99, saturated, ...rest } = await measureOnline({ matches, seconds: quick ? 5 : 30, warmUp: 10 })
  const from = { ...rest, saturatedAnswersPerSecond: saturated.answersPerSecond, saturatedP99: saturated.p99 }
  return line('deckbuilding', 'online, answer to both views, p99', p99, 'ms', { atMost: 100 }, from)
}

/** What an operator wants to know: all four games, both stores, several servers, guests who mean no good, servers that die. */
async function measureOnAllStores(
  games: readonly Game[],
  { quick, onStage, online = {} }: BenchSettings,
): Promise<readonly Line[]> {
  const { measureAllGames } = await import('./all-games.ts')
  const { measureHostileFrames } = await import('./hostile-frames.ts')
  const { measureKills } = await import('./kills.ts')
  const {
    matches = quick ? 100 : 1000,
    frames = quick ? 20_000 : 1_000_000,
    kills = quick ? 5 : 100,
  } = online
  const seconds = quick ? 5 : 30
  const times = { seconds, warmUp: 10 }
  const lines: Line[] = []
  for (const on of ['sqlite', 'postgres'] as const) {
    const store = on === 'sqlite' ? 'SQLite' : 'PostgreSQL'
    onStage?.(`online: ${matches} matches of all games, ${store}`)
    const one = await measureAllGames(games, { ...times, matches, on, servers: 1 })
    const atMost = on === 'sqlite' ? 100 : 150
    const what = `${matches} matches of all games, ${store}, p99`
    lines.push(line('all', what, one.times.p99, 'ms', { atMost }, { ...one.times }))
  }
  onStage?.('online: two servers')
  const tables = Math.min(200, matches)
  const two = await measureAllGames(games, { ...times, matches: tables, on: 'postgres', servers: 2 })
  for (const [name, value, atMost] of [
    ['p50', two.times.p50, 15],
    ['p99', two.times.p99, 100],
  ] as const)
    lines.push(
      line('all', `server to server at ${tables} tables, ${name}`, value, 'ms', { atMost }, { ...two.times }),
    )
  onStage?.('online: a hostile guest')
  const few = { ...times, matches: Math.min(100, matches), on: 'sqlite', servers: 1, hostile: true } as const
  const { times: calm, beside } = await measureAllGames(games, few)
  const worse = beside === null ? Number.POSITIVE_INFINITY : beside.p99 / calm.p99
  const both = { calmP50: calm.p50, calmP99: calm.p99, p50: beside?.p50 ?? 0, p99: beside?.p99 ?? 0 }
  lines.push(line('all', 'beside a hostile guest, p99 against before', worse, '×', { atMost: 2 }, both))
  onStage?.(`online: ${frames} hostile frames`)
  lines.push(...(await measureHostileFrames(frames)))
  for (const on of ['sqlite', 'postgres'] as const) {
    onStage?.(`online: ${kills} kills, ${on}`)
    lines.push(await measureKills(kills, on))
  }
  return lines
}

async function measureCampaign(quick: boolean): Promise<readonly Line[]> {
  const { measureLongMatch } = await import('./long-match.ts')
  return measureLongMatch({ decisions: 5000, undos: quick ? 100 : 400 })
}

function machine(): Machine {
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
  }
}
