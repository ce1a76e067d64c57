/**
 * Other players' decisions, one beat at a time. A session may run ahead of what the eye can follow; playback
 * holds its snapshots back and shows each for a beat. The own decisions show at once.
 */
import type { LogEntry } from '@dejarik/kernel'
import { Listeners, type Snapshot, type Watched } from './session.ts'

export interface Shown {
  readonly snapshot: Snapshot
  /** What has happened since the snapshot shown before; empty after a jump. */
  readonly events: readonly LogEntry[]
  /** Decisions that are waiting to be shown. */
  readonly behind: number
}

export class Playback {
  /** Length of a beat in ms; 0 shows everything at once. */
  readonly #beat: () => number
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  readonly #waiting: Snapshot[] = []
  #shown: Shown
  /** When the next one may be shown, by `performance.now`. */
  #free = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  readonly #stop: () => void

  constructor(session: Watched, beat: () => number) {
    this.#beat = beat
    this.#shown = { snapshot: session.snapshot, events: [], behind: 0 }
    this.#stop = session.subscribe(() => this.#take(session.snapshot))
  }

  get shown(): Shown {
    return this.#shown
  }

  /** Shows the latest at once. */
  skip(): void {
    const last = this.#waiting.at(-1)
    this.#waiting.length = 0
    this.#free = 0
    if (last !== undefined) this.#show(last)
  }

  close(): void {
    this.#stop()
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  #take(next: Snapshot): void {
    const last = this.#waiting.at(-1) ?? this.#shown.snapshot
    if (next === last) return
    if (next.n < last.n) {
      this.#waiting.length = 0
      this.#show(next)
    } else if (next.n === last.n) {
      // A clock, a line of chat, somebody's absence: no decision, so nothing to watch.
      if (this.#waiting.length === 0) this.#show(next)
      else this.#waiting[this.#waiting.length - 1] = next
    } else if (this.#waiting.length === 0 && (isOwn(last) || this.#beat() === 0)) this.#show(next)
    else {
      this.#waiting.push(next)
      this.#shown = { ...this.#shown, behind: this.#waiting.length }
      this.#listeners.tell()
      this.#schedule()
    }
  }

  #schedule(): void {
    if (this.#timer !== null || this.#waiting.length === 0) return
    const wait = this.#beat() === 0 ? 0 : Math.max(0, this.#free - performance.now())
    this.#timer = setTimeout(() => {
      this.#timer = null
      const next = this.#waiting.shift()
      if (next !== undefined) this.#show(next)
      this.#schedule()
    }, wait)
  }

  #show(snapshot: Snapshot): void {
    const before = this.#shown.snapshot
    const events = snapshot.n > before.n ? snapshot.log.slice(before.log.length) : []
    this.#shown = { snapshot, events, behind: this.#waiting.length }
    // More to read takes longer to read.
    this.#free = performance.now() + this.#beat() * Math.min(2, 1 + 0.25 * Math.max(0, events.length - 1))
    this.#listeners.tell()
  }
}

/** Whether the decision that follows is the own seat's alone. */
function isOwn({ asks, seat }: Snapshot): boolean {
  return asks.every((ask) => ask.seat === seat)
}
