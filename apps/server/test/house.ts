import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { MessageChannel } from 'node:worker_threads'
import { RemoteBot, serveBot } from '@dejarik/bots'
import { type Game, type MatchRecord, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { recordPath } from '@dejarik/protocol'
import { onTestFinished } from 'vitest'
import type { Thinker } from '../src/bots/thinker.ts'
import { DEFAULTS, type RunningServer, type Settings, startServer } from '../src/index.ts'
import { NO_POST } from '../src/servers/post.ts'
import type { Home } from '../src/store/home.ts'
import { SqlStore } from '../src/store/sql-store.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'
import {
  databaseFor,
  PLENTY_FOR_ALL,
  Player,
  type ServerProcess,
  startProcess,
} from '../test-support/index.ts'
import { bids } from './bids.ts'

/** A folder that is gone after the test. */
export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server's home in this file, which the test can make fail. */
export function homeOn(db: DatabaseSync): Home {
  const store = new SqlStore(new SqliteDatabase(db))
  return { store, post: NO_POST, isAlone: true, time: async () => Date.now(), leave: () => {} }
}

export interface Wanted {
  readonly games?: readonly Game[]
  readonly home?: Home
  readonly now?: () => number
  readonly settings?: Partial<Settings>
  /** Decides for bots; without it, a worker as in earnest. */
  readonly thinker?: Thinker
}

/** Bots of these games that think in this thread, but are asked like a worker. */
export function thinkerHere(games: readonly Game[]): Thinker {
  const { port1, port2 } = new MessageChannel()
  serveBot(games, port1)
  const bot = new RemoteBot(port2)
  return {
    decide: (question) => bot.decide(question),
    close: async () => {
      port1.close()
      port2.close()
    },
  }
}

/** Tests play faster than people. */
const PLENTY = { work: 1_000_000, bytes: 1_000_000_000 }

/** A server in this process, stopped after the test. */
export async function serve(wanted: Wanted = {}): Promise<RunningServer> {
  const data = wanted.settings?.data ?? folderForTest()
  const settings: Settings = {
    ...DEFAULTS,
    port: 0,
    host: '127.0.0.1',
    connectionsPerAddress: 1000,
    messagesPerSecond: 10_000,
    guestMeans: PLENTY,
    addressMeans: PLENTY,
    ...wanted.settings,
    data,
    database: wanted.settings?.database ?? (await databaseFor(data)),
  }
  const { games = [bids], home, now, thinker } = wanted
  const server = await startServer(settings, games, {
    ...(home && { home }),
    ...(now && { now }),
    ...(thinker && { thinker }),
  })
  onTestFinished(() => server.stop())
  return server
}

/** A server in a process of its own, killed after the test. */
export async function serveApart(env: { readonly [name: string]: string }): Promise<ServerProcess> {
  const database = await databaseFor(env.DEJARIK_DATA ?? '')
  const server = await startProcess({
    ...PLENTY_FOR_ALL,
    ...(database && { DATABASE_URL: database }),
    ...env,
  })
  onTestFinished(async () => {
    await server.end('SIGKILL')
  })
  return server
}

export const arrive = (server: RunningServer, ...names: string[]): Promise<Player[]> =>
  Promise.all(names.map((name) => Player.arrive(server.address, { name })))

/** Of a match that is over. */
export async function recordOf(
  { address }: { readonly address: string },
  match: string,
): Promise<MatchRecord> {
  return accepted(readRecord(await (await fetch(address + recordPath(match))).text()))
}

/** Ann, who made the match, and Bob, who followed her link. */
export async function annAndBob(
  server: RunningServer,
  more: Parameters<Player['host']>[1] & { game?: string } = {},
): Promise<{ ann: Player; bob: Player; match: string }> {
  const { game = 'bids', ...rest } = more
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  const match = await ann.host(game, rest)
  await bob.join(match)
  await ann.until(() => ann.at(match).table.status === 'playing', 'the match begins')
  await ann.until(() => ann.at(match).seats?.seats[1].present === true, 'Bob is there')
  return { ann, bob, match }
}

/** What the maker of a match sends, and what comes with the second player. */
export function partsOf(game: Game, options: unknown) {
  const read = game.readOptions(options)
  const parts = game.seatOptions?.split(read)
  if (parts === undefined) return { host: { options }, second: {} }
  const [own, others] = parts.brought
  return { host: { options: parts.table, brings: own }, second: { brings: others } }
}
