/** A record to look at: any decision, through any seat's eyes. */
import {
  type Entry,
  isRefusal,
  type LogEntry,
  logFor,
  type Match,
  type MatchRecord,
  type Refusal,
  type Seat,
  SPECTATOR,
  writeRecord,
} from '@dejarik/kernel'
import type { Mark, TableFace } from '../games/face.ts'
import { Listeners, type Player, type Snapshot, type Watched } from './session.ts'
import { folded, seenBy } from './snapshot.ts'

/** A seat's eyes, or all of them at once. */
export type Eye = Seat | 'all'

export interface TimelineMark {
  readonly n: number
  readonly mark: Mark
  readonly entry: LogEntry
}

export class ReplaySession implements Watched {
  readonly face: TableFace
  readonly marks: readonly TimelineMark[]
  /** The whole match, for the list of everything that happens. */
  readonly wholeLog: readonly LogEntry[]
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  readonly #record: MatchRecord
  readonly #entries: readonly Entry[]
  readonly #match: Match
  #eye: Eye
  #snapshot: Snapshot

  private constructor(face: TableFace, match: Match, eye: Eye) {
    this.face = face
    this.#record = match.record
    this.#entries = match.entries.slice()
    this.#match = match
    this.wholeLog = match.log.slice()
    this.marks = marksOf(face, this.wholeLog, match.from?.n ?? 0)
    this.#eye = eye
    this.#snapshot = this.#look()
  }

  static open(face: TableFace, record: MatchRecord, eye: Eye = 'all'): ReplaySession | Refusal {
    const match = folded(face, record)
    return isRefusal(match) ? match : new ReplaySession(face, match, eye)
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  get eye(): Eye {
    return this.#eye
  }

  /** Decisions in the whole match. */
  get length(): number {
    return this.#entries.length
  }

  /** The decision looked at: how many have been made. */
  get at(): number {
    return this.#match.entries.length
  }

  get seats(): readonly string[] {
    return this.face.game.seats(this.#match.options)
  }

  seek(to: number): void {
    const n = Math.max(0, Math.min(this.length, to))
    if (n === this.at) return
    if (n < this.at) this.#match.undoTo(n)
    else
      for (const { how, seat, answer } of this.#entries.slice(this.at, n))
        this.#match.enter(how, seat, answer)
    this.#show()
  }

  look(eye: Eye): void {
    this.#eye = eye
    this.#show()
  }

  /** The next mark from here on, or the one before. */
  neighbour(mark: Mark, direction: 1 | -1): number {
    const all = this.marks.filter((one) => one.mark === mark).map((one) => one.n)
    const found = direction > 0 ? all.find((n) => n > this.at) : all.findLast((n) => n < this.at)
    return found ?? (direction > 0 ? this.length : 0)
  }

  /** The record up to here, to play on from. */
  recordHere(): MatchRecord {
    return { ...this.#record, entries: this.#entries.slice(0, this.at) }
  }

  record(): string {
    return writeRecord(this.#record)
  }

  #show(): void {
    this.#snapshot = this.#look()
    this.#listeners.tell()
  }

  #look(): Snapshot {
    const eye = this.#eye
    const seat = eye === 'all' ? 0 : eye
    const seen = seenBy(this.#match, seat)
    return {
      ...seen,
      ...(eye === 'all' && { view: this.#overlook(), log: this.#match.log.map(told) }),
      // Nobody is asked in a replay; who decided what is still shown.
      asks: seen.asks.map(({ choice: _, ...ask }) => ask),
      players: this.seats.map((side, at): Player => ({ seat: at, side, kind: 'nobody' })),
      trouble: null,
    }
  }

  #overlook(): unknown {
    return this.face.overlook(this.seats.map((_, seat) => this.#match.view(seat)))
  }
}

/** `before`: decisions that lie before the record, which the timeline does not show. */
function marksOf(face: TableFace, log: readonly LogEntry[], before: number): TimelineMark[] {
  return log.flatMap((entry) => {
    const mark = face.markOf(entry)
    return mark === null ? [] : [{ n: entry.n - before, mark, entry: logFor(entry, SPECTATOR) }]
  })
}

/** An entry with all that anybody may know of it. */
function told(entry: LogEntry): LogEntry {
  return entry.secret === undefined ? entry : logFor(entry, entry.secret.seat)
}
