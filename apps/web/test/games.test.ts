import { DESIGNS } from '@dejarik/deckbuilding'
import { expect, test } from 'vitest'
import { ROW, WORLDS } from '../src/games/deckbuilding/miniature.ts'
import { engines } from '../src/games/engines.ts'
import { gameOf, gameOfRule, games } from '../src/games/index.ts'
import { OnDemand } from '../src/games/on-demand.ts'

test.each(games)('$id: what is known before it is loaded is true of it', async (entry) => {
  const { game, Builder } = await entry.face.load()
  expect({ id: game.id, name: game.name, rulePrefix: game.rules.prefix }).toEqual({
    id: entry.id,
    name: entry.name,
    rulePrefix: entry.rulePrefix,
  })
  expect(Builder !== undefined).toBe(entry.builds)
})

test('the bot worker can load every game, under the same id', async () => {
  const loaded = await Promise.all(engines.map((engine) => engine.load()))
  expect(engines.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
  expect(loaded.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
})

test('a game is found by its id, and by the id of a rule', () => {
  expect(gameOf('destiny')?.rulePrefix).toBe('sd')
  expect(gameOf('chess')).toBeNull()
  expect(gameOfRule('xw.attack.1')?.id).toBe('xwing')
  expect(gameOfRule('nim.take.1')).toBeNull()
})

test('the cards of the small table on the home screen are cards of the game', () => {
  for (const { id, name, faction } of [...ROW, ...WORLDS])
    expect(DESIGNS.find((design) => design.id === id)).toMatchObject({ name: { en: name }, faction })
})

test('what is on demand is fetched once, and is at hand from then on', async () => {
  let fetched = 0
  const thing = new OnDemand(async () => ++fetched)
  expect(thing.loaded).toBeNull()
  await Promise.all([thing.load(), thing.load()])
  await thing.load()
  expect([thing.loaded, fetched]).toEqual([1, 1])
})

test('what could not be fetched can be asked for again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('face')]
  const thing = new OnDemand(() => answers.shift()!)
  await expect(thing.load()).rejects.toThrow('no network')
  expect(thing.loaded).toBeNull()
  expect(await thing.load()).toBe('face')
})
