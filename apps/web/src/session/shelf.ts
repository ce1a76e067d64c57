/** Matches kept in this browser. A record is a few hundred bytes, so each is written whole after every answer. */
import type { Seat, Words } from '@dejarik/kernel'
import { browserShelf, type Shelf } from '../settings/storage.ts'

export interface KeptMatch {
  readonly id: string
  readonly game: string
  /** As `writeRecord` writes it. */
  readonly record: string
  readonly seat: Seat
  /** Further seats that the same person plays. */
  readonly also?: readonly Seat[]
  /** What all own seats are called, to be read before the game is loaded; absent in matches of earlier versions. */
  readonly names?: readonly Words[]
  readonly level: string
  /** Of the bot's own dice. */
  readonly botSeed: number
  /** Milliseconds since 1970, of the last answer. */
  readonly when: number
  readonly over: boolean
  /** Whether the own seat won; absent while playing. */
  readonly won?: boolean
}

const PREFIX = 'dejarik.match.'
/** Under which is kept how much of a match's log has been looked at. */
export function seenKey(id: string): string {
  return `dejarik.seen.${id}`
}
/** Finished matches beyond this are forgotten, oldest first. */
const FINISHED_KEPT = 30

export class MatchShelf {
  readonly #shelf: Shelf

  constructor(shelf: Shelf = browserShelf) {
    this.#shelf = shelf
  }

  /** False if the browser could not keep it. */
  keep(match: KeptMatch): boolean {
    const kept = this.#shelf.write(PREFIX + match.id, JSON.stringify(match))
    if (match.over) this.#tidy()
    return kept
  }

  find(id: string): KeptMatch | null {
    const text = this.#shelf.read(PREFIX + id)
    if (text === null) return null
    try {
      const match = JSON.parse(text) as KeptMatch
      return typeof match.record === 'string' && typeof match.game === 'string' ? match : null
    } catch {
      return null
    }
  }

  forget(id: string): void {
    this.#shelf.remove(PREFIX + id)
    this.#shelf.remove(seenKey(id))
  }

  /** Latest first. */
  all(): KeptMatch[] {
    return this.#shelf
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => this.find(key.slice(PREFIX.length)))
      .filter((match) => match !== null)
      .sort((a, b) => b.when - a.when)
  }

  #tidy(): void {
    const finished = this.all().filter((match) => match.over)
    for (const match of finished.slice(FINISHED_KEPT)) this.forget(match.id)
  }
}
