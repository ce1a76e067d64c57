import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { RemoteBot, serveBot } from '@dejarik/bots'
import { type Game, type MatchRecord, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { recordPath } from '@dejarik/protocol'
import { onTestFinished } from 'vitest'
import type { Thinker } from '../src/bots/thinker.ts'
import { DEFAULTS, type RunningServer, type Settings, startServer } from '../src/index.ts'
import type { Store } from '../src/store/store.ts'
import { Player, type ServerProcess, startProcess } from '../test-support/index.ts'
import { bids } from './bids.ts'

/** A folder that is gone after the test. */
export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Wanted {
  readonly games?: readonly Game[]
  readonly store?: Store
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

/** A server in this process, stopped after the test. */
export async function serve(wanted: Wanted = {}): Promise<RunningServer> {
  const settings: Settings = {
    ...DEFAULTS,
    port: 0,
    host: '127.0.0.1',
    connectionsPerAddress: 1000,
    messagesPerSecond: 10_000,
    ...wanted.settings,
    data: wanted.settings?.data ?? folderForTest(),
  }
  const server = await startServer(settings, wanted.games ?? [bids], wanted.store, wanted.now, wanted.thinker)
  onTestFinished(() => server.stop())
  return server
}

/** A server in a process of its own, killed after the test. */
export async function serveApart(env: Parameters<typeof startProcess>[0]): Promise<ServerProcess> {
  const server = await startProcess(env)
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
  return { ann, bob, match }
}
