import { describe, expect, test } from 'vitest'
import {
  done,
  type Flow,
  isMet,
  type Kit,
  type Live,
  settled,
  type Usable,
  type Usage,
  use,
} from '../../src/index.ts'
import { playing, type Tiny, type TinyTable } from '../tiny.ts'

interface Plain extends Kit {
  readonly state: Tiny
  readonly table: TinyTable
  readonly me: { readonly seat: number }
  readonly moments: { readonly hit: number }
  readonly cost: number
  readonly limit: 'round'
}
type Ability = Usable<Plain, number, string>

/** Charges what an ability costs from a purse of 2, and lets each be used once. */
const usage: Usage<Plain, number> = {
  isFree: (s) => !s.notes.includes('begins'),
  canPay: (_s, { ability }) => (ability.cost ?? 0) <= 2,
  agrees: (t) => t.may(0, 'use', { rule: 'ti.ask.1' }),
  begin: (t) => void t.state.notes.push('begins'),
  pay: (t, { ability }) => void t.state.notes.push(`pays ${ability.cost}`),
  end: (t) => void t.state.notes.push('ends'),
}

const strike: Ability = {
  run(t) {
    t.state.notes.push('runs')
    return 'struck'
  },
}
const of = (ability: Ability): Live<Plain, number, Ability> => ({
  me: { seat: 0 },
  key: 'when',
  ability,
  event: 3,
})

function using(ability: Ability) {
  return playing(function* (t): Flow<string> {
    return (yield* use(usage, t, of(ability))) ?? 'not used'
  })
}

describe('an ability is used', () => {
  test('in the order: it begins, is paid for, runs and ends', () => {
    const match = using({ ...strike, cost: 2 })
    expect(match.state.notes).toEqual(['begins', 'pays 2', 'runs', 'ends', 'struck'])
  })

  test('only if its player agrees, where he may decline', () => {
    const match = using({ ...strike, may: true })
    expect(match.ask).toMatchObject({ seat: 0, what: 'use' })
    match.answer(0, 1)
    expect(match.state.notes).toEqual(['not used'])
  })

  test('nothing comes of it if it can’t be paid after all', () => {
    const match = playing(function* (t): Flow<string> {
      const broke = { ...usage, pay: () => false }
      return (yield* use(broke, t, of({ ...strike, cost: 2 }))) ?? 'not used'
    })
    expect(match.state.notes).toEqual(['begins', 'not used'])
  })

  test('by the game itself, where it says what came of it', () => {
    const telling: Usage<Plain, number> = {
      ...usage,
      *carryOut(t, _live, run) {
        const result = yield* done(run())
        t.state.notes.push('came to something')
        return result
      },
    }
    const match = playing(function* (t): Flow<string> {
      return (yield* use(telling, t, of(strike))) ?? 'not used'
    })
    expect(match.state.notes).toEqual(['begins', 'runs', 'came to something', 'ends', 'struck'])
  })

  test('and nobody is asked where it could do nothing', () => {
    const match = using({ ...strike, may: true, possible: (_s, _me, hit) => hit > 3 })
    expect(match.state.notes).toEqual(['not used'])
  })
})

describe('an ability is met', () => {
  const isMetIn = (ability: Ability, notes: string[] = []): boolean =>
    isMet(usage, { ...playing(() => settled('')).state, notes }, of(ability))

  test('if its requirement holds', () => {
    expect(isMetIn({ ...strike, if: (_s, _me, hit) => hit === 3 })).toBe(true)
    expect(isMetIn({ ...strike, if: (_s, _me, hit) => hit === 4 })).toBe(false)
  })

  test('if its cost can be paid', () => {
    expect(isMetIn({ ...strike, cost: 2 })).toBe(true)
    expect(isMetIn({ ...strike, cost: 3 })).toBe(false)
  })

  test('if its limit allows it', () => {
    expect(isMetIn({ ...strike, limit: 'round' }, ['begins'])).toBe(false)
    expect(isMetIn(strike, ['begins'])).toBe(true)
  })
})

describe('what asks nobody', () => {
  test('is a flow that is over before it begins', () => {
    expect(settled(7).next(0)).toEqual({ done: true, value: 7 })
  })

  test('may be a plain result, a flow, or null', () => {
    function* asking(): Flow<number> {
      yield* []
      return 5
    }
    expect(done(7).next(0).value).toBe(7)
    expect(done(asking()).next(0).value).toBe(5)
    expect(done(null).next(0).value).toBeNull()
  })
})
