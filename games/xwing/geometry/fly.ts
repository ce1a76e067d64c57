/** One move of a ship among others: where it ends, and what it met on the way. */
import { type BaseSide, lengthAlong, opposite } from './base.ts'
import { keep, span, wholeSegment } from './clip.ts'
import { endOf, type Move, pathOf, stripOf } from './move.ts'
import { overlaps } from './overlap.ts'
import { slideBack } from './partial.ts'
import { type Footprint, footprintOf, type Placed } from './placed.ts'
import { toBoard } from './pose.ts'
import { type Cut, wayTo } from './strip.ts'

/** An obstacle, device or other token that the ship moved through or now lies on. */
export interface Met {
  /** Index among the tokens that were given. */
  readonly token: number
  readonly movedThrough: boolean
  readonly overlapped: boolean
  /** How far along the template, or from there into the final base, the token begins. */
  readonly way: number
}

export interface Flight {
  /** Where the ship is now. */
  readonly footprint: Footprint
  /** False if the ship had to move back (xw.g.overlap.3). */
  readonly full: boolean
  /** How far the trailing side of the base came. */
  readonly way: number
  /** Indices of the ships at the end position, whose effect counts (xw.g.overlap.6); empty if `full`. */
  readonly overlapped: readonly number[]
  /** Index of the ship that is touched after moving back; −1 if `full`. */
  readonly touched: number
  /** Nearest to the start first (xw.g.obstacle.28). */
  readonly met: readonly Met[]
}

const NONE: readonly number[] = []

/**
 * Flies a move. `others` are all other ships in the play area; `tokens` whatever can be moved through. For a Tallon
 * roll try all three shifts for one that is flown in full, then take the one without a shift (xw.a.faq-activation.12).
 */
export function fly(
  ship: Footprint,
  move: Move,
  others: readonly Footprint[],
  tokens: readonly Placed[],
): Flight {
  const there = footprintOf(ship.base, endOf(ship, move))
  const overlapped = overlappedBy(there, others)
  if (overlapped.length === 0) {
    const way = lengthAlong(ship.base, move.leave) + move.template.length
    const met = meet(ship, move, there, move.arrive, null, way, tokens)
    return { footprint: there, full: true, way, overlapped, touched: -1, met }
  }
  const { pose, way, touched } = slideBack(pathOf(ship, move), ship, others)
  const footprint = footprintOf(ship.base, pose)
  const trailing = opposite(move.leave)
  const met = meet(ship, move, footprint, trailing, behind(footprint, trailing), way, tokens)
  return { footprint, full: false, way, overlapped, touched, met }
}

/** Indices of the ships that the template of a flight lay on (xw.g.move.2). */
export function passedThrough(
  ship: Footprint,
  move: Move,
  { footprint, full }: Flight,
  others: readonly Footprint[],
): readonly number[] {
  const strip = stripOf(ship, move)
  const cut = full ? null : behind(footprint, opposite(move.leave))
  return others.flatMap((other, i) => (wayTo(strip, other, cut) >= 0 ? [i] : []))
}

/** Indices of those on which a base lies. */
export function overlappedBy(footprint: Footprint, others: readonly Placed[]): readonly number[] {
  let found: number[] | null = null
  for (let i = 0; i < others.length; i++)
    if (overlaps(footprint, others[i])) {
      found ??= []
      found.push(i)
    }
  return found ?? NONE
}

const NOTHING: readonly Met[] = []

/** `trailing` is the side of the base in its final position that points back along the template. */
function meet(
  ship: Footprint,
  move: Move,
  footprint: Footprint,
  trailing: BaseSide,
  cut: Cut | null,
  way: number,
  tokens: readonly Placed[],
): readonly Met[] {
  const strip = stripOf(ship, move)
  const baseLength = lengthAlong(ship.base, move.leave)
  let met: Met[] | null = null
  for (let token = 0; token < tokens.length; token++) {
    const placed = tokens[token]
    const first = wayTo(strip, placed, cut)
    const movedThrough = first >= 0
    const overlapped = overlaps(footprint, placed)
    if (!movedThrough && !overlapped) continue
    const at = movedThrough ? first : Math.max(0, way - baseLength) + wayInto(footprint, trailing, placed)
    met ??= []
    met.push({ token, movedThrough, overlapped, way: at })
  }
  if (met === null) return NOTHING
  return met.length === 1 ? met : met.sort((a, b) => a.way - b.way)
}

/** The line along a side of a base; what the base itself covers lies ahead of it. */
function behind(footprint: Footprint, side: BaseSide): Cut {
  const { right, forward } = footprint.base.marks[side]
  const { x, y } = toBoard(footprint, right, forward)
  const length = Math.sqrt(right * right + forward * forward)
  return { x, y, dx: (footprint.x - x) / length, dy: (footprint.y - y) / length }
}

/** How far from a side of the base the part of a token under it begins. */
function wayInto(footprint: Footprint, side: BaseSide, { points }: Placed): number {
  const { halfWidth, halfLength } = footprint.base
  const from = behind(footprint, side)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0, h = points.length - 2; i < points.length; h = i, i += 2) {
    const ax = (points[h] - footprint.x) * footprint.cos - (points[h + 1] - footprint.y) * footprint.sin
    const ay = (points[h] - footprint.x) * footprint.sin + (points[h + 1] - footprint.y) * footprint.cos
    const bx = (points[i] - footprint.x) * footprint.cos - (points[i + 1] - footprint.y) * footprint.sin
    const by = (points[i] - footprint.x) * footprint.sin + (points[i + 1] - footprint.y) * footprint.cos
    wholeSegment()
    if (!keep(halfWidth - ax, halfWidth - bx) || !keep(halfWidth + ax, halfWidth + bx)) continue
    if (!keep(halfLength - ay, halfLength - by) || !keep(halfLength + ay, halfLength + by)) continue
    const a = (points[h] - from.x) * from.dx + (points[h + 1] - from.y) * from.dy
    const b = (points[i] - from.x) * from.dx + (points[i + 1] - from.y) * from.dy
    least = Math.min(least, a + span[0] * (b - a), a + span[1] * (b - a))
  }
  return least === Number.POSITIVE_INFINITY ? 0 : Math.max(0, least)
}
