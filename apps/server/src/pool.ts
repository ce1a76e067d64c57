/** Somebody who works away from the thread that serves people, on one thing at a time. */
export interface Hand<Q, A> {
  /** Rejects with the reason if there is no answer. */
  decide(question: Q): Promise<A>
  close(): Promise<void>
}

/** A question that waits for a hand. */
interface Waiting<Q, A> {
  readonly question: Q
  readonly resolve: (answer: A) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Several hands. Guests take turns, however much each waits for: next comes who had the last turn longest ago. What one
 * guest waits for keeps its order.
 */
export class Pool<Q, A> {
  readonly #hands: readonly Hand<Q, A>[]
  readonly #idle: Hand<Q, A>[]
  /** By guest, in the order of their turns. Who waits for nothing is not here. */
  readonly #queues = new Map<string, Waiting<Q, A>[]>()
  #closed = false

  constructor(hands: readonly Hand<Q, A>[]) {
    this.#hands = hands
    this.#idle = [...hands]
  }

  /** How many work. */
  get busy(): number {
    return this.#hands.length - this.#idle.length
  }

  /** How many questions wait. */
  get waiting(): number {
    return [...this.#queues.values()].reduce((sum, queue) => sum + queue.length, 0)
  }

  /** `guest`: whose table it is. */
  decide(question: Q, guest: string): Promise<A> {
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
    await Promise.all(this.#hands.map((hand) => hand.close()))
  }

  #next(): void {
    if (this.#closed) return
    const [turn] = this.#queues
    const hand = turn === undefined ? undefined : this.#idle.shift()
    if (turn === undefined || hand === undefined) return
    const [guest, [first, ...rest]] = turn
    // To the end of the line, with what is left.
    this.#queues.delete(guest)
    if (rest.length > 0) this.#queues.set(guest, rest)
    hand
      .decide(first.question)
      .then(first.resolve, first.reject)
      .finally(() => {
        // Who has just worked has all games loaded: the others are started only when they are needed.
        this.#idle.unshift(hand)
        this.#next()
      })
  }
}
