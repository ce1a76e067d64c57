import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imperialAssault } from '@dejarik/imperial-assault'
import { FastRng, logFor, Match } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { LIMITS } from '@dejarik/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import {
  changeIn,
  closeHome,
  copyHome,
  openHomeOf,
  Player,
  type StoredCampaign,
  someAnswer,
  storeCampaign,
  together,
} from '../../test-support/index.ts'
import { folderForTest, recordOf, serve } from '../house.ts'

const DECISIONS = 10_000
/** A table with a page of its log, or a page alone. */
const SMALL = 128 * 1024

const folder = mkdtempSync(join(tmpdir(), 'dejarik-campaign-'))
let campaign: StoredCampaign
beforeAll(async () => {
  const home = await openHomeOf(folder)
  campaign = await storeCampaign(home.store, DECISIONS)
  await closeHome(home)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A server on a copy of it. */
async function longCampaign(): Promise<StoredCampaign & { readonly server: RunningServer }> {
  const data = folderForTest()
  await copyHome(folder, data)
  const server = await serve({ games: [imperialAssault], settings: { data } })
  return { server, ...campaign }
}

/** Notes how large each message is. */
function weigh(player: Player): { readonly [type: string]: number } {
  const largest: { [type: string]: number } = {}
  player.hear = (message, text) => {
    largest[message.type] = Math.max(largest[message.type] ?? 0, text.length)
  }
  return largest
}

test('a campaign of 10,000 decisions is joined, watched, undone and reloaded; what is sent is the last page and what changes', async () => {
  const { server, match, tokens } = await longCampaign()
  const come = async (token?: string): Promise<Player> => {
    const player = await Player.arrive(server.address, token === undefined ? {} : { token })
    const largest = weigh(player)
    const { table, part } = await player.join(match, token === undefined ? { watch: true } : {})
    expect(table.n).toBe(DECISIONS)
    expect(part.entries).toHaveLength(LIMITS.logPage)
    expect(part.from).toBeGreaterThan(DECISIONS / 2)
    expect(largest.table).toBeLessThan(SMALL)
    return player
  }
  // Each comes, goes and comes back, as after a reload of the page.
  for (const token of [...tokens, undefined]) await (await come(token)).leave()
  const players = await Promise.all(tokens.map(come))
  const spectator = await come()
  const all = [...players, spectator]
  const largest = weigh(spectator)

  const rng = new FastRng(4)
  let undone = 0
  for (let k = 0; k < 40; k++) {
    const player = players.find((one) => one.asked(match) !== null)!
    const { version } = player.at(match).table
    expect(await player.answer(match, someAnswer(player.asked(match)!, rng))).toMatchObject({ type: 'done' })
    await together(all, match, version + 1)
    if (player.at(match).table.undo?.can !== 'take back') continue
    await player.must({ type: 'undo', match, version: version + 1 })
    await together(all, match, version + 2)
    undone++
  }
  expect(undone).toBeGreaterThan(0)
  expect(largest.table).toBeUndefined()
  expect(largest.change).toBeLessThan(SMALL)

  // Whoever followed by what changed sees the same as who comes now.
  for (const [seat, player] of players.entries()) {
    const fresh = await Player.arrive(server.address, { token: tokens[seat] })
    const { table } = await fresh.join(match)
    expect({ ...player.at(match).table, log: null }).toEqual({ ...table, log: null })
    await fresh.leave()
  }
  expect(all.map(({ closed }) => closed)).toEqual([null, null, null, null])
})

/** Imperial Assault, with a count of the steps that this thread begins. */
function counted(): { readonly game: typeof imperialAssault; readonly steps: () => number } {
  let begun = 0
  const steps = Object.entries(imperialAssault.steps).map(([name, step]) => [
    name,
    (t: Parameters<typeof step>[0]) => {
      begun++
      return step(t)
    },
  ])
  return { game: { ...imperialAssault, steps: Object.fromEntries(steps) }, steps: () => begun }
}

test('a server that opens it folds its last page; older pages and what is taken back before are folded by a worker', async () => {
  const data = folderForTest()
  await copyHome(folder, data)
  const { game, steps } = counted()
  const server = await serve({ games: [game], settings: { data } })
  const { match, tokens } = campaign
  const players = await Promise.all(tokens.map((token) => Player.arrive(server.address, { token })))
  for (const player of players) await player.join(match)
  const opened = steps()
  expect(opened).toBeGreaterThan(0)
  expect(opened).toBeLessThan(DECISIONS / 10)

  // Back to the middle of the match, far before the page that was folded: everybody agrees, step by step.
  const log = await players[0].log(match)
  const last = log.length - log.findLastIndex(({ n }) => n < DECISIONS - 800)
  expect(last).toBeGreaterThan(LIMITS.logPage * 2)
  const before = steps()
  for (let back = 0; back < 420; back++) {
    const { version } = players[0].at(match).table
    const by = players.find((one) => one.at(match).table.undo?.can !== 'nothing')!
    await by.must({ type: 'undo', match, version })
    await together(players, match, by.at(match).table.version)
    for (const other of players) {
      const { wish, version } = other.at(match).table
      if (wish === null || by === other) continue
      await other.must({ type: 'consent', match, version, accept: true })
    }
    // Who did the last of it has the table by now; the others may get it in a moment.
    const after = Math.max(...players.map((player) => player.at(match).table.version))
    await together(players, match, after)
  }
  expect(players[0].at(match).table.n).toBeLessThanOrEqual(DECISIONS - 420)
  // Each take-back costs what the last steps cost, some dozens of them, and not the match.
  expect(steps() - before).toBeLessThan(420 * 50)
  // What is left of the log is as it was.
  const rest = await players[0].log(match)
  expect(rest).toEqual(log.slice(0, rest.length))
  expect(log[rest.length].n).toBeGreaterThan(players[0].at(match).table.n)
}, 300_000)

test('where what came before leads elsewhere by now, it goes on from its last boundary, and that is told', async () => {
  const data = folderForTest()
  await copyHome(folder, data)
  // An early answer is legal no longer: as if the rules had changed without a word.
  const { match, tokens } = campaign
  const act = { act: 'enter', how: 'answer', seat: 0, answer: 999 }
  await changeIn(data, `UPDATE journal SET act = '${JSON.stringify(act)}' WHERE n = 500`)
  const server = await serve({ games: [imperialAssault], settings: { data } })
  const ann = await Player.arrive(server.address, { token: tokens[0] })
  await ann.join(match)
  expect(ann.at(match).table).toMatchObject({ n: DECISIONS, newRules: null })
  await ann.send({ type: 'log', match, before: 100 })
  await ann.until(() => ann.at(match).table.newRules !== null, 'it is told')
  expect(ann.at(match).table.newRules).toMatchObject({ of: DECISIONS })
  expect(ann.at(match).table.n).toBeGreaterThan(DECISIONS - 50)
}, 120_000)

test('older pages of its log come when they are asked for, the same for who was there and who comes', async () => {
  const { server, match, tokens } = await longCampaign()
  const ann = await Player.arrive(server.address, { token: tokens[0] })
  const largest = weigh(ann)
  await ann.join(match)
  const log = await ann.log(match)
  expect(largest.log).toBeLessThan(SMALL)
  expect(log.length).toBeGreaterThan(DECISIONS / 2)
  expect(log.map(({ n }) => n)).toEqual(log.map(({ n }) => n).toSorted((a, b) => a - b))
  // A page beyond the beginning is empty, and no mishap.
  await ann.must({ type: 'log', match, before: 0 })
  expect(ann.at(match).part.from).toBe(0)
})

test('it is given up and replayed from its record, decision by decision', async () => {
  const { server, match, tokens } = await longCampaign()
  const [ann, imperial] = await Promise.all(
    [tokens[0], tokens.at(-1)].map((token) => Player.arrive(server.address, token ? { token } : {})),
  )
  for (const player of [ann, imperial]) await player.join(match)
  const log = await ann.log(match)
  await imperial.must({ type: 'resign', match })
  await ann.until(() => ann.at(match).table.status === 'over', 'it is over')
  const record = await recordOf(server, match)
  expect(record.entries).toHaveLength(DECISIONS + 1)
  const replay = accepted(Match.restore(imperialAssault, record, { keep: 'thinning', log: true }))
  expect(replay.outcome).toEqual(ann.at(match).table.outcome)
  expect(replay.log.slice(0, log.length).map((entry) => logFor(entry, 0))).toEqual(log)
}, 120_000)

test('who asks for the table many times before reading it gets each in turn', async () => {
  const { server, match, tokens } = await longCampaign()
  const ann = await Player.arrive(server.address, { token: tokens[0] })
  let tables = 0
  ann.hear = ({ type }) => {
    if (type === 'table') tables++
  }
  ann.socket.pause()
  const joins = Array.from({ length: 60 }, () => ann.send({ type: 'join', match }))
  // Long enough for the server to have made all of them, if nothing held it back.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  ann.socket.resume()
  expect((await Promise.all(joins)).map(({ type }) => type)).toEqual(Array(60).fill('done'))
  expect(tables).toBe(60)
  expect(ann.closed).toBeNull()
})

test('who reads nothing of the long table while others play on is let go', async () => {
  const { server, match, tokens } = await longCampaign()
  const [ann, eve] = await Promise.all([
    Player.arrive(server.address, { token: tokens[0] }),
    Player.arrive(server.address),
  ])
  await ann.join(match)
  eve.socket.pause()
  void eve.send({ type: 'join', match, watch: true }).catch(() => {})
  await ann.until(() => ann.at(match).seats?.spectators === 1, 'Eve is at the table')
  const text = 'x'.repeat(500)
  while (ann.at(match).seats?.spectators !== 0)
    await Promise.all(Array.from({ length: 200 }, () => ann.send({ type: 'chat', match, text })))
  expect(ann.closed).toBeNull()
})
