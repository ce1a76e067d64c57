/**
 * One line to the server that mends itself: it says hello, gives every request its answer, notices when nobody is at the
 * other end any more, and comes back after a break, later each time it fails.
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
/** Who has heard nothing for so long asks whether anybody is there; a shorter time, where an answer is waited for. */
const SILENCE = { idle: 20_000, waiting: 5000 }
/** Who does not say so within this time is gone, whatever the line looks like. */
const PATIENCE = 8000
/** The longest that a server may take over a request while it is there. */
const LONGEST_ANSWER = 60_000
const LOOK = 1000

/** A request that is not answered yet. */
interface Waiting {
  readonly deed: Deed
  readonly since: number
  readonly end: (end: DoneMessage | Trouble) => void
}

export class Connection {
  readonly #guest: Guest
  readonly #listener: ConnectionListener
  readonly #open: () => Socket
  readonly #waiting = new Map<number, Waiting>()
  /** Answers of which nobody knows whether they arrived. */
  #unsure: Waiting[] = []
  /** When something was last heard, and when it was asked whether anybody is there. */
  #heardAt = 0
  #askedAt: number | null = null
  readonly #watch: ReturnType<typeof setInterval>
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
    this.#watch = setInterval(() => this.#look(), LOOK)
    this.#connect()
  }

  /**
   * Resolves with the server's answer. Without a line, nothing was sent: `no-line`. What a break swallowed ends with
   * `unanswered`; but an answer to a question waits for `sendAgain`, which finds out whether it had arrived.
   */
  request(deed: Deed): Promise<DoneMessage | Trouble> {
    if (this.#socket === null) return Promise.resolve({ code: 'no-line' })
    return new Promise((end) => this.#send({ deed, since: performance.now(), end }))
  }

  /** The table is there again: answers of which nobody knows whether they arrived are sent once more. */
  sendAgain(): void {
    for (const one of this.#unsure.splice(0))
      this.#send({ ...one, deed: one.deed.type === 'answer' ? { ...one.deed, again: true } : one.deed })
  }

  /** There is no way back to the table. */
  giveUp(): void {
    for (const { end } of this.#unsure.splice(0)) end({ code: 'unanswered' })
  }

  /** Tries again at once, instead of waiting for its turn; of a line that seems to be open, whether it is. */
  hurry(): void {
    if (this.#timer !== null) {
      clearTimeout(this.#timer)
      this.#connect()
    } else if (this.#socket !== null) this.#askWhetherThere()
  }

  close(): void {
    this.#closed = true
    this.giveUp()
    clearInterval(this.#watch)
    clearTimeout(this.#steady)
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #send(waiting: Waiting): void {
    const id = ++this.#id
    this.#waiting.set(id, waiting)
    this.#socket?.send(JSON.stringify({ ...waiting.deed, id }))
  }

  #look(): void {
    if (this.#socket === null) return
    const now = performance.now()
    if (this.#askedAt !== null && now - this.#askedAt > PATIENCE) {
      this.#hangUp(this.#socket)
      return
    }
    for (const [id, { since, end }] of this.#waiting)
      if (now - since > LONGEST_ANSWER) {
        this.#waiting.delete(id)
        end({ code: 'unanswered' })
      }
    const silence = this.#waiting.size > 0 ? SILENCE.waiting : SILENCE.idle
    if (this.#askedAt === null && now - this.#heardAt > silence) this.#askWhetherThere()
  }

  #askWhetherThere(): void {
    this.#askedAt ??= performance.now()
    void this.request({ type: 'ping' })
  }

  /** A dead line may take minutes to say that it is closed; nobody waits for that. */
  #hangUp(socket: Socket): void {
    socket.onmessage = null
    socket.onclose = null
    socket.close()
    this.#lost()
  }

  #connect(): void {
    this.#timer = null
    // Who has been told that it keeps failing is not told anew with each attempt.
    if (this.#failures < MANY) this.#listener.line('connecting')
    const socket = this.#open()
    socket.onopen = () => {
      this.#socket = socket
      this.#heardAt = performance.now()
      this.#askedAt = null
      void this.#hello()
    }
    socket.onmessage = (event) => {
      this.#heardAt = performance.now()
      this.#askedAt = null
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
      this.#waiting.get(message.id)?.end(message)
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

  /** What was told does not follow on what was told before. */
  comeAnew(): void {
    this.#socket?.close()
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
    for (const one of this.#waiting.values())
      if (one.deed.type === 'answer' && !this.#closed) this.#unsure.push(one)
      else one.end({ code: 'unanswered' })
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
