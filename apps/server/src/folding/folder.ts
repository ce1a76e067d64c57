import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Hand } from '../pool.ts'
import { Astray, type PastFound, type PastTask } from './past.ts'

export type FoldRequest = PastTask
export type FoldReply = PastFound | { readonly astray: true } | { readonly failed: string }

/** A worker that folds, started when it is first needed. */
export class WorkerFolder implements Hand<PastTask, PastFound> {
  #worker: Worker | null = null
  #closed = false

  async decide(task: PastTask): Promise<PastFound> {
    if (this.#closed) throw new Error('the server stops')
    this.#worker ??= this.#start()
    try {
      const heard = once(this.#worker, 'message')
      this.#worker.postMessage(task)
      const [reply]: FoldReply[] = await heard
      if ('astray' in reply) throw new Astray()
      if ('failed' in reply) throw new Error(reply.failed)
      return reply
    } catch (error) {
      // Whatever state it is in: the next gets a fresh one.
      if (!(error instanceof Astray)) await this.#stop()
      throw error
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#stop()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    return worker
  }

  async #stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }
}
