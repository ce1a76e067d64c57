/** The largest correction at once: no clock of a match notices it. */
const NUDGE_MS = 20

/** Counts on from a time and never jumps, whatever happens to the machine's own clock. */
export class SteadyClock {
  readonly #start = performance.now()
  #time: number

  constructor(time: number) {
    this.#time = time
  }

  readonly now = (): number => Math.round(this.#time + performance.now() - this.#start)

  /** Comes a little nearer to what others count, so that in weeks they do not drift apart. */
  nudge(time: number): void {
    this.#time += Math.max(-NUDGE_MS, Math.min(NUDGE_MS, time - this.now()))
  }
}
