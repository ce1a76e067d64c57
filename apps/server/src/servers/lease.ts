import { randomBytes } from 'node:crypto'
import type { Claim, Serving, Store } from '../store/store.ts'

/** How often a server says that it is there. */
const BEAT_MS = 1000
/** One that was silent for so long is dead. */
const DEAD_MS = 4000

export interface LeaseListener {
  /** A server that was there is there no more. */
  gone(server: string): void
  /** This one was silent for so long that others may have taken what was its own. */
  lapsed(): void
}

/** Which matches are this server's. Each open match belongs to one server; a dead one's are free for all. */
export class Lease {
  /** This server, among all on one store. */
  readonly server = randomBytes(6).toString('hex')
  readonly #store: Store
  readonly #now: () => number
  /** Whether no other server can be there. */
  readonly #isAlone: boolean
  #up: number
  #others: readonly string[] = []
  /** When it was last said that this server is there. */
  #seen: number | null = null
  #timer: NodeJS.Timeout | null = null
  #beating: Promise<void> = Promise.resolve()

  constructor(store: Store, now: () => number, isAlone: boolean) {
    this.#store = store
    this.#now = now
    this.#isAlone = isAlone
    this.#up = now()
  }

  /** Since when some server was up without a break. */
  get up(): number {
    return this.#up
  }

  /** Whether others know that this server is there, so that nobody takes its matches. */
  get holds(): boolean {
    return this.#seen !== null && (this.#isAlone || this.#now() - this.#seen < DEAD_MS)
  }

  /** This server, as the store asks for it. */
  get serving(): Serving {
    return { server: this.server, alive: this.#alive() }
  }

  async begin(listener: LeaseListener): Promise<void> {
    await this.#beat(listener)
    this.#timer = setInterval(() => {
      // While the database is not reached nobody is known to be dead; others may take what was ours.
      this.#beating = this.#beat(listener).catch(() => {})
    }, BEAT_MS)
  }

  claim(match: string): Promise<Claim | null> {
    return this.#store.claim(match, this.server, this.#alive())
  }

  async release(match: string): Promise<void> {
    await this.#store.release(match, this.server)
  }

  /** All that was ours is free. */
  async end(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer)
    await this.#beating
    await this.#store.depart(this.server, this.#now()).catch(() => {})
  }

  #alive(): number {
    return this.#isAlone ? Number.MAX_SAFE_INTEGER : this.#now() - DEAD_MS
  }

  async #beat(listener: LeaseListener): Promise<void> {
    const now = this.#now()
    const { up, others } = await this.#store.arrive(this.server, now, this.#alive())
    const lapsed = this.#seen !== null && now - this.#seen >= DEAD_MS
    this.#seen = now
    this.#up = up
    const missing = this.#others.filter((one) => !others.includes(one))
    this.#others = others
    for (const server of missing) listener.gone(server)
    if (lapsed) listener.lapsed()
  }
}
