import { describe, expect, test } from 'vitest'
import { type Answer, type Ask, type Flow, type Option, refuse } from '../src/index.ts'
import { playing, type TinyTable } from './tiny.ts'

const cite = { rule: 'ti.ask.1', about: 7 }
const dishes: (Option & { spice: number })[] = [
  { do: 'stew', spice: 1 },
  { do: 'soup', spice: 2 },
  { do: 'cake', spice: 3 },
]

/** Asks once, gives the answer, and says what was asked and what the step got for it. */
function asked(question: (t: TinyTable) => Flow<unknown>, answer: Answer) {
  const match = playing(question)
  const ask = match.ask
  expect(match.answer(ask!.seat, answer)).toBeNull()
  expect(match.over).toBe(true)
  return { ask, got: match.state.notes[0] }
}

/** What a step gets that need not ask. */
function unasked(question: (t: TinyTable) => Flow<unknown>): unknown {
  const match = playing(question)
  expect(match.over).toBe(true)
  return match.state.notes[0]
}

describe('what a step asks, and what it gets for the answer', () => {
  test('choose: the option', () => {
    const { ask, got } = asked((t) => t.choose(1, 'dish', dishes, cite), 2)
    expect(ask).toEqual({ form: 'one', seat: 1, what: 'dish', rule: 'ti.ask.1', about: 7, options: dishes })
    expect(got).toEqual(dishes[2])
  })

  test('decide: the option, even if there is no other', () => {
    const { ask, got } = asked((t) => t.decide(1, 'dish', [dishes[0]], cite), 0)
    expect(ask).toMatchObject({ form: 'one', options: [dishes[0]] })
    expect(got).toEqual(dishes[0])
  })

  test('chooseSome: the options as a list', () => {
    const { ask, got } = asked((t) => t.chooseSome(0, 'dishes', dishes, { min: 0, max: 2 }, cite), [0, 2])
    expect(ask).toMatchObject({ form: 'some', min: 0, max: 2, ordered: false })
    expect(got).toEqual([dishes[0], dishes[2]])
  })

  test('chooseSome in order: in the order chosen', () => {
    const count = { min: 2, max: 2, ordered: true }
    const { got } = asked((t) => t.chooseSome(0, 'dishes', dishes, count, cite), [2, 0])
    expect(got).toEqual([dishes[2], dishes[0]])
  })

  test('chooseSome: as many as there are, if more are wanted', () => {
    const { ask } = asked((t) => t.chooseSome(0, 'dishes', dishes, { min: 1, max: 9 }, cite), [1])
    expect(ask).toMatchObject({ min: 1, max: 3 })
  })

  test('chooseSome of all in order: only the order', () => {
    const count = { min: 9, max: 9, ordered: true }
    const { ask, got } = asked((t) => t.chooseSome(0, 'dishes', dishes, count, cite), [2, 1, 0])
    expect(ask).toMatchObject({ min: 3, max: 3, ordered: true })
    expect(got).toEqual(dishes.toReversed())
  })

  test('may: yes or no', () => {
    expect(asked((t) => t.may(0, 'eat', cite), 0).got).toBe(true)
    const { ask, got } = asked((t) => t.may(0, 'eat', cite), 1)
    expect(ask).toMatchObject({ form: 'one', options: [{ do: 'yes' }, { do: 'no' }] })
    expect(got).toBe(false)
  })

  test('chooseNumber: the number', () => {
    const { ask, got } = asked((t) => t.chooseNumber(0, 'how-much', { min: -1, max: 4 }, cite), -1)
    expect(ask).toMatchObject({ form: 'number', min: -1, max: 4 })
    expect(got).toBe(-1)
  })

  test('split: the shares', () => {
    const parts = { options: dishes, caps: [1, 2, 3], min: 2, max: 4, after: [2] }
    const { ask, got } = asked((t) => t.split(0, 'share', parts, cite), [1, 2, 1])
    expect(ask).toMatchObject({ form: 'split', ...parts })
    expect(got).toEqual([1, 2, 1])
  })

  test('place: its numbers', () => {
    const where = {
      length: 2,
      area: 'the board',
      check: ([x]: readonly number[]) => (x === 1 ? null : refuse('taken')),
      sample: () => [1, 0],
    }
    const { ask, got } = asked((t) => t.place(0, 'where', where, cite), [1, 5])
    expect(ask).toMatchObject({ form: 'place', area: 'the board', length: 2 })
    expect(got).toEqual([1, 5])
  })

  test('together: the answers in the order of asking, whoever was first', () => {
    const ask = (seat: number): Ask => ({
      form: 'number',
      seat,
      what: 'bid',
      min: 0,
      max: 9,
      rule: 'ti.bid.1',
    })
    const match = playing((t) => t.together([ask(1), ask(0)]))
    match.answer(0, 4)
    match.answer(1, 6)
    expect(match.state.notes[0]).toEqual([6, 4])
  })
})

describe('nobody is asked', () => {
  test('to choose one of one', () => {
    expect(unasked((t) => t.choose(0, 'dish', [dishes[1]], cite))).toEqual(dishes[1])
  })

  test('to choose some of none, none of some, or all of all', () => {
    expect(unasked((t) => t.chooseSome(0, 'dishes', [], { min: 1, max: 2 }, cite))).toEqual([])
    expect(unasked((t) => t.chooseSome(0, 'dishes', dishes, { min: 0, max: 0 }, cite))).toEqual([])
    expect(unasked((t) => t.chooseSome(0, 'dishes', dishes, { min: 3, max: 5 }, cite))).toEqual(dishes)
  })

  test('to put one thing in order', () => {
    const count = { min: 1, max: 1, ordered: true }
    expect(unasked((t) => t.chooseSome(0, 'dishes', [dishes[0]], count, cite))).toEqual([dishes[0]])
  })

  test('for the only number there is', () => {
    expect(unasked((t) => t.chooseNumber(0, 'how-much', { min: 3, max: 3 }, cite))).toBe(3)
  })

  test('when no seats are asked together', () => {
    expect(unasked((t) => t.together([]))).toEqual([])
  })
})

describe('a question that nobody could answer is a bug of the rules, found when it is asked', () => {
  const bid: Ask = { form: 'number', seat: 0, what: 'bid', min: 0, max: 9, rule: 'ti.bid.1' }
  test.each<[string, (t: TinyTable) => Flow<unknown>, string]>([
    ['no option to choose', (t) => t.choose(0, 'dish', [], cite), 'no option for dish'],
    ['no option to decide', (t) => t.decide(0, 'dish', [], cite), 'no option for dish'],
    ['no number', (t) => t.chooseNumber(0, 'pay', { min: 4, max: 3 }, cite), 'no number for pay'],
    [
      'more to share than the shares can take',
      (t) => t.split(0, 'share', { options: dishes, caps: [1, 1, 1], min: 4, max: 9 }, cite),
      'no split for share',
    ],
    ['one seat twice at once', (t) => t.together([bid, bid]), 'asked twice'],
  ])('%s', (_, question, message) => {
    expect(() => playing(question)).toThrow(message)
  })
})

describe('the log', () => {
  function* noting(t: TinyTable): Flow<string> {
    t.log?.('eaten', 'ti.eat.1', { dish: 1 })
    t.log?.('found', 'ti.eat.2', { seat: 1 }, { seat: 1, args: { ring: 3 } })
    yield* t.may(0, 'more', cite)
    t.log?.('eaten', 'ti.eat.1', { dish: 2 })
    return t.log === undefined ? 'nobody listens' : 'somebody listens'
  }

  test('holds what happened, and after how many answers', () => {
    const match = playing(noting, { log: true })
    match.answer(0, 0)
    expect(match.state.notes).toEqual(['somebody listens'])
    expect(match.log).toEqual([
      { n: 0, what: 'eaten', rule: 'ti.eat.1', args: { dish: 1 } },
      { n: 0, what: 'found', rule: 'ti.eat.2', args: { seat: 1 }, secret: { seat: 1, args: { ring: 3 } } },
      { n: 1, what: 'eaten', rule: 'ti.eat.1', args: { dish: 2 } },
    ])
  })

  test('is not even written while nobody listens', () => {
    const match = playing(noting)
    match.answer(0, 0)
    expect(match.state.notes).toEqual(['nobody listens'])
    expect(match.log).toEqual([])
  })
})

test('dice and shuffles use the streams of the state', () => {
  function* rolling(t: TinyTable): Flow<unknown> {
    const list = [0, 1, 2, 3, 4, 5, 6, 7]
    t.shuffle(0, list)
    yield* t.may(0, 'again', cite)
    return [t.int(0, 1000), list]
  }
  const [one, other] = [playing(rolling), playing(rolling)]
  for (const match of [one, other]) match.answer(0, 0)
  expect(one.state.rng.at[0]).toBeGreaterThanOrEqual(8)
  expect(one.state).toEqual(other.state)
})

describe('what is announced', () => {
  const told = (step: (t: TinyTable) => Flow<unknown>): string[] =>
    playing(step, { log: true }).log.map(({ what }) => what)
  const idle = function* (): Flow<undefined> {}

  test('is told before the next entry', () => {
    const step = function* (t: TinyTable): Flow<unknown> {
      const settle = t.announce('use', 'ti.use.1', {})
      t.log?.('effect', 'ti.use.2', {})
      settle?.(true)
      return yield* idle()
    }
    expect(told(step)).toEqual(['use', 'effect'])
  })

  test('is not told if nothing comes of it', () => {
    const step = function* (t: TinyTable): Flow<unknown> {
      t.announce('use', 'ti.use.1', {})?.(false)
      t.log?.('effect', 'ti.use.2', {})
      return yield* idle()
    }
    expect(told(step)).toEqual(['effect'])
  })

  test('is told at its end if something came of it that no other entry tells', () => {
    const step = function* (t: TinyTable): Flow<unknown> {
      t.announce('use', 'ti.use.1', {})?.(true)
      return yield* idle()
    }
    expect(told(step)).toEqual(['use'])
  })

  test('is told once, also when an answer in between is taken back and given again', () => {
    const match = playing(
      function* (t) {
        const settle = t.announce('use', 'ti.use.1', {})
        for (let i = 0; i < 2; i++) {
          const dish = yield* t.choose(0, 'dish', dishes, cite)
          t.log?.(dish.do, 'ti.use.2', {})
        }
        settle?.(true)
      },
      { log: true },
    )
    match.answer(0, 0)
    match.undoTo(0)
    match.answer(0, 1)
    match.answer(0, 2)
    match.undoTo(1)
    match.answer(0, 0)
    expect(match.log.map(({ what }) => what)).toEqual(['use', 'soup', 'stew'])
  })
})
