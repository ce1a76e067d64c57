/** A match in this page against bots: no server, nothing to wait for but their thinking. */
import {
  type Answer,
  type Game,
  type GoneOn,
  goOn,
  isRefusal,
  lastStep,
  type Match,
  type MatchRecord,
  type Refusal,
  readRecord,
  refuse,
  type Seat,
  type Words,
  writeRecord,
} from '@dejarik/kernel'
import { keptPages, speaker } from '@dejarik/text'
import type { TableFace } from '../games/face.ts'
import { Listeners, meantBy, type Player, type Session, type Snapshot, type Trouble } from './session.ts'
import type { KeptMatch, MatchShelf } from './shelf.ts'
import { folded, seenBy, undoOf } from './snapshot.ts'
import type { Thinker } from './thinker.ts'

/** What a match in this page is played with. */
export interface Room {
  readonly shelf: MatchShelf
  thinker(): Thinker
  now(): number
}

export class LocalSession implements Session {
  readonly id: string
  readonly face: TableFace
  readonly people = null
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  readonly #room: Room
  readonly #kept: KeptMatch
  readonly #match: Match
  readonly #thinker: Thinker
  /** Of a match that went on when the rules changed: what was kept of it before, until it is kept anew. */
  #earlier: KeptMatch | null = null
  /** The step boundary that is kept. */
  #step: unknown = null
  #trouble: Trouble | null = null
  /** What is being thought about; a reply to anything else comes too late. */
  #thinking = 0
  /** Whose eyes: of the own seats the one that is asked, or was last. */
  #eye: Seat
  #snapshot: Snapshot

  private constructor(room: Room, kept: KeptMatch, face: TableFace, match: Match, on: GoneOn | null) {
    this.id = kept.id
    this.face = face
    this.#room = room
    this.#kept = kept
    this.#match = match
    this.#eye = kept.seat
    this.#thinker = room.thinker()
    if (on === null) this.#keepStep()
    else {
      const { from, of } = on
      // Where nothing of it is lost, there is no earlier part to keep beside it.
      const how = on.how === 'same' && from === of ? 'whole' : on.how
      if (how !== 'whole')
        this.#earlier = { ...kept, id: `${kept.id}-${kept.when}`, over: true, earlier: true }
      this.#trouble = { what: 'new-rules', detail: '', args: { from, of, how } }
    }
    this.#snapshot = this.#look()
    this.#askBots()
    if (match.over) void this.#keepLog()
  }

  /**
   * Opens a kept match of the game with that face, or says why it can't be. One that is open goes on under the rules of
   * today, from its last step boundary if need be; one that is over is history and stays what it was.
   */
  static open(room: Room, face: TableFace, kept: KeptMatch): LocalSession | Refusal {
    const record = readRecord(kept.record)
    if (isRefusal(record)) return record
    const match = folded(face, record)
    if (!isRefusal(match)) return new LocalSession(room, kept, face, match, null)
    if (kept.over || !OF_OTHER_RULES.includes(match.refused)) return match
    const on = goOn(face.game, record, room.shelf.findStep(kept.id), { log: true })
    return isRefusal(on) ? on : new LocalSession(room, kept, face, on.match, on)
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  async answer(answer: Answer): Promise<Refusal | null> {
    return this.#enter(this.#eye, meantBy(this.#snapshot, answer))
  }

  async undo(): Promise<Refusal | null> {
    const to = this.#match.undoable(this.#lastOwn())
    if (isRefusal(to)) return to
    this.#match.undoTo(to.to)
    this.#changed()
    return null
  }

  async resign(): Promise<Refusal | null> {
    const no = this.#match.concede(this.#kept.seat, 'resign')
    if (no === null) this.#changed()
    return no
  }

  retry(): void {
    const isRead = this.#trouble?.what === 'new-rules'
    this.#trouble = null
    if (isRead) this.#show()
    else this.#changed()
  }

  async record(): Promise<string> {
    return this.#written()
  }

  close(): void {
    this.#thinking = -1
    this.#thinker.close()
  }

  #enter(seat: Seat, answer: Answer): Refusal | null {
    try {
      const no = this.#match.answer(seat, answer)
      if (no === null) this.#changed()
      return no
    } catch (bug) {
      // The match stands at the prompt before the answer (kernel, RulesBug): it can go on another way.
      this.#trouble = { what: 'rules-bug', detail: bug instanceof Error ? bug.message : String(bug) }
      this.#show()
      return refuse('rules-bug')
    }
  }

  #written(): string {
    return writeRecord(this.#match.record)
  }

  #changed(): void {
    if (this.#trouble?.what === 'rules-bug') this.#trouble = null
    const outcome = this.#match.over ? this.#match.outcome : null
    if (this.#earlier !== null) this.#room.shelf.keep(this.#earlier)
    this.#earlier = null
    const kept = this.#room.shelf.keep({
      ...this.#kept,
      record: this.#written(),
      when: this.#room.now(),
      over: this.#match.over,
      ...(outcome !== null && { won: outcome.winners.includes(this.#kept.seat) }),
    })
    if (!kept) this.#trouble = { what: 'not-saved', detail: '' }
    this.#keepStep()
    if (this.#match.over) void this.#keepLog()
    this.#show()
    this.#askBots()
  }

  /** The position, whenever there is a new one; what lies between two is in the record. */
  #keepStep(): void {
    const { shelf } = this.#room
    if (this.#match.over) {
      shelf.forgetStep(this.id)
      return
    }
    const { checkpoint } = this.#match
    if (checkpoint.state === this.#step) return
    this.#step = checkpoint.state
    shelf.keepStep(this.id, checkpoint)
  }

  /**
   * What the finished match has told, for the day when its record no longer folds. Page by page, so that the table stays
   * lively; if the browser is closed before, it is made up for when the match is next opened.
   */
  async #keepLog(): Promise<void> {
    const { shelf } = this.#room
    if (shelf.findLog(this.id) !== null) return
    const pages: string[] = []
    for (const page of keptPages(this.face.game, this.#match.log)) {
      pages.push(page)
      await new Promise((resolve) => setTimeout(resolve))
    }
    shelf.keepLog(this.id, pages)
  }

  #show(): void {
    this.#snapshot = this.#look()
    this.#listeners.tell()
  }

  #look(): Snapshot {
    this.#eye = this.#match.asks.find(({ seat }) => this.#isOwn(seat))?.seat ?? this.#eye
    const undo = undoOf(this.#match, this.#lastOwn())
    return { ...seenBy(this.#match, this.#eye), undo, players: this.#players(), trouble: this.#trouble }
  }

  #isOwn(seat: Seat): boolean {
    const { seat: own, also = [] } = this.#kept
    return seat === own || also.includes(seat)
  }

  /** The own seat that decided last: what another one decided before can be taken back as well. */
  #lastOwn(): Seat {
    const last = this.#match.entries.at(-1)?.seat
    return last !== undefined && this.#isOwn(last) ? last : this.#eye
  }

  #players(): Player[] {
    const { level } = this.#kept
    return this.face.game
      .seats(this.#match.options)
      .map((side, seat) =>
        this.#isOwn(seat) ? { seat, side, kind: 'you' } : { seat, side, kind: 'bot', level },
      )
  }

  #askBots(): void {
    const ask = this.#match.asks.find((one) => !this.#isOwn(one.seat))
    this.#thinking++
    if (ask !== undefined) void this.#think(ask.seat, this.#thinking)
  }

  async #think(seat: Seat, turn: number): Promise<void> {
    const { game, level, botSeed } = this.#kept
    try {
      const answer = await this.#thinker.decide({
        game,
        record: writeRecord(lastStep(this.#match)),
        seat,
        level,
        seed: botSeed,
      })
      if (turn === this.#thinking) this.#enter(seat, answer)
    } catch (error) {
      if (turn !== this.#thinking) return
      this.#trouble = { what: 'bot-failed', detail: error instanceof Error ? error.message : String(error) }
      this.#show()
    }
  }
}

/** What is refused because the rules have changed, not because the record is damaged. */
const OF_OTHER_RULES: readonly string[] = ['record-other-rules', 'record-answer', 'record-not-followed']

/** Puts a new match on the shelf; opening it begins it. */
export function newMatch(room: Room, { game }: TableFace, start: NewMatch): KeptMatch | Refusal {
  const options = game.readOptions(start.record.options)
  if (isRefusal(options)) return options
  const kept: KeptMatch = {
    id: start.id,
    game: start.record.game,
    record: writeRecord({ ...start.record, options }),
    seat: start.seat,
    ...(start.also !== undefined && start.also.length > 0 && { also: start.also }),
    names: [start.seat, ...(start.also ?? [])].map((seat) =>
      seatWords(game, game.seats(options)[seat] ?? ''),
    ),
    level: start.level,
    botSeed: start.botSeed,
    when: room.now(),
    over: false,
  }
  room.shelf.keep(kept)
  return kept
}

function seatWords(game: Game, seat: string): Words {
  return { de: speaker(game, 'de').seat(seat), en: speaker(game, 'en').seat(seat) }
}

export interface NewMatch {
  readonly id: string
  /** Empty for a new match; with entries to play on from a replay's moment. */
  readonly record: MatchRecord
  readonly seat: Seat
  /** Further seats that the same person plays. */
  readonly also?: readonly Seat[]
  readonly level: string
  readonly botSeed: number
}
