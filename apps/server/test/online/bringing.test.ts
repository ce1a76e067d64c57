import { type DeckOption, destiny } from '@dejarik/destiny'
import { CONSTRUCTED_DECKS, STARTER_DECKS } from '@dejarik/destiny/build'
import { accepted } from '@dejarik/kernel/play'
import { recordPath } from '@dejarik/protocol'
import { xwing } from '@dejarik/xwing'
import { READY_SQUADS } from '@dejarik/xwing/build'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import { newMatch } from '../../src/seating.ts'
import { closeHome, openHomeOf, Player } from '../../test-support/index.ts'
import { bids } from '../bids.ts'
import { arrive, folderForTest, recordOf, serve } from '../house.ts'

const DECKS = [...STARTER_DECKS, ...CONSTRUCTED_DECKS].map(({ deck }) => deck as DeckOption)
const [AWAITED, ANSWERED, THIRD] = DECKS
const [REDS, SWARM] = ['rebel-red-flight', 'empire-swarm'].map(
  (id) => READY_SQUADS.find((ready) => ready.id === id)!.squad,
)

/** Everything that a player hears from now on, as it came over the wire. */
function bytesTo(player: Player): string[] {
  const texts: string[] = []
  player.hear = (_, text) => texts.push(text)
  return texts
}

/** Ids of cards that only this deck has; no id is part of another word. */
const onlyIn = (deck: DeckOption, ...others: DeckOption[]): string[] =>
  deck.cards
    .filter(({ card }) => !others.some(({ cards }) => cards.some((one) => one.card === card)))
    .map(({ card }) => `"${card}"`)

async function optionsAfter(server: RunningServer, match: string, loser: Player): Promise<unknown> {
  await loser.must({ type: 'resign', match })
  return (await recordOf(server, match)).options
}

test('each brings a deck of their own, and the match begins when all have', async () => {
  const server = await serve({ games: [destiny] })
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  const match = await ann.host('destiny', { options: { players: 2 }, brings: AWAITED })
  expect(ann.at(match).table.status).toBe('waiting')
  expect(ann.at(match).joined.options).toEqual({ players: 2 })

  // Bob opens the link and looks: a seat is free, but he has not chosen yet.
  const looked = await bob.join(match)
  expect(looked.joined).toMatchObject({ you: -1, key: null, options: { players: 2 } })
  expect(looked.seats?.seats.map(({ name }) => name)).toEqual(['Ann', null])
  const sat = await bob.join(match, { brings: ANSWERED })
  expect(sat.joined.you).toBe(1)
  await ann.until(() => ann.at(match).table.status === 'playing')
  expect(bob.at(match).table).toMatchObject({ status: 'playing', version: 0 })

  expect(await optionsAfter(server, match, bob)).toEqual(
    JSON.parse(JSON.stringify(destiny.readOptions({ decks: [AWAITED, ANSWERED] }))),
  )
})

test('a deck that is against the rules is refused with the reason and the rule, and nobody sits down', async () => {
  const server = await serve({ games: [destiny] })
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  const short = { ...ANSWERED, cards: ANSWERED.cards.slice(1) }
  const create = { type: 'create', game: 'destiny', seat: 0, clock: null, listed: false } as const
  expect(await ann.send({ ...create, brings: short })).toMatchObject({ code: 'bad-brought' })
  expect(await ann.send(create)).toMatchObject({ code: 'bring-yours' })

  const match = await ann.host('destiny', { brings: AWAITED })
  expect(await bob.send({ type: 'join', match, brings: short })).toMatchObject({
    code: 'bad-brought',
    refusal: { refused: 'deck-size', rule: expect.stringMatching(/^sd\./) },
  })
  expect(await bob.send({ type: 'join', match, seat: 1 })).toMatchObject({ code: 'bring-yours' })
  expect(await bob.send({ type: 'join', match, brings: 'a deck' })).toMatchObject({ code: 'bad-brought' })
  expect((await bob.join(match)).seats?.seats[1].name).toBeNull()
  expect((await bob.join(match, { brings: ANSWERED })).joined.you).toBe(1)
})

test('a squad over its points is refused with the reason and the rule', async () => {
  const server = await serve({ games: [xwing] })
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  const match = await ann.host('xwing', { options: { rounds: 6 }, brings: REDS })
  const crowd = { ...SWARM, ships: [...SWARM.ships, ...SWARM.ships] }
  expect(await bob.send({ type: 'join', match, brings: crowd })).toMatchObject({
    code: 'bad-brought',
    refusal: { refused: expect.stringMatching(/^squad-/), rule: expect.stringMatching(/^xw\./) },
  })
  await bob.join(match, { brings: SWARM })
  expect(await optionsAfter(server, match, bob)).toMatchObject({
    rounds: 6,
    squads: [{ faction: REDS.faction }, { faction: SWARM.faction }],
  })
})

test('where nobody brings anything, nothing is taken', async () => {
  const server = await serve({ games: [bids] })
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  const match = await ann.host('bids')
  expect(await bob.send({ type: 'join', match, brings: {} })).toMatchObject({ code: 'nothing-to-bring' })
  expect((await bob.join(match)).joined.you).toBe(1)
})

test('what is in a deck crosses the wire to nobody but its own player, before and during the match', async () => {
  const server = await serve({ games: [destiny] })
  const [ann, bob, eve, leia] = await arrive(server, 'Ann', 'Bob', 'Eve', 'Leia')
  const ears = [ann, bob, eve, leia].map(bytesTo)
  await leia.must({ type: 'lobby', on: true })
  const match = await ann.host('destiny', { brings: AWAITED, listed: true })
  await leia.until(() => ears[3].some((text) => text.includes(match)))
  await bob.join(match)
  await eve.join(match, { watch: true })
  // Before the match begins not even the teams, which then lie open, are told.
  const waiting = ears.map((ear) => ear.join(''))
  for (const text of waiting) expect(text).not.toContain(`"${AWAITED.characters[0].card}"`)

  await bob.join(match, { brings: ANSWERED })
  await ann.until(() => ann.at(match).table.status === 'playing')
  await eve.join(match)
  await ann.must({ type: 'mine' })
  const again = await Player.arrive(server.address, { token: ann.token })
  const annAgain = bytesTo(again)
  await again.join(match)

  const secretOf = [onlyIn(AWAITED, ANSWERED), onlyIn(ANSWERED, AWAITED)]
  for (const secret of secretOf) expect(secret.length).toBeGreaterThan(5)
  const told = [...ears.map((ear) => ear.join('')), annAgain.join('')]
  const found = (text: string, secret: readonly string[]) => secret.filter((id) => text.includes(id))
  for (const text of [told[1], told[2], told[3]]) expect(found(text, secretOf[0])).toEqual([])
  for (const text of [told[0], told[2], told[3], told[4]]) expect(found(text, secretOf[1])).toEqual([])
  expect(found(told[4], secretOf[0])).toEqual(secretOf[0])
  // The teams do lie open now, to those who watch too.
  expect(told[2]).toContain(`"${AWAITED.characters[0].card}"`)
})

test('what was brought survives a restart between joining and the start', async () => {
  const data = folderForTest()
  const before = await serve({ games: [destiny], settings: { data } })
  const [ann, bob] = await arrive(before, 'Ann', 'Bob')
  const match = await ann.host('destiny', { options: { players: 3 }, brings: AWAITED })
  await bob.join(match, { brings: ANSWERED, seat: 2 })
  const tokens = [ann.token, bob.token]
  await before.stop()

  const server = await serve({ games: [destiny], settings: { data } })
  const [annBack, bobBack] = await Promise.all(
    tokens.map((token) => Player.arrive(server.address, { token })),
  )
  expect((await bobBack.join(match)).joined.you).toBe(2)
  await annBack.join(match)
  const [cleo] = await arrive(server, 'Cleo')
  await cleo.join(match, { brings: THIRD })
  await annBack.until(() => annBack.at(match).table.status === 'playing')

  for (const loser of [annBack, bobBack])
    if (annBack.at(match).table.status !== 'over') await loser.send({ type: 'resign', match })
  const file = await (await fetch(server.address + recordPath(match))).json()
  expect((file as { options: { decks: DeckOption[] } }).options.decks.map(({ name }) => name)).toEqual(
    [AWAITED, THIRD, ANSWERED].map(({ name }) => name),
  )
})

test('a table with whole options, from before players brought their own, takes a player as it was made', async () => {
  const data = folderForTest()
  const home = await openHomeOf(data)
  const terms = { options: { decks: [AWAITED, ANSWERED] }, agreed: null }
  const made = accepted(
    newMatch(
      destiny,
      { ...terms, clock: null, listed: false, creator: 'ann' },
      [{ seat: 0, guest: 'ann', name: 'Ann', brings: null }],
      Date.now(),
    ),
  )
  await home.store.create(made)
  await closeHome(home)
  const server = await serve({ games: [destiny], settings: { data } })
  const [bob] = await arrive(server, 'Bob')
  const seen = await bob.join(made.match.id)
  expect(seen.joined.you).toBe(1)
  expect(seen.table.status).toBe('playing')
})

test('in a rematch everybody moves one seat on and keeps their own deck', async () => {
  const server = await serve({ games: [destiny] })
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  const match = await ann.host('destiny', { brings: AWAITED })
  await bob.join(match, { brings: ANSWERED })
  await ann.must({ type: 'resign', match })
  for (const player of [ann, bob]) await player.must({ type: 'rematch', match })
  const next = bob.at(match).table.rematch.match as string
  const secret = onlyIn(ANSWERED, AWAITED)
  const heard = bytesTo(ann)
  await ann.join(next)
  await bob.join(next)
  expect([ann, bob].map((player) => player.at(next).joined.you)).toEqual([1, 0])
  expect(secret.filter((id) => heard.join('').includes(id))).toEqual([])
  const { decks } = bob.at(next).joined.options as { decks: DeckOption[] }
  expect(decks[0].cards).toEqual(ANSWERED.cards)
})
