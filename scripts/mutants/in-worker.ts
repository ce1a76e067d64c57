// Stands in the worker that runs the tests: what marks, switches and counted loops of the instrumented modules ask.
import { afterEach, beforeEach, inject, TestRunner } from 'vitest'

export interface Watched {
  /** How many places there are to mark, and how often loops may turn in one test. */
  readonly places: number
  readonly turns: number
  /** Which mutants are to be switched on in which test, by its id, one after the other. */
  readonly switched?: { readonly [test: string]: readonly number[] }
}

/** A mutant that a test failed with, and whether that was because loops would not end. */
export interface Noticed {
  readonly mutant: number
  readonly isEndless: boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    mutants: Watched
  }
  interface TaskMeta {
    /** The places that the test came by, a bit each, and how often loops turned meanwhile. */
    cameBy?: string
    turns?: number
    /** What no test came by, but loading did. */
    loaded?: string
    /** The mutants that it failed with. */
    noticed?: Noticed[]
  }
}

class Watch {
  bits: Uint8Array
  turns = 0
  /** The one that is switched on. */
  mutant = -1
  readonly #limit: number

  constructor({ places, turns }: Watched) {
    this.bits = new Uint8Array(Math.ceil(places / 8))
    this.#limit = turns
  }

  at(place: number): void {
    this.bits[place >> 3] |= 1 << (place & 7)
  }

  turn(): void {
    this.turns++
    if (this.turns > this.#limit) throw new Error(ENDLESS)
  }

  /** What was come by since this was last asked. */
  taken(): string {
    const text = Buffer.from(this.bits).toString('base64')
    this.bits.fill(0)
    this.turns = 0
    return text
  }
}

/** What a test fails with whose loops turn far more often than they did without the mutant. */
const ENDLESS = 'the mutant does not come to an end'

const watched = inject('mutants')
const watch = new Watch(watched)
/** Mutants that a test has noticed; this file is loaded anew for each file of tests, the worker stays. */
const gone: Set<number> = Reflect.get(globalThis, '__mutantsGone') ?? new Set()
Object.assign(globalThis, { __mutants: watch, __mutantsGone: gone })

let loaded: string | null = null
beforeEach(({ task }) => {
  // Modules are loaded before the first test of a file; what follows them between two tests belongs to the next.
  if (loaded === null) {
    loaded = watch.taken()
    task.meta.loaded = loaded
  }
})

// With each mutant first; the test itself then shows that none of them has left anything behind.
beforeEach(async ({ task }) => {
  const run = TestRunner.getTestFn(task)
  for (const mutant of watched.switched?.[task.id] ?? []) {
    if (gone.has(mutant)) continue
    watch.mutant = mutant
    try {
      await run()
    } catch (error) {
      gone.add(mutant)
      task.meta.noticed ??= []
      task.meta.noticed.push({ mutant, isEndless: String(error).includes(ENDLESS) })
    } finally {
      watch.mutant = -1
      watch.taken()
    }
  }
})

afterEach(({ task }) => {
  task.meta.turns = watch.turns
  task.meta.cameBy = watch.taken()
})
