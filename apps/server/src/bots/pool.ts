import type { Answer } from '@dejarik/kernel'
import type { Question, Thinker } from './thinker.ts'

/** A decision that waits for somebody to think about it. */
interface Waiting {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Several who think, each about one decision at a time. Guests take turns, however many decisions the bots of each wait
 * for: next comes whose bots had their last turn longest ago. Decisions of one guest's bots keep their order.
 */
export class ThinkerPool {
  readonly #thinkers: readonly Thinker[]
  readonly #idle: Thinker[]
  /** By guest, in the order of their turns. Who waits for nothing is not here. */
  readonly #queues = new Map<string, Waiting[]>()
  #closed = false

  constructor(thinkers: readonly Thinker[]) {
    this.#thinkers = thinkers
    this.#idle = [...thinkers]
  }

  /** `guest`: whose table it is. */
  decide(question: Question, guest: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(guest) ?? []
      queue.push({ question, resolve, reject })
      this.#queues.set(guest, queue)
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const waiting = [...this.#queues.values()].flat()
    this.#queues.clear()
    for (const { reject } of waiting) reject(new Error('the server stops'))
    await Promise.all(this.#thinkers.map((thinker) => thinker.close()))
  }

  #next(): void {
    if (this.#closed) return
    const [turn] = this.#queues
    const thinker = turn === undefined ? undefined : this.#idle.shift()
    if (turn === undefined || thinker === undefined) return
    const [guest, [first, ...rest]] = turn
    // To the end of the line, with what is left.
    this.#queues.delete(guest)
    if (rest.length > 0) this.#queues.set(guest, rest)
    thinker
      .decide(first.question)
      .then(first.resolve, first.reject)
      .finally(() => {
        // Who has just thought has all games loaded: the others are started only when they are needed.
        this.#idle.unshift(thinker)
        this.#next()
      })
  }
}
