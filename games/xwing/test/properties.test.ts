/** What holds in every match, whatever is played. */
import { FastRng, hash, Match, SelfCheck, SPECTATOR, writeRecord } from '@dejarik/kernel'
import { nowAndThen, randomMatch, sharedPaths } from '@dejarik/kernel/play'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SCENARIOS, type State, type View, type XwingOptions, xwing } from '../index.ts'
import { optionsFor, squadsInPlay } from './squads.ts'

type XwingMatch = Match<State, XwingOptions, View>

const anyOptions: fc.Arbitrary<XwingOptions> = fc
  .record({
    squads: fc.tuple(fc.constantFrom(...squadsInPlay()), fc.constantFrom(...squadsInPlay())),
    scenario: fc.constantFrom(...SCENARIOS.map(({ id }) => id)),
    rounds: fc.integer({ min: 2, max: 4 }),
  })
  .map(({ squads, scenario, rounds }) => optionsFor(squads, { scenario, rounds }))
const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

describe('the kernel’s own check of everything that must hold at a prompt', () => {
  test.each(SCENARIOS.map(({ id }) => id))('a short match: %s', { timeout: 60_000 }, (scenario) => {
    const [one, two] = squadsInPlay()
    const check = new SelfCheck(xwing)
    check.run(optionsFor([one, two], { scenario, rounds: 2 }), 'selfcheck', 1)
    expect(check.failures).toEqual([])
    expect(check.checks.prompts).toBeGreaterThan(30)
  })
})

test('every match ends, and nothing is lost on the way', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<XwingMatch>(10, ({ state }) => expect(xwing.conserved(state)).toBeNull())
      const match = randomMatch(xwing, options, seed, look)
      expect(match.outcome?.winners.length).toBeLessThanOrEqual(1)
      expect(match.state.round).toBeLessThanOrEqual(options.rounds)
    }),
    { numRuns: 6 },
  )
})

/** What the rules replace but never change. */
const FROZEN: readonly string[] = [
  '.rng.key',
  '.options',
  '.ruleCards',
  '.ships.*.cards',
  '.ships.*.pose',
  '.ships.*.executed',
  '.ships.*.damage.*',
  '.ships.*.conditions.*',
  '.ships.*.initiatives.*',
  '.ships.*.lasting.*',
  '.things.*.pose',
  '.attack.weapon',
  '.attack.attackDice.*',
  '.attack.defenseDice.*',
  '.queue.*',
]

test('a clone is the whole state, and shares with it only what never changes', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<XwingMatch>(25, ({ state }) => {
        const copy = xwing.clone(state)
        expect(hash(copy)).toBe(hash(state))
        expect(sharedPaths(state, copy).filter((path) => !FROZEN.includes(path))).toEqual([])
      })
      randomMatch(xwing, options, seed, look)
    }),
    { numRuns: 4 },
  )
})

test('what a seat can’t see has no part in its view, at any time of a match', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<XwingMatch>(25, ({ state }) => {
        for (const seat of [0, 1, SPECTATOR]) {
          const other = xwing.clone(state)
          xwing.redeal(other, seat, new FastRng(seed, seat))
          expect(xwing.conserved(other)).toBeNull()
          expect(xwing.view(other, seat)).toEqual(xwing.view(state, seat))
        }
      })
      randomMatch(xwing, options, seed, look)
    }),
    { numRuns: 4 },
  )
})

test('two worlds that look the same to a seat are dealt anew to the same world', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<XwingMatch>(25, ({ state }) => {
        for (const seat of [0, 1, SPECTATOR]) {
          const [one, other] = [xwing.clone(state), xwing.clone(state)]
          xwing.redeal(other, seat, new FastRng(seed, 7))
          for (const world of [one, other]) xwing.redeal(world, seat, new FastRng(seed, 8))
          expect(hash(other)).toBe(hash(one))
        }
      })
      randomMatch(xwing, options, seed, look)
    }),
    { numRuns: 4 },
  )
})

test('a finished match is stored in 8 KB', { timeout: 60_000 }, () => {
  for (let seed = 0; seed < 2; seed++) {
    const options = optionsFor(squadsInPlay().slice(0, 2))
    const match = Match.start(xwing, options, String(seed), { keep: 0 })
    const rng = new FastRng(seed, 6)
    while (!match.over) {
      const [ask] = match.asks
      match.answer(ask.seat, xwing.advice.greedy(match.state, ask, rng))
    }
    expect(writeRecord(match.record).length).toBeLessThan(8192)
  }
})
