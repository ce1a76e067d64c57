import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@dejarik/kernel'
import { selfcheck, simulate } from './jobs.ts'
import type { Batch, Chunk, Order } from './play-matches.ts'

const { registry, job } = workerData as Order
const { games } = (await import(registry)) as { games: readonly Game[] }
const game = games.find((one) => one.id === job.game)
if (game === undefined || parentPort === null) throw new Error(`no game ${job.game} in ${registry}`)

const port = parentPort
const work = (i: number): unknown =>
  job.kind === 'simulate' ? simulate(game, job, i) : selfcheck(game, job, i)

port.on('message', ({ from, to }: Chunk) => {
  const results: unknown[] = []
  for (let i = from; i < to; i++) results.push(work(i))
  port.postMessage({ from, results } satisfies Batch)
})
port.postMessage('ready')
