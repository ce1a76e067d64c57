import { type Advice, FastRng, Match, SelfCheck } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { botNamed, type Level, NotAsked, Search, SeatEye } from '../src/index.ts'
import { duel } from './toys/duel.ts'
import { type NimState, nim } from './toys/nim.ts'

/** Three heaps of at most three, in order, that are won for who moves: those whose sum without carry is not 0. */
const NIM_POSITIONS = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (a <= b && b <= c && nimSum([a, b, c]) !== 0 ? [[a, b, c]] : [])),
  ),
)

const SEARCHING: readonly Level[] = ['easy', 'medium', 'hard']

test('the toy games keep what every game must keep', () => {
  for (const game of [nim, duel] as const) {
    const check = new SelfCheck(game as typeof duel)
    for (let i = 0; i < 30; i++) check.run({}, `toy ${i}`, i)
    expect(check.failures).toEqual([])
  }
})

test('hard finds the winning move of Nim wherever there is one', () => {
  for (const heaps of NIM_POSITIONS) {
    const match = nimAt(heaps)
    match.answer(0, botNamed('hard').decide(match, 0, new FastRng(1), { iterations: 4000, millis: 60_000 }))
    expect(nimSum(match.state.heaps), `heaps ${heaps}`).toBe(0)
  }
})

test('a move that wins at once is found by the smallest search', () => {
  for (const level of SEARCHING) {
    const match = nimAt([0, 4, 0])
    match.answer(0, botNamed(level).decide(match, 0, new FastRng(7)))
    expect(match.outcome?.winners, level).toEqual([0])
  }
})

test('where there is one candidate, no time is spent', () => {
  const match = nimAt([1, 0, 0])
  const search = new Search(new SeatEye(match, 0), new FastRng(1), {
    iterations: 1000,
    millis: 1000,
    exploration: 1,
    decisions: 10,
    epsilon: 0,
  })
  expect(search.best()).toBe(0)
  expect(search.iterations).toBe(0)
})

test('iterations and time are limits', () => {
  const settings = { iterations: 50, millis: 1e9, exploration: 1, decisions: 10, epsilon: 0 }
  const eye = new SeatEye(Match.start(duel, {}, 'limits'), 0)
  const counted = new Search(eye, new FastRng(1), settings)
  counted.best()
  expect(counted.iterations).toBeLessThanOrEqual(50)
  expect(counted.iterations).toBeGreaterThan(20)
  const timed = new Search(eye, new FastRng(1), { ...settings, iterations: 1e9, millis: 20 })
  const start = performance.now()
  timed.best()
  expect(timed.iterations).toBeLessThan(1e9)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('where many questions make a turn, each has its share of the time', () => {
  const hasty = { ...duel, advice: { ...duel.advice, haste: 0.001 } }
  const settings = { iterations: 1e9, millis: 60_000, exploration: 1, decisions: 10, epsilon: 0 }
  const start = performance.now()
  new Search(new SeatEye(Match.start(hasty, {}, 'haste'), 0), new FastRng(1), settings).best()
  expect(performance.now() - start).toBeLessThan(5000)
})

test('in a game of chance only the first answers are compared, all that follows is the plan', () => {
  const asked = (chancy: boolean): number => {
    let times = 0
    const candidates: Advice<NimState>['candidates'] = (state, ask) => {
      times++
      return nim.advice.candidates(state, ask)
    }
    const game = { ...nim, advice: { ...nim.advice, candidates, chancy } }
    const settings = { iterations: 50, millis: 1e9, exploration: 1, decisions: 10, epsilon: 0 }
    new Search(new SeatEye(Match.start(game, {}, 'chance'), 0), new FastRng(1), settings).best()
    return times
  }
  expect(asked(true)).toBe(1)
  expect(asked(false)).toBeGreaterThan(20)
})

test('a question that deserves little gets few iterations', () => {
  const quick = { ...nim, advice: { ...nim.advice, effort: () => 0.1 } }
  const settings = { iterations: 200, millis: 1e9, exploration: 1, decisions: 10, epsilon: 0 }
  const search = new Search(new SeatEye(Match.start(quick, {}, 'effort'), 0), new FastRng(1), settings)
  search.best()
  expect(search.iterations).toBeLessThanOrEqual(20)
  expect(search.iterations).toBeGreaterThan(8)
})

test('nobody looks beyond a quiet position', () => {
  let judged = 0
  const quiet: Advice<NimState> = {
    ...nim.advice,
    isQuiet: () => true,
    evaluate({ heaps }) {
      judged++
      expect(
        heaps.reduce((sum, heap) => sum + heap),
        'one take after three and four and five',
      ).toBeGreaterThan(6)
      return 0.5
    },
  }
  const settings = { iterations: 40, millis: 1e9, exploration: 1, decisions: 10, epsilon: 0 }
  const match = Match.start({ ...nim, advice: quiet }, {}, 'quiet')
  new Search(new SeatEye(match, 0), new FastRng(1), settings).best()
  expect(judged).toBeGreaterThan(40)
})

test('a bot called for a seat that is not asked says who is', () => {
  const match = nimAt([1, 2, 3])
  for (const level of ['random', 'greedy', ...SEARCHING] as const) {
    expect(() => botNamed(level).decide(match, 1, new FastRng(1))).toThrow(NotAsked)
    expect(() => botNamed(level).decide(match, 1, new FastRng(1))).toThrow('waits for seat 0 (take)')
  }
})

test('a bot called after the end says so', () => {
  const match = nimAt([1, 2, 3])
  match.concede(0, 'resign')
  expect(() => botNamed('hard').decide(match, 0, new FastRng(1))).toThrow('the match is over')
})

function nimSum(heaps: readonly number[]): number {
  return heaps.reduce((sum, heap) => sum ^ heap, 0)
}

function nimAt(heaps: readonly number[]): Match<NimState> {
  const { state } = Match.start(nim, {}, 'nim')
  return Match.at(nim, {}, 'nim', { ...nim.clone(state), heaps: heaps.slice() }) as Match<NimState>
}
