import { parentPort, workerData } from 'node:worker_threads'
import { type Game, isFields, isGame } from '@dejarik/kernel'
import { selfcheck, simulate } from './jobs.ts'
import type { Batch, Chunk, Order } from './play-matches.ts'

const { registry, job }: Order = workerData
const loaded: unknown = await import(registry)
const game = await gameIn(loaded, job.game)
if (game === null || parentPort === null) throw new Error(`no game ${job.game} in ${registry}`)

const port = parentPort
const work = (i: number): unknown =>
  job.kind === 'simulate' ? simulate(game, job, i) : selfcheck(game, job, i)

/** Milliseconds after which results are sent though the chunk is not done: whoever interrupts wants to have them. */
const SEND_AFTER = 200

port.on('message', ({ from, to }: Chunk) => {
  let results: unknown[] = []
  let sent = performance.now()
  for (let i = from; i < to; i++) {
    results.push(work(i))
    const isLast = i === to - 1
    if (!isLast && performance.now() - sent < SEND_AFTER) continue
    port.postMessage({ from: i + 1 - results.length, results, isLast } satisfies Batch)
    results = []
    sent = performance.now()
  }
})
port.postMessage('ready')

/** The game that a module like `games.ts` loads under this name. */
async function gameIn(module: unknown, id: string): Promise<Game | null> {
  const games = isFields(module) && isFields(module.games) ? module.games : {}
  const load = Object.hasOwn(games, id) ? games[id] : null
  const game: unknown = typeof load === 'function' ? await load() : null
  return isGame(game) ? game : null
}
