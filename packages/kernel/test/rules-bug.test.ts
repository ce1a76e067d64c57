import { describe, expect, test } from 'vitest'
import { FastRng, isRefusal, LazyOptions, Match, type MatchSettings, RulesBug, refuse } from '../src/index.ts'
import { kindOf } from './cantina/cards.ts'
import { cantina } from './cantina/index.ts'
import { type CantinaMatch, standing, stepOn } from './cantina/play.ts'
import { playing } from './tiny.ts'

/** A match in which somebody may play the broken card now, and the answer that plays it. */
function beforeTheBug(settings: MatchSettings): { match: CantinaMatch; seat: number; answer: number } {
  const rng = new FastRng(5)
  const match = Match.start(cantina, { rounds: 5, glitch: true }, 'glitch', { log: true, ...settings })
  while (!match.over) {
    const { ask } = match
    if (ask?.what === 'turn') {
      const answer = match.state.sides[ask.seat].hand.findIndex((card) => kindOf(card) === 'glitch')
      if (answer >= 0 && match.n > 8) return { match, seat: ask.seat, answer }
    }
    // Never a card, so that only this test plays the broken one.
    if (ask?.what === 'turn') match.answer(ask.seat, match.state.sides[ask.seat].hand.length)
    else stepOn(match, rng)
  }
  throw new Error('nobody drew the broken card')
}

function bugOf(act: () => unknown): RulesBug {
  try {
    act()
  } catch (error) {
    if (error instanceof RulesBug) return error
    throw error
  }
  throw new Error('no bug was met')
}

describe('a bug of ours', () => {
  test.each<[string, MatchSettings]>([
    ['all boundaries', {}],
    ['one boundary', { keep: 1 }],
    ['no boundary', { keep: 0 }],
  ])('leaves the match at the prompt before it (%s)', (_, settings) => {
    const { match, seat, answer } = beforeTheBug(settings)
    const before = standing(match)
    const log = structuredClone(match.log)
    bugOf(() => match.answer(seat, answer))
    expect(standing(match)).toBe(before)
    expect(match.log).toEqual(log)
  })

  test('is not the end: any other answer is accepted, and the match is played to its end', () => {
    const { match, seat, answer } = beforeTheBug({})
    bugOf(() => match.answer(seat, answer))
    const pass = match.state.sides[seat].hand.length
    expect(match.answer(seat, pass)).toBeNull()
    const rng = new FastRng(1)
    while (!match.over) {
      try {
        stepOn(match, rng)
      } catch (error) {
        expect(error).toBeInstanceOf(RulesBug)
      }
    }
    expect(match.outcome).not.toBeNull()
  })

  test('names its cause and holds the record that meets it again', () => {
    const { match, seat, answer } = beforeTheBug({})
    const bug = bugOf(() => match.answer(seat, answer))
    expect(bug.message).toBe('the glitch card is broken')
    expect((bug.cause as Error).stack).toContain('abilities.ts')
    expect(bug.record.entries).toEqual([...match.entries, { how: 'answer', seat, answer }])
    expect(bugOf(() => Match.restore(cantina, bug.record)).message).toBe(bug.message)
  })

  test('in a fork stays in the fork', () => {
    const { match, seat, answer } = beforeTheBug({})
    const before = standing(match)
    const fork = match.fork()
    bugOf(() => fork.answer(seat, answer))
    expect(standing(match)).toBe(before)
    expect(standing(fork)).toBe(before)
  })

  test('in a sample is told, and the sample is thrown away', () => {
    const { match, seat, answer } = beforeTheBug({})
    const sample = match.sample(seat, new FastRng(1))
    expect(bugOf(() => sample.answer(seat, answer)).message).toBe('the glitch card is broken')
    expect(isRefusal(match.answer(seat, 99))).toBe(true)
  })
})

describe('a bug of ours is also one', () => {
  test('before the first prompt', () => {
    const bug = bugOf(() =>
      // biome-ignore lint/correctness/useYield: it breaks before it could ask
      playing(function* () {
        throw new Error('broken from the start')
      }),
    )
    expect(bug.message).toBe('broken from the start')
    expect(bug.record).toMatchObject({ game: 'tiny', seed: 'tiny', entries: [] })
  })

  test('if what is thrown is no error', () => {
    const match = playing(function* (t) {
      yield* t.may(0, 'break', { rule: 'ti.ask.1' })
      throw 'just words'
    })
    expect(bugOf(() => match.answer(0, 0)).message).toBe('just words')
    expect(match.ask?.what).toBe('break')
  })

  test('in the check of a place', () => {
    const match = playing((t) =>
      t.place(
        0,
        'where',
        {
          length: 1,
          area: null,
          check: ([x]) => {
            if (x === 13) throw new Error('no such field')
            return x > 0 ? null : refuse('off-the-board')
          },
          sample: () => [1],
        },
        { rule: 'ti.place.1' },
      ),
    )
    const bug = bugOf(() => match.answer(0, [13]))
    expect(bug.message).toBe('no such field')
    expect(bug.record.entries).toEqual([{ how: 'answer', seat: 0, answer: [13] }])
    expect(match.answer(0, [0])).toMatchObject({ refused: 'off-the-board' })
    expect(match.answer(0, [1])).toBeNull()
  })

  test('in options that are made late', () => {
    const match = playing((t) =>
      t.together([
        {
          form: 'one',
          seat: 1,
          what: 'bid',
          rule: 'ti.bid.1',
          options: new LazyOptions(() => {
            throw new Error('no hand to bid from')
          }),
        },
      ]),
    )
    expect(bugOf(() => match.answer(1, 0)).message).toBe('no hand to bid from')
    expect(match.entries).toEqual([])
  })
})
