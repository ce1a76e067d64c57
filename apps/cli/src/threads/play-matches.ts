import { Worker } from 'node:worker_threads'
import type { Checked, Job, Played, SelfCheckJob, SimulateJob } from './jobs.ts'

/** What a worker is told at its birth. */
export interface Order {
  /** The module that exports `games`. */
  readonly registry: string
  readonly job: Job
}

/** Matches `from` up to, not including, `to`. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

export interface Batch {
  readonly from: number
  readonly results: readonly unknown[]
}

export interface Series {
  readonly registry: string
  readonly matches: number
  readonly workers: number
  /** Told how many matches are done. */
  readonly onDone?: (done: number) => void
}

export interface Finished<R> {
  /** By match, whoever played it. */
  readonly results: readonly R[]
  /** From the moment when all workers were ready. */
  readonly seconds: number
}

/** Chunks a worker should get at the least, so that none sits idle at the end. */
const CHUNKS_EACH = 8
const LARGEST_CHUNK = 64

export function playMatches(job: SimulateJob, series: Series): Promise<Finished<Played>>
export function playMatches(job: SelfCheckJob, series: Series): Promise<Finished<Checked>>
/** Plays matches on worker threads. The result does not depend on their number or speed. */
export async function playMatches(job: Job, series: Series): Promise<Finished<unknown>> {
  const { matches, registry } = series
  const count = Math.min(series.workers, matches)
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(new URL('./worker.ts', import.meta.url), { workerData: { registry, job } satisfies Order }),
  )
  try {
    await Promise.all(workers.map(ready))
    const started = performance.now()
    const results = await collect(workers, series)
    return { results, seconds: (performance.now() - started) / 1000 }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
}

function collect(workers: readonly Worker[], { matches, onDone }: Series): Promise<unknown[]> {
  const size = Math.min(LARGEST_CHUNK, Math.max(1, Math.floor(matches / (workers.length * CHUNKS_EACH))))
  const results = new Array<unknown>(matches)
  let next = 0
  let done = 0
  return new Promise((resolve, reject) => {
    const give = (worker: Worker): void => {
      if (next >= matches) return
      const chunk: Chunk = { from: next, to: Math.min(next + size, matches) }
      next = chunk.to
      worker.postMessage(chunk)
    }
    for (const worker of workers) {
      worker.on('message', ({ from, results: part }: Batch) => {
        for (const [k, result] of part.entries()) results[from + k] = result
        done += part.length
        onDone?.(done)
        if (done === matches) resolve(results)
        else give(worker)
      })
      worker.on('error', reject)
      give(worker)
    }
  })
}
