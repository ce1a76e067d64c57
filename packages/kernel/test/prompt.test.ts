import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  type Ask,
  type AskPlace,
  type AskSome,
  type AskSplit,
  askFor,
  canonical,
  checkAnswer,
  FastRng,
  LazyOptions,
  type Option,
  optionsOf,
  randomAnswer,
  refuse,
} from '../src/index.ts'

const head = { seat: 1, what: 'test', rule: 'ti.ask.1' } as const
const options = (count: number): Option[] => Array.from({ length: count }, (_, i) => ({ do: `option-${i}` }))

const one: Ask = { ...head, form: 'one', options: options(3) }
const number: Ask = { ...head, form: 'number', min: -2, max: 70 }
const some: AskSome = { ...head, form: 'some', options: options(4), min: 1, max: 3, ordered: false }
const ordered: AskSome = { ...some, ordered: true }
/** Ships take two each; the base takes five, but only when the ships are full. */
const split: AskSplit = {
  ...head,
  form: 'split',
  options: options(3),
  caps: [2, 2, 5],
  min: 3,
  max: 6,
  after: [2],
}
const place: AskPlace = {
  ...head,
  form: 'place',
  length: 2,
  area: { width: 10 },
  check: ([x]) => (x >= 0 && x < 10 ? null : refuse('off-the-board', 'ti.board.1')),
  sample: (rng) => [rng.int(10), rng.int(10)],
}

describe('an answer that fits is accepted', () => {
  test.each<[string, Ask, Answer[]]>([
    ['one of a list: its index', one, [0, 1, 2]],
    ['a number: both ends of the range', number, [-2, 0, 70]],
    ['some of a list: ascending, as few and as many as allowed', some, [[0], [3], [0, 2], [1, 2, 3]]],
    ['some of a list in order: any order', ordered, [[2], [3, 0], [2, 0, 1]]],
    [
      'a split: what comes after only when the others are full',
      split,
      [
        [2, 1, 0],
        [1, 2, 0],
        [2, 2, 0],
        [2, 2, 2],
      ],
    ],
    [
      'a place: whole numbers that the board allows',
      place,
      [
        [0, 0],
        [9, -40],
      ],
    ],
  ])('%s', (_, ask, answers) => {
    for (const answer of answers) expect(checkAnswer(ask, answer)).toBeNull()
  })
})

describe('an answer that does not fit is refused with its reason and the rule of the question', () => {
  test.each<[string, Ask, unknown, string]>([
    ['an index below the list', one, -1, 'not-an-option'],
    ['an index behind the list', one, 3, 'not-an-option'],
    ['half an option', one, 0.5, 'not-an-option'],
    ['a list where one is chosen', one, [0], 'not-an-option'],
    ['minus zero, which a record can’t hold', one, -0, 'not-an-option'],
    ['nothing at all', one, null, 'not-an-option'],
    ['a text', one, '1', 'not-an-option'],

    ['a number below', number, -3, 'number-out-of-range'],
    ['a number above', number, 71, 'number-out-of-range'],
    ['a broken number', number, 1.5, 'number-out-of-range'],
    ['no number', number, Number.NaN, 'number-out-of-range'],
    ['no end of a number', number, Number.POSITIVE_INFINITY, 'number-out-of-range'],
    ['a list of numbers', number, [1], 'number-out-of-range'],

    ['one where some are chosen', some, 1, 'not-a-list'],
    ['an object', some, { 0: 1, length: 1 }, 'not-a-list'],
    ['nothing for some', some, null, 'not-a-list'],
    ['too few', some, [], 'wrong-count'],
    ['too many', some, [0, 1, 2, 3], 'wrong-count'],
    ['what is not in the list', some, [0, 4], 'not-an-option'],
    ['the same twice', some, [1, 1], 'chosen-twice'],
    ['another spelling of the same choice', some, [2, 1], 'not-ascending'],
    ['the same twice, in order', ordered, [1, 0, 1], 'chosen-twice'],
    ['what is not in the list, in order', ordered, [4, 0], 'not-an-option'],

    ['a share of what is not there', split, [1, 1], 'not-a-list'],
    ['one number for a split', split, 3, 'not-a-list'],
    ['more than one can take', split, [3, 0, 0], 'share-too-large'],
    ['less than nothing', split, [2, -1, 2], 'share-too-large'],
    ['half a share', split, [1.5, 1.5, 0], 'share-too-large'],
    ['too little in all', split, [1, 1, 0], 'wrong-total'],
    ['too much in all', split, [2, 2, 3], 'wrong-total'],
    ['the last before the others are full', split, [2, 1, 1], 'others-first'],

    ['too few numbers for a place', place, [1], 'not-a-place'],
    ['too many numbers for a place', place, [1, 1, 1], 'not-a-place'],
    ['between two places', place, [1, 0.5], 'not-a-place'],
    ['one number for a place', place, 5, 'not-a-place'],
  ])('%s', (_, ask, answer, refused) => {
    expect(checkAnswer(ask, answer as Answer)).toMatchObject({ refused, rule: 'ti.ask.1' })
  })

  test('a place that the board refuses cites the board’s own rule', () => {
    expect(checkAnswer(place, [10, 0])).toEqual({ refused: 'off-the-board', rule: 'ti.board.1' })
  })

  test('the refusal says what would fit', () => {
    expect(checkAnswer(one, 9)?.args).toEqual({ count: 3 })
    expect(checkAnswer(number, 99)?.args).toEqual({ min: -2, max: 70 })
    expect(checkAnswer(some, [])?.args).toEqual({ min: 1, max: 3 })
    expect(checkAnswer(split, [3, 0, 0])?.args).toEqual({ cap: 2 })
    expect(checkAnswer(split, [0, 0, 0])?.args).toEqual({ min: 3, max: 6 })
    expect(checkAnswer(place, [])?.args).toEqual({ length: 2 })
  })
})

/** Any question that has an answer. */
const anyAsk: fc.Arbitrary<Ask> = fc.oneof(
  fc.nat(9).map((more): Ask => ({ ...head, form: 'one', options: options(1 + more) })),
  fc
    .tuple(fc.integer({ min: -100, max: 100 }), fc.nat(100))
    .map(([min, more]): Ask => ({ ...head, form: 'number', min, max: min + more })),
  fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6), fc.boolean()).map(
    ([min, more, spare, ordered]): Ask => ({
      ...head,
      form: 'some',
      options: options(min + more),
      min,
      // More may be allowed than there are.
      max: min + more + spare - Math.min(spare, more),
      ordered,
    }),
  ),
  fc
    .tuple(fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }), fc.nat(20), fc.nat(20), fc.nat(31))
    .map(([caps, low, more, late]): Ask => {
      const min = Math.min(
        low,
        caps.reduce((sum, cap) => sum + cap, 0),
      )
      const after = caps.map((_, i) => i).filter((i) => (late >> i) & 1)
      return { ...head, form: 'split', options: options(caps.length), caps, min, max: min + more, after }
    }),
  fc.constant<Ask>(place),
)

describe('random answers', () => {
  test('are always accepted', () => {
    fc.assert(
      fc.property(anyAsk, fc.integer(), (ask, seed) => {
        const answer = randomAnswer(ask, new FastRng(seed))
        expect(checkAnswer(ask, answer), canonical(answer)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  test.each<[string, Ask, number]>([
    ['one', one, 3],
    ['number', { ...head, form: 'number', min: 2, max: 5 }, 4],
    // 4 alone, 6 pairs, 4 triples.
    ['some', some, 14],
    // 4 alone, 12 pairs, 24 triples.
    ['some in order', ordered, 40],
    // Ships 2+1, 1+2; ships full with 0, 1 or 2 for the base.
    ['split', split, 5],
  ])('can be any legal answer: %s', (_, ask, count) => {
    const rng = new FastRng(3)
    const found = new Set(Array.from({ length: 3000 }, () => canonical(randomAnswer(ask, rng))))
    expect(found.size).toBe(count)
  })
})

test('whatever is sent as an answer is judged, and never throws', () => {
  fc.assert(
    fc.property(anyAsk, fc.anything(), (ask, sent) => {
      const no = checkAnswer(ask, sent as Answer)
      if (no === null) expect(typeof sent === 'number' || Array.isArray(sent)).toBe(true)
      else expect(no.rule).toMatch(/^ti\./)
    }),
    { numRuns: 2000 },
  )
})

describe('a question as it is sent', () => {
  test('to the seat that decides: with all that may be answered, as plain data', () => {
    for (const ask of [one, number, some, ordered, split, place]) {
      const sent = askFor(ask, 1)
      expect(sent).toMatchObject({ seat: 1, what: 'test', rule: 'ti.ask.1', choice: { form: ask.form } })
      expect(JSON.parse(JSON.stringify(sent))).toEqual(sent)
    }
    expect(askFor(split, 1).choice).toMatchObject({ caps: [2, 2, 5], min: 3, max: 6, after: [2] })
    expect(askFor({ ...split, after: undefined } as unknown as Ask, 1).choice).toMatchObject({ after: [] })
    expect(askFor(place, 1).choice).toEqual({ form: 'place', length: 2, area: { width: 10 } })
  })

  test('to anybody else: who decides what, but not among what', () => {
    expect(askFor({ ...one, about: 7 }, 0)).toEqual({ seat: 1, what: 'test', rule: 'ti.ask.1', about: 7 })
    expect(askFor(one, -1)).toEqual({ seat: 1, what: 'test', rule: 'ti.ask.1' })
  })
})

describe('lazy options', () => {
  test('are made at the first look, once', () => {
    let made = 0
    const lazy = new LazyOptions(() => {
      made++
      return options(2)
    })
    const ask: Ask = { ...head, form: 'one', options: lazy }
    askFor(ask, 0)
    expect(made).toBe(0)
    expect(optionsOf(ask)).toBe(optionsOf(ask))
    expect(made).toBe(1)
  })

  test('are checked and answered like any others', () => {
    const ask: Ask = { ...head, form: 'one', options: new LazyOptions(() => options(2)) }
    expect(checkAnswer(ask, 1)).toBeNull()
    expect(checkAnswer(ask, 2)).toMatchObject({ refused: 'not-an-option' })
    expect(askFor(ask, 1).choice).toEqual({ form: 'one', options: options(2) })
  })
})
