import { Worker } from 'node:worker_threads'
import type { Game } from '@dejarik/kernel'
import type { Limits } from '../bot.ts'
import { listen, type Port } from '../port.ts'
import type { PlayedMatch } from './play.ts'
import { type Fixture, type Lane, playHere, type Venue } from './series.ts'

/** A fixture on its way to a worker. */
interface FixtureRequest {
  readonly game: string
  readonly options: unknown
  readonly limits?: Limits
  readonly fixture: Fixture
}

type FixtureReply = { readonly played: PlayedMatch } | { readonly error: string }

/** The inside of a league worker; each app has a worker file of its own, with its list of games. */
export function serveLeague(games: readonly Game[], port: Port): void {
  listen<FixtureRequest>(port, (request) => port.postMessage(replyTo(games, request)))
}

function replyTo(
  games: readonly Game[],
  { game: id, options, limits, fixture }: FixtureRequest,
): FixtureReply {
  const game = games.find((one) => one.id === id)
  if (game === undefined) return { error: `the league worker does not know the game ${id}` }
  const { levels, seed } = fixture
  const series = { game, options, pairing: levels, matches: 1, seed, ...(limits !== undefined && { limits }) }
  try {
    return { played: playHere(series, fixture) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** Worker threads that play fixtures, each one at a time. Close it when done, or the process stays alive. */
export class WorkerVenue implements Venue {
  readonly #workers: readonly Worker[]
  readonly lanes: readonly Lane[]

  /** `file` is a module that calls `serveLeague`. */
  constructor(file: URL, count: number) {
    this.#workers = Array.from({ length: count }, () => new Worker(file))
    this.lanes = this.#workers.map(laneOf)
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}

function laneOf(worker: Worker): Lane {
  let settle: (reply: FixtureReply) => void = () => {}
  listen<FixtureReply>(
    worker,
    (reply) => settle(reply),
    (error) => settle({ error: `a league worker broke down: ${String(error)}` }),
  )
  return ({ game, options, limits }, fixture) =>
    new Promise((resolve, reject) => {
      settle = (reply) => ('played' in reply ? resolve(reply.played) : reject(new Error(reply.error)))
      const request: FixtureRequest = {
        game: game.id,
        options,
        ...(limits !== undefined && { limits }),
        fixture,
      }
      worker.postMessage(request)
    })
}
