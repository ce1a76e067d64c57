/**
 * What happens, at a speed that the eye can follow. A session may run ahead; playback holds its snapshots back and shows
 * what lies between them by beats, own decisions too. Nobody is asked before all of it was shown or skipped, so nothing
 * can be answered that is not in sight.
 */
import type { LogEntry } from '@dejarik/kernel'
import type { Beat } from '../table/contract.ts'
import { type Frame, heldAt, type Pace, type Passage, passage } from './passage.ts'
import { Listeners, type Snapshot, type Watched } from './session.ts'

export interface Shown {
  /** The moment in sight. While there is something to watch, nobody is asked in it. */
  readonly snapshot: Snapshot
  /** What has led to the position in sight; empty after a jump. */
  readonly events: readonly LogEntry[]
  /** What is told at this moment. */
  readonly told: readonly LogEntry[]
  readonly beat: Beat | null
  /** Decisions that are waiting to be shown, with the one that is being shown. */
  readonly behind: number
  /** What others have done since the own last decision that was not in sight long enough to be read. */
  readonly recap: readonly LogEntry[]
  /** Whether there is something that can be shown once more. */
  readonly canRepeat: boolean
}

/** A moment with nothing to watch. */
export function still(snapshot: Snapshot): Shown {
  return { snapshot, events: [], told: [], beat: null, behind: 0, recap: [], canRepeat: false }
}

/** A decision that is not shown yet; what of it is shown is worked out when its turn comes. */
interface Waiting {
  readonly before: Snapshot
  after: Snapshot
  readonly isOwn: boolean
  /** By the speed of that moment, unless one is said. */
  readonly pace: Pace | null
}

export class Playback {
  readonly #face: Watched['face']
  readonly #pace: () => Pace
  readonly #runs: (() => boolean) | undefined
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  readonly #stop: () => void
  readonly #waiting: Waiting[] = []
  /** The latest of the session. */
  #latest: Snapshot
  #shown: Shown
  #now: Passage | null = null
  /** Which frame of it is in sight. */
  #at = 0
  /** When the last frame in sight may give way to another player's decision, by `performance.now`. */
  #free = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  /** Whether the player has already gone on by one beat: the next time it goes to the end. */
  #hurried = false
  readonly #missed = new Set<LogEntry>()
  /** The own last decision and all that came of it, to be shown once more. */
  #stretch: Passage[] = []
  #isRepeated = false

  /** `runs`: of a replay, whether it runs by itself. Else one goes where one likes, and nothing lies between. */
  constructor(session: Watched, pace: () => Pace, runs?: () => boolean) {
    this.#face = session.face
    this.#pace = pace
    this.#runs = runs
    this.#latest = session.snapshot
    this.#shown = still(session.snapshot)
    this.#stop = session.subscribe(() => this.#take(session.snapshot))
  }

  get shown(): Shown {
    return this.#shown
  }

  /** To the next beat; the second time to the end. */
  skip(): void {
    if (this.#isIdle) return
    if (this.#hurried) this.finish()
    else {
      this.#hurried = true
      this.#miss()
      this.#go()
    }
  }

  /** Shows the latest at once. */
  finish(): void {
    while (!this.#isIdle) {
      this.#miss()
      this.#step()
    }
    this.#free = 0
    this.#show()
  }

  /** Shows once more what came of the own last decision. */
  repeat(): void {
    if (!this.#isIdle || this.#stretch.length === 0) return
    const pace = this.#pace().instant ? READABLE : null
    for (const { before, after, isOwn } of this.#stretch) this.#waiting.push({ before, after, isOwn, pace })
    this.#isRepeated = true
    this.#free = 0
    this.#go()
  }

  close(): void {
    this.#stop()
    this.#stopClock()
  }

  get #isIdle(): boolean {
    return this.#waiting.length === 0 && this.#isAtEnd
  }

  /** Whether of the decision in sight nothing is left to show. */
  get #isAtEnd(): boolean {
    return this.#now === null || this.#at === this.#now.frames.length - 1
  }

  #take(next: Snapshot): void {
    const last = this.#latest
    if (next === last) return
    this.#latest = next
    if (next.n < last.n || (next.n > last.n && this.#runs?.() === false)) this.#jump(next)
    else if (next.n === last.n) this.#renew(last, next)
    else {
      const isOwn = this.#runs !== undefined || isOwnDecision(last)
      // While others decide at the same time, the own question stays.
      const isQuiet = this.#isIdle && staysAsked(last, next)
      const atOnce = this.#isIdle && (isOwn || isQuiet || this.#pace().instant)
      this.#waiting.push({ before: last, after: next, isOwn, pace: isQuiet ? UNSEEN : null })
      if (atOnce) this.#go()
      else {
        this.#show()
        this.#schedule()
      }
    }
  }

  /** What was decided is taken back, or another moment is looked at. */
  #jump(to: Snapshot): void {
    this.#stopClock()
    this.#waiting.length = 0
    this.#now = null
    this.#stretch = []
    this.#missed.clear()
    this.#free = 0
    this.#hurried = false
    this.#isRepeated = false
    this.#shown = still(to)
    this.#listeners.tell()
  }

  /** A clock, a line of chat, somebody's absence: no decision, so nothing to watch. */
  #renew(last: Snapshot, next: Snapshot): void {
    for (const one of [...this.#stretch, ...this.#waiting, this.#now])
      if (one?.after === last) one.after = next
    this.#show()
  }

  /** To the next frame that is worth a look. */
  #go(): void {
    this.#step()
    while (!this.#isIdle && this.#frame?.hold === 0) this.#step()
    this.#free = performance.now() + (this.#frame?.hold ?? 0)
    this.#show()
    this.#stopClock()
    this.#schedule()
  }

  #step(): void {
    if (this.#frame?.hold === 0) this.#miss()
    if (!this.#isAtEnd) this.#at++
    else {
      const next = this.#waiting.shift()
      if (next !== undefined) this.#begin(next)
    }
    if (this.#isIdle) {
      this.#hurried = false
      this.#isRepeated = false
    }
  }

  #begin({ before, after, isOwn, pace }: Waiting): void {
    const next = passage(this.#face, before, after, isOwn, pace ?? this.#pace())
    this.#now = next
    this.#at = 0
    if (this.#isRepeated) return
    if (next.isOwn) {
      this.#stretch = []
      this.#missed.clear()
    }
    if (!next.isOwn || next.frames.length > 1) this.#stretch.push(next)
  }

  #schedule(): void {
    if (this.#timer !== null || this.#isIdle) return
    this.#timer = setTimeout(
      () => {
        this.#timer = null
        this.#go()
      },
      // Who decides several times in a row does not wait for himself.
      this.#now?.isOwn && this.#isAtEnd && this.#waiting[0]?.isOwn
        ? 0
        : Math.max(0, this.#free - performance.now()),
    )
  }

  #stopClock(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  get #frame(): Frame | null {
    return this.#now?.frames[this.#at] ?? null
  }

  /** The frame in sight goes before it could be read. */
  #miss(): void {
    if (this.#now === null || this.#now.isOwn || this.#isRepeated) return
    for (const entry of this.#frame?.told ?? []) this.#missed.add(entry)
  }

  #show(): void {
    const now = this.#now
    const frame = this.#frame
    const isIdle = this.#isIdle
    const told = frame?.told ?? []
    /** Until there is something else to tell, what was told last. */
    const lately = now?.frames.slice(0, this.#at + 1).findLast((one) => one.told.length > 0)?.told ?? []
    this.#shown = {
      snapshot: isIdle ? this.#latest : this.#held(),
      events: now === null ? [] : frame?.isAfter ? now.entries : this.#isRepeated ? [] : this.#shown.events,
      told: lately,
      beat: frame?.beat ?? null,
      behind: this.#waiting.length + (this.#isAtEnd ? 0 : 1),
      recap: isIdle ? [...new Set([...this.#missed, ...(now?.isOwn ? [] : told)])] : [],
      canRepeat: isIdle && this.#stretch.length > 0,
    }
    this.#listeners.tell()
  }

  /** Before the first decision is shown, the moment in sight is the one before it. */
  #held(): Snapshot {
    const { snapshot } = this.#shown
    if (this.#now !== null && this.#frame !== null) return heldAt(this.#now, this.#frame)
    return { ...snapshot, asks: snapshot.asks.map(({ choice: _, ...ask }) => ask) }
  }
}

const UNSEEN: Pace = { decision: 0, beats: 0, instant: true }
/** For those who have seen nothing and want to. */
const READABLE: Pace = { decision: 450, beats: 0.5, instant: false }

/** Whether the decision that follows is the own seat's alone. */
function isOwnDecision({ asks, seat }: Snapshot): boolean {
  return asks.every((ask) => ask.seat === seat)
}

/** Whether somebody else has answered, and the own question, asked at the same time, is still open. */
function staysAsked(before: Snapshot, after: Snapshot): boolean {
  const isOpen = ({ seat, what }: Snapshot['asks'][number]): boolean =>
    before.asks.some((one) => one.seat === seat && one.what === what)
  return (
    after.asks.length < before.asks.length &&
    after.asks.some(({ seat }) => seat === after.seat) &&
    after.asks.every(isOpen)
  )
}
