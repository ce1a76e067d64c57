import { isTrouble, type Trouble } from '@dejarik/protocol'
import type { House } from './house.ts'
import { openMatch } from './opening.ts'
import { Table } from './table.ts'

/** The tables that are in memory: opened when somebody comes, put away when all have gone for a while. */
export class Tables {
  readonly #house: House
  readonly #open = new Map<string, Table>()
  /** Those being read from the store, so that two who come at once meet at one table. */
  readonly #opening = new Map<string, Promise<Table | Trouble>>()

  constructor(house: House) {
    this.#house = house
  }

  get count(): number {
    return this.#open.size
  }

  async find(match: string): Promise<Table | Trouble> {
    const table = this.#open.get(match)
    if (table !== undefined) return table
    const opening = this.#opening.get(match) ?? this.#read(match)
    this.#opening.set(match, opening)
    return opening
  }

  async #read(match: string): Promise<Table | Trouble> {
    try {
      const opened = await openMatch(this.#house, match)
      if (isTrouble(opened)) return opened
      const table = new Table(this.#house, opened)
      this.#open.set(match, table)
      return table
    } finally {
      this.#opening.delete(match)
    }
  }

  /** Puts away what nobody has looked at for `ms`. */
  sweep(ms: number): void {
    for (const [id, table] of this.#open) {
      if (!table.idle(ms)) continue
      void table.close()
      this.#open.delete(id)
    }
  }

  /** Another server has written to the same store: look which tables stand differently now. */
  async reload(): Promise<void> {
    for (const table of [...this.#open.values()]) await table.inTurn(() => table.reload())
  }

  /** Puts everything away, once what was begun at each table is done. */
  async close(): Promise<void> {
    for (const table of this.#open.values()) {
      await table.inTurn(async () => {})
      await table.close()
    }
    this.#open.clear()
  }
}
