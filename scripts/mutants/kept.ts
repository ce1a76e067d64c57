// What earlier runs found out, kept beside other caches. Each entry says what it was found out from, so a stale one is
// never believed; a file that can't be read is as good as none.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export class Kept<T> {
  readonly #path: string
  readonly #entries: Map<string, T>

  /** `isEntry` says what an entry looks like; others are left out. */
  constructor(path: string, isEntry: (value: unknown) => value is T) {
    this.#path = path
    this.#entries = new Map(readEntries(path).filter((entry): entry is [string, T] => isEntry(entry[1])))
  }

  get(key: string): T | undefined {
    return this.#entries.get(key)
  }

  set(key: string, value: T): void {
    this.#entries.set(key, value)
  }

  /** Whole or not at all, also if somebody ends the program meanwhile. */
  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(`${this.#path}.new`, JSON.stringify(Object.fromEntries(this.#entries)))
    renameSync(`${this.#path}.new`, this.#path)
  }
}

function readEntries(path: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof value === 'object' && value !== null ? Object.entries(value) : []
  } catch {
    return []
  }
}
