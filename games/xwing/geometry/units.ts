/**
 * Lengths are micrometres, angles the kernel's units (1/65536 degree), both whole numbers wherever they are
 * stored, so that a pose is the same on every machine and a record can hold it.
 */
import { DEGREE } from '@dejarik/kernel'

export const MM = 1000

/**
 * The one tolerance. What is nearer than this touches; what overlaps by less does not overlap; a limit (the end
 * of a range band, the border of an arc, the edge of the play area) counts as kept up to this far beyond it. Poses
 * are rounded to 1 µm, so two bases that should meet exactly may be 1.4 µm apart or inside each other.
 */
export const TOLERANCE = 4

/** One band of the range ruler. */
export const BAND = 100 * MM
/** Length of the ruler, and so of all arcs of standard ships. */
export const RULER = 3 * BAND

export const QUARTER_TURN = 90 * DEGREE
export const HALF_TURN = 180 * DEGREE

export function degrees(n: number): number {
  return Math.round(n * DEGREE)
}

/** Range 0 is contact; a distance of exactly n bands is range n. */
export function rangeOf(distance: number): number {
  if (distance <= TOLERANCE) return 0
  return Math.ceil((distance - TOLERANCE) / BAND)
}
