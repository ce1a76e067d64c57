import { imperialAssault } from '@dejarik/imperial-assault'
import { FastRng } from '@dejarik/kernel'
import { type ClockSetting, LIMITS } from '@dejarik/protocol'
import { expect, test, vi } from 'vitest'
import { type Player, someAnswer } from '../../test-support/index.ts'
import { annAndBob, arrive, recordOf, serve, thinkerHere, type Wanted } from '../house.ts'
import { playAmongBots } from './among-bots.ts'

const HEROES = ['diala-passil', 'fenn-signis', 'jyn-odan']
const IMPERIAL = HEROES.length
const OPTIONS = { campaign: { heroes: HEROES, mission: 'aftermath' } }
const GAMES = [imperialAssault]

const who = (player: Player, match: string) =>
  player.at(match).seats?.seats.map(({ name, bot }) => bot ?? name)

/** Ann and Bob as heroes, Cleo as the third, Eve as the Empire. */
async function mission(wanted: Wanted & { readonly clock?: ClockSetting } = {}) {
  const server = await serve({ games: GAMES, thinker: thinkerHere(GAMES), ...wanted })
  const [ann, bob, cleo, eve] = await arrive(server, 'Ann', 'Bob', 'Cleo', 'Eve')
  const match = await ann.host('imperial-assault', { options: OPTIONS, clock: wanted.clock ?? null })
  await bob.join(match, { seat: 1 })
  await cleo.join(match, { seat: 2 })
  await eve.join(match, { seat: IMPERIAL })
  await ann.until(() => ann.at(match).table.status === 'playing', 'it begins')
  return { server, ann, bob, cleo, eve, match }
}

const play = (players: readonly Player[], match: string, count: number) =>
  playAmongBots(players, match, {
    eager: ['attack', 'walk', 'end'],
    patience: 60_000,
    enough: (n) => n === count,
  })

/** Plays until it is the heroes' turn to decide; the seat that has to. */
async function untilAHeroIsAsked(players: readonly Player[], match: string): Promise<number> {
  const rng = new FastRng(1)
  // Who has just answered knows how the table stands; until all know the same, some look at what was asked before.
  const agree = () =>
    players.every((one) => one.at(match).table.status === 'playing') &&
    new Set(players.map((one) => one.at(match).table.version)).size === 1
  for (;;) {
    await Promise.race(players.map((one) => one.until(agree, 'all know the same')))
    const { version, asks } = players[0].at(match).table
    const { seat } = asks[0]
    if (seat < IMPERIAL) return seat
    const by = players[seat]
    await by.answer(match, someAnswer(by.asked(match)!, rng))
    await by.until(() => by.at(match).table.version > version, 'the answer counts')
  }
}

test('a hero who resigns leaves the seat to a bot, and the mission goes on', async () => {
  const { ann, bob, cleo, eve, match } = await mission()
  await play([ann, bob, cleo, eve], match, 12)
  await bob.must({ type: 'resign', match })
  await ann.until(() => who(ann, match)?.[1] === 'medium', 'a bot plays on')
  expect(ann.at(match).table.status).toBe('playing')
  expect(bob.at(match).joined.you).toBe(-1)
  await play([ann, cleo, eve], match, 30)
  // Who has left decides nothing any more.
  expect(await bob.answer(match, 0)).toMatchObject({ code: 'not-a-player' })
})

test('the seat can be left to anybody: the match waits, and who comes by the link goes on with it', async () => {
  const { server, ann, bob, cleo, eve, match } = await mission()
  await bob.must({ type: 'give seat', match, seat: 1, to: 'anybody' })
  await ann.until(() => who(ann, match)?.[1] === null, 'it is free')
  const [dan, fay] = await arrive(server, 'Dan', 'Fay')
  expect((await dan.join(match)).joined.you).toBe(-1)
  // The Empire may not sit with the heroes.
  expect(await eve.send({ type: 'join', match, seat: 1 })).toMatchObject({ code: 'seat-taken' })
  expect((await dan.join(match, { seat: 1 })).joined).toMatchObject({ you: 1, yours: [1] })
  expect(await fay.send({ type: 'join', match, seat: 1 })).toMatchObject({ code: 'seat-taken' })
  await play([ann, dan, cleo, eve], match, 20)
})

test('one person plays several heroes, gives one to a bot and takes it back', async () => {
  const { ann, bob, cleo, eve, match } = await mission()
  for (const [seat, player] of [bob, cleo].entries()) {
    await player.must({ type: 'give seat', match, seat: seat + 1, to: 'anybody' })
    await ann.join(match, { seat: seat + 1 })
    expect(ann.at(match).joined).toMatchObject({ you: seat + 1, yours: [0, 1, 2].slice(0, seat + 2) })
  }
  const rng = new FastRng(3)
  let answers = 0
  while (answers < 40) {
    const [ask] = ann.at(match).table.asks
    const by = ask.seat === IMPERIAL ? eve : ann
    if (by === ann && ann.at(match).joined.you !== ask.seat) await ann.join(match, { seat: ask.seat })
    const { version } = by.at(match).table
    const own = by.asked(match)!
    expect(await by.answer(match, someAnswer(own, rng))).toMatchObject({ type: 'done' })
    for (const one of [ann, eve]) await one.until(() => one.at(match).table.version > version, 'it goes on')
    answers++
  }
  await ann.must({ type: 'give seat', match, seat: 2, to: 'greedy' })
  await ann.until(() => who(ann, match)?.[2] === 'greedy', 'a bot plays')
  expect((await ann.join(match, { seat: 2 })).joined.yours).toEqual([0, 1, 2])
})

test('who has left one side does not sit down at the other, whose secrets he would play against', async () => {
  const { ann, bob, cleo, eve, match } = await mission()
  await eve.must({ type: 'give seat', match, seat: IMPERIAL, to: 'anybody' })
  await bob.must({ type: 'give seat', match, seat: 1, to: 'anybody' })
  expect(await bob.send({ type: 'join', match, seat: IMPERIAL })).toMatchObject({ code: 'seat-taken' })
  expect(await eve.send({ type: 'join', match, seat: 1 })).toMatchObject({ code: 'seat-taken' })
  expect((await bob.join(match, { seat: 1 })).joined.you).toBe(1)
  expect((await eve.join(match, { seat: IMPERIAL })).joined.you).toBe(IMPERIAL)
  await play([ann, bob, cleo, eve], match, 12)
})

test('who holds several seats takes back what any of them decided, and asks nobody of them', async () => {
  const { ann, bob, cleo, eve, match } = await mission()
  await bob.must({ type: 'give seat', match, seat: 1, to: 'anybody' })
  await ann.join(match, { seat: 1 })
  await cleo.must({ type: 'give seat', match, seat: 2, to: 'anybody' })
  await ann.join(match, { seat: 2 })
  const rng = new FastRng(5)
  const seen = new Set<string>()
  for (let answers = 0; answers < 200 && seen.size < 2; answers++) {
    const [ask] = ann.at(match).table.asks
    const by = ask.seat === IMPERIAL ? eve : ann
    if (by === ann) await ann.join(match, { seat: ask.seat })
    const { version } = by.at(match).table
    await by.answer(match, someAnswer(by.asked(match)!, rng))
    for (const one of [ann, eve]) await one.until(() => one.at(match).table.version > version, 'it goes on')
    if (by === eve) continue
    // Ann looks from another of her seats.
    await ann.join(match, { seat: (ask.seat + 1) % IMPERIAL })
    const { undo, version: now } = ann.at(match).table
    expect(undo?.can).not.toBe('nothing')
    if (undo === null || seen.has(undo.can)) continue
    seen.add(undo.can)
    await ann.must({ type: 'undo', match, version: now })
    await ann.until(() => ann.at(match).table.version > now, 'taken back, or asked for')
    if (undo.can === 'take back') expect(ann.at(match).table.asks[0].seat).toBe(ask.seat)
    else {
      // A wish of her own is none for her to answer, at whichever seat she sits.
      for (const seat of [0, 1, 2]) {
        await ann.join(match, { seat })
        expect(await ann.send({ type: 'consent', match, version: now + 1, accept: true })).toMatchObject({
          code: 'no-wish',
        })
      }
      await eve.must({ type: 'consent', match, version: now + 1, accept: false })
    }
    for (const one of [ann, eve])
      await one.until(() => one.at(match).table.wish === null && one.at(match).table.version > now, 'on')
  }
  expect([...seen].sort()).toEqual(['ask', 'take back'])
})

test('with clocks a bot decides for a seat that was left free, until somebody takes it', async () => {
  const { server, ann, bob, cleo, eve, match } = await mission({ clock: { seconds: 3600, increment: 0 } })
  const players = [ann, bob, cleo, eve]
  const seat = await untilAHeroIsAsked(players, match)
  const { version } = ann.at(match).table
  await players[seat].must({ type: 'give seat', match, seat, to: 'anybody' })
  const fellow = seat === 0 ? bob : ann
  await fellow.until(() => fellow.at(match).table.version > version, 'a bot has decided')
  // It is a free seat all the same.
  expect(who(fellow, match)?.[seat]).toBe(null)
  const [dan] = await arrive(server, 'Dan')
  expect((await dan.join(match, { seat })).joined.you).toBe(seat)
})

test('who holds several seats is one person: others alone are asked for another match, and nobody changes sides', async () => {
  const { ann, bob, cleo, eve, match } = await mission()
  await bob.must({ type: 'give seat', match, seat: 1, to: 'anybody' })
  await ann.join(match, { seat: 1 })
  await cleo.must({ type: 'give seat', match, seat: 2, to: 'random' })
  await eve.must({ type: 'resign', match })
  await ann.until(() => ann.at(match).table.status === 'over', 'it is over')
  await ann.must({ type: 'rematch', match })
  await eve.must({ type: 'rematch', match })
  await ann.until(() => ann.at(match).table.rematch.match !== null, 'another match')
  const next = ann.at(match).table.rematch.match!
  expect((await ann.join(next)).joined.yours).toEqual([0, 1])
  expect((await eve.join(next)).joined.yours).toEqual([IMPERIAL])
})

test('who takes a seat while its bot thinks decides: what the bot had thought of is forgotten', async () => {
  const thought = Promise.withResolvers<number>()
  let asked = 0
  const decide = () => {
    asked++
    return thought.promise
  }
  const thinker = { decide, close: async () => {} }
  const { ann, bob, cleo, eve, match } = await mission({ thinker })
  const players = [ann, bob, cleo, eve]
  const seat = await untilAHeroIsAsked(players, match)
  const { version } = ann.at(match).table
  const [leaves, stays] = seat === 0 ? [ann, bob] : [players[seat], ann]
  await leaves.must({ type: 'give seat', match, seat, to: 'medium' })
  await vi.waitFor(() => expect(asked).toBe(1))
  await stays.join(match, { seat })
  thought.resolve(0)
  // The bot's turn would come before whatever is asked for now.
  await stays.must({ type: 'chat', match, text: 'My turn.' })
  expect(stays.at(match).table.version).toBe(version)
  expect(stays.asked(match)).not.toBeNull()
})

test('nobody gives away the seat of another who plays, and the last one can only resign', async () => {
  const { server, ann, bob, cleo, eve, match } = await mission()
  expect(await ann.send({ type: 'give seat', match, seat: 1, to: 'hard' })).toMatchObject({
    code: 'not-yours-to-give',
  })
  for (const [seat, player] of [
    [1, bob],
    [2, cleo],
    [IMPERIAL, eve],
  ] as const)
    await player.must({ type: 'give seat', match, seat, to: 'random' })
  expect(await ann.send({ type: 'give seat', match, seat: 0, to: 'hard' })).toMatchObject({
    code: 'nobody-left',
  })
  await ann.must({ type: 'resign', match })
  await ann.until(() => ann.at(match).table.status === 'over', 'it is over')
  expect((await recordOf(server, match)).entries.at(-1)).toMatchObject({ how: 'resign', seat: 0 })
})

test('where each plays alone a seat is not handed over', async () => {
  const server = await serve()
  const { ann, match } = await annAndBob(server)
  expect(await ann.send({ type: 'give seat', match, seat: 0, to: 'hard' })).toMatchObject({
    code: 'not-handed-over',
  })
})

test('a match without clocks that the other has deserted can be claimed after a day', async () => {
  let later = 0
  const server = await serve({ now: () => Date.now() + later })
  const { ann, bob, match } = await annAndBob(server)
  await ann.answer(match, 0)
  expect(await ann.send({ type: 'claim', match })).toMatchObject({ code: 'not-deserted' })
  later = LIMITS.deserted
  // Bob is there: he may think.
  expect(await ann.send({ type: 'claim', match })).toMatchObject({ code: 'not-deserted' })
  await bob.leave()
  await ann.until(() => ann.at(match).seats?.seats[1].present === false, 'Bob is gone')
  await ann.must({ type: 'claim', match })
  await ann.until(() => ann.at(match).table.status === 'over', 'it is over')
  expect(ann.at(match).table.outcome?.winners).toEqual([0])
})

test('a deserted hero goes to a bot: the others play on', async () => {
  let later = 0
  const { ann, bob, cleo, eve, match } = await mission({ now: () => Date.now() + later })
  const players = [ann, bob, cleo, eve]
  const seat = await untilAHeroIsAsked(players, match)
  const fellow = seat === 0 ? bob : ann
  await players[seat].leave()
  await fellow.until(() => fellow.at(match).seats?.seats[seat].present === false, 'who is asked has gone')
  later = LIMITS.deserted
  await fellow.must({ type: 'claim', match })
  await fellow.until(() => who(fellow, match)?.[seat] === 'medium', 'a bot plays on')
  expect(fellow.at(match).table.status).toBe('playing')
})
