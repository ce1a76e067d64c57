/** A match on the server. What this page sees is what the server sends; it decides nothing by itself. */
import type { Level } from '@dejarik/bots'
import { type Answer, never, type Refusal, refuse } from '@dejarik/kernel'
import {
  type Followed,
  follow,
  LIMITS,
  type MessageOf,
  type RulesChange,
  recordPath,
  type ServerMessage,
  type Trouble as ServerTrouble,
  type Status,
  type TableNews,
} from '@dejarik/protocol'
import type { TableFace } from '../games/face.ts'
import { readText, writeText } from '../settings/storage.ts'
import { Connection, type Deed, type Guest, type Line, type Socket } from './connection.ts'
import {
  type ChatLine,
  Listeners,
  meantBy,
  type Places,
  type Player,
  type Session,
  type Snapshot,
  type Trouble,
  type UndoState,
} from './session.ts'

/** Page and server do not belong together. */
export const OTHER_VERSION: ServerTrouble = { code: 'other-protocol' }

/** Before there is a table to look at. */
export interface Foyer {
  readonly line: Line
  readonly status: Status | 'unknown'
  readonly seats: MessageOf<'seats'>['seats']
  readonly joined: MessageOf<'joined'> | null
  /** Why it can't be joined at all. */
  readonly closed: ServerTrouble | null
}

/** Which match, and who comes to it. */
export interface OnlinePlace {
  readonly id: string
  /** The secret of a seat, to go on with it on another device. */
  readonly key: string | null
  /** Only to look on, even if a seat is free. */
  readonly watch?: boolean
  readonly guest: Guest
}

/** A match at a server, from the first knock on. */
export class OnlineMatch {
  readonly id: string
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  readonly #connection: Connection
  #foyer: Foyer = { line: 'connecting', status: 'unknown', seats: [], joined: null, closed: null }
  #followed: Followed | null = null
  #tableAt = 0
  /** How often the line has broken. */
  #breaks = 0
  /** An answer had arrived before the line broke, and the player is told. */
  #arrived = false
  #chat: readonly ChatLine[] = []
  #snapshot: Snapshot | null = null
  #session: OnlineSession | null = null

  constructor(place: OnlinePlace, open?: () => Socket) {
    const { id, key, guest, watch = false } = place
    this.id = id
    this.#connection = new Connection(
      guest,
      {
        ready: () => void this.#join(key, watch),
        heard: (message) => this.#heard(message),
        line: (line) => {
          if (line === 'lost' || line === 'failing') this.#breaks++
          this.#change({ line })
        },
        turnedAway: (closed) => this.#change({ closed }),
      },
      open,
    )
  }

  get foyer(): Foyer {
    return this.#foyer
  }

  /** The same session each time, once there is a table to look at. `face`: of the game that was `joined`. */
  sessionWith(face: TableFace): Session | null {
    if (this.#session === null && this.#snapshot !== null && this.isOfRules(face))
      this.#session = new OnlineSession(this, face, this.#snapshot)
    return this.#session
  }

  /** Whether the page knows the rules of this match. Under others, views and answers mean other things. */
  isOfRules({ game }: TableFace): boolean {
    const { joined } = this.#foyer
    return joined === null || joined.rulesVersion === game.rulesVersion
  }

  /** Null if done, else why not. */
  async request(deed: Deed): Promise<Refusal | null> {
    this.#arrived = false
    const breaks = this.#breaks
    const end = await this.#connection.request(deed)
    // Who answered into a line that broke learns what became of it.
    const isAgain = deed.type === 'answer' && this.#breaks > breaks
    if (!('code' in end)) {
      if (isAgain) this.#tellArrived()
      return null
    }
    return refusalOf(isAgain && end.code === 'stale' ? { ...end, code: 'not-arrived' } : end)
  }

  /** Asks for the page of the log before what is known of it. */
  async older(): Promise<void> {
    const before = this.#followed?.log.from ?? 0
    if (before > 0) await this.#connection.request({ type: 'log', match: this.id, before })
  }

  /** Version of the table that the player looks at. */
  get version(): number {
    return this.#table?.version ?? 0
  }

  get #table(): MessageOf<'table'> | null {
    return this.#followed?.table ?? null
  }

  #tellArrived(): void {
    this.#arrived = true
    this.#change({})
  }

  hurry(): void {
    this.#connection.hurry()
  }

  /** The player has read what was the matter, or wants it to be tried again. */
  retry(): void {
    const change = this.#unreadChange()
    if (change === null && !this.#arrived) this.hurry()
    else {
      if (change !== null) writeText(readKey(this.id), String(change.version))
      this.#arrived = false
      this.#change({})
    }
  }

  /** That the rules have changed in the middle of the match is told to everybody once. */
  #unreadChange(): RulesChange | null {
    const change = this.#table?.newRules ?? null
    return change !== null && readText(readKey(this.id)) !== String(change.version) ? change : null
  }

  #troubleOf(line: Line): Trouble | null {
    if (line !== 'open') return { what: line === 'failing' ? 'unreachable' : 'connection', detail: line }
    const change = this.#unreadChange()
    if (change === null) return this.#arrived ? { what: 'arrived', detail: '' } : null
    const { from, of } = change
    return { what: 'new-rules', detail: '', args: { from, of, how: 'table' } }
  }

  close(): void {
    this.#connection.close()
  }

  async #join(key: string | null, watch: boolean): Promise<void> {
    const end = await this.#connection.request({
      type: 'join',
      match: this.id,
      ...(key !== null && { key }),
      ...(watch && { watch }),
    })
    if (!('code' in end)) this.#connection.sendAgain()
    else if (!PASSING.includes(end.code)) {
      this.#connection.giveUp()
      this.#change({ closed: end })
    }
  }

  #heard(message: ServerMessage): void {
    if (!('match' in message) || message.match !== this.id) return
    switch (message.type) {
      case 'joined':
        this.#change({ joined: message })
        // The server came back with other rules: not an answer more goes over this line.
        if (this.#session !== null && !this.isOfRules(this.#session.face)) {
          this.#connection.close()
          this.#change({ closed: OTHER_VERSION })
        }
        break
      case 'seats':
        this.#change({ status: message.status, seats: message.seats })
        break
      case 'chat':
        this.#chat = [...this.#chat.slice(0, message.from), ...message.lines]
        this.#change({})
        break
      case 'table':
      case 'change':
      case 'log':
        this.#follow(message)
        break
      // Replies to requests are the connection's.
      case 'done':
      case 'error':
        break
      default:
        never(message)
    }
  }

  #follow(news: TableNews): void {
    const now = follow(this.#followed, news)
    if (now === null) {
      this.#connection.comeAnew()
      return
    }
    const isNew = now.table !== this.#followed?.table
    this.#followed = now
    if (isNew) this.#tableAt = performance.now()
    this.#change({ status: now.table.status })
    this.#sitWhereAsked(now.table)
    // How the match went is told from its whole log.
    if (now.table.outcome !== null && now.log.from > 0) void this.older()
  }

  /** Who holds several seats sees the table from the one that has to decide. */
  #sitWhereAsked({ asks }: MessageOf<'table'>): void {
    const { joined } = this.#foyer
    if (joined === null || asks.some(({ seat }) => seat === joined.you)) return
    const next = asks.find(({ seat }) => joined.yours.includes(seat))
    if (next !== undefined) void this.#connection.request({ type: 'join', match: this.id, seat: next.seat })
  }

  #change(some: Partial<Foyer>): void {
    this.#foyer = { ...this.#foyer, ...some }
    this.#snapshot = this.#look()
    if (this.#snapshot !== null) this.#session?.show(this.#snapshot)
    this.#listeners.tell()
  }

  #look(): Snapshot | null {
    const table = this.#table
    const log = this.#followed?.log
    const { joined, seats, line } = this.#foyer
    if (table === null || log === undefined || joined === null || table.view === null) return null
    return {
      n: table.n,
      view: table.view,
      seat: joined.you,
      asks: table.asks,
      log: log.entries,
      logFrom: log.from,
      outcome: table.outcome,
      players: seats.map((seat, at) => playerAt(seat, at, joined.you)),
      undo: undoOf(table),
      trouble: this.#troubleOf(line),
      clock: table.clocks === null ? null : { ...table.clocks, at: this.#tableAt },
      chat: this.#chat,
      agreement: {
        undoWish: wishOf(table, joined),
        rematchWanted: table.rematch.offers,
        rematch: table.rematch.match,
      },
      places: table.status === 'playing' ? placesOf(joined, seats, table) : null,
      series: joined.series,
      fairness: { seed: table.seed, commitment: joined.commitment },
    }
  }
}

/** Whoever sits at several seats looks on from one of them, and all wishes are of that one. */
function wishOf({ wish }: MessageOf<'table'>, { you, yours }: MessageOf<'joined'>): number | null {
  if (wish === null) return null
  return yours.includes(wish.seat) ? you : wish.seat
}

/** Who may sit where, of a match that is played. */
function placesOf(
  { you, yours, sides, clock }: MessageOf<'joined'>,
  seats: Foyer['seats'],
  { asks, at }: MessageOf<'table'>,
): Places | null {
  const own = sides?.find((side) => side.includes(you)) ?? null
  const others = seats.flatMap(({ name, bot }, seat) =>
    name !== null && bot === null && !yours.includes(seat) ? [seat] : [],
  )
  const open = seats.flatMap(({ name, bot }, seat) => {
    const mayBeHere = own === null ? you < 0 : own.includes(seat)
    return sides !== null && mayBeHere && (name === null || (bot !== null && own !== null)) ? [seat] : []
  })
  const deserted =
    you >= 0 &&
    clock === null &&
    asks.length > 0 &&
    asks.every(({ seat }) => !yours.includes(seat) && seats[seat]?.present === false) &&
    Date.now() - at >= LIMITS.deserted
  return {
    open,
    own: sides !== null && others.length > 0 ? yours : [],
    fellows: others.some((seat) => own?.includes(seat) === true),
    deserted,
  }
}

/** Troubles of a moment: the next line joins again. */
const PASSING: readonly ServerTrouble['code'][] = ['not-stored', 'maybe-stored', 'no-line', 'unanswered']

/** Under which is kept which change of the rules was read. */
const readKey = (id: string): string => `dejarik.new-rules.${id}`

function playerAt(seat: Foyer['seats'][number], at: number, you: number): Player {
  const { side, name, bot, present } = seat
  if (name === null) return { seat: at, side, kind: 'nobody' }
  if (bot !== null) return { seat: at, side, kind: 'bot', level: bot }
  return at === you
    ? { seat: at, side, kind: 'you', name }
    : { seat: at, side, kind: 'person', name, ...(!present && { away: true }) }
}

function undoOf({ undo }: MessageOf<'table'>): UndoState {
  if (undo === null) return { can: 'no', why: refuse('not-a-seat') }
  if (undo.can === 'take back') return { can: 'now' }
  return { can: undo.can === 'ask' ? 'with-consent' : 'no', why: undo.why }
}

/** The rules' own reason where there is one; the server's as `server.<code>`. */
function refusalOf(trouble: ServerTrouble): Refusal {
  return trouble.refusal ?? refuse(`server.${trouble.code}`, undefined, trouble.args)
}

class OnlineSession implements Session {
  readonly id: string
  readonly face: TableFace
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  readonly #match: OnlineMatch
  #snapshot: Snapshot
  readonly people = {
    say: (text: string) => this.#match.request({ type: 'chat', match: this.id, text }),
    consent: (accept: boolean) =>
      this.#match.request({ type: 'consent', match: this.id, version: this.#match.version, accept }),
    rematch: (brings?: unknown) =>
      this.#match.request({ type: 'rematch', match: this.id, ...(brings !== undefined && { brings }) }),
    takeSeat: (seat: number) => this.#match.request({ type: 'join', match: this.id, seat }),
    giveSeat: (seat: number, to: Level | 'anybody') =>
      this.#match.request({ type: 'give seat', match: this.id, seat, to }),
    claim: () => this.#match.request({ type: 'claim', match: this.id }),
  }

  constructor(match: OnlineMatch, face: TableFace, snapshot: Snapshot) {
    this.id = match.id
    this.face = face
    this.#match = match
    this.#snapshot = snapshot
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  show(snapshot: Snapshot): void {
    this.#snapshot = snapshot
    this.#listeners.tell()
  }

  answer(answer: Answer): Promise<Refusal | null> {
    const { version } = this.#match
    const given = meantBy(this.#snapshot, answer)
    const list = typeof given === 'number' ? given : [...given]
    return this.#match.request({ type: 'answer', match: this.id, version, answer: list })
  }

  undo(): Promise<Refusal | null> {
    return this.#match.request({ type: 'undo', match: this.id, version: this.#match.version })
  }

  resign(): Promise<Refusal | null> {
    return this.#match.request({ type: 'resign', match: this.id })
  }

  retry(): void {
    this.#match.retry()
  }

  older(): void {
    void this.#match.older()
  }

  /** The seed is secret while the match runs, and without it there is no record. */
  async record(): Promise<string | null> {
    if (this.#snapshot.outcome === null) return null
    const answer = await fetch(recordPath(this.id)).catch(() => null)
    return answer?.ok ? answer.text() : null
  }

  close(): void {
    this.#match.close()
  }
}
