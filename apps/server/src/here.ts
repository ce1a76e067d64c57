import { LIMITS, type LobbyMessage } from '@dejarik/protocol'
import { UNNAMED } from './guests.ts'
import type { Visitor } from './hall.ts'

/** Somebody who is connected, as servers tell each other. */
export interface Person {
  readonly guest: string
  readonly name: string
  readonly atTable: boolean
}

/** Changes are gathered this long before the others are told. */
const PAUSE_MS = 300
/** Told again this often, so that letters that were lost do no harm. */
const AGAIN_MS = 10_000
/** A server of which nothing was heard for so long has nobody. */
const STALE_MS = 3.5 * AGAIN_MS
/** So many are told to the other servers. */
const MOST = 500

/** Who is connected, here and at the other servers on the store. */
export class Here {
  readonly #visitors = new Set<Visitor>()
  readonly #elsewhere = new Map<string, { readonly at: number; readonly people: readonly Person[] }>()
  readonly #again: NodeJS.Timeout
  #timer: NodeJS.Timeout | null = null
  /** The list is another: those who follow it are told. */
  onChange: () => void = () => {}
  /** Tells the other servers who is here. */
  onTell: (people: readonly Person[]) => void = () => {}

  constructor() {
    this.#again = setInterval(() => this.onTell(this.#own()), AGAIN_MS)
  }

  come(visitor: Visitor): void {
    this.#visitors.add(visitor)
    this.changed()
  }

  go(visitor: Visitor): void {
    if (this.#visitors.delete(visitor)) this.changed()
  }

  /** Somebody here came, went, sat down or is called differently. */
  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.onTell(this.#own())
      this.onChange()
    }, PAUSE_MS)
  }

  /** Another server says who is there. */
  heard(server: string, people: readonly Person[]): void {
    const isNew = !this.#elsewhere.has(server)
    const before = JSON.stringify(this.#elsewhere.get(server)?.people)
    this.#elsewhere.set(server, { at: Date.now(), people })
    // One that has just come knows of nobody yet.
    if (isNew) this.onTell(this.#own())
    if (JSON.stringify(people) !== before) this.onChange()
  }

  lost(server: string): void {
    if (this.#elsewhere.delete(server)) this.onChange()
  }

  guests(): ReadonlySet<string> {
    return new Set(this.#all().keys())
  }

  list(): LobbyMessage['here'] {
    const all = [...this.#all().values()]
    const some = all.filter(({ name }) => name !== UNNAMED).slice(0, LIMITS.here)
    return { count: all.length, some: some.map(({ name, atTable }) => ({ name, atTable })) }
  }

  close(): void {
    clearInterval(this.#again)
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  /** By guest: whoever has several pages open is one person. */
  #all(): ReadonlyMap<string, Person> {
    const all = new Map<string, Person>()
    const fresh = [...this.#elsewhere.values()].filter(({ at }) => Date.now() - at < STALE_MS)
    for (const person of [...fresh.flatMap(({ people }) => people), ...this.#own()])
      all.set(person.guest, { ...person, atTable: person.atTable || all.get(person.guest)?.atTable === true })
    return all
  }

  #own(): readonly Person[] {
    return [...this.#visitors]
      .slice(0, MOST)
      .map(({ guest, name, tables, away }) => ({ guest, name, atTable: tables.size + away.size > 0 }))
  }
}
