/** Up to which entry something hidden has become known, and what; those entries need consent to undo. */
export interface Barrier {
  readonly n: number
  readonly why: string
}

export const NO_BARRIER: Barrier = { n: 0, why: '' }

/** The state before a step, never changed again. */
export interface Boundary<S> {
  /** Entries before it. */
  readonly n: number
  readonly state: S
  readonly barrier: Barrier
}

/** The step boundaries of a match, from which fork and undo set out; the latest few, or all. */
export class Boundaries<S> {
  readonly keep: number
  #kept: Boundary<S>[] = []

  constructor(keep: number) {
    this.keep = keep
  }

  get last(): Boundary<S> | undefined {
    return this.#kept[this.#kept.length - 1]
  }

  add(boundary: Boundary<S>): void {
    // Nobody stands between two steps: of the boundaries after one answer only the last is of use.
    if (this.last?.n === boundary.n) this.#kept.pop()
    this.#kept.push(boundary)
    if (this.#kept.length > this.keep) this.#kept.shift()
  }

  /** Forgets all after entry `n` and gives the last that is left. */
  backTo(n: number): Boundary<S> | undefined {
    while (this.last !== undefined && this.last.n > n) this.#kept.pop()
    return this.last
  }

  /** Takes over what another match has kept: a boundary never changes, so both may hold it. */
  inherit(other: Boundaries<S>): void {
    if (this.keep > 1) this.#kept = other.#kept.slice(-this.keep)
  }

  clear(): void {
    this.#kept.length = 0
  }
}
