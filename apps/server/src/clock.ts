import type { Seat } from '@dejarik/kernel'
import type { ClockSetting, ClocksView } from '@dejarik/protocol'
import type { Span } from './store/store.ts'

/** The players' clocks at the moment of the last act. Times in milliseconds. */
export interface Clocks {
  readonly increment: number
  /** What each seat had left at `at`. */
  readonly left: readonly number[]
  /** Seats that have been deciding since `at`. */
  readonly running: readonly Seat[]
  readonly at: number
}

export function newClocks(
  setting: ClockSetting,
  seats: number,
  running: readonly Seat[],
  now: number,
): Clocks {
  const left = new Array<number>(seats).fill(setting.seconds * 1000)
  return { increment: setting.increment * 1000, left, running, at: now }
}

function leftAt(clocks: Clocks, now: number): number[] {
  const gone = Math.max(0, now - clocks.at)
  return clocks.left.map((left, seat) => (clocks.running.includes(seat) ? Math.max(0, left - gone) : left))
}

/** When somebody was there to serve a match whose clocks run. */
export interface Service {
  /** Since when some server was up without a break. */
  readonly up: number
  /** If the match was taken from a server that is gone: when that one was there. */
  readonly before: Span | null
  /** How its clocks stood when that one opened it, if nobody has acted since. */
  readonly opened: Pick<Clocks, 'left' | 'at'> | null
  readonly now: number
}

/** Clocks of a match that is opened again: the time in which nobody served it is nobody's. */
export function goOn(clocks: Clocks, { up, before, opened, now }: Service): Clocks {
  const last = { ...clocks, ...opened }
  if (before === null) return { ...last, at: Math.max(last.at, up) }
  return { ...last, left: leftAt({ ...last, at: Math.max(last.at, before.from) }, before.until), at: now }
}

/** After an act: those who no longer decide get their increment, those in `running` decide from now on. */
export function passOn(clocks: Clocks, running: readonly Seat[], now: number): Clocks {
  const left = leftAt(clocks, now).map((ms, seat) =>
    clocks.running.includes(seat) && !running.includes(seat) ? ms + clocks.increment : ms,
  )
  return { increment: clocks.increment, left, running, at: now }
}

/** The deciding seat whose time has run out first, if any has. */
export function outOfTime(clocks: Clocks, now: number): Seat | null {
  const first = nextToFall(clocks)
  return first !== null && clocks.at + clocks.left[first] <= now ? first : null
}

/** When the next clock runs out unless somebody acts; null if none runs. */
export function fallsAt(clocks: Clocks): number | null {
  const first = nextToFall(clocks)
  return first === null ? null : clocks.at + clocks.left[first]
}

function nextToFall({ left, running }: Clocks): Seat | null {
  return running.reduce<Seat | null>((a, b) => (a === null || left[b] < left[a] ? b : a), null)
}

export function clocksView(clocks: Clocks, now: number): ClocksView {
  return { left: leftAt(clocks, now), running: clocks.running }
}
