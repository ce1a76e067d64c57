import { Worker } from 'node:worker_threads'
import { onSignal, type Signal, type Signals } from '../shell.ts'
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

/** Some of a chunk’s matches; with the last of them the worker is free again. */
export interface Batch {
  readonly from: number
  readonly results: readonly unknown[]
  readonly isLast: boolean
}

export interface Series {
  readonly registry: string
  readonly matches: number
  readonly workers: number
  /** Told how many matches are done. */
  readonly onDone?: (done: number) => void
  /** What may end it before; the matches up to then count. */
  readonly signals?: Signals
}

export interface Finished<R> {
  /** By match, whoever played it; if it was ended before, from the first match on without a gap. */
  readonly results: readonly R[]
  readonly endedBy?: Signal
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
  const { matches, registry, signals } = series
  const count = Math.min(series.workers, matches)
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(new URL('./worker.ts', import.meta.url), { workerData: { registry, job } satisfies Order }),
  )
  const results = new Array<unknown>(matches)
  let started = performance.now()
  let stopListening = (): void => {}
  const interrupted = new Promise<Signal>((resolve) => {
    stopListening = onSignal({ ...(signals !== undefined && { signals }) }, (signal) => {
      // Whoever sends a second one does not want to wait for the report either.
      stopListening()
      resolve(signal)
    })
  })
  const played = async (): Promise<null> => {
    await Promise.all(workers.map(ready))
    started = performance.now()
    await collect(workers, series, results)
    return null
  }
  try {
    const endedBy = await Promise.race([played(), interrupted])
    const seconds = (performance.now() - started) / 1000
    return endedBy === null ? { results, seconds } : { results: withoutGaps(results), seconds, endedBy }
  } finally {
    stopListening()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
}

/** Those of the first matches, up to the first that is missing. */
function withoutGaps(results: readonly unknown[]): readonly unknown[] {
  const gap = results.findIndex((_, i) => !(i in results))
  return gap < 0 ? results : results.slice(0, gap)
}

function collect(workers: readonly Worker[], { matches, onDone }: Series, results: unknown[]): Promise<void> {
  const size = Math.min(LARGEST_CHUNK, Math.max(1, Math.floor(matches / (workers.length * CHUNKS_EACH))))
  let next = 0
  let done = 0
  return new Promise<void>((resolve, reject) => {
    const give = (worker: Worker): void => {
      if (next >= matches) return
      const chunk: Chunk = { from: next, to: Math.min(next + size, matches) }
      next = chunk.to
      worker.postMessage(chunk)
    }
    for (const worker of workers) {
      worker.on('message', ({ from, results: part, isLast }: Batch) => {
        for (const [k, result] of part.entries()) results[from + k] = result
        done += part.length
        onDone?.(done)
        if (done === matches) resolve()
        else if (isLast) give(worker)
      })
      worker.on('error', reject)
      give(worker)
    }
  })
}
