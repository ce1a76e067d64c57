/** Points, segments and polygons; a polygon is any simple outline given as x, y, x, y and so on. */

/** Square of the distance from a point to the segment from a to b. */
export function pointToSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  let t = length === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / length
  t = t < 0 ? 0 : t > 1 ? 1 : t
  const x = ax + t * dx - px
  const y = ay + t * dy - py
  return x * x + y * y
}

/** Whether a point lies inside a polygon. */
export function contains(points: Float64Array, x: number, y: number): boolean {
  let inside = false
  let ax = points[points.length - 2]
  let ay = points[points.length - 1]
  for (let i = 0; i < points.length; i += 2) {
    const bx = points[i]
    const by = points[i + 1]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    ax = bx
    ay = by
  }
  return inside
}

/** Square of the distance from a point to the edges of a polygon. */
export function pointToEdges(points: Float64Array, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  let ax = points[points.length - 2]
  let ay = points[points.length - 1]
  for (let i = 0; i < points.length; i += 2) {
    const bx = points[i]
    const by = points[i + 1]
    const d = pointToSegment(x, y, ax, ay, bx, by)
    if (d < least) least = d
    ax = bx
    ay = by
  }
  return least
}

/**
 * The parts of the segment from (ax, ay) to (bx, by) that lie inside a polygon, as pairs of distances from its
 * start. Where it runs along an edge, that edge belongs to one of its sides.
 */
export function insideParts(points: Float64Array, ax: number, ay: number, bx: number, by: number): number[] {
  const dx = bx - ax
  const dy = by - ay
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return []
  // Every crossing of the whole line, by distance from the start: inside lies between the 1st and 2nd, and so on.
  const crossings: number[] = []
  const last = points.length - 2
  let along = ((points[last] - ax) * dx + (points[last + 1] - ay) * dy) / length
  let beside = ((points[last + 1] - ay) * dx - (points[last] - ax) * dy) / length
  for (let i = 0; i < points.length; i += 2) {
    const nextAlong = ((points[i] - ax) * dx + (points[i + 1] - ay) * dy) / length
    const nextBeside = ((points[i + 1] - ay) * dx - (points[i] - ax) * dy) / length
    if (beside >= 0 !== nextBeside >= 0)
      crossings.push(along + ((nextAlong - along) * beside) / (beside - nextBeside))
    along = nextAlong
    beside = nextBeside
  }
  crossings.sort((a, b) => a - b)
  const parts: number[] = []
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = Math.max(0, crossings[i])
    const to = Math.min(length, crossings[i + 1])
    if (from < to) parts.push(from, to)
  }
  return parts
}

/** Whether the segment from a to b meets the box around the origin with the given half sides. */
export function meetsBox(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  halfWidth: number,
  halfLength: number,
): boolean {
  if ((ax > halfWidth && bx > halfWidth) || (ax < -halfWidth && bx < -halfWidth)) return false
  if ((ay > halfLength && by > halfLength) || (ay < -halfLength && by < -halfLength)) return false
  // The box lies on both sides of the line through a and b, or the line misses it.
  const dx = bx - ax
  const dy = by - ay
  return Math.abs(ax * dy - ay * dx) <= halfWidth * Math.abs(dy) + halfLength * Math.abs(dx)
}

/** Whether two segments cross in one point inside both. */
export function segmentsCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  const d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
  if (c > 0 === d > 0) return false
  const a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
  const b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
  return a > 0 !== b > 0
}
