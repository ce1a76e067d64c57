/** What was built and is kept in this browser. Each is written whole after every change; what can't be read is left alone. */
import { anything, byName, isRefusal, readJson } from '@dejarik/kernel'
import { browserShelf, type Shelf } from '../settings/storage.ts'

export interface Kept<T> {
  readonly id: string
  /** Milliseconds since 1970, of the last change. */
  readonly when: number
  readonly built: T
}

export interface ShelfLabel<T> {
  /** `squad` or `deck`: how entries are named in the storage and in themselves. */
  readonly what: string
  /** What an entry holds; null if that can't be read. */
  read(raw: unknown): T | null
}

export class BuiltShelf<T> {
  readonly #label: ShelfLabel<T>
  readonly #prefix: string
  readonly #shelf: Shelf

  constructor(label: ShelfLabel<T>, shelf: Shelf = browserShelf) {
    this.#label = label
    this.#prefix = `dejarik.${label.what}.`
    this.#shelf = shelf
  }

  /** False if the browser could not keep it. */
  keep({ id, when, built }: Kept<T>): boolean {
    return this.#shelf.write(this.#prefix + id, JSON.stringify({ when, [this.#label.what]: built }))
  }

  find(id: string): Kept<T> | null {
    const text = this.#shelf.read(this.#prefix + id)
    return text === null ? null : this.#read(id, text)
  }

  forget(id: string): void {
    this.#shelf.remove(this.#prefix + id)
  }

  /** Latest first. */
  all(): readonly Kept<T>[] {
    return this.#ids()
      .map((id) => this.find(id))
      .filter((kept) => kept !== null)
      .sort((a, b) => b.when - a.when)
  }

  /** Ids of entries that hold nothing that can be built on. */
  unreadable(): readonly string[] {
    return this.#ids().filter((id) => this.find(id) === null)
  }

  #ids(): readonly string[] {
    return this.#shelf
      .keys()
      .filter((key) => key.startsWith(this.#prefix))
      .map((key) => key.slice(this.#prefix.length))
  }

  #read(id: string, text: string): Kept<T> | null {
    const raw = readJson(text, byName(anything))
    if (isRefusal(raw)) return null
    const built = this.#label.read(raw[this.#label.what])
    return built === null ? null : { id, when: typeof raw.when === 'number' ? raw.when : 0, built }
  }
}
