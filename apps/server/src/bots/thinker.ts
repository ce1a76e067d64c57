import { Worker } from 'node:worker_threads'
import { type BotRequest, RemoteBot } from '@dejarik/bots'
import type { Answer } from '@dejarik/kernel'
import type { Hand } from '../pool.ts'

/** A bot's decision: who, and at which moment of which match. */
export type Question = Omit<BotRequest, 'id' | 'limits'>

/** Decides for bots. A test may answer itself. */
export type Thinker = Hand<Question, Answer>

/** No level thinks longer than this about one decision. */
const THINK_MS = 900
/** Far more than folding and thinking take; after this the worker is lost. */
const PATIENCE_MS = 30_000
/** A new worker loads all games first, which takes its time on a busy machine; giving up early would begin it again. */
const LOADING_MS = 120_000

/** One worker, started when the first bot is asked. It thinks of one decision at a time. */
export class WorkerThinker implements Thinker {
  #worker: Worker | null = null
  #bot: RemoteBot | null = null
  #closed = false

  async close(): Promise<void> {
    this.#closed = true
    await this.#stop()
  }

  async decide(question: Question): Promise<Answer> {
    if (this.#closed) throw new Error('the server stops')
    const patience = this.#bot === null ? LOADING_MS : PATIENCE_MS
    this.#bot ??= this.#start()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('the bot took too long')), patience)
    // A server that stops does not wait for it.
    timer.unref()
    try {
      const answer = this.#bot.decide({ ...question, limits: { millis: THINK_MS } })
      return await Promise.race([answer, late.promise])
    } catch (error) {
      // Whatever state it is in: the next decision gets a fresh one.
      await this.#stop()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  #start(): RemoteBot {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    this.#worker = worker
    return new RemoteBot(worker)
  }

  async #stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    this.#bot = null
    await worker?.terminate()
  }
}
