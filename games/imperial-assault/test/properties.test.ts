/** What holds in every skirmish, whatever is played. */
import {
  FastRng,
  hash,
  isRefusal,
  type Match,
  optionsOf,
  SelfCheck,
  SPECTATOR,
  writeRecord,
} from '@dejarik/kernel'
import { nowAndThen, randomMatch, sharedPaths } from '@dejarik/kernel/play'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ImperialAssaultOptions,
  imperialAssault,
  randomSkirmishes,
  type State,
  type View,
} from '../index.ts'

type SkirmishMatch = Match<State, ImperialAssaultOptions, View>

function read(raw: unknown): ImperialAssaultOptions {
  const options = imperialAssault.readOptions(raw)
  if (isRefusal(options)) throw new Error(options.refused)
  return options
}

const tables = randomSkirmishes(12, 1138).map(read)
/** On so small a board a skirmish of few is soon over. */
const CLOSE_COMBAT = read({
  armies: tables[0].armies.map((army) => ({ ...army, groups: army.groups.slice(0, 2), upgrades: [] })),
  board: ['........', '.#....~.', '........', '........'],
})
const anyOptions = fc.constantFrom(...tables)
const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

test('the kernel’s own check of everything that must hold at a prompt', { timeout: 120_000 }, () => {
  const check = new SelfCheck(imperialAssault)
  check.run(CLOSE_COMBAT, 'selfcheck', 1)
  expect(check.failures).toEqual([])
  expect(check.checks.prompts).toBeGreaterThan(30)
})

test('every skirmish ends with one winner, and nothing is lost on the way', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<SkirmishMatch>(10, ({ state }) =>
        expect(imperialAssault.conserved(state)).toBeNull(),
      )
      expect(randomMatch(imperialAssault, options, seed, look).outcome?.winners).toHaveLength(1)
    }),
    { numRuns: 6 },
  )
})

test('no question offers the same thing twice', { timeout: 60_000 }, () => {
  const look = nowAndThen<SkirmishMatch>(5, ({ asks }) => {
    for (const ask of asks) {
      if (ask.form === 'number' || ask.form === 'place') continue
      const words = optionsOf(ask).map((option) => JSON.stringify(option))
      expect(words.filter((one, i) => ask.what !== 'discard-command' && words.indexOf(one) < i)).toEqual([])
    }
  })
  for (const [i, options] of tables.slice(0, 3).entries()) randomMatch(imperialAssault, options, i, look)
})

/** What the rules replace but never change. */
const FROZEN: readonly string[] = ['.rng.key', '.options', '.groups.*.figures', '.activation.stood']

test('a clone is the whole state, and shares with it only what never changes', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<SkirmishMatch>(25, ({ state }) => {
        const copy = imperialAssault.clone(state)
        expect(hash(copy)).toBe(hash(state))
        expect(sharedPaths(state, copy).filter((path) => !FROZEN.includes(path))).toEqual([])
      })
      randomMatch(imperialAssault, options, seed, look)
    }),
    { numRuns: 4 },
  )
})

test('what a seat can’t see has no part in its view, and two worlds that look the same to it are dealt anew to the same [ia.command-cards.3] [ia.hidden-information.8]', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<SkirmishMatch>(25, ({ state }) => {
        for (const seat of [0, 1, SPECTATOR]) {
          const [one, other] = [imperialAssault.clone(state), imperialAssault.clone(state)]
          imperialAssault.redeal(other, seat, new FastRng(seed, seat))
          expect(imperialAssault.conserved(other)).toBeNull()
          expect(imperialAssault.view(other, seat)).toEqual(imperialAssault.view(state, seat))
          for (const world of [one, other]) imperialAssault.redeal(world, seat, new FastRng(seed, 8))
          expect(hash(other)).toBe(hash(one))
        }
      })
      randomMatch(imperialAssault, options, seed, look)
    }),
    { numRuns: 4 },
  )
})

test('a finished skirmish is stored in 8 KB', { timeout: 60_000 }, () => {
  expect(writeRecord(randomMatch(imperialAssault, tables[1], 7).record).length).toBeLessThan(8192)
})

test('the options that the other reads hold no command cards [ia.command-cards.3]', () => {
  const told = JSON.stringify(imperialAssault.publicOptions?.(tables[0], 1))
  const own = tables[0].armies[1].commands.map(({ card }) => `"${card}"`)
  const secret = tables[0].armies[0].commands.map(({ card }) => `"${card}"`).filter((id) => !own.includes(id))
  expect(secret.filter((id) => told.includes(id))).toEqual([])
  expect(own.every((id) => told.includes(id))).toBe(true)
})
