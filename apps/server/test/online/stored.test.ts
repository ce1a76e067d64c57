/** Matches that an earlier Dejarik left in its data folder, opened by the server of today and played to their end. */
import { FastRng, type Game, Match } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games.ts'
import { foldJournal } from '../../src/journal.ts'
import { lookInto, Player, type ServerProcess, together } from '../../test-support/index.ts'
import { folderForTest, recordOf, serveApart } from '../house.ts'
import { players, type StoredTable, tables, unpackInto } from '../stored/folder.ts'

const start = (data: string): Promise<ServerProcess> =>
  serveApart({ DEJARIK_DATA: data, DEJARIK_MESSAGES: '100000' })

const gameNamed = (id: string): Game => games.find((game) => game.id === id)!

/** Those who sit at a table, by seat. */
async function backAt(address: string, { match, seats }: StoredTable): Promise<Player[]> {
  const back = players.slice(0, seats).map(({ token }) => Player.arrive(address, { token }))
  const here = await Promise.all(back)
  for (const player of here) await player.join(match)
  return here
}

/** The match as it lies in the store now: what its players know together, for choosing what a good player would. */
async function matchIn(data: string, { match: id, game: name }: StoredTable): Promise<Match> {
  const store = await lookInto(data)
  const stored = (await store.match(id))!
  const { from, counted } = foldJournal(await store.journal(id, 0))
  await store.close()
  const { rules: rulesVersion, options, seed } = stored
  const entries = counted.map(({ entry }) => entry)
  const record = { game: name, rulesVersion, options, seed, entries, ...(from && { from }) }
  return accepted(Match.restore(gameNamed(name), record, { keep: 1 }))
}

/** Each answers what a good player would, through its own connection, until the match is over. */
async function playToTheEnd(here: readonly Player[], id: string, match: Match): Promise<void> {
  const rng = new FastRng(1977)
  while (!match.over) {
    const ask = match.asks[0]
    const player = here.find((one) => one.at(id).joined.you === ask.seat)!
    expect(player.asked(id)).toMatchObject({ what: ask.what })
    const answer = match.game.advice.greedy(match.state, ask, rng)
    const { version } = player.at(id).table
    expect(await player.answer(id, answer)).toMatchObject({ type: 'done' })
    expect(match.answer(ask.seat, answer)).toBeNull()
    await together(here, id, version + 1)
  }
}

const open = tables.filter(({ status }) => status === 'playing')

describe('a match that was left open goes on and comes to its end', () => {
  test.each(open)('$title', async (table) => {
    const data = folderForTest()
    unpackInto(data)
    const server = await start(data)
    const here = await backAt(server.address, table)
    const { n, status } = here[0].at(table.match).table
    expect(status).toBe('playing')
    expect(n).toBeGreaterThanOrEqual(table.boundary)
    const match = await matchIn(data, table)
    expect(match.n).toBe(n)
    await playToTheEnd(here, table.match, match)
    await here[0].until(() => here[0].at(table.match).table.status === 'over', 'the end')
    const record = await recordOf(server, table.match)
    const replay = accepted(Match.restore(gameNamed(table.game), record))
    expect(replay.outcome).toEqual(here[0].at(table.match).table.outcome)
    expect(server.complained).toEqual([])
  })
})

describe('a match that was over', () => {
  const over = tables.filter(({ status }) => status === 'over')
  /** Opens the folder, and tells what each of its finished matches says to who comes back. */
  test('is opened where its rules are those of today, else says so; its record is there in any case', async () => {
    const data = folderForTest()
    unpackInto(data)
    const server = await start(data)
    for (const { match, game, title } of over) {
      const player = await Player.arrive(server.address, { token: players[0].token })
      const reply = await player.send({ type: 'join', match })
      const record = await recordOf(server, match)
      const { rulesVersion: ours } = gameNamed(game)
      const theirs = record.rulesVersion
      if (ours === theirs) expect(player.at(match).table, title).toMatchObject({ status: 'over' })
      else expect(reply, title).toMatchObject({ code: 'other-rules', args: { theirs, ours } })
      await player.leave()
    }
  })
})

test('a server that is killed while it brings matches to the rules of today has lost none of them', async () => {
  const data = folderForTest()
  unpackInto(data)
  for (const patience of [0, 60, 120, 200]) {
    const dying = await start(data)
    const comers = await Promise.all(
      open.map(() => Player.arrive(dying.address, { token: players[0].token })),
    )
    for (const [i, { match }] of open.entries()) void comers[i].send({ type: 'join', match }).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, patience))
    await dying.end('SIGKILL')
  }
  const server = await start(data)
  const store = await lookInto(data)
  for (const table of open) {
    const here = await backAt(server.address, table)
    expect(here[0].at(table.match).table).toMatchObject({ status: 'playing' })
    const acts = (await store.journal(table.match, 0)).filter(({ act }) => act.act === 'new rules')
    expect(acts.length, table.title).toBeLessThanOrEqual(1)
    const asked = here.find((player) => player.asked(table.match) !== null)!
    const { choice } = asked.asked(table.match)!
    if (choice?.form === 'one')
      expect(await asked.answer(table.match, 0), table.title).toMatchObject({ type: 'done' })
    for (const player of here) await player.leave()
  }
  await store.close()
})

test('a match that waited for somebody begins when somebody comes', async () => {
  const data = folderForTest()
  unpackInto(data)
  const server = await start(data)
  const { match, game: name } = tables.find(({ status }) => status === 'waiting')!
  const [ann, bob] = await Promise.all(
    players.slice(0, 2).map(({ token }) => Player.arrive(server.address, { token })),
  )
  await ann.join(match)
  const game = gameNamed(name)
  const brings = game.seatOptions?.split(accepted(game.readOptions({}))).brought[1]
  await bob.join(match, { seat: 1, brings })
  await ann.until(() => ann.at(match).table.status === 'playing', 'the match begins')
})
