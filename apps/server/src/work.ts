import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'

/** What one guest, or one address, may use up. */
export interface Means {
  /** Milliseconds of the server's own thread in a second. */
  readonly work: number
  /** Bytes that are sent in a second. */
  readonly bytes: number
}

/** After a pause, what so many seconds bring may be used soon: a long campaign is sent whole to who comes back. */
const SAVED_BYTES = 30
const SAVED_WORK = 5

/** But not at once: of the one thread that serves all, what is saved is used in short spells and half of it at most. */
const PACE = 500
const SPELL_SECONDS = 0.1

/** So much a second, saved up to a limit. It may be overdrawn: then one waits. */
class Allowance {
  readonly #perMs: number
  readonly #most: number
  #left: number
  #at: number

  constructor(perSecond: number, savedSeconds: number, now: number) {
    this.#perMs = perSecond / 1000
    this.#most = perSecond * savedSeconds
    this.#left = this.#most
    this.#at = now
  }

  spend(amount: number, now: number): void {
    this.#gain(now)
    this.#left -= amount
  }

  /** Milliseconds until nothing is overdrawn. */
  wait(now: number): number {
    this.#gain(now)
    return this.#left >= 0 ? 0 : -this.#left / this.#perMs
  }

  isWhole(now: number): boolean {
    this.#gain(now)
    return this.#left === this.#most
  }

  #gain(now: number): void {
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMs)
    this.#at = now
  }
}

/** What a guest or an address has used of its means, on all its connections. */
export class Purse {
  readonly #work: Allowance
  readonly #pace: Allowance
  readonly #bytes: Allowance

  constructor({ work, bytes }: Means) {
    const now = performance.now()
    this.#work = new Allowance(work, SAVED_WORK, now)
    this.#pace = new Allowance(Math.max(PACE, work), SPELL_SECONDS, now)
    this.#bytes = new Allowance(bytes, SAVED_BYTES, now)
  }

  spendWork(ms: number): void {
    const now = performance.now()
    this.#work.spend(ms, now)
    this.#pace.spend(ms, now)
  }

  spendBytes(count: number): void {
    this.#bytes.spend(count, performance.now())
  }

  get wait(): number {
    const now = performance.now()
    return Math.max(this.#work.wait(now), this.#pace.wait(now), this.#bytes.wait(now))
  }

  get isWhole(): boolean {
    const now = performance.now()
    return this.#work.isWhole(now) && this.#pace.isWhole(now) && this.#bytes.isWhole(now)
  }
}

/** The purses of all who are there, by guest or address. */
export class Purses {
  readonly #means: Means
  readonly #all = new Map<string, Purse>()

  constructor(means: Means) {
    this.#means = means
  }

  of(whose: string): Purse {
    const known = this.#all.get(whose)
    if (known !== undefined) return known
    const purse = new Purse(this.#means)
    this.#all.set(whose, purse)
    return purse
  }

  /** Forgets those that are as good as new. */
  sweep(): void {
    for (const [whose, purse] of this.#all) if (purse.isWhole) this.#all.delete(whose)
  }
}

/** Nobody is kept waiting for longer without a look whether it is still necessary. */
const LOOK_MS = 250

/** Who has used too much waits until it is made up for. Nobody is refused anything. */
export async function afford(purses: readonly Purse[]): Promise<void> {
  for (;;) {
    const wait = Math.max(...purses.map((purse) => purse.wait))
    if (wait <= 0) return
    await setTimeout(Math.min(wait, LOOK_MS))
  }
}

const payers = new AsyncLocalStorage<readonly Purse[]>()

/** What is worked on meanwhile is at the cost of these. */
export const atCostOf = <T>(purses: readonly Purse[], task: () => Promise<T>): Promise<T> =>
  payers.run(purses, task)

/** Work of this thread, counted for whoever has asked for it. */
export function work<T>(task: () => T): T {
  const whose = payers.getStore()
  if (whose === undefined) return task()
  const from = performance.now()
  try {
    return task()
  } finally {
    const ms = performance.now() - from
    for (const purse of whose) purse.spendWork(ms)
  }
}
