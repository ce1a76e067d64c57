/** What leads from one moment of a match to the next, as frames that are shown one after the other. */
import type { LogEntry } from '@dejarik/kernel'
import { type LogPart, newIn } from '@dejarik/protocol'
import type { TableFace } from '../games/face.ts'
import type { Beat } from '../table/contract.ts'
import type { Snapshot } from './session.ts'

/** How fast what happens is shown. */
export interface Pace {
  /** How long a decision is held that has no beats, in ms. */
  readonly decision: number
  /** By which the time of each beat is multiplied. */
  readonly beats: number
  /** Nothing is shown by beats: what went by is told in the end. */
  readonly instant: boolean
}

/** What is in sight for a while. */
export interface Frame {
  readonly beat: Beat | null
  /** What the prompt tells meanwhile. */
  readonly told: readonly LogEntry[]
  /** How many of the passage's entries have been told with it. */
  readonly logged: number
  /** Whether the position after the decision is in sight. */
  readonly isAfter: boolean
  /** In ms; 0 passes unseen. */
  readonly hold: number
}

export interface Passage {
  readonly before: Snapshot
  /** Replaced when a clock or a line of chat comes. */
  after: Snapshot
  /** Whether the decision was the own seat's. */
  readonly isOwn: boolean
  readonly entries: readonly LogEntry[]
  /** Never empty: the last is the moment that it leads to. */
  readonly frames: readonly Frame[]
}

export function passage(
  face: Pick<TableFace, 'beats'>,
  before: Snapshot,
  after: Snapshot,
  isOwn: boolean,
  pace: Pace,
): Passage {
  const entries = newIn(partOf(before), partOf(after))
  const beats = pace.instant ? [] : beatsOf(face, before, after, entries)
  const frames: Frame[] = []
  let logged = 0
  let isAfter = false
  for (const beat of beats) {
    const last = Math.max(-1, ...beat.entries.map((entry) => entries.indexOf(entry)))
    // What no beat tells is told with the next one.
    const told = last < logged ? beat.entries : entries.slice(logged, last + 1)
    logged = Math.max(logged, last + 1)
    isAfter ||= beat.after === true
    frames.push({ beat, told, logged, isAfter, hold: beat.hold * pace.beats })
  }
  const rest = entries.slice(logged)
  const isShown = frames.length > 0 && (isOwn || rest.length === 0)
  frames.push({
    beat: null,
    told: rest,
    logged: entries.length,
    isAfter: true,
    hold: isShown ? 0 : pace.decision * timeToRead(rest.length),
  })
  return { before, after, isOwn, entries, frames }
}

const partOf = ({ logFrom, log }: Snapshot): LogPart => ({ from: logFrom, entries: log })

/** A picture that can't be made must not stop the match: it goes on without. */
function beatsOf(
  face: Pick<TableFace, 'beats'>,
  before: Snapshot,
  after: Snapshot,
  entries: readonly LogEntry[],
): readonly Beat[] {
  if (face.beats === undefined || entries.length === 0) return []
  try {
    return face.beats(before.view, after.view, entries)
  } catch (error) {
    console.error(error)
    return []
  }
}

/** More to read takes longer to read. */
function timeToRead(entries: number): number {
  return Math.min(2, 1 + 0.25 * Math.max(0, entries - 1))
}

/** As it is seen while something is still to be shown: nobody is asked, and nothing is known that was not told. */
export function heldAt({ before, after, entries }: Passage, frame: Frame): Snapshot {
  const { view, seat, asks } = frame.isAfter ? after : before
  return {
    ...after,
    view,
    seat,
    asks: asks.map(({ choice: _, ...ask }) => ask),
    log: after.log.slice(0, after.log.length - entries.length + frame.logged),
    outcome: null,
  }
}
