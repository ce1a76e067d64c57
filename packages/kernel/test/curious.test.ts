import { expect, test } from 'vitest'
import { type Ask, curiousAnswer, FastRng, type Game, OVER, SelfCheck } from '../src/index.ts'
import { type Tiny, tiny } from './tiny.ts'

const OPTIONS = [{ do: 'common' }, { do: 'rare' }, { do: 'common' }]
const ask: Ask = { form: 'one', seat: 0, what: 'pick', rule: 'ti.1', options: OPTIONS }
const cite = { rule: 'ti.1' }

const plain = tiny({
  *pick(t) {
    const { do: picked } = yield* t.decide(0, 'pick', OPTIONS, cite)
    t.log?.('picked', 'ti.1', { picked })
    return OVER
  },
})

const curious: Game<Tiny, object, unknown> = {
  ...plain,
  coverage: {
    weight: (_, option) => (option.do === 'rare' ? 8 : 1),
    cardsPlayed: (_, log) => log.map(({ args }) => String(args.picked)),
  },
}

/** How often each of the three is chosen in 3,000 answers. */
function counts(game: Game<Tiny, object, unknown>, asked: Ask = ask): number[] {
  const rng = new FastRng(1977)
  const state = game.setup({}, { key: [], at: [] })
  const found = [0, 0, 0]
  for (let i = 0; i < 3000; i++) found[curiousAnswer(game, state, asked, rng) as number]++
  return found
}

test('what is seldom offered is taken by its weight, and nothing else is left out', () => {
  const [first, rare, last] = counts(curious)
  expect(rare / 3000).toBeCloseTo(0.8, 1)
  expect(first / 3000).toBeCloseTo(0.1, 1)
  expect(last / 3000).toBeCloseTo(0.1, 1)
})

test('without weights, and where it is no list, all answers are alike', () => {
  for (const count of counts(plain)) expect(count / 3000).toBeCloseTo(1 / 3, 1)
  const number: Ask = { form: 'number', seat: 0, what: 'pick', rule: 'ti.1', min: 0, max: 2 }
  for (const count of counts(curious, number)) expect(count / 3000).toBeCloseTo(1 / 3, 1)
})

test('the self-check plays so, and counts what came into play', () => {
  const check = new SelfCheck(curious)
  for (let i = 0; i < 30; i++) check.run({}, String(i), i)
  const { rare = 0, common = 0 } = Object.fromEntries(check.played)
  expect(rare + common).toBe(30)
  expect(rare).toBeGreaterThan(common)
})

test('it counts nothing for a game that does not say what was played', () => {
  const check = new SelfCheck(plain)
  check.run({}, '1', 1)
  expect(check.played.size).toBe(0)
})
