import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imperialAssault } from '@dejarik/imperial-assault'
import { FastRng } from '@dejarik/kernel'
import { DEFAULTS, startServer } from '@dejarik/server'
import { openHomeOf, Player, someAnswer, storeCampaign, together } from '@dejarik/server/test-support'
import { coreMillis } from './clock.ts'
import { type Line, line } from './line.ts'
import { mean, percentile } from './statistics.ts'

export interface LongMatchSettings {
  /** How long the campaign has been when the first answer is taken back. */
  readonly decisions: number
  readonly undos: number
}

/** Undos before the measurement, which do not count: the compiler has to see the code. */
const WARM_UP = 40

/** How often the campaign is opened by a server that does not have it open, and come to again at one that has. */
const OPENINGS = 12

/**
 * A long campaign over real WebSockets: opening it, coming to it again as after a reload of the page, and taking back at
 * once what was answered. All in processor time of this process, in which server and players are.
 */
export async function measureLongMatch({ decisions, undos }: LongMatchSettings): Promise<readonly Line[]> {
  const data = mkdtempSync(join(tmpdir(), 'dejarik-bench-'))
  const home = await openHomeOf(data)
  const { match, tokens } = await storeCampaign(home.store, decisions)
  const plenty = { work: 1_000_000, bytes: 1_000_000_000 }
  const settings = {
    ...DEFAULTS,
    data,
    port: 0,
    host: '127.0.0.1',
    messagesPerSecond: 100_000,
    guestMeans: plenty,
    addressMeans: plenty,
  }
  const server = await startServer(settings, [imperialAssault], { home })
  try {
    const players = await Promise.all(tokens.map((token) => Player.arrive(server.address, { token })))
    const cold: number[] = []
    const warm: number[] = []
    for (let k = 0; k < OPENINGS; k++) {
      cold.push(await coming(players[0], match))
      warm.push(await coming(players[0], match))
      await players[0].must({ type: 'leave', match })
      // Nobody looks at it any more: it is put away, as after the time that a table waits for its players.
      server.hall.tables.sweep(0)
    }
    for (const player of players) await player.join(match)
    const rng = new FastRng(2)
    const millis: number[] = []
    while (millis.length < WARM_UP + undos) {
      const spent = await answerAndTakeBack(players, match, rng)
      if (spent !== null) millis.push(spent)
    }
    const measured = millis.slice(WARM_UP)
    const after = `after ${decisions} decisions`
    return [
      lineOf(`opening ${after}, median`, cold, 100),
      lineOf(`coming again ${after}, median`, warm, 100),
      lineOf(`taking back ${after}, median`, measured, 10),
    ]
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

function lineOf(what: string, millis: readonly number[], atMost: number): Line {
  const from = {
    times: millis.length,
    mean: mean(millis),
    p99: percentile(millis, 0.99),
    max: percentile(millis, 1),
  }
  return line('imperial-assault', what, percentile(millis, 0.5), 'ms', { atMost }, from)
}

/** What it costs to come to the match. */
async function coming(player: Player, match: string): Promise<number> {
  const started = coreMillis()
  await player.join(match)
  return coreMillis() - started
}

/** One answer by lot, and what it costs to take it back; null if it stands, because something came to light by it. */
async function answerAndTakeBack(
  players: readonly Player[],
  match: string,
  rng: FastRng,
): Promise<number | null> {
  const player = players.find((one) => one.asked(match) !== null)
  const ask = player?.asked(match)
  if (player === undefined || !ask) throw new Error('nobody is asked')
  const { version } = player.at(match).table
  const reply = await player.answer(match, someAnswer(ask, rng))
  if (reply.type === 'error') throw new Error(JSON.stringify(reply))
  await together(players, match, version + 1)
  if (player.at(match).table.undo?.can !== 'take back') return null
  const started = coreMillis()
  await player.must({ type: 'undo', match, version: version + 1 })
  await together(players, match, version + 2)
  const spent = coreMillis() - started
  // Another one, so that not the same answer is given and taken back for ever.
  await player.answer(match, someAnswer(ask, rng))
  await together(players, match, version + 3)
  return spent
}
