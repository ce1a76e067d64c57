/**
 * Matches kept in this browser. A record is a few hundred bytes, so each is written whole after every answer. Beside it
 * lies the position at the last step boundary, 3 to 12 KB: should the rules change, an open match goes on from there. When
 * it is over its log takes the place of that: should the rules change, it can be read still.
 */
import type { Checkpoint, Seat, Words } from '@dejarik/kernel'
import { type KeptLine, type KeptLog, readKeptLog } from '@dejarik/text'
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
  /** It went on as another match when the rules changed; this is what was played before. */
  readonly earlier?: boolean
}

const PREFIX = 'dejarik.match.'
/** Of positions; matches of versions before this have none. */
const STEP_PREFIX = 'dejarik.step.'
const STEP_FORMAT = 1
/** Of logs of finished matches, 3 to 10 KB each, a campaign's 100. */
const LOG_PREFIX = 'dejarik.log.'
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
      const match: KeptMatch = JSON.parse(text)
      return typeof match.record === 'string' && typeof match.game === 'string' ? match : null
    } catch {
      return null
    }
  }

  /** Keeps the position at a match's last step boundary. */
  keepStep(id: string, { n, schema, state }: Checkpoint): void {
    const kept = this.#shelf.write(STEP_PREFIX + id, JSON.stringify({ step: STEP_FORMAT, n, schema, state }))
    // One that is left over from before would be another match's position once decisions are taken back.
    if (!kept) this.forgetStep(id)
  }

  /** Null if there is none, or none that this version can read. */
  findStep(id: string): Checkpoint | null {
    const text = this.#shelf.read(STEP_PREFIX + id)
    if (text === null) return null
    try {
      const { step, n, schema, state } = JSON.parse(text)
      const isWhole = step === STEP_FORMAT && Number.isInteger(n) && Number.isInteger(schema)
      return isWhole && typeof state === 'object' && state !== null ? { n, schema, state } : null
    } catch {
      return null
    }
  }

  /** A match that is over needs no position to go on from. */
  forgetStep(id: string): void {
    this.#shelf.remove(STEP_PREFIX + id)
  }

  /** Keeps what a finished match has told; what is no longer on the shelf needs none. */
  keepLog(id: string, log: KeptLog): void {
    if (this.find(id) === null || log.length === 0) return
    const key = LOG_PREFIX + id
    // Half a log is none, and one that is only in memory takes room for nothing.
    if (!this.#shelf.write(key, JSON.stringify(log))) this.#shelf.remove(key)
  }

  /** Null if there is none that can be read. */
  findLog(id: string): readonly KeptLine[] | null {
    const text = this.#shelf.read(LOG_PREFIX + id)
    try {
      return text === null ? null : readKeptLog(JSON.parse(text))
    } catch {
      return null
    }
  }

  /** The log of a finished match that is known by its record alone. */
  findLogOf(record: string): readonly KeptLine[] | null {
    const match = this.all().find((one) => one.record === record)
    return match === undefined ? null : this.findLog(match.id)
  }

  forget(id: string): void {
    this.#shelf.remove(PREFIX + id)
    this.forgetStep(id)
    this.#shelf.remove(LOG_PREFIX + id)
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
