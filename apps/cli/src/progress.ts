import type { Output } from './shell.ts'

const WIDTH = 28
/** Milliseconds between two drawings. */
const PAUSE = 100

/** A bar on a terminal's standard error; silent everywhere else. */
export class Progress {
  readonly #stream: Output
  readonly #label: string
  readonly #total: number
  readonly #started = performance.now()
  #drawn = Number.NEGATIVE_INFINITY

  constructor(stream: Output, label: string, total: number) {
    this.#stream = stream
    this.#label = label
    this.#total = total
  }

  at(done: number): void {
    const now = performance.now()
    if (this.#stream.isTTY !== true || (now - this.#drawn < PAUSE && done < this.#total)) return
    this.#drawn = now
    const share = this.#total === 0 ? 1 : done / this.#total
    const full = Math.round(share * WIDTH)
    const left = done === 0 ? '' : `  ${clock(((now - this.#started) / done) * (this.#total - done))} left`
    this.#draw(`${this.#label} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${this.#total}${left}`)
  }

  /** Takes the bar away, so that what follows stands alone. */
  end(): void {
    if (this.#stream.isTTY === true) this.#draw('')
  }

  #draw(text: string): void {
    this.#stream.write(`\r\u001b[2K${text.slice(0, (this.#stream.columns ?? 80) - 1)}`)
  }
}

function clock(millis: number): string {
  const seconds = Math.ceil(millis / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
