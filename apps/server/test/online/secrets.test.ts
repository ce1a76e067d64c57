import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny, randomOptions } from '@dejarik/destiny'
import { FastRng, type Game } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import { Player, playOn } from '../../test-support/index.ts'
import { bids, FIRST_CARD } from '../bids.ts'
import { annAndBob, arrive, partsOf, recordOf, serve } from '../house.ts'
import { expectOnlyOwnSight, listenTo, prompts } from './sight.ts'

/** A whole match with both players and a spectator, and every byte that each of them received from the join on. */
async function wholeMatch(server: RunningServer, game: Game, options: unknown) {
  const players = await arrive(server, 'Ann', 'Bob', 'Eve')
  const [ann, bob, eve] = players
  const ears = players.map(listenTo)
  const { host, second } = partsOf(game, options)
  const match = await ann.host(game.id, host)
  await bob.join(match, second)
  await eve.join(match)
  await ann.until(() => ann.at(match).table.status === 'playing')
  await playOn(players, match, new FastRng(1))
  const record = await recordOf(server, match)
  return { match, ears, record }
}

test('hidden cards never cross the wire: every id that a client receives is in its own view at that moment', async () => {
  const server = await serve()
  const { ears, record } = await wholeMatch(server, bids, {})
  const idsIn = (value: unknown): string[] => JSON.stringify(value).match(/\b70\d{3}\b/g) ?? []
  expect(idsIn(FIRST_CARD)).toHaveLength(1)
  let ids = 0
  for (const { player, frames } of ears) {
    const seat = [...player.tables.values()][0].joined.you
    const seenAt = new Map<number, Set<string>>()
    for (const match of prompts(bids, record)) seenAt.set(match.n, new Set(idsIn(match.view(seat))))
    for (const { message, table } of frames) {
      if (message.type !== 'table' && message.type !== 'change') {
        expect(idsIn(message)).toEqual([])
        continue
      }
      const { log, ...rest } = message
      for (const id of idsIn(rest)) expect(seenAt.get(table?.n ?? -1)).toContain(id)
      for (const entry of log.entries)
        for (const id of idsIn(entry)) expect(seenAt.get(entry.n)).toContain(id)
      ids += idsIn(message).length
    }
  }
  expect(ids).toBeGreaterThan(50)
})

test.each([
  { game: bids, options: {} },
  { game: deckbuilding, options: {} },
  { game: deckbuilding, options: { variant: 'secret-bases' } },
  { game: destiny, options: randomOptions(1, 1977)[0] },
] as { game: Game; options: object }[])(
  'each table of a whole match of $game.id is exactly what its seat may see, and so with all hidden dealt anew',
  async ({ game, options }) => {
    const server = await serve({ games: [game] })
    const { ears, record } = await wholeMatch(server, game, options)
    for (const ear of ears)
      expect(expectOnlyOwnSight(game, record, ear)).toBeGreaterThan(record.entries.length)
  },
)

test('no secret of the house is sent: not the seed before the end, no key, token or guest of another', async () => {
  const server = await serve()
  const { match, ears, record } = await wholeMatch(server, bids, {})
  for (const { player, frames } of ears) {
    const others = ears.filter((ear) => ear.player !== player)
    const secrets = others.flatMap((ear) => [ear.player.token, ear.player.at(match).joined.key ?? 'no key'])
    for (const { text, table } of frames) {
      for (const secret of secrets) expect(text).not.toContain(secret)
      if (text.includes(record.seed)) expect(table?.status).toBe('over')
    }
  }
})

test('before all seats are taken nothing is dealt to anybody', async () => {
  const server = await serve()
  const ann = await Player.arrive(server.address)
  const ear = listenTo(ann)
  await ann.host('bids')
  for (const { text } of ear.frames) expect(text).not.toMatch(/\b70\d{3}\b/)
})

test('an undo does not show others what was in the hand', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const ear = listenTo(bob)
  await ann.answer(match, 3)
  await ann.must({ type: 'undo', match, version: 1 })
  await ann.answer(match, 1)
  const ownHand = JSON.stringify((bob.at(match).table.view as { hand: number[] }).hand)
  for (const { text } of ear.frames)
    for (const id of text.match(/\b70\d{3}\b/g) ?? []) expect(ownHand).toContain(id)
})
