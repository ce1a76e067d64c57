import { imperialAssault } from '@dejarik/imperial-assault'
import { type Entry, FastRng, Match, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { beforeAll, expect, test } from 'vitest'
import { foldJournal } from '../src/journal.ts'
import { begin, caughtUp, type Origin, type Position, restore, tookBack } from '../src/position.ts'
import type { StoredAct } from '../src/store/store.ts'

/** Nobody has ever been away. */
const SERVED = { up: 0, before: null, opened: null, now: 0 }

const CAMPAIGN = { campaign: { heroes: ['diala-passil', 'fenn-signis'] } }
const DECISIONS = 5000

/** Steps that the rules began, and states that were copied. */
interface Work {
  steps: number
  copies: number
}

/** Imperial Assault, with a count of its work. */
function counted(): { game: typeof imperialAssault; work: Work } {
  const work: Work = { steps: 0, copies: 0 }
  const { steps, clone } = imperialAssault
  const game: typeof imperialAssault = {
    ...imperialAssault,
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [
        name,
        (t: Parameters<typeof step>[0]) => {
          work.steps++
          return step(t)
        },
      ]),
    ),
    clone: (state) => {
      work.copies++
      return clone(state)
    },
  }
  return { game, work }
}

let long: ReturnType<typeof campaign>
beforeAll(() => {
  long = campaign()
}, 120_000)

/** A long campaign, all answered by lot, as a server opens it; and a way to tell what something costs. */
function campaign(): {
  position: Position
  entries: readonly Entry[]
  /** Steps of the whole campaign. */
  whole: number
  cost: (task: () => void) => Work
} {
  const { game, work } = counted()
  const cost = (task: () => void): Work => {
    const { steps, copies } = work
    task()
    return { steps: work.steps - steps, copies: work.copies - copies }
  }
  const origin: Origin = { game, options: accepted(game.readOptions(CAMPAIGN)), seed: 'long', clock: null }
  const match = Match.start(game, origin.options, origin.seed, { keep: 0 })
  const rng = new FastRng(3)
  for (let { ask } = match; ask !== null && match.n < DECISIONS + 3; ask = match.ask)
    match.answer(ask.seat, randomAnswer(ask, rng))
  const { entries } = match
  let position = begin(origin, 0)
  const { steps } = cost(() => {
    position = accepted(restore(origin, foldJournal(entries.slice(0, DECISIONS).map(stored)), 0, SERVED))
  })
  return { position, entries, whole: steps, cost }
}

const stored = (entry: Entry, i: number): StoredAct => ({
  n: i + 1,
  at: 0,
  act: { act: 'enter', ...entry },
  left: null,
})

test('an undo after 5,000 decisions folds the last step, not the match; repeated, it stays cheap', () => {
  const { position, whole, cost } = long
  expect(whole).toBeGreaterThan(DECISIONS)

  const once = cost(() => tookBack(position, 0, DECISIONS - 1, 0))
  expect(once.steps).toBeLessThan(50)
  expect(once.copies).toBeLessThan(50)

  // One after the other, as somebody does who goes back through a whole mission.
  let now = position
  let [steps, worst] = [0, 0]
  for (let n = DECISIONS - 1; n >= DECISIONS - 1000; n--) {
    const spent = cost(() => {
      now = tookBack(now, 0, n, 0).to
    })
    steps += spent.steps
    worst = Math.max(worst, spent.steps)
  }
  expect(now.match.n).toBe(DECISIONS - 1000)
  expect(worst).toBeLessThan(whole / 8)
  expect(steps / 1000).toBeLessThan(20)
})

test('going far back costs a part of what is taken back', () => {
  const { position, whole, cost } = long
  for (const back of [10, 100, 1000, 2500, 4999]) {
    const { steps } = cost(() => tookBack(position, 0, DECISIONS - back, 0))
    expect(steps, `${back} back`).toBeLessThan(50 + (back / DECISIONS) * whole * 0.75)
  }
})

test('a table that another server went on with is brought up to date by what is new', () => {
  const { position, entries, cost } = long
  const newer = entries.map(stored).slice(DECISIONS)
  const { steps } = cost(() => expect(caughtUp(position, newer, 0)?.match.n).toBe(DECISIONS + 3))
  expect(steps).toBeLessThan(100)
})

test('opening the match copies few of its states on the way', () => {
  const { position, entries } = long
  const { game, work } = counted()
  const { options, seed } = position.match
  restore({ game, options, seed, clock: null }, foldJournal(entries.map(stored)), 0, SERVED)
  expect(work.copies).toBeLessThan(200)
})
