/** Lets `perSecond` things through each second, and `burst` at once after a pause. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #burst: number
  #tokens: number
  #at: number

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#tokens = burst
    this.#at = now
  }

  /** Whether one more may pass now, or so many at once. */
  take(now: number, count = 1): boolean {
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#perSecond
    this.#tokens = Math.min(this.#burst, this.#tokens + gained)
    this.#at = now
    if (this.#tokens < count) return false
    this.#tokens -= count
    return true
  }
}
