import {
  type Answer,
  type Ask,
  type AskView,
  amongAll,
  isRefusal,
  type LogEntry,
  never,
  type Rng,
  randomAnswer,
} from '@dejarik/kernel'
import {
  type ChatLine,
  type DoneMessage,
  type ErrorMessage,
  follow,
  type JoinedMessage,
  type LobbyMessage,
  type LogPart,
  type MineMessage,
  PROTOCOL,
  type Request,
  readMessage,
  type SeatsMessage,
  type ServerMessage,
  SOCKET_PATH,
  type TableMessage,
} from '@dejarik/protocol'
import { WebSocket } from 'ws'

type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never

export type Reply = DoneMessage | ErrorMessage

/** A request as callers write it: the player numbers it. */
export type Asked = WithoutId<Request>

/** A table as a client has it after all messages so far. */
export interface Seen {
  readonly joined: JoinedMessage
  table: TableMessage
  seats: SeatsMessage | null
  /** As much of the log as has come. */
  part: LogPart
  chat: ChatLine[]
}

export class ConnectionLost extends Error {
  constructor(code: number) {
    super(`the connection was lost (${code})`)
    this.name = 'ConnectionLost'
  }
}

/** A client without a screen: what a browser would send and keep, for tests and measurements. */
export class Player {
  token = ''
  name = ''
  readonly tables = new Map<string, Seen>()
  lobby: LobbyMessage | null = null
  mine: MineMessage | null = null
  /** Errors that answer no request of ours. */
  readonly strayErrors: ErrorMessage[] = []
  /** Called with each message and its text, when it was taken in. */
  hear: ((message: ServerMessage, text: string) => void) | null = null
  /** Called where a change does not follow on what came before, as after letters between servers were lost; else that is a mishap. */
  astray: (() => void) | null = null
  /** Does not say that it is ready, where a match waits for that; else it does at once. */
  hesitates = false
  /** Close code, once the connection has ended. */
  closed: number | null = null
  readonly socket: WebSocket
  readonly #waiting = new Map<number, PromiseWithResolvers<Reply>>()
  readonly #watching = new Set<() => void>()
  #nextId = 1

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.#receive(data.toString()))
    socket.on('close', (code) => {
      this.closed = code
      for (const { reject } of this.#waiting.values()) reject(new ConnectionLost(code))
      this.#look()
    })
    socket.on('error', () => {})
  }

  /** Connects without a word; `hello` must follow. */
  static async connect(address: string): Promise<Player> {
    const socket = new WebSocket(address.replace(/^http/, 'ws') + SOCKET_PATH)
    const player = new Player(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    return player
  }

  /** Connects and says hello. */
  static async arrive(address: string, who: { token?: string; name?: string } = {}): Promise<Player> {
    const player = await Player.connect(address)
    await player.must({ type: 'hello', protocol: PROTOCOL, ...who })
    return player
  }

  send(asked: Asked): Promise<Reply> {
    const id = this.#nextId++
    const reply = Promise.withResolvers<Reply>()
    this.#waiting.set(id, reply)
    this.socket.send(JSON.stringify({ ...asked, id }))
    return reply.promise
  }

  /** Sends what has to succeed. */
  async must(asked: Asked): Promise<DoneMessage> {
    const reply = await this.send(asked)
    if (reply.type === 'error') throw new Error(`${asked.type}: ${JSON.stringify(reply)}`)
    return reply
  }

  /** Creates a match with the first seat for oneself; returns its id. */
  async host(game: string, more: Partial<Extract<Asked, { type: 'create' }>> = {}): Promise<string> {
    const { match } = await this.must({
      type: 'create',
      game,
      options: {},
      seat: 0,
      clock: null,
      listed: false,
      ...more,
    })
    return match as string
  }

  async join(match: string, more: Partial<Extract<Asked, { type: 'join' }>> = {}): Promise<Seen> {
    await this.must({ type: 'join', match, ...more })
    return this.at(match)
  }

  at(match: string): Seen {
    const seen = this.tables.get(match)
    if (seen === undefined) throw new Error(`not at ${match}`)
    return seen
  }

  /** The question to one's own seat, if there is one. */
  asked(match: string): AskView | null {
    const { table, joined } = this.at(match)
    return table.asks.find((ask) => ask.seat === joined.you) ?? null
  }

  /** The whole log, older pages asked for. */
  async log(match: string): Promise<readonly LogEntry[]> {
    for (let { from } = this.at(match).part; from > 0; from = this.at(match).part.from)
      await this.must({ type: 'log', match, before: from })
    return this.at(match).part.entries
  }

  answer(match: string, answer: Answer, version = this.at(match).table.version): Promise<Reply> {
    return this.send({ type: 'answer', match, version, answer: answer as number | number[] })
  }

  /** Resolves when `holds`; looked at after every message. */
  until(holds: () => boolean, what = String(holds), patience = 30_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#watching.delete(look)
        reject(new Error(`did not come: ${what}`))
      }, patience)
      const look = (): void => {
        if (!holds()) return
        clearTimeout(timer)
        this.#watching.delete(look)
        resolve()
      }
      this.#watching.add(look)
      look()
    })
  }

  leave(): Promise<void> {
    this.socket.close()
    return this.until(() => this.closed !== null)
  }

  #receive(text: string): void {
    // As the page reads it: what it would not believe must never be sent.
    const message = readMessage(text)
    if (isRefusal(message))
      throw new Error(`The server sent ${text.slice(0, 200)}: ${JSON.stringify(message)}`)
    this.#take(message)
    this.hear?.(message, text)
    this.#look()
  }

  #look(): void {
    for (const look of [...this.#watching]) look()
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.token = message.token
        this.name = message.name
        break
      case 'lobby':
        this.lobby = message
        break
      case 'mine':
        this.mine = message
        break
      case 'joined':
        this.tables.set(message.match, {
          joined: message,
          table: NO_TABLE,
          seats: null,
          part: NO_TABLE.log,
          chat: [],
        })
        break
      case 'table':
      case 'change':
      case 'log': {
        const seen = this.at(message.match)
        const now = follow(seen.table === NO_TABLE ? null : { table: seen.table, log: seen.part }, message)
        if (now === null && this.astray !== null) {
          this.astray()
          return
        }
        if (now === null) throw new Error(`does not follow: ${JSON.stringify(message).slice(0, 200)}`)
        seen.table = now.table
        seen.part = now.log
        break
      }
      case 'seats':
        this.at(message.match).seats = message
        if (!this.hesitates && waitsFor(message, this.at(message.match).joined.yours))
          void this.send({ type: 'ready', match: message.match }).catch(() => {})
        break
      case 'chat':
        this.at(message.match).chat.push(...message.lines)
        break
      case 'done':
      case 'error':
        {
          const reply = this.#waiting.get(message.id ?? -1)
          if (reply !== undefined) reply.resolve(message)
          else if (message.type === 'error') this.strayErrors.push(message)
          this.#waiting.delete(message.id ?? -1)
        }
        break
      default:
        never(message)
    }
  }
}

/** Whether all are there, and one of these seats has yet to say that it is ready. */
function waitsFor({ status, seats }: SeatsMessage, yours: readonly number[]): boolean {
  return (
    status === 'waiting' &&
    seats.every(({ name }) => name !== null) &&
    yours.some((seat) => seats[seat]?.ready === false)
  )
}

const NO_TABLE: TableMessage = {
  type: 'table',
  match: '',
  version: -1,
  n: 0,
  status: 'waiting',
  view: null,
  asks: [],
  log: { from: 0, entries: [] },
  clocks: null,
  undo: null,
  wish: null,
  outcome: null,
  at: 0,
  newRules: null,
  seed: null,
  rematch: { offers: [], match: null },
}

/**
 * Some legal answer to a question as a client sees it. Where one of a list is chosen, options that do what is
 * in `eager` come first, so that a match can be brought to its end without knowing its game.
 */
export function someAnswer(ask: AskView, rng: Rng, eager: readonly string[] = []): Answer {
  const { choice } = ask
  if (choice === undefined || choice.form === 'place') throw new Error(`can't answer ${ask.what}`)
  if (choice.form === 'one')
    for (const verb of eager) {
      const wanted = choice.options.flatMap((option, i) => (option.do === verb ? [i] : []))
      if (wanted.length > 0) return amongAll(choice, wanted[rng.int(wanted.length)])
    }
  return amongAll(choice, randomAnswer({ ...ask, ...choice } as Ask, rng))
}

/** Verbs of the Deckbuilding Game with which random players attack whenever they can. */
export const ATTACK: readonly string[] = ['play', 'commit', 'resolve']

/** Random answers, one after the other, until nobody is asked or `enough`. */
export async function playOn(
  players: readonly Player[],
  match: string,
  rng: Rng,
  enough: () => boolean = () => false,
): Promise<void> {
  while (!enough()) {
    const player = players.find((player) => player.asked(match) !== null)
    const ask = player?.asked(match) ?? null
    if (player === undefined || ask === null) return
    const { version } = player.at(match).table
    const reply = await player.answer(match, someAnswer(ask, rng, ATTACK))
    if (reply.type === 'error') throw new Error(JSON.stringify(reply))
    await together(players, match, version + 1)
  }
}

/** Waits until all have seen this version of the table. */
export async function together(players: readonly Player[], match: string, version: number): Promise<void> {
  const sees = (player: Player) => () => player.at(match).table.version >= version
  await Promise.all(players.map((player) => player.until(sees(player), `version ${version}`)))
}
