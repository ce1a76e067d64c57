import type { Entry } from './record.ts'

const NONE: readonly Entry[] = []

/**
 * The entries of a match so far. A branch shares the beginning of the list that it comes from, so that a fork costs what
 * its last step costs, however long the match is: lists only grow, and whoever goes back gets a branch.
 */
export class Entries {
  #trunk: readonly Entry[]
  /** How many of the trunk's are its own; what the trunk holds behind them belongs to others. */
  #shared: number
  #own: Entry[] = []
  /** Counted, since it is asked for with every answer. */
  #length: number

  constructor(trunk: readonly Entry[] = NONE, shared = trunk.length) {
    this.#trunk = trunk
    this.#shared = shared
    this.#length = shared
  }

  get length(): number {
    return this.#length
  }

  at(i: number): Entry {
    return i < this.#shared ? this.#trunk[i] : this.#own[i - this.#shared]
  }

  push(entry: Entry): void {
    this.#own.push(entry)
    this.#length++
  }

  /** The first `n` of them, to go on from. */
  branch(n: number): Entries {
    return n <= this.#shared ? new Entries(this.#trunk, n) : new Entries(this.all(), n)
  }

  /** All in one list, which grows with this one. */
  all(): readonly Entry[] {
    if (this.#shared > 0) {
      this.#own = this.#trunk.slice(0, this.#shared).concat(this.#own)
      this.#trunk = NONE
      this.#shared = 0
    }
    return this.#own
  }
}
