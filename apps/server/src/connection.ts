import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import {
  isTrouble,
  LIMITS,
  PROTOCOL,
  type Request,
  type RequestOf,
  type ServerMessage,
  sayTrouble,
  type Trouble,
  trouble,
} from '@dejarik/protocol'
import type { RawData, WebSocket } from 'ws'
import { personOf } from './accounts/asker.ts'
import { newSecret, UNNAMED } from './guests.ts'
import type { Result } from './hall.ts'
import type { House } from './house.ts'
import { noteRequest } from './log.ts'
import { mishap } from './mishap.ts'
import { Outbox } from './outbox.ts'
import { TokenBucket } from './rate.ts'
import { readFrame, readId } from './reading.ts'
import { POLICY_VIOLATION, showOut } from './refusing.ts'
import type { Caller, Porter } from './servers/porter.ts'
import type { Settings } from './settings.ts'
import type { Guest } from './store/store.ts'
import type { Table } from './table.ts'
import { noteGuest } from './tidying.ts'
import { afford, atCostOf, type Purse } from './work.ts'

/** Bytes that wait besides the largest message, for a client that does not read; past this it is let go and may come back. */
const SLOW_BYTES = 1024 * 1024
/** A client that asks for more has first to take what it was told, but for this. */
const READ_FIRST_BYTES = 256 * 1024
/** What is under way may take this long, and so many milliseconds for each byte: 16 KiB a second is the slowest line. */
const SLOWEST = { patience: 30_000, perByte: 1000 / (16 * 1024) }
/** Bytes of a message, on average over those that may come. Few are larger: options, a squad, a deck. */
const COMMON_BYTES = LIMITS.messageBytes / 4
/** Frames over the rate that are answered before the connection is closed. */
const PATIENCE = 200
/** Whoever is sent home with it comes back. */
const SERVICE_RESTART = 1012

/** One WebSocket: reads requests in their order, answers each, and tells its guest what happens. */
export class Connection implements Caller {
  readonly id = randomBytes(9).toString('base64url')
  readonly tables = new Map<string, Table>()
  readonly away = new Map<string, string>()
  readonly joins: Caller['joins'] = new Map()
  /** Whether it answered the last ping. */
  alive = true
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #house: House
  readonly #porter: Porter
  readonly #outbox = new Outbox()
  readonly #frames: TokenBucket
  readonly #bytes: TokenBucket
  /** Of its address, and once it has said hello of its guest. */
  #purses: readonly Purse[]
  #guest: Guest | null = null
  /** Until it has said hello. */
  #stranger: NodeJS.Timeout | null
  #tooFast = 0
  #shownOut = false
  #turn: Promise<void> = Promise.resolve()

  constructor(
    socket: WebSocket,
    stream: Socket,
    house: House,
    porter: Porter,
    settings: Settings,
    address: string,
  ) {
    this.#socket = socket
    this.#stream = stream
    this.#house = house
    this.#porter = porter
    const { messagesPerSecond } = settings
    const bytesPerSecond = messagesPerSecond * COMMON_BYTES
    const bytesAtOnce = Math.max(2 * bytesPerSecond, 8 * LIMITS.messageBytes)
    this.#frames = new TokenBucket(messagesPerSecond, messagesPerSecond * 2, house.now())
    this.#bytes = new TokenBucket(bytesPerSecond, bytesAtOnce, house.now())
    this.#purses = [house.addresses.of(address)]
    this.#stranger = setTimeout(() => this.#showOut('nobody said hello'), settings.helloMs)
    // Before the WebSocket looks at them: what is no message costs work too, empty fragments and pings.
    stream.prependListener('data', (chunk) => this.#countBytes(chunk.length))
    socket.on('ping', () => this.#countFrame())
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('close', () => {
      this.#outbox.clear()
      this.#knows()
      porter.forget(this)
    })
    // A broken frame, or one far too large. The WebSocket says which, but would go on reading.
    socket.on('error', () => setImmediate(() => this.#showOut()))
  }

  get guest(): string {
    return this.#guest?.id ?? ''
  }

  get name(): string {
    return this.#guest?.name ?? UNNAMED
  }

  get gone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN
  }

  rename(name: string): void {
    if (this.#guest !== null) this.#guest = { ...this.#guest, name }
  }

  moved(match: string): void {
    this.tables.delete(match)
    this.#turn = this.#turn.then(() => this.#porter.comeBack(this, match))
  }

  dismiss(): void {
    this.close(SERVICE_RESTART, 'come again')
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  send(text: string): void {
    if (this.gone) return
    if (this.#outbox.piled > SLOW_BYTES) {
      this.#socket.terminate()
      return
    }
    const bytes = Buffer.from(text)
    this.#cork()
    this.#outbox.queued(bytes.length, this.#house.now())
    this.#house.figures.sent(bytes.length)
    for (const purse of this.#purses) purse.spendBytes(bytes.length)
    this.#socket.send(bytes, { binary: false }, () => this.#outbox.sent())
  }

  /** What is sent in one go, a table and the `done` after it, leaves in one packet. */
  #cork(): void {
    if (this.#stream.writableCorked > 0) return
    this.#stream.cork()
    process.nextTick(() => this.#stream.uncork())
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  /** Ends the connection if the last ping was not answered, or what is under way does not arrive; else pings again. */
  ping(): void {
    const { since, bytes } = this.#outbox
    if (since !== null) {
      // A ping would come after what is under way, and its answer later still.
      const patience = SLOWEST.patience + bytes * SLOWEST.perByte
      if (this.#house.now() - since > patience) this.#socket.terminate()
    } else if (!this.alive) this.#socket.terminate()
    else {
      this.alive = false
      this.#socket.ping()
    }
  }

  terminate(): void {
    this.#socket.terminate()
  }

  /** Counted before it is read: what is too much is not looked at. */
  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#countFrame()) {
      if (!this.#shownOut) this.#refuse(readId(data), trouble('too-fast'))
      return
    }
    const from = performance.now()
    const { id, request } = readFrame(data, isBinary)
    for (const purse of this.#purses) purse.spendWork(performance.now() - from)
    if (isTrouble(request)) this.#refuse(id, request)
    // Out of turn: it is asked whether anybody is there, not whether they have time.
    else if (request.type === 'ping') this.tell({ type: 'done', id: request.id })
    else this.#turn = this.#turn.then(() => this.#answer(request))
  }

  /** Whether one more frame may be looked at. */
  #countFrame(): boolean {
    if (this.#shownOut) return false
    if (this.#frames.take(this.#house.now())) return true
    if (++this.#tooFast > PATIENCE) this.#showOut('too fast')
    return false
  }

  #countBytes(count: number): void {
    this.#house.figures.received(count)
    if (this.#shownOut || this.#bytes.take(this.#house.now(), count)) return
    this.#refuse(null, trouble('too-fast'))
    this.#showOut('too fast')
  }

  #showOut(reason?: string): void {
    this.#shownOut = true
    showOut(this.#socket, POLICY_VIOLATION, reason)
  }

  /**
   * Who asks again and again and reads nothing of it waits, and so does the one that sends over a poor line, and who has
   * used up its means.
   */
  async #untilTaken(): Promise<void> {
    if (this.#outbox.bytes <= READ_FIRST_BYTES && this.#purses.every(({ wait }) => wait <= 0)) return
    this.#socket.pause()
    await this.#outbox.atMost(READ_FIRST_BYTES)
    await afford(this.#purses)
    // The answer to the last ping may be among what was not read meanwhile.
    this.alive = true
    if (!this.#shownOut) this.#socket.resume()
  }

  async #answer(request: Exclude<Request, { type: 'ping' }>): Promise<void> {
    await this.#untilTaken()
    const { id, type } = request
    const match = 'match' in request ? request.match : undefined
    const from = performance.now()
    const result = await atCostOf(this.#purses, () => this.#do(request)).catch((error) =>
      mishap(this.#house, error, match ?? 'new'),
    )
    const no = isTrouble(result) ? result.code : null
    const ms = performance.now() - from
    this.#house.figures.request(type, ms, no)
    const server = match === undefined ? undefined : this.away.get(match)
    const way = { connection: this.id, guest: this.guest, request: id, type }
    noteRequest(
      { ...way, ...(match !== undefined && { match }), ...(server !== undefined && { server }) },
      ms,
      no,
    )
    if (!isTrouble(result)) this.tell({ type: 'done', id, ...result })
    else this.#refuse(id, match === undefined ? result : { ...result, match })
  }

  async #do(request: Exclude<Request, { type: 'ping' }>): Promise<Result> {
    if (request.type === 'hello') return this.#hello(request)
    return this.#guest === null ? trouble('hello-first') : this.#porter.do(this, request)
  }

  async #hello(request: RequestOf<'hello'>): Promise<Trouble | null> {
    if (request.protocol !== PROTOCOL) return trouble('other-protocol')
    if (this.#guest !== null) return trouble('hello-twice')
    const token = request.token ?? newSecret()
    const { person, isAccount } = await personOf(this.#house, token)
    const known = await this.#house.store.guest(person)
    const guest = { id: person, name: request.name ?? known?.name ?? UNNAMED }
    if (known !== null && known.name !== guest.name) await this.#house.store.saveGuest(guest)
    this.#guest = guest
    this.#knows()
    this.#porter.came(this)
    this.#purses = [...this.#purses, this.#house.guests.of(guest.id)]
    if (known !== null) await noteGuest(this.#house.store, guest.id, this.#house.now())
    const games = [...this.#house.games.values()].map(({ id, rulesVersion }) => ({ id, rulesVersion }))
    this.tell({
      type: 'welcome',
      name: this.name,
      token,
      account: isAccount,
      games,
      build: this.#house.build(),
    })
    return null
  }

  /** It is no stranger any more, or it is gone. */
  #knows(): void {
    if (this.#stranger !== null) clearTimeout(this.#stranger)
    this.#stranger = null
  }

  #refuse(id: number | null, why: Trouble): void {
    this.tell({ type: 'error', id, ...why, text: sayTrouble(why, 'en') })
  }
}
