/**
 * Clipping a segment, one border after the other. The part that is left is [span[0], span[1]] of the segment's
 * length; an array of doubles, because the hottest loops write it.
 */
export const span = new Float64Array(2)

export function wholeSegment(): void {
  span[0] = 0
  span[1] = 1
}

/** Keeps the part on the positive side of a border, given the distances of both ends from it. False if none is left. */
export function keep(start: number, end: number): boolean {
  if (start < 0) {
    if (end < 0) return false
    const t = start / (start - end)
    if (t > span[0]) span[0] = t
  } else if (end < 0) {
    const t = start / (start - end)
    if (t < span[1]) span[1] = t
  }
  return span[0] <= span[1]
}

/** Keeps the part inside a circle around the origin, for the segment from (ax, ay) to (bx, by). */
export function keepInCircle(ax: number, ay: number, bx: number, by: number, radius: number): boolean {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const out = ax * ax + ay * ay - radius * radius
  if (length === 0) return out <= 0
  const along = ax * dx + ay * dy
  const root = along * along - length * out
  if (root < 0) return false
  const half = Math.sqrt(root)
  const enters = (-along - half) / length
  const leaves = (-along + half) / length
  if (enters > span[0]) span[0] = enters
  if (leaves < span[1]) span[1] = leaves
  return span[0] <= span[1]
}
