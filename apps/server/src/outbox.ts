/** What was told to a client and has not left yet, in the order of telling. */
export class Outbox {
  readonly #waiting: { readonly bytes: number; readonly since: number }[] = []
  #bytes = 0
  #largest = 0
  #watching: { readonly bytes: number; readonly resolve: () => void }[] = []

  get bytes(): number {
    return this.#bytes
  }

  /**
   * Bytes besides the largest message. A long log is one message of ours, however large; what comes to lie beside it
   * while it is under way tells whether the client reads.
   */
  get piled(): number {
    return this.#bytes - this.#largest
  }

  /** Since when the oldest message waits; null if none does. */
  get since(): number | null {
    return this.#waiting[0]?.since ?? null
  }

  queued(bytes: number, now: number): void {
    this.#waiting.push({ bytes, since: now })
    this.#bytes += bytes
    this.#largest = Math.max(this.#largest, bytes)
  }

  /** The oldest message has left. */
  sent(): void {
    const { bytes } = this.#waiting.shift() ?? { bytes: 0 }
    this.#bytes -= bytes
    if (bytes === this.#largest)
      this.#largest = this.#waiting.reduce((max, one) => Math.max(max, one.bytes), 0)
    this.#look()
  }

  /** The connection has ended: nothing waits any more. */
  clear(): void {
    this.#waiting.length = 0
    this.#bytes = 0
    this.#largest = 0
    this.#look()
  }

  /** Resolves once no more than `bytes` wait. */
  atMost(bytes: number): Promise<void> {
    return new Promise((resolve) => {
      this.#watching.push({ bytes, resolve })
      this.#look()
    })
  }

  #look(): void {
    const ready = this.#watching.filter((one) => this.#bytes <= one.bytes)
    if (ready.length === 0) return
    this.#watching = this.#watching.filter((one) => this.#bytes > one.bytes)
    for (const { resolve } of ready) resolve()
  }
}
