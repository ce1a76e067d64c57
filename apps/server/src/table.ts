import { isRefusal, type LogEntry, RulesBug, type Seat, SPECTATOR, same } from '@dejarik/kernel'
import {
  differenceOf,
  isTrouble,
  LIMITS,
  type ServerMessage,
  type Sight,
  type Trouble,
  trouble,
} from '@dejarik/protocol'
import { BotSeats } from './bots/seats.ts'
import { sidesOf } from './bringing.ts'
import { fallsAt, outOfTime } from './clock.ts'
import { Astray } from './folding/past.ts'
import { heldWith, peopleBeside } from './handing.ts'
import type { House } from './house.ts'
import { keepLog } from './keeping.ts'
import { log } from './log.ts'
import { type Opened, openAgain, openMatch } from './opening.ts'
import { askedBy, conceded, type Move, type Position, reaches, readBefore, toldBefore } from './position.ts'
import { Search } from './searching.ts'
import { Moved } from './servers/mail.ts'
import {
  MaybeStored,
  type NewMatch,
  type StoredAct,
  type StoredMatch,
  type StoredSeat,
} from './store/store.ts'
import {
  clocksOf,
  joinedMessage,
  logFrom,
  logPart,
  pageBefore,
  seatsMessage,
  sightOf,
  statusOf,
} from './telling.ts'
import { work } from './work.ts'

/** Somebody who looks at a table: a connection. */
export interface Viewer {
  readonly guest: string
  readonly name: string
  tell(message: ServerMessage): void
  /** Takes a message that is text already. */
  send(text: string): void
  /** The match is open at another server now. */
  moved(match: string): void
}

/** How long to wait before a fallen clock is tried again when it could not be stored. */
const RETRY_MS = 1000
/** Timers can't wait longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * A match that somebody looks at. Whatever is done at it is done in turn, one thing after the other, and told
 * only after it is stored. The table itself is a copy: the store decides, also whether the match is still this server's.
 */
export class Table {
  readonly id: string
  readonly house: House
  #opened: Opened
  readonly #viewers = new Map<Viewer, Seat>()
  /** How the table stands, as those at each seat were told: they are sent what changes. */
  #sights = new Map<Seat, Sight>()
  #turn: Promise<unknown> = Promise.resolve()
  #clock: NodeJS.Timeout | null = null
  readonly #bots = new BotSeats(this)
  readonly #search = new Search(this)
  #lastUse: number
  /** Whether a write is under way, or failed, so that the store may know more. */
  #mayBeBehind = false
  /** Told once the match is another server's. */
  readonly #onMoved: () => void
  /** Told when it begins or ends. */
  readonly #onTurn: () => void
  /** Done when the log of the finished match is kept. */
  #keeping: Promise<void> | null = null

  constructor(house: House, opened: Opened, onMoved: () => void, onTurn: () => void) {
    this.house = house
    this.#onMoved = onMoved
    this.#onTurn = onTurn
    this.id = opened.stored.id
    this.#opened = opened
    this.#lastUse = house.now()
    this.#goOn()
  }

  get stored(): StoredMatch {
    return this.#opened.stored
  }
  get game(): Opened['game'] {
    return this.#opened.game
  }
  get seats(): readonly StoredSeat[] {
    return this.#opened.seats
  }
  get position(): Position | null {
    return this.#opened.position
  }
  get sides(): readonly string[] {
    return sidesOf(this.game, this.stored)
  }

  /** Runs `task` when all that was begun before it at this table is done. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.#lastUse = this.house.now()
    const done = this.#turn.then(task)
    this.#turn = done.catch(() => {})
    return done
  }

  /**
   * Stores a move and tells everybody. If it was stored before, without our hearing of it, the table stands as it was
   * stored, and the move is stale. Throws if it can't be stored, meets a bug of ours or the match is another server's; the
   * table then stays as it was.
   */
  async make({ act, at, to }: Move, made?: NewMatch): Promise<Trouble | null> {
    const before = this.position
    const status = statusOf(to)
    const { outcome, checkpoint } = to.match
    const after: Opened = { ...this.#opened, position: to, stored: { ...this.stored, status, outcome } }
    const tellAll = work(() => this.#prepare(after, readBefore(before, to)))
    const { store, lease } = this.house
    this.#mayBeBehind = true
    const row: StoredAct = { n: to.version, at, act, left: to.clocks?.left ?? null }
    const append = (): Promise<boolean> =>
      store.append(
        this.id,
        lease.server,
        row,
        {
          status,
          outcome,
          asked: askedBy(to.match),
          rules: this.stored.rules,
          checkpoint: act.act === 'undo' || checkpoint.n !== before?.match.checkpoint.n ? checkpoint : null,
          landing: to.landing === before?.landing ? 'same' : to.landing,
        },
        made,
      )
    const { figures } = this.house
    const stored = await figures.commit(append()).catch((error) => this.#settle(error, row, append))
    if (!stored) {
      await this.holdOn()
      return (await this.reload()) ?? trouble('stale')
    }
    this.#mayBeBehind = false
    const ends = status !== this.stored.status
    this.#opened = after
    this.#goOn()
    tellAll()
    if (ends) {
      this.tellSeats()
      this.#onTurn()
    }
    return null
  }

  /**
   * Whether a row stands in the journal of which the database did not say so. It is written once more: either it is there
   * now, or the number is taken, by the same row or by another's.
   */
  async #settle(error: unknown, row: StoredAct, append: () => Promise<boolean>): Promise<boolean> {
    if (!(error instanceof MaybeStored)) throw error
    const stored = await append().catch(() => {
      throw error
    })
    if (stored) return true
    const [found] = await this.house.store.journal(this.id, row.n - 1)
    return found !== undefined && same(found, row)
  }

  /**
   * Looks into the store where that may know more: after a write that failed, since a database that broke off may have
   * stored it without a word; and if somebody has `seen` what was not made here, since another server may have the match.
   */
  async catchUp(seen: number): Promise<Trouble | null> {
    const isBehind = seen > (this.position?.version ?? 0)
    if (isBehind) await this.holdOn()
    return isBehind || this.#mayBeBehind ? this.reload() : null
  }

  /** Throws `Moved` if the match is another server's by now. */
  async holdOn(): Promise<void> {
    const claim = await this.house.lease.claim(this.id)
    if (claim?.server === this.house.lease.server) return
    this.#onMoved()
    throw new Moved(this.id)
  }

  /** If a clock has fallen, that comes before anything else. */
  async settleClocks(): Promise<Trouble | null> {
    const { position } = this
    if (position === null || position.clocks === null || position.match.over) return null
    const now = this.house.now()
    const seat = outOfTime(position.clocks, now)
    if (seat === null) return null
    const move = conceded(position, seat, 'timeout', now)
    if (isRefusal(move)) return trouble('refused', { refusal: move })
    return (await this.make(move)) ?? trouble('out-of-time')
  }

  /** Asks the store how the match stands, and tells everybody if it stands differently. */
  async reload(): Promise<Trouble | null> {
    const { store } = this.house
    const stored = await store.match(this.id)
    const seats = await store.seats(this.id)
    const newer = await store.journal(this.id, this.position?.version ?? 0)
    this.#mayBeBehind = false
    if (newer.length > 0 || stored?.status !== this.stored.status) {
      const opened = await openAgain(this.house, this.#opened)
      if (isTrouble(opened)) return opened
      this.#become(opened)
    } else if (namesAt(seats) === namesAt(this.seats) && stored?.creator === this.stored.creator) return null
    else {
      const creator = stored?.creator ?? this.stored.creator
      this.#become({ ...this.#opened, seats, stored: { ...this.stored, creator } })
      this.#bots.lookAgain()
    }
    this.tellSeats()
    return null
  }

  /**
   * Sees to it that going back to the first `to` decisions starts from a boundary near them. What lies before the place
   * at which the match was opened is folded elsewhere.
   */
  async reach(position: Position, to: number): Promise<Trouble | null> {
    const { past } = this.#opened
    if (past === null || reaches(position, to)) return null
    try {
      const waypoint = await past.before(to)
      if (waypoint !== null) position.match.remember(waypoint)
      return null
    } catch (error) {
      if (!(error instanceof Astray)) throw error
      return (await this.#openWhole()) ?? trouble('stale')
    }
  }

  /** The record does not lead to where the match was opened: it goes on from its last boundary, and that is said. */
  async #openWhole(): Promise<Trouble | null> {
    const opened = await openMatch(this.house, this.id, null, true)
    if (isTrouble(opened)) return opened
    this.#become(opened)
    return null
  }

  // — those who look

  seatOf(viewer: Viewer): Seat | null {
    return this.#viewers.get(viewer) ?? null
  }

  add(viewer: Viewer, seat: Seat): void {
    this.#viewers.set(viewer, seat)
  }

  remove(viewer: Viewer): void {
    if (this.#viewers.delete(viewer)) this.tellSeats()
  }

  /** Everybody who looks has to come to the match again, wherever it is. */
  sendAway(): void {
    const viewers = [...this.#viewers.keys()]
    this.#viewers.clear()
    for (const viewer of viewers) viewer.moved(this.id)
  }

  /** Whoever looks from a seat that is another's by now looks from another one of theirs, or watches. */
  unseat(seat: Seat): void {
    const now = this.seats.find((one) => one.seat === seat)?.guest
    for (const [viewer, at] of this.#viewers) {
      if (at !== seat || viewer.guest === now) continue
      const other = this.seats.find((one) => one.guest === viewer.guest) ?? null
      this.#viewers.set(viewer, other?.seat ?? SPECTATOR)
      viewer.tell(joinedMessage(this.game, this.stored, other, this.seats, viewer.guest))
      this.tellTable(viewer)
    }
    this.tellSeats()
  }

  isPresent(seat: Seat): boolean {
    return [...this.#viewers].some(([viewer, at]) => this.#heldBy(viewer, at).includes(seat))
  }

  /** Who holds several seats is there at all of them. */
  #heldBy({ guest }: Viewer, at: Seat): readonly Seat[] {
    const others = this.seats.filter((one) => one.guest === guest && one.seat !== at)
    return [at, ...others.map(({ seat }) => seat)]
  }

  /** Whether nobody has looked for `ms`. */
  idle(ms: number): boolean {
    return this.#viewers.size === 0 && this.house.now() - this.#lastUse >= ms
  }

  tell(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const viewer of this.#viewers.keys()) viewer.send(text)
  }

  tellSeats(): void {
    const present = [...this.#viewers].flatMap(([viewer, seat]) => this.#heldBy(viewer, seat))
    this.tell(seatsMessage(this.stored, this.sides, this.seats, present))
    this.#search.look()
  }

  /** The whole table, to one viewer. */
  tellTable(viewer: Viewer): void {
    const seat = this.#viewers.get(viewer) ?? SPECTATOR
    work(() => {
      const sight = this.#sights.get(seat) ?? sightAt(this.#opened, seat)
      this.#sights.set(seat, sight)
      viewer.tell(this.#whole(this.#opened, seat, sight))
    })
  }

  /** The page of the log before its first `before` entries, to one viewer. */
  async tellLog(viewer: Viewer, before: number): Promise<Trouble | null> {
    const { position } = this
    const from = pageBefore(before)
    const earlier = position === null ? [] : await this.#earlier(position, from, before)
    if (isTrouble(earlier)) return earlier
    const known = position === null ? 0 : toldBefore(position)
    const own = position?.log.slice(Math.max(0, from - known), Math.max(0, before - known)) ?? []
    const seat = this.#viewers.get(viewer) ?? SPECTATOR
    viewer.tell({ type: 'log', match: this.id, ...logFrom(from, [...earlier, ...own], seat) })
    return null
  }

  /** Those entries of the log from `from` up to `to` that came before the place at which the match was opened. */
  async #earlier(position: Position, from: number, to: number): Promise<readonly LogEntry[] | Trouble> {
    try {
      return (await this.#opened.past?.log(from, Math.min(to, toldBefore(position)))) ?? []
    } catch (error) {
      if (!(error instanceof Astray)) throw error
      return (await this.#openWhole()) ?? trouble('stale')
    }
  }

  /** Lets go of the timers when the table is put away; done when nothing is left to be written. */
  async close(): Promise<void> {
    this.#stopClock()
    this.#bots.close()
    this.#search.close()
    await this.#keeping
  }

  #become(opened: Opened): void {
    const tellAll = this.#prepare(opened, readBefore(this.position, opened.position))
    this.#opened = opened
    this.#goOn()
    tellAll()
  }

  /** The table stands differently: other clocks run, other bots decide, or it is over. */
  #goOn(): void {
    this.#windClock()
    this.#bots.look()
    if (this.position?.match.over) this.#keeping ??= keepLog(this.house, this.#opened)
  }

  #stopClock(): void {
    if (this.#clock !== null) clearTimeout(this.#clock)
    this.#clock = null
  }

  /**
   * Makes what each seat will be told, before the move counts: a view that fails is a bug of ours and must
   * refuse the move rather than leave somebody without a table. `known`: entries of the log that they have.
   */
  #prepare(after: Opened, known: number): () => void {
    const sights = new Map<Seat, Sight>()
    const texts = new Map<Seat, string>()
    try {
      for (const seat of new Set(this.#viewers.values())) {
        const sight = sightAt(after, seat)
        sights.set(seat, sight)
        texts.set(seat, JSON.stringify(this.#news(after, seat, sight, known)))
      }
    } catch (error) {
      if (after.position === null) throw error
      throw new RulesBug(error, after.position.match.record)
    }
    return () => {
      this.#sights = sights
      for (const [viewer, seat] of this.#viewers) {
        const text = texts.get(seat)
        if (text !== undefined) viewer.send(text)
      }
    }
  }

  /** What has changed; the whole table, if more was told than a page of the log holds. */
  #news(after: Opened, seat: Seat, sight: Sight, known: number): ServerMessage {
    const before = this.#sights.get(seat)
    const { position } = after
    if (before === undefined || (position?.match.told ?? 0) - known > LIMITS.logPage)
      return this.#whole(after, seat, sight)
    return {
      type: 'change',
      match: this.id,
      since: before.version,
      difference: differenceOf(before, sight),
      log: logPart(position, seat, known),
      clocks: clocksOf(position, this.house.now()),
    }
  }

  #whole({ position }: Opened, seat: Seat, sight: Sight): ServerMessage {
    const log = logPart(position, seat, pageBefore(position?.match.told ?? 0))
    return { type: 'table', match: this.id, ...sight, log, clocks: clocksOf(position, this.house.now()) }
  }

  #windClock(delay?: number): void {
    this.#stopClock()
    const { position } = this
    if (position === null || position.clocks === null || position.match.over) return
    const falls = fallsAt(position.clocks)
    if (falls === null) return
    const wait = Math.min(delay ?? Math.max(0, falls - this.house.now()), LONGEST_TIMER_MS)
    this.#clock = setTimeout(() => this.#clockFell(), wait)
  }

  #clockFell(): void {
    this.inTurn(() => this.settleClocks()).then(
      (no) => {
        // Either it fell and the match is over, or it was too early, or it could not be stored yet.
        if (no?.code !== 'out-of-time') this.#windClock(no === null ? undefined : RETRY_MS)
      },
      (error) => {
        if (error instanceof Moved) return
        log.error({ err: error, match: this.id }, 'a clock that fell could not be stored')
        this.#windClock(RETRY_MS)
      },
    )
  }
}

/** How a table stands for those who look at it from `seat`. */
function sightAt({ stored, position, seats }: Opened, seat: Seat): Sight {
  return sightOf(stored, position, seat, heldWith(seats, seat), peopleBeside(seats, [seat]).length > 0)
}

const namesAt = (seats: readonly StoredSeat[]): string =>
  JSON.stringify(seats.map(({ seat, guest, name, ready }) => [seat, guest, name, ready]))
