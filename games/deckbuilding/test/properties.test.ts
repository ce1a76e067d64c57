/** What holds in every match, whatever is played. */
import {
  type Answer,
  type Ask,
  FastRng,
  hash,
  Match,
  optionsOf,
  randomAnswer,
  SelfCheck,
  SPECTATOR,
  writeRecord,
} from '@dejarik/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DeckbuildingOptions, deckbuilding, type State, type Variant } from '../index.ts'

const VARIANTS: readonly Variant[] = ['introductory', 'whole-galaxy', 'secret-bases']

const anyOptions: fc.Arbitrary<DeckbuildingOptions> = fc.record({
  variant: fc.constantFrom(...VARIANTS),
  bases: fc.integer({ min: 2, max: 5 }),
  payOff: fc.boolean(),
})
const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

type DbMatch = Match<State, DeckbuildingOptions>

/** Plays at random to the end, and shows the match at every prompt. */
function randomMatch(options: DeckbuildingOptions, seed: number, look: (match: DbMatch) => void): DbMatch {
  const match = Match.start(deckbuilding, options, String(seed), { keep: 0 })
  const rng = new FastRng(seed, 5)
  while (!match.over) {
    look(match)
    const ask = match.asks[rng.int(match.asks.length)]
    match.answer(ask.seat, randomAnswer(ask, rng))
  }
  look(match)
  return match
}

/** Every n-th time only: some looks cost more than the play between them. */
function nowAndThen<T>(every: number, look: (it: T) => void): (it: T) => void {
  let count = 0
  return (it) => {
    if (count++ % every === 0) look(it)
  }
}

describe('the kernel’s own check of everything that must hold at a prompt', () => {
  // Seeds of matches that end soon; the command line's `selfcheck` plays a thousand others.
  test.each([
    ['introductory', 22],
    ['whole-galaxy', 11],
    ['secret-bases', 6],
  ] as const)('a short match: %s', { timeout: 120_000 }, (variant, seed) => {
    const check = new SelfCheck(deckbuilding)
    check.run({ variant, bases: 2, payOff: variant !== 'introductory' }, 'selfcheck', seed)
    expect(check.failures).toEqual([])
    expect(check.checks.prompts).toBeGreaterThan(100)
  })
})

test('every match ends, with one winner who has destroyed enough bases, and no card lost on the way', () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<DbMatch>(10, ({ state }) => expect(deckbuilding.conserved(state)).toBeNull())
      const match = randomMatch(options, seed, look)
      const [winner] = match.outcome?.winners ?? []
      expect(match.state.sides[winner].victory).toHaveLength(options.bases)
      expect(match.state.sides[1 - winner].victory.length).toBeLessThan(options.bases)
      expect(match.state.sides[1 - winner].base).toBe(-1)
    }),
    { numRuns: 12 },
  )
})

test('the galaxy row has six cards, or the galaxy has run out', () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      randomMatch(options, seed, ({ state: { step, row, galaxyDeck } }) => {
        if (step !== 'pick-bases') expect(row.includes(-1) && galaxyDeck.length > 0).toBe(false)
      })
    }),
    { numRuns: 6 },
  )
})

/** Paths of the objects that two states share. */
function shared(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return []
  if (a === b) return [path]
  return Object.keys(a).flatMap((key) =>
    shared((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`),
  )
}

/** Changes every value of a state that the rules may change. */
function scramble(value: object, path = ''): void {
  for (const [key, part] of Object.entries(value)) {
    if (`${path}.${key}` === '.options' || `${path}.${key}` === '.rng.key') continue
    if (typeof part === 'object' && part !== null) scramble(part, `${path}.${key}`)
    else (value as Record<string, unknown>)[key] = typeof part === 'number' ? part + 1 : `${part}!`
  }
  if (Array.isArray(value)) value.push(7)
}

test('a clone is the whole state, and nothing done to it touches the original', () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<DbMatch>(60, ({ state }) => {
        const before = hash(state)
        const copy = deckbuilding.clone(state)
        expect(hash(copy)).toBe(before)
        // The rules never change these two.
        expect(shared(state, copy)).toEqual(['.rng.key', '.options'])
        scramble(copy)
        expect(hash(copy)).not.toBe(before)
        expect(hash(state)).toBe(before)
      })
      randomMatch(options, seed, look)
    }),
    { numRuns: 5 },
  )
})

test('what a seat can’t see has no part in its view, at any time of a match', () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<DbMatch>(40, ({ state }) => {
        for (const seat of [0, 1, SPECTATOR]) {
          const other = deckbuilding.clone(state)
          deckbuilding.redeal(other, seat, new FastRng(seed, seat))
          expect(deckbuilding.conserved(other)).toBeNull()
          expect(deckbuilding.view(other, seat)).toEqual(deckbuilding.view(state, seat))
        }
      })
      randomMatch(options, seed, look)
    }),
    { numRuns: 5 },
  )
})

test('a stored match takes little more than a letter a decision', () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const { record } = randomMatch(options, seed, () => {})
      expect(writeRecord(record).length).toBeLessThan(200 + 1.5 * record.entries.length)
    }),
    { numRuns: 8 },
  )
})

test.each(VARIANTS)('a match between players with a plan is stored in 2 KB: %s', (variant) => {
  const options = deckbuilding.readOptions({ variant }) as DeckbuildingOptions
  for (let seed = 0; seed < 5; seed++) {
    const match = Match.start(deckbuilding, options, String(seed), { keep: 0 })
    const rng = new FastRng(seed, 6)
    while (!match.over) {
      const ask = match.asks[0]
      match.answer(ask.seat, deckbuilding.advice.greedy(match.state, ask, rng))
    }
    expect(writeRecord(match.record).length).toBeLessThan(2048)
  }
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
  const options = deckbuilding.readOptions({
    variant,
    payOff: variant === 'whole-galaxy',
  }) as DeckbuildingOptions
  const match = Match.start(deckbuilding, options, 'golden', { keep: 0 })
  while (!match.over && match.n < 20_000) {
    const [ask] = match.asks
    match.answer(ask.seat, fixedAnswer(ask, match.n))
  }
  expect(match.over).toBe(true)
  expect({ decisions: match.n, hash: hash(match.state) }).toEqual(GOLDEN[variant])
})
