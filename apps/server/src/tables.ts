import { isTrouble, type Trouble, trouble } from '@dejarik/protocol'
import type { House } from './house.ts'
import { log } from './log.ts'
import { openMatch } from './opening.ts'
import { Moved } from './servers/mail.ts'
import { Table } from './table.ts'

/** A match that is open at another server. */
export interface Elsewhere {
  readonly elsewhere: string
}

export type Found = Table | Elsewhere | Trouble

/** The tables that are in memory: opened when somebody comes, put away when all have gone for a while. */
export class Tables {
  readonly #house: House
  readonly #open = new Map<string, Table>()
  /** Those being read from the store, so that two who come at once meet at one table. */
  readonly #opening = new Map<string, Promise<Found>>()

  /** Told when a match begins or ends. */
  readonly #onTurn: () => void

  constructor(house: House, onTurn: () => void) {
    this.#house = house
    this.#onTurn = onTurn
  }

  get count(): number {
    return this.#open.size
  }

  /** How many are open, by game. */
  get byGame(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const { game } of this.#open.values()) counts.set(game.id, (counts.get(game.id) ?? 0) + 1)
    return counts
  }

  async find(match: string): Promise<Found> {
    const table = this.#open.get(match)
    if (table !== undefined) return table
    const opening = this.#opening.get(match) ?? this.#read(match)
    this.#opening.set(match, opening)
    return opening
  }

  async #read(match: string): Promise<Found> {
    const { lease } = this.#house
    try {
      const claim = await lease.claim(match)
      if (claim === null) return trouble('unknown-match')
      if (claim.server !== lease.server) return { elsewhere: claim.server }
      const opened = await openMatch(this.#house, match, claim.before)
      if (isTrouble(opened)) return opened
      const table = new Table(this.#house, opened, () => this.#drop(match), this.#onTurn)
      this.#open.set(match, table)
      return table
    } finally {
      this.#opening.delete(match)
    }
  }

  /** Something was done about a match that may be open here. */
  async lookAgain(match: string): Promise<void> {
    const table = this.#open.get(match)
    await table?.inTurn(() => table.reload())
  }

  /** Somebody who sits at open tables has become another. */
  async lookAgainAt(person: string): Promise<void> {
    for (const table of this.#open.values())
      if (table.stored.creator === person || table.seats.some(({ guest }) => guest === person))
        await table.inTurn(() => table.reload()).catch((error) => console.error(error))
  }

  /** Another server has it now. */
  #drop(match: string): void {
    const table = this.#open.get(match)
    this.#open.delete(match)
    void table?.close()
    table?.sendAway()
  }

  /** Puts away what nobody has looked at for `ms`. */
  sweep(ms: number): void {
    for (const [id, table] of this.#open) {
      if (!table.idle(ms)) continue
      this.#open.delete(id)
      // If it can't be said now, the next who comes finds it as ours all the same.
      void table.close().then(() => this.#house.lease.release(id).catch(() => {}))
    }
  }

  /** This server was away for so long that others may have taken what was open here. */
  async holdOn(): Promise<void> {
    for (const table of [...this.#open.values()])
      await table
        .inTurn(() => table.holdOn())
        .catch((error) => {
          if (!(error instanceof Moved))
            log.error({ err: error, match: table.id }, 'it is not known whose this match is')
        })
  }

  /** Puts everything away, once what was begun at each table is done. */
  async close(): Promise<void> {
    for (const table of this.#open.values()) {
      await table.inTurn(async () => {}).catch(() => {})
      await table.close()
    }
    this.#open.clear()
  }
}
