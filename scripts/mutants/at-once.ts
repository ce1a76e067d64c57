// Many mutants at once: each is written into the game beside what stands there, the game is loaded once, and in each test
// that comes by one after the other is switched on. Who makes a test fail that holds without him is noticed. Of the others
// nothing is said: what the game has worked out before and remembers may hide them.
import type { TestCase } from 'vitest/node'
import { comingBy, type MeasuredFile } from './concern.ts'
import type { Mutant } from './draw.ts'
import type { Verdict } from './judge.ts'
import { type Change, Session } from './session.ts'

/** What came of a mutant, and in which test. */
export interface Noticed {
  readonly verdict: Verdict
  readonly file: string
  readonly id: string
}

/** Those that a test that reads as play has noticed. */
export async function triedAtOnce(
  root: string,
  { game, until }: { readonly game: string; readonly until: number },
  mutants: readonly Mutant[],
  measured: ReadonlyMap<string, MeasuredFile>,
  tell: (sentence: string) => void,
): Promise<ReadonlyMap<Mutant, Noticed>> {
  const all = new Map<Mutant, Noticed>()
  const leftOut = new Set<string>()
  for (let round = 0; round < ROUNDS && Date.now() < until; round++) {
    const open = mutants.filter((mutant) => !all.has(mutant))
    const run = runOf(open, measured, leftOut)
    if (run.tests.length === 0) break
    tell(`Trying ${open.length} mutants at once …`)
    const { tests, isWhole } = await ran(root, game, open, run)
    for (const test of tests.filter((one) => one.result().state === 'passed'))
      for (const { mutant, isEndless } of test.meta().noticed ?? []) {
        const found = open.find(({ number }) => number === mutant)
        const file = test.module.moduleId.slice(root.length + 1)
        const verdict: Verdict = { fate: isEndless ? 'endless' : 'play', by: `${file}: ${test.fullName}` }
        if (found !== undefined) all.set(found, { verdict, file, id: test.id })
      }
    // Somebody has left something behind if a test fails that has none switched on. The others are tried again where
    // nothing was left, without that test.
    const failed = tests.filter((test) => test.result().state === 'failed')
    if (!isWhole || failed.length === 0) break
    for (const { id } of failed) leftOut.add(id)
  }
  return all
}

/** How often it is begun anew after something was left behind. */
const ROUNDS = 5

/** What takes longer, in milliseconds, is tried with those alone that nothing else notices. */
const CHEAP = 1000

interface Run {
  readonly tests: readonly { readonly file: string; readonly ids: readonly string[] }[]
  /** By the id of a test, the mutants that it comes by. */
  readonly switched: { readonly [test: string]: readonly number[] }
  readonly turns: number
  /** How long a test may take at most with all its mutants, far more than ever. */
  readonly longest: number
}

function runOf(
  mutants: readonly Mutant[],
  measured: ReadonlyMap<string, MeasuredFile>,
  leftOut: ReadonlySet<string>,
): Run {
  const switched: { [test: string]: number[] } = {}
  for (const mutant of mutants)
    for (const { kind, ids } of comingBy(mutant, measured))
      if (kind === 'play')
        for (const id of ids.filter((one) => !leftOut.has(one))) {
          switched[id] ??= []
          switched[id].push(mutant.number)
        }
  const files = [...measured]
    .map(([file, { tests }]) => ({
      file,
      tests: tests.filter(({ id, milliseconds }) => switched[id] !== undefined && milliseconds <= CHEAP),
    }))
    .filter(({ tests }) => tests.length > 0)
    .map(({ file, tests }) => ({ file, tests, milliseconds: sum(tests.map((test) => test.milliseconds)) }))
    .sort((a, b) => a.milliseconds - b.milliseconds)
  const tests = files.flatMap((file) => file.tests)
  return {
    tests: files.map(({ file, tests }) => ({ file, ids: tests.map(({ id }) => id) })),
    switched,
    turns: 10 * Math.max(0, ...tests.map(({ turns }) => turns)) + 1_000_000,
    longest:
      60_000 + 10 * Math.max(0, ...tests.map(({ id, milliseconds }) => switched[id].length * milliseconds)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** The tests that came to their end, in order, and whether all did or a test failed. */
async function ran(
  root: string,
  game: string,
  mutants: readonly Mutant[],
  { tests, switched, turns, longest }: Run,
): Promise<{ readonly tests: readonly TestCase[]; readonly isWhole: boolean }> {
  const session = await Session.open(root, game, { bail: 1, workers: 1 })
  const changes = [...Map.groupBy(mutants, ({ file }) => file)].map(([file, some]): [string, Change] => [
    file,
    { do: 'switch', mutants: some },
  ])
  session.change(new Map(changes))
  const work = session.run(tests, { places: 0, turns, switched })
  let done = -1
  let isWhole = false
  while (!isWhole && done < session.done.length) {
    done = session.done.length
    isWhole = await inTime(work, longest)
  }
  const seen = [...session.done]
  const closing = session.close()
  // Its worker can't be spoken to while it turns in circles.
  if (isWhole) await closing
  return { tests: seen, isWhole }
}

async function inTime(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, milliseconds, false)
  try {
    return await Promise.race([work.then(() => true), promise])
  } finally {
    clearTimeout(timer)
  }
}
