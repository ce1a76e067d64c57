// Tries mutants of a game one after the other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestCase } from 'vitest/node'
import { type Noticed, triedAtOnce } from './at-once.ts'
import { type Concerned, concernedBy, isLoaded, isMeasuredFile, type MeasuredFile } from './concern.ts'
import { allMutants, digestOf, drawn, type Mutant, type RulesFile } from './draw.ts'
import { isKilled, isVerdict, kindOf, type Verdict } from './judge.ts'
import { Kept } from './kept.ts'
import { filesOf, isRulesFile } from './rules-files.ts'
import { type Change, type Ran, Session } from './session.ts'

export interface Wish {
  readonly game: string
  readonly count: number
  readonly seed: string
  /** When to stop and leave the rest for another time, in milliseconds since 1970. */
  readonly until: number
  /** Tests that take longer are left out, in milliseconds. */
  readonly longest: number
}

export interface Tried {
  readonly mutant: Mutant
  readonly verdict: Verdict
}

/** Mutants with what became of them, as each is done. What an earlier run has done is not done again. */
export async function* tried(
  root: string,
  wish: Wish,
  tell: (sentence: string) => void,
): AsyncGenerator<Tried> {
  const sources = new Sources(root, wish.game)
  const all = allMutants(sources.rules)
  const chosen = drawn(all, wish.count, wish.seed)
  const kept = new Kept<Verdict>(join(root, CACHE, `${wish.game}-verdicts.json`), isVerdict)
  const known = (mutant: Mutant) => kept.get(mutant.id) ?? kept.get(`${mutant.id} ${sources.digest}`)
  const open = chosen.filter((mutant) => known(mutant) === undefined)
  const measured = open.length > 0 ? await measure(root, wish, sources, all, tell) : new Map()
  // Most are noticed by a test that reads as play. What is left is looked at one by one, in a game loaded anew.
  const noticed = await triedAtOnce(root, wish, open, measured, tell)
  for (const [mutant, { verdict }] of noticed) if (!isLoaded(mutant, measured)) kept.set(mutant.id, verdict)
  kept.save()
  const runner = new Runner(root, wish.game, measured)
  for (const mutant of chosen) {
    let verdict = known(mutant)
    if (verdict === undefined) {
      if (Date.now() > wish.until) break
      verdict = await runner.verdictOn(mutant, noticed.get(mutant))
      // Who is killed stays so as long as its file stays as it is; who survives may be killed by any edit.
      const isDone = verdict.fate === 'play'
      kept.set(isDone ? mutant.id : `${mutant.id} ${sources.digest}`, verdict)
      kept.save()
    }
    yield { mutant, verdict }
  }
  await runner.close()
}

const CACHE = 'node_modules/.cache/mutants'

/** The files of a game, and what they say. */
class Sources {
  readonly rules: readonly RulesFile[]
  /** Of everything that a verdict could depend on. */
  readonly digest: string
  /** Of everything but the tests themselves. */
  readonly #below: string
  readonly #root: string

  constructor(root: string, game: string) {
    this.#root = root
    const files = [...filesOf(root, `games/${game}`), ...filesOf(root, 'packages/kernel')].map((file) => ({
      file,
      text: readFileSync(join(root, file), 'utf8'),
    }))
    this.rules = files.filter(({ file }) => isRulesFile(game, file))
    const digest = (some: readonly RulesFile[]) => digestOf(...some.flatMap(({ file, text }) => [file, text]))
    this.digest = digest(files)
    // Places are numbered through all files of the rules, so it counts which these are.
    const named = this.rules.map(({ file }) => file)
    this.#below = digestOf(digest(files.filter(({ file }) => !file.endsWith('.test.ts'))), ...named)
  }

  /** Of all that a test file depends on. */
  digestOfTest(file: string): string {
    return digestOf(this.#below, file, readFileSync(join(this.#root, file), 'utf8'))
  }
}

/** Runs the tests once without any mutant, as far as they are not known yet, to see what each comes by and takes. */
async function measure(
  root: string,
  { game, longest }: Wish,
  sources: Sources,
  all: readonly Mutant[],
  tell: (sentence: string) => void,
): Promise<ReadonlyMap<string, MeasuredFile>> {
  const session = await Session.open(root, game, { bail: 0, workers: 1 })
  const kept = new Kept<MeasuredFile>(join(root, CACHE, `${game}-measured.json`), isMeasuredFile)
  const files = await session.files()
  const missing = files.filter((file) => kept.get(sources.digestOfTest(file)) === undefined)
  if (missing.length > 0) {
    tell(`Measuring what ${missing.length} of ${files.length} test files come by …`)
    const changes = new Map<string, Change>()
    for (const { file } of sources.rules) {
      const places = all.filter((mutant) => mutant.file === file)
      if (places.length > 0) changes.set(file, { do: 'mark', places, first: places[0].number })
    }
    session.change(changes)
    // Some at a time, so that a run that is stopped goes on where it was.
    for (let i = 0; i < missing.length; i += AT_A_TIME) {
      const ran = await session.run(
        missing.slice(i, i + AT_A_TIME).map((file) => ({ file })),
        { places: all.length, turns: Number.MAX_SAFE_INTEGER },
      )
      keep(kept, ran, sources, root, tell)
      kept.save()
    }
  }
  await session.close()
  return new Map(
    files.map((file) => {
      const { tests, loaded } = kept.get(sources.digestOfTest(file)) ?? { tests: [], loaded: '' }
      return [file, { tests: tests.filter(({ milliseconds }) => milliseconds <= longest), loaded }]
    }),
  )
}

const AT_A_TIME = 10

function keep(
  kept: Kept<MeasuredFile>,
  { tests, errors }: Ran,
  sources: Sources,
  root: string,
  tell: (sentence: string) => void,
): void {
  const isLate = (test: TestCase) => test.result().errors?.some(({ message }) => message.includes(LATE))
  const notPassed = tests.filter((test) => test.result().state === 'failed')
  for (const { fullName } of notPassed.filter(isLate)) tell(`Left out, because it took too long: ${fullName}`)
  const failed = notPassed.filter((test) => !isLate(test)).map(({ fullName }) => fullName)
  if (failed.length + errors.length > 0)
    throw new Error(
      `These tests fail without any mutant; mend them first:\n  ${[...failed, ...errors].join('\n  ')}`,
    )
  const byFile = Map.groupBy(tests, ({ module }) => module.moduleId.slice(root.length + 1))
  for (const [file, some] of byFile) {
    const loaded = some.map((test) => test.meta().loaded).find((bits) => bits !== undefined)
    kept.set(sources.digestOfTest(file), {
      tests: some
        .filter((test) => test.result().state === 'passed')
        .map((test) => ({
          id: test.id,
          milliseconds: Math.ceil(test.diagnostic()?.duration ?? 0),
          turns: test.meta().turns ?? 0,
          cameBy: test.meta().cameBy ?? '',
        })),
      loaded: loaded ?? '',
    })
  }
}

/** Holds the session that mutants are tried in. */
class Runner {
  readonly #root: string
  readonly #game: string
  readonly #measured: ReadonlyMap<string, MeasuredFile>
  #session: Session | null = null

  constructor(root: string, game: string, measured: ReadonlyMap<string, MeasuredFile>) {
    this.#root = root
    this.#game = game
    this.#measured = measured
  }

  /** `noticed` tells which test is likely to fail. */
  async verdictOn(mutant: Mutant, noticed: Noticed | undefined): Promise<Verdict> {
    const tests = concernedBy(mutant, this.#measured)
    if (noticed !== undefined) {
      const likely = tests.filter(({ file }) => file === noticed.file)
      const verdict = await this.#by(
        mutant,
        likely.map((one) => ({ ...one, ids: [noticed.id] })),
      )
      if (isKilled(verdict)) return verdict
    }
    return this.#by(mutant, tests)
  }

  async #by(mutant: Mutant, tests: readonly Concerned[]): Promise<Verdict> {
    if (tests.length === 0) return { fate: 'unreached' }
    this.#session ??= await Session.open(this.#root, this.#game, { bail: 1, workers: 1 })
    this.#session.change(new Map([[mutant.file, { do: 'mutate', place: mutant }]]))
    // Loops that turn ten times as often as ever before will hardly end.
    const turns = 10 * Math.max(...tests.map(({ turns }) => turns)) + 1_000_000
    const ran = await inTime(this.#session.run(tests, { places: 0, turns }), longest(tests))
    if (ran === null) {
      // It turns in circles where nothing counts. Its worker can't be spoken to; the next mutant gets another.
      void this.#session.close()
      this.#session = null
      return { fate: 'endless' }
    }
    return verdictOf(ran, this.#root)
  }

  async close(): Promise<void> {
    await this.#session?.close()
  }
}

/** As long as the tests have taken, many times over, with time to load the game on a busy machine. */
function longest(tests: readonly Concerned[]): number {
  return 60_000 + 10 * tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, milliseconds, null)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

function verdictOf({ tests, errors }: Ran, root: string): Verdict {
  const test = tests.find((one) => one.result().state === 'failed')
  if (test === undefined)
    return errors.length > 0 ? { fate: 'unloadable', by: errors[0] } : { fate: 'survived' }
  const by = `${test.module.moduleId.slice(root.length + 1)}: ${test.fullName}`
  const isEndless = test.result().errors?.some(({ message }) => message.includes(ENDLESS))
  return { fate: isEndless ? 'endless' : kindOf(test.module.moduleId), by }
}

/** As Vitest says it of a test that took longer than it may. On a busy machine that tells nothing of the test. */
const LATE = 'timed out'

/** As `in-worker.ts` says it, which can be loaded by tests alone. */
const ENDLESS = 'the mutant does not come to an end'
