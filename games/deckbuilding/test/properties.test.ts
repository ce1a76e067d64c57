/** What holds in every match, whatever is played. */
import { type Answer, type Ask, hash, Match, optionsOf, SPECTATOR, writeRecord } from '@dejarik/kernel'
import {
  accepted,
  clonesWhole,
  greedyMatch,
  inRandomMatches,
  keepsSecrets,
  passesSelfCheck,
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

/**
 * Golden playthroughs. A fixed seed and fixed answers must lead to the same state for ever: other values here mean
 * that stored matches fold differently than before. If that is meant (a rule mended, a question added or gone, an
 * option moved in its list), raise `rulesVersion` in `index.ts` and put the new values here in the same commit; if it
 * is not, a change has altered the rules unnoticed.
 */
const GOLDEN: { readonly [V in Variant]: { readonly decisions: number; readonly hash: string } } = {
  introductory: { decisions: 1985, hash: '03ac820acf9dab' },
  'whole-galaxy': { decisions: 2341, hash: '1fa976a6edaef0' },
  'secret-bases': { decisions: 2547, hash: '0585a0673c3492' },
}

/** Answers that hang on the number of the decision and on what is offered alone, not on a bot or a generator. */
function fixedAnswer(ask: Ask, n: number): Answer {
  const spread = (n * 7919 + 104_729) % 65_521
  switch (ask.form) {
    case 'one':
      return spread % optionsOf(ask).length
    case 'some':
      return optionsOf(ask)
        .map((_, i) => i)
        .slice(0, ask.min + (spread % (ask.max - ask.min + 1)))
    case 'split': {
      let left = ask.max
      return ask.caps.map((cap) => {
        const share = Math.min(cap, left)
        left -= share
        return share
      })
    }
    default:
      throw new Error(`this game does not ask for a ${ask.form}`)
  }
}

test.each(VARIANTS)('a fixed match ends as it always has: %s', (variant) => {
  const options = accepted(deckbuilding.readOptions({ variant, payOff: variant === 'whole-galaxy' }))
  const match = Match.start(deckbuilding, options, 'golden', { keep: 0 })
  while (!match.over && match.n < 20_000) {
    const [ask] = match.asks
    match.answer(ask.seat, fixedAnswer(ask, match.n))
  }
  expect(match.over).toBe(true)
  expect({ decisions: match.n, hash: hash(match.state) }).toEqual(GOLDEN[variant])
})
