// Stands in the worker that runs the tests: what marks and counted loops of the instrumented modules call.
import { afterEach, beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many places there are to mark, and how often loops may turn in one test. */
    mutants: { readonly places: number; readonly turns: number }
  }
  interface TaskMeta {
    /** The places that the test came by, a bit each, and how often loops turned meanwhile. */
    cameBy?: string
    turns?: number
    /** What no test came by, but loading did. */
    loaded?: string
  }
}

class Watch {
  bits: Uint8Array
  turns = 0
  readonly #limit: number

  constructor({ places, turns }: { readonly places: number; readonly turns: number }) {
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

const watch = new Watch(inject('mutants'))
Object.assign(globalThis, { __mutants: watch })

let loaded: string | null = null
beforeEach(({ task }) => {
  // Modules are loaded before the first test of a file; what follows them between two tests belongs to the next.
  if (loaded === null) {
    loaded = watch.taken()
    task.meta.loaded = loaded
  }
})

afterEach(({ task }) => {
  task.meta.turns = watch.turns
  task.meta.cameBy = watch.taken()
})
