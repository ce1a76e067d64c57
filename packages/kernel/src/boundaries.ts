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
  /** Log entries before it, where a log is kept. */
  readonly told: number
}

/** How many to keep: the latest so many, or `thinning`: the latest all, and fewer and fewer the further back. */
export type Keep = number | 'thinning'

/**
 * Of thinned boundaries, two neighbours stand at most this part of the way back to them apart. So going back costs at
 * most half of what is taken back, and a match of 10,000 answers keeps some thirty boundaries.
 */
const GAP = 1 / 2
/** Hardly a step asks more often than this; one that does makes restoring slower, not wrong. */
const LONG_STEP = 24

/** The step boundaries of a match, from which fork and undo set out. */
export class Boundaries<S> {
  readonly #keep: Keep
  #kept: Boundary<S>[] = []

  constructor(keep: Keep) {
    this.#keep = keep
  }

  get last(): Boundary<S> | undefined {
    return this.#kept[this.#kept.length - 1]
  }

  /**
   * Whether one after `n` entries is worth the copy of its state, on the way to the end of `heading` entries; 0, if
   * nobody knows where the way ends. Copies that would only be forgotten again are half of the work of a fold.
   */
  wants(n: number, heading: number): boolean {
    if (this.#keep !== 'thinning') return this.#keep > 0 && n >= heading - this.#keep * LONG_STEP
    const { last } = this
    const apart = ((heading - n) * GAP) / 2
    return last === undefined || last.n === n || heading - n <= LONG_STEP || n - last.n >= apart
  }

  add(boundary: Boundary<S>): void {
    // Nobody stands between two steps: of the boundaries after one answer only the last is of use.
    if (this.last?.n === boundary.n) this.#kept.pop()
    this.#kept.push(boundary)
    if (this.#keep === 'thinning') this.#thin(boundary.n)
    else if (this.#kept.length > this.#keep) this.#kept.shift()
  }

  /** The latest that fits; undefined if none does. */
  findLast(fits: (boundary: Boundary<S>) => boolean): Boundary<S> | undefined {
    return this.#kept.findLast(fits)
  }

  all(): readonly Boundary<S>[] {
    return this.#kept
  }

  /** One that lies before all that are kept. */
  addFirst(boundary: Boundary<S>): void {
    if (this.#kept.length > 0 && this.#kept[0].n <= boundary.n) return
    this.#kept.unshift(boundary)
  }

  /** Forgets all after entry `n` and gives the last that is left. */
  backTo(n: number): Boundary<S> | undefined {
    while (this.last !== undefined && this.last.n > n) this.#kept.pop()
    return this.last
  }

  /** Takes over what another match has kept: a boundary never changes, so both may hold it. */
  inherit(other: Boundaries<S>): void {
    if (this.#keep === 'thinning') this.#kept = other.#kept.slice()
    else if (this.#keep > 1) this.#kept = other.#kept.slice(-this.#keep)
  }

  clear(): void {
    this.#kept.length = 0
  }

  /** Forgets each one whose neighbours are near enough to each other, seen from entry `n`; the first one stays. */
  #thin(n: number): void {
    const kept = this.#kept
    for (let i = kept.length - 2; i > 0; i--)
      if (kept[i + 1].n - kept[i - 1].n <= (n - kept[i + 1].n) * GAP) kept.splice(i, 1)
  }
}
