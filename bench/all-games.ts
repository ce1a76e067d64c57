/** Many matches of all four games at once over real WebSockets: on one server or two, on either store, with a hostile guest or without. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Entry, FastRng, type Game, isRefusal, Match, randomAnswer } from '@dejarik/kernel'
import {
  closeHome,
  openPlace,
  PLENTY_FOR_ALL,
  Player,
  type RunningPostgres,
  type ServerProcess,
  startPostgres,
  startProcess,
  storeBegun,
} from '@dejarik/server/test-support'
import { percentile } from './statistics.ts'

export interface AllGamesSettings {
  /** Matches that are played at once, of all games in turn. */
  readonly matches: number
  readonly seconds: number
  readonly warmUp: number
  readonly on: 'sqlite' | 'postgres'
  /** With two, each of a match's players is connected to another one. */
  readonly servers: 1 | 2
  /** Beside them a guest who does all that the limits let him, for the second half of the time. */
  readonly hostile?: boolean
}

/** Milliseconds from an answer until both players have the new table. */
export interface Times {
  readonly answers: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export interface AllGamesNumbers {
  readonly times: Times
  /** With a hostile guest at the table next door. */
  readonly beside: Times | null
}

/** On average an answer a second at each of the tables: faster than people. */
const THINK = { min: 500, max: 1500 }
const ARRIVE_TOGETHER = 20
/** Matches of each game that are played beforehand; all tables repeat one of these. */
const SCRIPTS = 3
/** What one address may have by default; each asks as often as one connection may. */
const HOSTILE_CONNECTIONS = 64
const HOSTILE_RATE = 10

/** What is answered in a match, from its seed. */
interface Script {
  readonly game: Game
  readonly seed: string
  readonly entries: readonly Entry[]
}

interface Prepared {
  readonly match: string
  readonly tokens: readonly string[]
  readonly script: Script
}

interface Table extends Prepared {
  readonly players: readonly Player[]
  readonly rng: FastRng
  next: number
}

export async function measureAllGames(
  games: readonly Game[],
  settings: AllGamesSettings,
): Promise<AllGamesNumbers> {
  const data = mkdtempSync(join(tmpdir(), 'dejarik-bench-'))
  const postgres = settings.on === 'postgres' ? await databaseServer() : null
  const database = postgres === null ? null : `${postgres.address}postgres`
  const servers: ServerProcess[] = []
  try {
    const prepared = await prepare(games, data, database, settings)
    const env = {
      DEJARIK_DATA: data,
      DEJARIK_CONNECTIONS: '100000',
      ...PLENTY_FOR_ALL,
      // The address is everybody's here; each guest has what one has.
      ...(settings.hostile === true && { DEJARIK_GUEST_WORK: '100', DEJARIK_GUEST_BYTES: '131072' }),
      ...(database !== null && { DATABASE_URL: database }),
    }
    while (servers.length < settings.servers) servers.push(await startProcess(env))
    const addresses = servers.map(({ address }) => address)
    const tables = await arrive(addresses, prepared)
    await play(tables, settings.warmUp)
    const times = timesOf(await play(tables, settings.seconds))
    if (settings.hostile !== true) return { times, beside: null }
    const leave = await harass(addresses[0])
    const beside = timesOf(await play(tables, settings.seconds))
    await leave()
    return { times, beside }
  } finally {
    for (const server of servers) await server.end('SIGKILL')
    await postgres?.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Where Debian keeps the programs, by version; who has them elsewhere says so by `DEJARIK_POSTGRES`. */
const DEBIAN = '/usr/lib/postgresql'

function newestOf(folder: string): string {
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []
  return versions.length === 0 ? '' : join(folder, versions[0], 'bin')
}

/** A PostgreSQL for this measurement alone. */
export function databaseServer(): Promise<RunningPostgres> {
  process.env.DEJARIK_POSTGRES ??= newestOf(DEBIAN)
  return startPostgres()
}

/** Matches that have begun lie in the store, and what will be answered in them is known: whoever measures must not think. */
async function prepare(
  games: readonly Game[],
  data: string,
  database: string | null,
  { matches, warmUp, seconds }: AllGamesSettings,
): Promise<readonly Prepared[]> {
  const enough = 2 * (warmUp + 2 * seconds)
  const scripts = games.flatMap((game) =>
    Array.from({ length: SCRIPTS }, (_, i) => playedByLot(game, `${i}`.repeat(32), enough)),
  )
  const home = await openPlace(data, database)
  const tables: Prepared[] = []
  for (let i = 0; i < matches; i++) {
    const script = scripts[i % scripts.length]
    tables.push({ ...(await storeBegun(home.store, script.game, script.seed)), script })
  }
  await closeHome(home)
  return tables
}

function playedByLot(game: Game, seed: string, enough: number): Script {
  const options = game.readOptions({})
  if (isRefusal(options)) throw new Error(options.refused)
  const rng = new FastRng(1)
  const match = Match.start(game, options, seed, { keep: 0 })
  for (let { ask } = match; ask !== null && match.n < enough; ask = match.ask)
    match.answer(ask.seat, randomAnswer(ask, rng))
  return { game, seed, entries: match.entries }
}

async function arrive(
  addresses: readonly string[],
  prepared: readonly Prepared[],
): Promise<readonly Table[]> {
  const tables: Table[] = []
  while (tables.length < prepared.length) {
    const some = prepared.slice(tables.length, tables.length + ARRIVE_TOGETHER)
    const came = some.map(async (one, i): Promise<Table> => {
      const arriving = one.tokens.map((token, seat) =>
        Player.arrive(addresses[seat % addresses.length], { token }),
      )
      const players = await Promise.all(arriving)
      for (const player of players) await player.join(one.match)
      return { ...one, players, rng: new FastRng(tables.length + i), next: 0 }
    })
    tables.push(...(await Promise.all(came)))
  }
  return tables
}

/** All tables play for some seconds. Returns every time from an answer until all have the new table. */
async function play(tables: readonly Table[], seconds: number): Promise<readonly number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    tables.map(async (table) => {
      for (;;) {
        const pause = THINK.min + table.rng.int(THINK.max - THINK.min + 1)
        await setTimeout(pause)
        if (performance.now() >= end || table.next >= table.script.entries.length) return
        times.push(await answerNext(table))
      }
    }),
  )
  return times
}

async function answerNext(table: Table): Promise<number> {
  const { players, match, script } = table
  const { seat, answer } = script.entries[table.next++]
  const player = players[seat]
  const version = player.at(match).table.version + 1
  const sent = performance.now()
  const reply = player.answer(match, answer)
  await Promise.all(
    players.map((each) => each.until(() => each.at(match).table.version >= version, 'the new table')),
  )
  const took = performance.now() - sent
  const done = await reply
  if (done.type === 'error') throw new Error(JSON.stringify(done))
  return took
}

function timesOf(times: readonly number[]): Times {
  return {
    answers: times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: percentile(times, 1),
  }
}

/** Connections of one guest, each with as many of the dearest requests as are let through, and frames that are none. */
async function harass(address: string): Promise<() => Promise<void>> {
  const first = await Player.arrive(address)
  const match = await first.host('deckbuilding')
  const crowd = await Promise.all(
    Array.from({ length: HOSTILE_CONNECTIONS }, () => Player.arrive(address, { token: first.token })),
  )
  const junk = 'x'.repeat(12_000)
  const timer = setInterval(() => {
    for (const one of crowd) {
      if (one.closed !== null) continue
      one.send({ type: 'join', match }).catch(() => {})
      one.socket.send(junk)
    }
  }, 1000 / HOSTILE_RATE)
  return async () => {
    clearInterval(timer)
    for (const one of [first, ...crowd]) one.socket.terminate()
  }
}
