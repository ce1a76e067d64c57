/**
 * The same questions answered slowly and independently: millimetres, the machine's own trigonometry, and points
 * sampled densely along outlines and over areas instead of closed formulas. Nothing here is taken from the code
 * under test but the poses and the measured sizes.
 */
export type Xy = readonly [number, number]

/** A rectangle: centre, heading, half sides. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly sin: number
  readonly cos: number
  readonly halfWidth: number
  readonly halfLength: number
}

export function boxOf(pose: { x: number; y: number; a: number }, half: number): Box {
  const heading = ((pose.a / 65536) * Math.PI) / 180
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)]
  return { x: pose.x / 1000, y: pose.y / 1000, sin, cos, halfWidth: half, halfLength: half }
}

/** From the board to the frame of a box: right, forward. */
export function seenFrom(box: Box, x: number, y: number): Xy {
  const [dx, dy] = [x - box.x, y - box.y]
  return [dx * box.cos - dy * box.sin, dx * box.sin + dy * box.cos]
}

/** The point at `t` along the perimeter, clockwise from the front left corner. */
export function perimeterPoint(box: Box, t: number): Xy {
  return onBoard(box, ownPoint(box, t))
}

/** The same in the frame of the box. */
function ownPoint({ halfWidth: w, halfLength: l }: Box, t: number): Xy {
  const around = 4 * (w + l)
  let rest = ((t % around) + around) % around
  if (rest <= 2 * w) return [-w + rest, l]
  rest -= 2 * w
  if (rest <= 2 * l) return [w, l - rest]
  rest -= 2 * l
  if (rest <= 2 * w) return [w - rest, -l]
  return [-w, -l + (rest - 2 * w)]
}

function onBoard(box: Box, [right, forward]: Xy): Xy {
  return [box.x + right * box.cos + forward * box.sin, box.y - right * box.sin + forward * box.cos]
}

/** Points along the perimeter, the corners among them. The half sides must be multiples of the step. */
export function perimeter(box: Box, step: number): Xy[] {
  return outline(box, step).map((point) => onBoard(box, point))
}

/** By half sides and step: boxes of one size have the same points in their own frames. */
const outlines = new Map<string, readonly Xy[]>()

function outline(box: Box, step: number): readonly Xy[] {
  const key = `${box.halfWidth} ${box.halfLength} ${step}`
  let points = outlines.get(key)
  if (points === undefined) {
    const count = Math.round((4 * (box.halfWidth + box.halfLength)) / step)
    points = Array.from({ length: count }, (_, i) => ownPoint(box, i * step))
    outlines.set(key, points)
  }
  return points
}

/** How far a point lies inside a box; negative outside. */
export function inset(box: Box, x: number, y: number): number {
  const [right, forward] = seenFrom(box, x, y)
  return Math.min(box.halfWidth - Math.abs(right), box.halfLength - Math.abs(forward))
}

/** Two outlines against each other, as their sampled points show it. */
export interface Gap {
  /** The smallest distance that any point of one has from the other. */
  readonly distance: number
  /** How deep the deepest point of one lies in the other; negative if none does. */
  readonly depth: number
}

export function sampledGap(one: Box, other: Box, step: number): Gap {
  let distance = Number.POSITIVE_INFINITY
  let depth = Number.NEGATIVE_INFINITY
  const look = (points: readonly Xy[], { x, y, sin, cos, halfWidth, halfLength }: Box): void => {
    for (let i = 0; i < points.length; i++) {
      const dx = points[i][0] - x
      const dy = points[i][1] - y
      const aside = Math.abs(dx * cos - dy * sin) - halfWidth
      const ahead = Math.abs(dx * sin + dy * cos) - halfLength
      depth = Math.max(depth, Math.min(-aside, -ahead))
      const [beside, before] = [Math.max(0, aside), Math.max(0, ahead)]
      distance = Math.min(distance, Math.sqrt(beside * beside + before * before))
    }
  }
  look(perimeter(one, step), other)
  look(perimeter(other, step), one)
  return { distance, depth }
}

/** The arc line of each size, in degrees from straight ahead, from the measured tokens. */
export const HALF_ANGLE: { readonly [half: number]: number } = {
  20: (Math.atan2(17.15, 20) * 180) / Math.PI,
  30: (Math.atan2(26.45, 30) * 180) / Math.PI,
  40: (Math.atan2(35.71, 40) * 180) / Math.PI,
}

/** The borders of an arc belong to it, and what is this near to them, in millimetres. */
const BORDER = 0.004001

/** Whether a point lies in an arc, however far away. */
export function pointInArc(box: Box, arc: string, x: number, y: number): boolean {
  const [right, forward] = seenFrom(box, x, y)
  const bearing = Math.abs((Math.atan2(right, forward) * 180) / Math.PI)
  const slack = ((BORDER / Math.sqrt(right * right + forward * forward)) * 180) / Math.PI
  const line = HALF_ANGLE[box.halfLength]
  const abeam = bearing >= line - slack && bearing <= 180 - line + slack
  switch (arc) {
    case 'front':
      return bearing <= line + slack
    case 'rear':
      return bearing >= 180 - line - slack
    case 'right':
      return right >= 0 && abeam
    case 'left':
      return right <= 0 && abeam
    case 'full-front':
      return forward >= -BORDER
    case 'full-rear':
      return forward <= BORDER
    default:
      return Math.abs(right) <= 7.5 + BORDER && forward >= box.halfLength - BORDER
  }
}

/** Perimeter positions of a box that lie in an arc of `ship`. */
export function positionsInArc(ship: Box, arc: string, box: Box, step: number): number[] {
  const around = 4 * (box.halfWidth + box.halfLength)
  const found: number[] = []
  for (let t = 0; t < around; t += step) {
    const [x, y] = perimeterPoint(box, t)
    if (pointInArc(ship, arc, x, y)) found.push(t)
  }
  return found
}

/**
 * Shortest distance between points in the arc of both perimeters: all pairs a millimetre apart, then finer and
 * finer from the best pair on. Infinite if no sampled point of the target lies in the arc.
 */
export function sampledArcDistance(ship: Box, arc: string, target: Box): number {
  const coarse = positionsInArc(ship, arc, target, 1)
  if (coarse.length === 0) return Number.POSITIVE_INFINITY
  let best = closestPair(ship, positionsInArc(ship, arc, ship, 1), target, coarse)
  for (const step of [0.1, 0.01]) {
    const near = (t: number, box: Box): number[] => {
      const around: number[] = [t]
      for (let i = -14; i <= 14; i++) {
        const [x, y] = perimeterPoint(box, t + i * step)
        if (pointInArc(ship, arc, x, y)) around.push(t + i * step)
      }
      return around
    }
    // Between almost parallel sides the best pair of a finer step may lie far off: go on while it helps.
    for (let last = Number.POSITIVE_INFINITY; best.distance < last; ) {
      last = best.distance
      best = closestPair(ship, near(best.from, ship), target, near(best.to, target))
    }
  }
  return best.distance
}

function closestPair(
  one: Box,
  froms: readonly number[],
  other: Box,
  tos: readonly number[],
): { distance: number; from: number; to: number } {
  const points = tos.map((t) => perimeterPoint(other, t))
  let least = Number.POSITIVE_INFINITY
  let from = 0
  let to = 0
  for (const t of froms) {
    const [x, y] = perimeterPoint(one, t)
    for (let i = 0; i < points.length; i++) {
      const dx = points[i][0] - x
      const dy = points[i][1] - y
      const d = dx * dx + dy * dy
      if (d < least) {
        least = d
        from = t
        to = tos[i]
      }
    }
  }
  return { distance: Math.sqrt(least), from, to }
}

/** Whether a point lies in a polygon: how often its outline winds around the point. */
export function inPolygon(polygon: readonly Xy[], x: number, y: number): boolean {
  let winds = 0
  for (let i = 0; i < polygon.length; i++) {
    const [ax, ay] = polygon[i]
    const [bx, by] = polygon[i + 1 === polygon.length ? 0 : i + 1]
    const onLeft = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
    if (ay <= y && by > y && onLeft > 0) winds++
    if (ay > y && by <= y && onLeft < 0) winds--
  }
  return winds !== 0
}

/** The corners of something placed, in millimetres. */
export function polygonOf(points: Float64Array): Xy[] {
  return Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i] / 1000, points[2 * i + 1] / 1000])
}

/** Points along the edges of a polygon, at most a step apart, the corners among them. */
export function alongEdges(polygon: readonly Xy[], step: number): Xy[] {
  return polygon.flatMap(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step))
    return Array.from(
      { length: count },
      (_, k): Xy => [ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count],
    )
  })
}

/** Whether two polygons overlap, judged by points along both outlines. */
export function sampledPolygonDistance(one: readonly Xy[], other: readonly Xy[], step: number): number {
  const p = alongEdges(one, step)
  const q = alongEdges(other, step)
  if (p.some(([x, y]) => inPolygon(other, x, y)) || q.some(([x, y]) => inPolygon(one, x, y))) return 0
  let least = Number.POSITIVE_INFINITY
  for (const [ax, ay] of p) for (const [bx, by] of q) least = Math.min(least, (ax - bx) ** 2 + (ay - by) ** 2)
  return Math.sqrt(least)
}
