import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { FastRng } from '@dejarik/kernel'
import { ATTACK, PLENTY_FOR_ALL, Player, someAnswer, startProcess } from '@dejarik/server/test-support'
import { databaseServer } from './all-games.ts'
import { type Line, line } from './line.ts'

const MATCHES = 20
/** How long they play before the next kill, at least and at most. */
const PLAY_MS = { min: 200, max: 900 }

interface Pair {
  tokens: readonly string[]
  match: string
  /** Acts of which the server said that they are done. */
  acknowledged: number
}

/** Kills a server at random moments of play. The value is how many acknowledged answers are not there afterwards. */
export async function measureKills(kills: number, on: 'sqlite' | 'postgres'): Promise<Line> {
  const data = mkdtempSync(join(tmpdir(), 'dejarik-bench-'))
  const postgres = on === 'postgres' ? await databaseServer() : null
  const env = {
    DEJARIK_DATA: data,
    DEJARIK_CONNECTIONS: '10000',
    DEJARIK_MESSAGES: '100000',
    ...PLENTY_FOR_ALL,
    ...(postgres !== null && { DATABASE_URL: `${postgres.address}postgres` }),
  }
  const rng = new FastRng(1)
  const pairs: Pair[] = []
  let [answers, lost] = [0, 0]
  let server = await startProcess(env)
  try {
    for (let k = 0; k <= kills; k++) {
      const tables = await Promise.all(
        Array.from({ length: MATCHES }, (_, i) => come(server.address, pairs, i)),
      )
      for (const { pair, players } of tables)
        lost += Math.max(0, pair.acknowledged - players[0].at(pair.match).table.version)
      if (k === kills) break
      const playing = tables.map(({ pair, players }) => playOn(pair, players, rng))
      await setTimeout(PLAY_MS.min + rng.int(PLAY_MS.max - PLAY_MS.min))
      await server.end('SIGKILL')
      answers += (await Promise.all(playing)).reduce((a, b) => a + b, 0)
      server = await startProcess(env)
    }
    const what = `answers lost by kills, ${on === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`
    return line('all', what, lost, 'answers', { atMost: 0 }, { kills, answers, matches: MATCHES })
  } finally {
    await server.end('SIGKILL')
    await postgres?.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function come(address: string, pairs: Pair[], i: number) {
  const known = pairs[i]
  const players = await Promise.all(
    [0, 1].map((seat) => Player.arrive(address, known === undefined ? {} : { token: known.tokens[seat] })),
  )
  if (known !== undefined) {
    for (const player of players) await player.join(known.match)
    if (players[0].at(known.match).table.status === 'playing') return { pair: known, players }
    if (players[0].at(known.match).table.version < known.acknowledged) return { pair: known, players }
  }
  const [host, guest] = players
  const match = await host.host('deckbuilding')
  await guest.join(match)
  await host.until(() => host.at(match).table.status === 'playing', 'it begins')
  const pair = { tokens: players.map(({ token }) => token), match, acknowledged: 0 }
  pairs[i] = pair
  return { pair, players }
}

/** Until the server is gone. Returns how many answers it acknowledged. */
async function playOn(pair: Pair, players: readonly Player[], rng: FastRng): Promise<number> {
  const { match } = pair
  let answers = 0
  try {
    while (players[0].at(match).table.status === 'playing') {
      const player = players.find((one) => one.asked(match) !== null)
      const ask = player?.asked(match)
      if (player === undefined || !ask) {
        await setTimeout(5)
        if (players.some(({ closed }) => closed !== null)) break
        continue
      }
      const { version } = player.at(match).table
      const reply = await player.answer(match, someAnswer(ask, rng, ATTACK))
      if (reply.type !== 'done') continue
      pair.acknowledged = version + 1
      answers++
      while (players.some((one) => one.at(match).table.version <= version)) {
        if (players.some(({ closed }) => closed !== null)) return answers
        await setTimeout(1)
      }
    }
  } catch {
    // The server was killed.
  }
  return answers
}
