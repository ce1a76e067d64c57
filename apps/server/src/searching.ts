import { LIMITS } from '@dejarik/protocol'
import { isPerson } from './bots/guest.ts'
import { standUp } from './seating.ts'
import type { StoredSeat } from './store/store.ts'
import type { Table } from './table.ts'

const LOOK_MS = 1000
/** A page that is loaded anew is gone for a moment. */
const ABSENT_MS = 10_000

/**
 * The table of a search is for those who are there: who goes away loses the seat, and so does who was found and does not
 * say that he is ready. If that is whoever made it, the search is over.
 */
export class Search {
  readonly #table: Table
  #timer: NodeJS.Timeout | null = null
  readonly #absent = new Map<string, number>()
  #full: number | null = null

  constructor(table: Table) {
    this.#table = table
  }

  /** Somebody came or went. */
  look(): void {
    if (!this.#isOn) this.close()
    else this.#timer ??= setInterval(() => this.#check(), LOOK_MS)
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  get #isOn(): boolean {
    const { stored } = this.#table
    return stored.seeks !== null && stored.status === 'waiting'
  }

  #check(): void {
    const table = this.#table
    const now = table.house.now()
    const people = table.seats.filter(({ guest }) => isPerson(guest))
    this.#full = table.seats.length === table.sides.length ? (this.#full ?? now) : null
    const gone = people.filter((seat) => this.#isGone(seat, now))
    if (gone.length === 0) return
    table
      .inTurn(async () => {
        for (const { seat } of gone) if (this.#isOn) await standUp(table, seat)
      })
      .catch((error) => console.error(error))
  }

  #isGone({ seat, guest, ready }: StoredSeat, now: number): boolean {
    const isPresent = this.#table.isPresent(seat)
    if (isPresent) this.#absent.delete(guest)
    else if (!this.#absent.has(guest)) this.#absent.set(guest, now)
    const since = this.#absent.get(guest) ?? now
    const hesitates = this.#full !== null && !ready && now - this.#full >= LIMITS.ready
    return now - since >= ABSENT_MS || hesitates
  }
}
