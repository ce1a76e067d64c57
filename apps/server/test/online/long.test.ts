import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imperialAssault } from '@dejarik/imperial-assault'
import { FastRng } from '@dejarik/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import {
  closeHome,
  copyHome,
  openHomeOf,
  Player,
  type StoredCampaign,
  someAnswer,
  storeCampaign,
  together,
} from '../../test-support/index.ts'
import { folderForTest, serve } from '../house.ts'

const DECISIONS = 10_000
/** More than used to be let through, and than a socket takes at once. */
const LARGE = 1024 * 1024

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

test('a campaign of 10,000 decisions is joined again and again, by players and by a spectator, and goes on', async () => {
  const { server, match, tokens } = await longCampaign()
  const come = async (token?: string): Promise<Player> => {
    const player = await Player.arrive(server.address, token === undefined ? {} : { token })
    const largest = weigh(player)
    const { table, log } = await player.join(match, token === undefined ? { watch: true } : {})
    expect(table.n).toBe(DECISIONS)
    expect(largest.table).toBeGreaterThan(LARGE)
    expect(log.length).toBeGreaterThan(DECISIONS / 2)
    return player
  }
  // Each comes, goes and comes back, as after a reload of the page.
  for (const token of [...tokens, undefined]) await (await come(token)).leave()
  const players = await Promise.all(tokens.map(come))
  const spectator = await come()
  const all = [...players, spectator]

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
    expect(player.at(match).log).toHaveLength(spectator.at(match).log.length)
    undone++
  }
  expect(undone).toBeGreaterThan(0)

  // An answer to an old question gets the whole table with its error.
  const [ann] = players
  const largest = weigh(ann)
  for (let k = 0; k < 3; k++) expect(await ann.answer(match, 0, 0)).toMatchObject({ code: 'stale', match })
  expect(largest.table).toBeGreaterThan(LARGE)
  expect(all.map(({ closed }) => closed)).toEqual([null, null, null, null])
})

test('who asks for the long table many times before reading it gets each in turn', async () => {
  const { server, match, tokens } = await longCampaign()
  const ann = await Player.arrive(server.address, { token: tokens[0] })
  let tables = 0
  ann.hear = ({ type }) => {
    if (type === 'table') tables++
  }
  ann.socket.pause()
  const joins = Array.from({ length: 6 }, () => ann.send({ type: 'join', match }))
  // Long enough for the server to have made all six, if nothing held it back.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  ann.socket.resume()
  expect((await Promise.all(joins)).map(({ type }) => type)).toEqual(Array(6).fill('done'))
  expect(tables).toBe(6)
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
