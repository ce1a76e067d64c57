import type { Socket } from 'node:net'
import { RulesBug } from '@dejarik/kernel'
import {
  isTrouble,
  PROTOCOL,
  type Request,
  type RequestOf,
  type ServerMessage,
  sayTrouble,
  type Trouble,
  trouble,
} from '@dejarik/protocol'
import type { RawData, WebSocket } from 'ws'
import { guestOf, newSecret } from './guests.ts'
import type { Hall, Visitor } from './hall.ts'
import type { House } from './house.ts'
import { TokenBucket } from './rate.ts'
import { readFrame } from './reading.ts'
import type { Settings } from './settings.ts'
import { type Guest, NotStored } from './store/store.ts'
import type { Table } from './table.ts'

/** Close codes of the WebSocket protocol. */
const POLICY_VIOLATION = 1008
/** Bytes that wait for a client that does not read; past this it is let go and may come back. */
const SLOW_BYTES = 1024 * 1024
/** Frames over the rate that are answered before the connection is closed. */
const PATIENCE = 200
const UNNAMED = 'Guest'

/** One WebSocket: reads requests in their order, answers each, and tells its guest what happens. */
export class Connection implements Visitor {
  readonly tables = new Map<string, Table>()
  /** Whether it answered the last ping. */
  alive = true
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #house: House
  readonly #hall: Hall
  readonly #rate: TokenBucket
  #guest: Guest | null = null
  #tooFast = 0
  #turn: Promise<void> = Promise.resolve()

  constructor(socket: WebSocket, stream: Socket, house: House, hall: Hall, settings: Settings) {
    this.#socket = socket
    this.#stream = stream
    this.#house = house
    this.#hall = hall
    this.#rate = new TokenBucket(settings.messagesPerSecond, settings.messagesPerSecond * 2, house.now())
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('close', () => hall.forget(this))
    // The close that follows is enough; without a listener a broken frame would end the process.
    socket.on('error', () => {})
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

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  send(text: string): void {
    if (this.gone) return
    if (this.#socket.bufferedAmount > SLOW_BYTES) {
      this.#socket.terminate()
      return
    }
    this.#cork()
    this.#socket.send(text)
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

  /** Ends the connection if the last ping was not answered, else pings again. */
  ping(): void {
    if (!this.alive) this.#socket.terminate()
    else {
      this.alive = false
      this.#socket.ping()
    }
  }

  terminate(): void {
    this.#socket.terminate()
  }

  #receive(data: RawData, isBinary: boolean): void {
    const { id, request } = readFrame(data, isBinary)
    if (!this.#rate.take(this.#house.now())) {
      this.#refuse(id, trouble('too-fast'))
      if (++this.#tooFast > PATIENCE) this.close(POLICY_VIOLATION, 'too fast')
    } else if (isTrouble(request)) this.#refuse(id, request)
    else this.#turn = this.#turn.then(() => this.#answer(request))
  }

  async #answer(request: Request): Promise<void> {
    const { id } = request
    const match = 'match' in request ? request.match : undefined
    const result = await this.#do(request).catch((error) => this.#mishap(error, match))
    if (!isTrouble(result)) this.tell({ type: 'done', id, ...result })
    else this.#refuse(id, match === undefined ? result : { ...result, match })
  }

  /** What went wrong on our side is said, and has changed nothing. */
  #mishap(error: unknown, match = 'new'): Trouble {
    if (error instanceof NotStored) return trouble('not-stored')
    if (error instanceof RulesBug)
      return trouble('rules-bug', { args: { file: this.#house.reportBug(match, error) } })
    console.error(error)
    return trouble('internal')
  }

  #do(request: Request): ReturnType<Hall['handle']> {
    if (request.type === 'hello') return this.#hello(request)
    return this.#guest === null ? Promise.resolve(trouble('hello-first')) : this.#hall.handle(this, request)
  }

  async #hello(request: RequestOf<'hello'>): Promise<Trouble | null> {
    if (request.protocol !== PROTOCOL) return trouble('other-protocol')
    if (this.#guest !== null) return trouble('hello-twice')
    const token = request.token ?? newSecret()
    const unnamed = guestOf(token, UNNAMED)
    const known = await this.#house.store.guest(unnamed.id)
    const guest = { id: unnamed.id, name: request.name ?? known?.name ?? UNNAMED }
    if (known !== null && known.name !== guest.name) await this.#house.store.saveGuest(guest)
    this.#guest = guest
    const games = [...this.#house.games.values()].map(({ id, rulesVersion }) => ({ id, rulesVersion }))
    this.tell({ type: 'welcome', name: this.name, token, games })
    return null
  }

  #refuse(id: number | null, why: Trouble): void {
    this.tell({ type: 'error', id, ...why, text: sayTrouble(why, 'en') })
  }
}
