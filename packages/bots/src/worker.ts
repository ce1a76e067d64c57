import { type Answer, FastRng, type Game, isRefusal, Match, readRecord, type Seat } from '@dejarik/kernel'
import { isLevel, LEVELS, type Limits } from './bot.ts'
import { botNamed } from './levels.ts'
import { listen, type Port } from './port.ts'

/** One decision to be made elsewhere. */
export interface BotRequest {
  readonly id: number
  readonly game: string
  /** The match so far, as `writeRecord` writes it. */
  readonly record: string
  readonly seat: Seat
  readonly level: string
  /** Of the bot's own generator: the same seed gives the same answer. */
  readonly seed: number
  readonly limits?: Limits
}

/** Its answer, or one sentence saying why there is none. */
export type BotReply =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string }

/** A game that is loaded when it is first asked for. */
export interface GameOnDemand {
  readonly id: string
  load(): Promise<Game>
}

type Games = readonly (Game | GameOnDemand)[]

/**
 * The inside of a bot worker. Each app has a worker file of its own, with its list of games:
 *
 *     serveBot([deckbuilding], self)          // Web Worker
 *     serveBot([deckbuilding], parentPort)    // node:worker_threads
 */
export function serveBot(games: Games, port: Port): void {
  listen<BotRequest>(port, async (request) => port.postMessage(await replyTo(games, request)))
}

async function replyTo(games: Games, request: BotRequest): Promise<BotReply> {
  const { id } = request
  try {
    return { id, answer: await decide(games, request) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

async function decide(games: Games, request: BotRequest): Promise<Answer> {
  const { level, seat, seed, limits } = request
  if (!isLevel(level)) throw new Error(`there is no bot level ${level}; levels are ${LEVELS.join(', ')}`)
  const found = games.find(({ id }) => id === request.game)
  if (found === undefined)
    throw new Error(`there is no game ${request.game}; games are ${games.map(({ id }) => id).join(', ')}`)
  const game = 'load' in found ? await found.load() : found
  const record = readRecord(request.record)
  const match = isRefusal(record) ? record : Match.restore(game, record, { keep: 1 })
  if (isRefusal(match)) throw new Error(`the record can't be folded: ${match.refused}`)
  return botNamed(level).decide(match, seat, new FastRng(seed, match.n), limits)
}

/** The outside of a bot worker: decisions as promises, any number at a time. */
export class RemoteBot {
  readonly #port: Port
  readonly #waiting = new Map<number, (reply: BotReply) => void>()
  #id = 0

  constructor(port: Port) {
    this.#port = port
    listen(
      port,
      (reply: BotReply) => this.#settle(reply),
      () => {
        for (const id of this.#waiting.keys()) this.#settle({ id, error: 'the bot worker broke down' })
      },
    )
  }

  /** Rejects with the worker's sentence if it could not decide. */
  decide(request: Omit<BotRequest, 'id'>): Promise<Answer> {
    const id = ++this.#id
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (reply) => {
        if ('answer' in reply) resolve(reply.answer)
        else reject(new Error(reply.error))
      })
      this.#port.postMessage({ id, ...request })
    })
  }

  #settle(reply: BotReply): void {
    this.#waiting.get(reply.id)?.(reply)
    this.#waiting.delete(reply.id)
  }
}
