import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, hash, Match, RulesBug } from '../../src/index.ts'
import { cantina } from '../cantina/index.ts'
import { choose, HAN, LANDO, OPTIONS, playOn, situation, start } from '../cantina/play.ts'
import { tiny } from '../tiny.ts'

describe('a match is a seed and a list of answers', () => {
  test('the same seed and the same answers lead to the same state', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (seed, salt) => {
        const [one, other] = [playOn(start(seed), salt), playOn(start(seed), salt)]
        expect(hash(one.state)).toBe(hash(other.state))
        expect(one.entries).toEqual(other.entries)
      }),
      { numRuns: 30 },
    )
  })

  test('another seed leads to another deal', () => {
    const deals = new Set(Array.from({ length: 50 }, (_, i) => canonical(start(`seed ${i}`).view(HAN))))
    expect(deals.size).toBeGreaterThan(45)
  })

  test('and to this very end: if it changes, so must the rules version', () => {
    const match = playOn(start('golden'), 1977)
    expect([match.n, match.outcome?.winners, hash(match.state)]).toEqual([37, [HAN], '06b90b0a3de0ca'])
  })

  test('the state is plain data at every prompt', () => {
    const match = start('plain')
    playOn(match, 3, () => {
      expect(JSON.parse(JSON.stringify(match.state))).toEqual(match.state)
      return true
    })
  })

  test('neither log nor boundaries change what happens', () => {
    const plain = playOn(start('settings'), 8)
    for (const settings of [{ keep: 0 }, { keep: 1 }, { log: true }, { keep: 0, log: true }])
      expect(playOn(start('settings', settings), 8).state).toEqual(plain.state)
  })
})

describe('steps', () => {
  test('follow each other without a prompt until somebody must decide', () => {
    const match = Match.start(
      tiny({
        *first(t) {
          t.state.notes.push('first')
          yield* []
          return 'second'
        },
        *second(t) {
          t.state.notes.push('second')
          yield* t.may(1, 'go-on', { rule: 'ti.ask.1' })
          return 'over'
        },
      }),
      {},
      'tiny',
    )
    expect(match.state).toMatchObject({ step: 'second', notes: ['first', 'second'] })
    expect(match.ask).toMatchObject({ seat: 1, what: 'go-on' })
  })

  test('that lead nowhere are a bug, and say which', () => {
    const lost = tiny({
      *only() {
        yield* []
        return 'nowhere'
      },
    })
    expect(() => Match.start(lost, {}, 'tiny')).toThrow('there is no step nowhere')
  })

  test('that go in circles are a bug, not an endless wait', () => {
    const circle = tiny({
      *round() {
        yield* []
        return 'round'
      },
    })
    expect(() => Match.start(circle, {}, 'tiny', { keep: 0 })).toThrow(RulesBug)
    expect(() => Match.start(circle, {}, 'tiny')).toThrow('no question after 10000 steps, last round')
  })
})

describe('the end of a match', () => {
  test('comes when a step says so', () => {
    const match = playOn(start('to the end'), 4)
    expect(match.over).toBe(true)
    expect(match.state.step).toBe('over')
    expect(match.outcome).not.toBeNull()
    expect([match.ask, match.asks, match.prompt]).toEqual([null, [], []])
  })

  test('comes at once from deep inside an ability', () => {
    const match = situation({ lando: { hand: ['gambler', 'heist'] } }, { dice: [5, 5], turnsLeft: 3 })
    choose(match, { do: 'play', card: 'gambler' })
    expect(match.over).toBe(true)
    expect(match.outcome).toEqual({ winners: [LANDO], rule: 'ca.gambler.2' })
    expect(match.state.step).toBe('over')
    // Nothing of the rest of the turn has happened.
    expect(match.state.turnsLeft).toBe(3)
  })

  test('is final: every answer is refused, with the rule that ended it', () => {
    const match = situation({ lando: { hand: ['gambler'] } }, { dice: [5, 5] })
    choose(match, { do: 'play', card: 'gambler' })
    const before = canonical(match.state)
    expect(match.answer(LANDO, 0)).toEqual({ refused: 'match-over', rule: 'ca.gambler.2' })
    expect(match.concede(HAN, 'resign')).toEqual({ refused: 'match-over', rule: 'ca.gambler.2' })
    expect(canonical(match.state)).toBe(before)
  })

  test.each([
    ['resign', 'ca.end.2'],
    ['timeout', 'ca.end.3'],
  ] as const)('comes when somebody leaves (%s), at any moment, whoever is asked', (how, rule) => {
    const match = situation({ lando: { hand: ['heist', 'seer'] } })
    choose(match, { do: 'play', card: 'heist' })
    expect(match.concede(HAN, how)).toBeNull()
    expect(match.over).toBe(true)
    expect(match.outcome).toEqual({ winners: [1, 2], rule })
    expect(match.entries.at(-1)).toEqual({ how, seat: HAN, answer: 0 })
  })

  test.each([3, -1, 0.5, Number.NaN])('does not come for seat %d, which does not exist', (seat) => {
    const match = start('no such seat')
    expect(match.concede(seat, 'resign')).toEqual({ refused: 'not-a-seat' })
    expect(match.over).toBe(false)
  })
})

test('a match that begins at a given state counts on from there, and leaves no trace in it', () => {
  const { state } = start('given')
  const match = Match.at(cantina, OPTIONS, 'given', cantina.clone(state), { log: true }, 40)
  const first = canonical(match.from)
  playOn(match, 2, () => match.n < 45)
  expect(match.n).toBe(45)
  expect(match.entries).toHaveLength(5)
  expect(canonical(match.from)).toBe(first)
})
