/** What holds in every match, whatever is played. */
import { SPECTATOR, writeRecord } from '@dejarik/kernel'
import {
  clonesWhole,
  greedyMatch,
  inRandomMatches,
  keepsSecrets,
  passesSelfCheck,
  tellsNothingByUndo,
} from '@dejarik/kernel/play'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SCENARIOS, type XwingOptions, xwing } from '../index.ts'
import { optionsFor, squadsInPlay } from './squads.ts'

const anyOptions: fc.Arbitrary<XwingOptions> = fc
  .record({
    squads: fc.tuple(fc.constantFrom(...squadsInPlay()), fc.constantFrom(...squadsInPlay())),
    scenario: fc.constantFrom(...SCENARIOS.map(({ id }) => id)),
    rounds: fc.integer({ min: 2, max: 4 }),
  })
  .map(({ squads, scenario, rounds }) => optionsFor(squads, { scenario, rounds }))

describe('the kernel’s own check of everything that must hold at a prompt', () => {
  test.each(SCENARIOS.map(({ id }) => id))('a short match: %s', { timeout: 60_000 }, (scenario) => {
    passesSelfCheck(xwing, optionsFor(squadsInPlay().slice(0, 2), { scenario, rounds: 2 }))
  })
})

test('who may freely take an answer back has learned nothing by it', { timeout: 120_000 }, () => {
  tellsNothingByUndo(xwing, [optionsFor(squadsInPlay().slice(0, 2)), optionsFor(squadsInPlay().slice(2, 4))])
})

test('every match ends, and nothing is lost on the way', { timeout: 60_000 }, () => {
  inRandomMatches(xwing, anyOptions, {
    matches: 6,
    every: 10,
    look: ({ state }) => expect(xwing.conserved(state)).toBeNull(),
    atTheEnd: ({ outcome, state, options }) => {
      expect(outcome?.winners.length).toBeLessThanOrEqual(1)
      expect(state.round).toBeLessThanOrEqual(options.rounds)
    },
  })
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
  inRandomMatches(xwing, anyOptions, {
    matches: 4,
    every: 25,
    look: (match) => clonesWhole(match, FROZEN),
  })
})

test('what a seat can’t see has no part in its view, and two worlds that look the same to it are dealt anew to the same', {
  timeout: 60_000,
}, () => {
  inRandomMatches(xwing, anyOptions, {
    matches: 4,
    every: 25,
    look: (match, seed) => keepsSecrets(match, [0, 1, SPECTATOR], seed),
  })
})

test('a finished match is stored in 8 KB', { timeout: 60_000 }, () => {
  for (let seed = 0; seed < 2; seed++) {
    const { record } = greedyMatch(xwing, optionsFor(squadsInPlay().slice(0, 2)), seed)
    expect(writeRecord(record).length).toBeLessThan(8192)
  }
})
