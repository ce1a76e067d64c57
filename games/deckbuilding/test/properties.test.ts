/** What holds in every match, whatever is played. */
import { SPECTATOR, writeRecord } from '@dejarik/kernel'
import {
  accepted,
  clonesWhole,
  greedyMatch,
  inRandomMatches,
  keepsSecrets,
  passesSelfCheck,
  tellsNothingByUndo,
} from '@dejarik/kernel/play'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DeckbuildingOptions, deckbuilding, type Variant } from '../index.ts'

const VARIANTS: readonly Variant[] = ['introductory', 'whole-galaxy', 'secret-bases']

const anyOptions: fc.Arbitrary<DeckbuildingOptions> = fc.record({
  variant: fc.constantFrom(...VARIANTS),
  bases: fc.integer({ min: 2, max: 5 }),
  payOff: fc.boolean(),
})

describe('the kernel’s own check of everything that must hold at a prompt', () => {
  // Seeds of matches that end soon; the command line's `selfcheck` plays a thousand others.
  test.each([
    ['introductory', 22],
    ['whole-galaxy', 11],
    ['secret-bases', 6],
  ] as const)('a short match: %s', { timeout: 120_000 }, (variant, seed) => {
    const options = { variant, bases: 2, payOff: variant !== 'introductory' }
    passesSelfCheck(deckbuilding, options, { seed, prompts: 100 })
  })
})

test('who may freely take an answer back has learned nothing by it', { timeout: 120_000 }, () => {
  tellsNothingByUndo(deckbuilding, [{ variant: 'secret-bases', bases: 2, payOff: true }])
})

test('every match ends, with one winner who has destroyed enough bases, and no card lost on the way', () => {
  inRandomMatches(deckbuilding, anyOptions, {
    matches: 12,
    every: 10,
    look: ({ state }) => expect(deckbuilding.conserved(state)).toBeNull(),
    atTheEnd: ({ outcome, options, state: { sides } }) => {
      const [winner] = outcome?.winners ?? []
      expect(sides[winner].victory).toHaveLength(options.bases)
      expect(sides[1 - winner].victory.length).toBeLessThan(options.bases)
      expect(sides[1 - winner].base).toBe(-1)
    },
  })
})

test('the galaxy row has six cards, or the galaxy has run out', () => {
  inRandomMatches(deckbuilding, anyOptions, {
    matches: 6,
    look: ({ state: { step, row, galaxyDeck } }) => {
      if (step !== 'pick-bases') expect(row.includes(-1) && galaxyDeck.length > 0).toBe(false)
    },
  })
})

/** What the rules never change. */
const FROZEN: readonly string[] = ['.rng.key', '.options']

test('a clone is the whole state, and shares with it only what never changes', () => {
  inRandomMatches(deckbuilding, anyOptions, {
    matches: 5,
    every: 60,
    look: (match) => clonesWhole(match, FROZEN),
  })
})

test('what a seat can’t see has no part in its view, and two worlds that look the same to it are dealt anew to the same', () => {
  inRandomMatches(deckbuilding, anyOptions, {
    matches: 5,
    every: 40,
    look: (match, seed) => keepsSecrets(match, [0, 1, SPECTATOR], seed),
  })
})

test('a stored match takes little more than a letter a decision', () => {
  inRandomMatches(deckbuilding, anyOptions, {
    matches: 8,
    atTheEnd: ({ record }) =>
      expect(writeRecord(record).length).toBeLessThan(200 + 1.5 * record.entries.length),
  })
})

test.each(VARIANTS)('a match between players with a plan is stored in 2 KB: %s', (variant) => {
  const options = accepted(deckbuilding.readOptions({ variant }))
  for (let seed = 0; seed < 5; seed++)
    expect(writeRecord(greedyMatch(deckbuilding, options, seed).record).length).toBeLessThan(2048)
})
