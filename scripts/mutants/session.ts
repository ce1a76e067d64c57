// Vitest, kept open for many runs of a game's tests: each run has a worker of its own, which loads the game anew, with
// the one module changed in memory. No file is written, so there is nothing to restore.
import { createVitest, type TestCase, type TestSpecification, type Vitest } from 'vitest/node'
import type { Mutant } from './draw.ts'
import type { Watched } from './in-worker.ts'
import { withCountedLoops, withMarks, withSwitches } from './instrument.ts'
import { mutated, type Place } from './places.ts'

export interface Ran {
  readonly tests: readonly TestCase[]
  /** What went wrong outside any test: a module that does not load. */
  readonly errors: readonly string[]
}

/** A change of a file, several that are switched on one at a time, or the marks that tell which places are come by. */
export type Change =
  | { readonly do: 'mutate'; readonly place: Place }
  | { readonly do: 'switch'; readonly mutants: readonly Mutant[] }
  | { readonly do: 'mark'; readonly places: readonly Place[]; readonly first: number }

export class Session {
  readonly #vitest: Vitest
  readonly #root: string
  readonly #changes: Map<string, Change>
  /** The tests of the present run that are done, in order. */
  readonly #seen: TestCase[]

  private constructor(vitest: Vitest, root: string, changes: Map<string, Change>, seen: TestCase[]) {
    this.#vitest = vitest
    this.#root = root
    this.#changes = changes
    this.#seen = seen
  }

  static async open(
    root: string,
    game: string,
    settings: { readonly bail: number; readonly workers: number },
  ): Promise<Session> {
    const changes = new Map<string, Change>()
    const seen: TestCase[] = []
    const vitest = await createVitest(
      {
        config: false,
        root,
        watch: false,
        // What is kept on disk is kept by what the file says, and a mutant says something else.
        fsModuleCache: false,
        include: [`games/${game}/test/**/*.test.ts`],
        setupFiles: ['scripts/mutants/in-worker.ts'],
        pool: 'threads',
        isolate: false,
        maxWorkers: settings.workers,
        bail: settings.bail,
        testTimeout: 300_000,
        hookTimeout: 0,
        // What is asked of Vitest afterwards may be left from the run before.
        reporters: [{ onTestCaseResult: (test) => void seen.push(test) }],
        sequence: { sequencer: AsGiven },
      },
      {
        logLevel: 'silent',
        plugins: [{ name: 'mutants', enforce: 'pre', transform }],
      },
    )
    return new Session(vitest, root, changes, seen)

    function transform(code: string, id: string): string | undefined {
      const [file] = id.slice(root.length + 1).split('?')
      if (!COUNTED.test(file) || /\/test\//.test(file)) return
      const change = changes.get(file)
      if (change === undefined) return withCountedLoops(file, code)
      if (change.do === 'mutate') return withCountedLoops(file, mutated(code, change.place))
      if (change.do === 'switch') return withCountedLoops(file, withSwitches(file, code, change.mutants))
      return withCountedLoops(file, withMarks(file, code, change.places, change.first))
    }
  }

  /** The test files of the game, by their paths from the root. */
  async files(): Promise<string[]> {
    const specifications = await this.#vitest.globTestSpecifications()
    return specifications.map(({ moduleId }) => moduleId.slice(this.#root.length + 1)).sort()
  }

  /** Says what is changed in the runs that follow; what was changed before is so no longer. */
  change(changes: ReadonlyMap<string, Change>): void {
    for (const file of new Set([...this.#changes.keys(), ...changes.keys()])) {
      for (const { environments } of [this.#vitest.vite, ...this.#vitest.projects.map(({ vite }) => vite)])
        for (const { moduleGraph } of Object.values(environments))
          for (const module of moduleGraph.getModulesByFile(`${this.#root}/${file}`) ?? [])
            moduleGraph.invalidateModule(module)
    }
    this.#changes.clear()
    for (const [file, change] of changes) this.#changes.set(file, change)
  }

  /** Runs the named tests of the given files, in this order; all tests of a file if none is named. */
  async run(
    tests: readonly { readonly file: string; readonly ids?: readonly string[] }[],
    watch: Watched,
  ): Promise<Ran> {
    const [project] = this.#vitest.projects
    project.provide('mutants', watch)
    const specifications = tests.map(({ file, ids }) =>
      project.createSpecification(`${this.#root}/${file}`, ids === undefined ? {} : { testIds: [...ids] }),
    )
    this.#seen.length = 0
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications)
    // Vitest tells of every module that it ever ran, with what was wrong with it then.
    const asked = new Set(specifications.map(({ moduleId }) => moduleId))
    const errors = testModules
      .filter(({ moduleId }) => asked.has(moduleId))
      .flatMap((module) => module.errors().map(({ message }) => message))
    return { tests: [...this.#seen], errors: [...errors, ...unhandledErrors.map(String)] }
  }

  /** The tests of the present run that are done so far. */
  get done(): readonly TestCase[] {
    return this.#seen
  }

  async close(): Promise<void> {
    await this.#vitest.close()
  }
}

/** What may turn in circles because of a mutant: the game and what drives it. */
const COUNTED = /^(games\/[^/]+\/|packages\/kernel\/src\/).*\.ts$/

class AsGiven {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files
  }
}
