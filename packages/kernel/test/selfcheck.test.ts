import { describe, expect, test } from 'vitest'
import { isRefusal, Match, noChecks, SelfCheck } from '../src/index.ts'
import { flaws, spoiled } from './cantina/flaws.ts'
import { type Cantina, type CantinaOptions, cantina, type State, type View } from './cantina/index.ts'
import { type TinyStep, tiny } from './tiny.ts'

/** Plays matches until something fails, or so many. */
function check(game: Cantina, matches: number, glitch = false): SelfCheck<State, CantinaOptions, View> {
  const selfcheck = new SelfCheck(game)
  for (let i = 0; i < matches && selfcheck.failures.length === 0; i++)
    selfcheck.run({ rounds: 1 + (i % 5), glitch }, `selfcheck ${i}`, i, 200)
  return selfcheck
}

describe('the cantina holds', () => {
  const { checks, failures } = check(cantina, 40)

  test('in random matches, at every prompt', () => {
    expect(failures).toEqual([])
    expect(checks.matches).toBe(40)
  })

  test('and everything was looked at, many times', () => {
    for (const [name, count] of Object.entries(checks))
      if (name !== 'matches') expect(count, name).toBeGreaterThan(100)
    expect(checks.midStepPrompts).toBeGreaterThan(checks.prompts / 4)
    expect(checks.midStepPrompts).toBeLessThan(checks.prompts)
  })

  test('and the counts begin at nothing', () => {
    expect(Object.keys(noChecks())).toEqual(Object.keys(checks))
    expect(new Set(Object.values(noChecks()))).toEqual(new Set([0]))
  })
})

describe('a flaw is found', () => {
  test.each(flaws)('%s: %j', (_, caughtBy, game) => {
    const { failures } = check(game, 60)
    expect(failures.length, 'not found').toBeGreaterThan(0)
    const [first] = failures
    expect(caughtBy, String(first.detail)).toContain(first.check)
    expect(first.detail).not.toBe('')
  })

  test('a card that breaks: with a record that breaks it again', () => {
    const { failures } = check(cantina, 60, true)
    const [first] = failures
    expect(first.check).toBe('offeredAccepted')
    expect(first.detail).toMatch(/^Error: the glitch card is broken\n.*abilities\.ts/s)
    expect(() => Match.restore(cantina, first.record)).toThrow('the glitch card is broken')
  })

  test('a leak: with the record up to the prompt at which it leaks', () => {
    const [, , open] = flaws[0]
    const [first] = check(open, 1).failures
    expect(first).toMatchObject({ check: 'viewLeak', match: 0, n: 0, record: { entries: [] } })
  })

  test('and its record leads to where it was found', () => {
    const lossy = spoiled('upkeep', (t) => {
      t.state.deck.shift()
    })
    const [first] = check(lossy, 20).failures
    const match = Match.restore(lossy, first.record)
    expect(isRefusal(match)).toBe(false)
    expect(isRefusal(match) ? null : lossy.conserved(match.state)).toEqual(first.detail)
    expect(first.n).toBe(first.record.entries.length)
  })
})

test('a way back that hangs on no hidden card, but on whether there could be one, tells nothing', () => {
  const fair = spoiled('turn', function* (t) {
    const { active, sides } = t.state
    const seat = (active + 1) % 3
    yield* t.may(active, 'provoke', { rule: 'ca.turn.1' })
    t.hinges?.(seat, 'hand', () => sides[seat].hand.length > 0)
    if (sides[seat].hand.some((card) => card % 2 === 1)) yield* t.may(seat, 'react', { rule: 'ca.turn.1' })
  })
  const { checks, failures } = check(fair, 20)
  expect(failures).toEqual([])
  expect(checks.undoLeak).toBeGreaterThan(20)
})

describe('a match that chance does not end', () => {
  /** Over when the first option was chosen so many times in a row; the plan always chooses it. */
  const stubborn = (times: number): TinyStep =>
    function* (t) {
      const { state } = t
      const { do: what } = yield* t.choose(0, 'go', [{ do: 'on' }, { do: 'back' }], { rule: 'ti.turn.1' })
      if (what === 'back') state.notes.length = 0
      else state.notes.push(what)
      if (state.notes.length === times) state.result = { winners: [0], rule: 'ti.end.1' }
      return state.result === null ? 'turn' : 'over'
    }

  test.each([
    ['is ended by players who want to', 40, []],
    ['and is found if they can’t', 90, ['no end after 160 decisions']],
  ])('%s', (_, times, found) => {
    const selfcheck = new SelfCheck(tiny({ turn: stubborn(times) }))
    selfcheck.run({}, 'stubborn', 0, 160)
    expect(selfcheck.failures.map(({ detail }) => detail)).toEqual(found)
  })
})
