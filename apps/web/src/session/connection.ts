/**
 * One line to the server that mends itself: it says hello, gives every request its answer, and comes back after
 * a break, later each time it fails.
 */
import { isRefusal, type Refusal } from '@dejarik/kernel'
import {
  type DoneMessage,
  type MessageOf,
  PROTOCOL,
  type Request,
  readMessage,
  type ServerMessage,
  SOCKET_PATH,
  type Trouble,
} from '@dejarik/protocol'

/** A request without what the connection adds. */
export type Deed = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never

/** `failing`: lost again and again, so that it is no longer a matter of a moment; it goes on trying all the same. */
export type Line = 'connecting' | 'open' | 'lost' | 'failing' | 'closed'

/** The part of a WebSocket that is used. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

export interface Guest {
  /** The secret that makes this browser the same guest again. */
  token(): string | null
  name(): string
  /** Build of this page; null if it is none, as in development. */
  build(): string | null
  welcomed(welcome: MessageOf<'welcome'>): void
}

export interface ConnectionListener {
  /** The line is open and the server has greeted; also after every break. */
  ready(): void
  heard(message: ServerMessage): void
  line(line: Line): void
  /** The server will not have this page: trying again would not help. */
  turnedAway(why: Trouble): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
/** Each waits a little less than it should, by lot: after a break of the server not all come back in one moment. */
const SCATTER = 0.25
/** A line that breaks sooner than this after the greeting has failed like one that never opened. */
const STEADY = 10_000
/** So many failures in a row are worth a word. */
const MANY = 6

export class Connection {
  readonly #guest: Guest
  readonly #listener: ConnectionListener
  readonly #open: () => Socket
  readonly #waiting = new Map<number, (end: DoneMessage | Trouble) => void>()
  #socket: Socket | null = null
  #id = 0
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  #steady: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(guest: Guest, listener: ConnectionListener, open: () => Socket = openSocket) {
    this.#guest = guest
    this.#listener = listener
    this.#open = open
    this.#connect()
  }

  /** Resolves with the server's answer; a request that a break swallowed ends with `not-stored`. */
  request(deed: Deed): Promise<DoneMessage | Trouble> {
    const socket = this.#socket
    if (socket === null) return Promise.resolve({ code: 'not-stored' })
    const id = ++this.#id
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      socket.send(JSON.stringify({ ...deed, id }))
    })
  }

  /** Tries again at once, instead of waiting for its turn. */
  hurry(): void {
    if (this.#timer === null) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#steady)
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    this.#timer = null
    // Who has been told that it keeps failing is not told anew with each attempt.
    if (this.#failures < MANY) this.#listener.line('connecting')
    const socket = this.#open()
    socket.onopen = () => {
      this.#socket = socket
      void this.#hello()
    }
    socket.onmessage = (event) => {
      const message = readMessage(String(event.data))
      if (!isRefusal(message)) this.#hear(message)
      else this.#misheard(socket, message)
    }
    socket.onclose = () => this.#lost()
  }

  async #hello(): Promise<void> {
    const token = this.#guest.token()
    const name = this.#guest.name()
    const end = await this.request({
      type: 'hello',
      protocol: PROTOCOL,
      ...(token !== null && { token }),
      ...(name !== '' && { name }),
    })
    if (this.#closed) return
    if ('code' in end) {
      // An older server does not even understand a newer page's greeting.
      if (end.code === 'other-protocol' || end.code === 'malformed') this.#turnAway()
      return
    }
    this.#steady = setTimeout(() => {
      this.#failures = 0
    }, STEADY)
    this.#listener.line('open')
    this.#listener.ready()
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome' && this.#isOfOtherBuild(message)) {
      this.#turnAway()
      return
    }
    if (message.type === 'welcome') this.#guest.welcomed(message)
    if ((message.type === 'done' || message.type === 'error') && message.id !== null) {
      this.#waiting.get(message.id)?.(message)
      this.#waiting.delete(message.id)
    } else this.#listener.heard(message)
  }

  /**
   * What it was can't be known, so what was missed can't either: the line is opened anew, and whoever answers tells the
   * table whole. If that is no better it ends as a line that keeps failing.
   */
  #misheard(socket: Socket, why: Refusal): void {
    console.error('A message of the server can’t be read.', why)
    socket.close()
  }

  /** Page and server would misunderstand each other in ways that nobody can foresee. */
  #isOfOtherBuild({ build }: MessageOf<'welcome'>): boolean {
    const own = this.#guest.build()
    return own !== null && build !== null && build !== own
  }

  #turnAway(): void {
    this.close()
    this.#listener.turnedAway({ code: 'other-protocol' })
  }

  #lost(): void {
    this.#socket = null
    for (const end of this.#waiting.values()) end({ code: 'not-stored' })
    this.#waiting.clear()
    clearTimeout(this.#steady)
    if (this.#closed) {
      this.#listener.line('closed')
      return
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++)
    this.#listener.line(this.#failures < MANY ? 'lost' : 'failing')
    this.#timer = setTimeout(() => this.#connect(), wait * (1 - SCATTER * Math.random()))
  }
}

function openSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}${SOCKET_PATH}`)
}
