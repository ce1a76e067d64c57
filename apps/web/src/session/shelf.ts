/**
 * Matches kept in this browser. A record is a few hundred bytes, so each is written whole after every answer. Beside it
 * lies the position at the last step boundary, 3 to 12 KB: should the rules change, an open match goes on from there. When
 * it is over its log takes the place of that: should the rules change, it can be read still.
 */
import {
  aCount,
  aFlag,
  aNumber,
  anything,
  aText,
  type Checkpoint,
  fieldsOf,
  isCheckpoint,
  isRefusal,
  listOf,
  oneOf,
  type Reader,
  readableFields,
  readJson,
  type Seat,
  type Words,
} from '@dejarik/kernel'
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

/** Without these it is no match. */
const NEEDED = fieldsOf({ game: aText, record: aText, seat: aCount, over: aFlag })
/** Without these it is one all the same, only less is known of it. */
const KNOWN = readableFields({
  also: listOf(aCount),
  names: listOf(fieldsOf({ de: aText, en: aText })),
  level: aText,
  botSeed: aNumber,
  when: aNumber,
  won: aFlag,
  earlier: aFlag,
})
const MATCH: Reader<Omit<KeptMatch, 'id' | keyof typeof UNSAID> & Partial<KeptMatch>> = (raw, where) => ({
  ...KNOWN(raw, where),
  ...NEEDED(raw, where),
})
const UNSAID = { level: 'medium', botSeed: 0, when: 0 }

const PREFIX = 'dejarik.match.'
/** Of positions; matches of versions before this have none. */
const STEP_PREFIX = 'dejarik.step.'
const STEP_FORMAT = 1
const STEP = fieldsOf({ step: oneOf([STEP_FORMAT]), n: aCount, schema: aCount, state: anything })
/** Of logs of finished matches, 3 to 10 KB each, a campaign's 100. */
const LOG_PREFIX = 'dejarik.log.'
/** Under which is kept how much of a match's log has been looked at. */
export function seenKey(id: string): string {
  return `dejarik.seen.${id}`
}
/** Under which is kept what was said about questions that come again and again. */
export function windowsKey(id: string): string {
  return `dejarik.windows.${id}`
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
    const read = text === null ? null : readJson(text, MATCH)
    return read === null || isRefusal(read) ? null : { ...UNSAID, ...read, id }
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
    const read = text === null ? null : readJson(text, STEP)
    return read === null || isRefusal(read) || !isCheckpoint(read) ? null : read
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
    return text === null ? null : readKeptLog(readJson(text, anything))
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
    this.#shelf.remove(windowsKey(id))
  }

  /** Latest first. */
  all(): KeptMatch[] {
    return this.#ids()
      .map((id) => this.find(id))
      .filter((match) => match !== null)
      .sort((a, b) => b.when - a.when)
  }

  /** Ids of entries that hold no match that could be gone on with or watched; they stay until somebody forgets them. */
  unreadable(): readonly string[] {
    return this.#ids().filter((id) => this.find(id) === null)
  }

  #ids(): readonly string[] {
    return this.#shelf
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
  }

  #tidy(): void {
    const finished = this.all().filter((match) => match.over)
    for (const match of finished.slice(FINISHED_KEPT)) this.forget(match.id)
  }
}
