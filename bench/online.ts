import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastRng } from '@dejarik/kernel'
import { ATTACK, PLENTY_FOR_ALL, Player, someAnswer, startProcess } from '@dejarik/server/test-support'
import { percentile } from './statistics.ts'

export interface OnlineSettings {
  /** Matches that are played at once, each by two connections. */
  readonly matches: number
  /** How long to measure at the pace of players, and again as fast as the server can. */
  readonly seconds: number
  /** How long to play at that pace before: a server that has just started compiles its code, and then never again. */
  readonly warmUp: number
  /** Milliseconds that players think before an answer, at least and at most. */
  readonly think?: { readonly min: number; readonly max: number }
}

/** Times in milliseconds from the sending of an answer until both seats have the new view. */
export interface OnlineNumbers {
  readonly matches: number
  readonly answers: number
  readonly answersPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** The 99th percentile of the warm-up, which does not count. */
  readonly warmUpP99: number
  /** The same with no time to think: how much the server can take. */
  readonly saturated: { readonly answersPerSecond: number; readonly p50: number; readonly p99: number }
}

/** On average an answer a second at each of the tables: faster than people. */
const THINK = { min: 500, max: 1500 }
/** Connections that are opened at once; a thousand in one moment would measure the listen queue. */
const ARRIVE_TOGETHER = 20

/** Two connections that play one match after the other. */
interface Pair {
  readonly players: readonly [Player, Player]
  readonly rng: FastRng
  match: string
}

/**
 * Starts the server in a process of its own and plays `matches` matches of the Deckbuilding Game at once over
 * real WebSockets from this one. Every answer is on the disk before anybody hears of it.
 */
export async function measureOnline(settings: OnlineSettings): Promise<OnlineNumbers> {
  const data = mkdtempSync(join(tmpdir(), 'dejarik-bench-'))
  const server = await startProcess({
    DEJARIK_DATA: data,
    DEJARIK_CONNECTIONS: String(2 * settings.matches),
    DEJARIK_MESSAGES: '100000',
    ...PLENTY_FOR_ALL,
  })
  try {
    const pairs = await seat(server.address, settings.matches)
    const think = settings.think ?? THINK
    const first = await play(pairs, settings.warmUp, think)
    const paced = await play(pairs, settings.seconds, think)
    const flatOut = await play(pairs, settings.seconds, { min: 0, max: 0 })
    return {
      matches: settings.matches,
      answers: paced.length,
      answersPerSecond: Math.round(paced.length / settings.seconds),
      p50: percentile(paced, 0.5),
      p99: percentile(paced, 0.99),
      max: percentile(paced, 1),
      warmUpP99: percentile(first, 0.99),
      saturated: {
        answersPerSecond: Math.round(flatOut.length / settings.seconds),
        p50: percentile(flatOut, 0.5),
        p99: percentile(flatOut, 0.99),
      },
    }
  } finally {
    await server.end('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}

async function seat(address: string, matches: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  while (pairs.length < matches) {
    const count = Math.min(ARRIVE_TOGETHER, matches - pairs.length)
    const arrived = Array.from({ length: count }, async (_, i): Promise<Pair> => {
      const players = [await Player.arrive(address), await Player.arrive(address)] as const
      return { players, rng: new FastRng(pairs.length + i), match: await newMatch(players) }
    })
    pairs.push(...(await Promise.all(arrived)))
  }
  return pairs
}

async function newMatch([host, guest]: Pair['players']): Promise<string> {
  const match = await host.host('deckbuilding')
  await guest.join(match)
  await host.until(() => host.at(match).table.status === 'playing', 'the match begins')
  return match
}

/** All pairs play for some seconds. Returns every time from answer to both views. */
async function play(
  pairs: readonly Pair[],
  seconds: number,
  think: { min: number; max: number },
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < end) {
        const pause = think.min + pair.rng.int(think.max - think.min + 1)
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
        times.push(await answerOnce(pair))
      }
    }),
  )
  return times
}

async function answerOnce(pair: Pair): Promise<number> {
  const { players, rng } = pair
  if (players[0].at(pair.match).table.status === 'over') pair.match = await newMatch(players)
  const { match } = pair
  const player = players.find((player) => player.asked(match) !== null)
  const ask = player?.asked(match)
  if (player === undefined || !ask) throw new Error('nobody is asked')
  const version = player.at(match).table.version + 1
  const answer = someAnswer(ask, rng, ATTACK)
  const sent = performance.now()
  const reply = player.answer(match, answer)
  await Promise.all(
    players.map((each) => each.until(() => each.at(match).table.version >= version, 'the new view')),
  )
  const took = performance.now() - sent
  const { type } = await reply
  if (type === 'error') throw new Error(JSON.stringify(await reply))
  return took
}
