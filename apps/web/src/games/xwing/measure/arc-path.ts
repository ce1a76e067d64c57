/** Arcs and range bands as outlines in the frame of their ship: millimetres, the nose up. */
import { type ArcName, BAND, type Base, BULLSEYE_HALF, MM, type Point } from '@dejarik/xwing/geometry'
import { short } from '../mat/projection.ts'

const STEPS = 36

/** The part of an arc between its base and the end of a range band. */
export function arcPath(base: Base, arc: ArcName, range: number): string {
  const reach = (range * BAND) / MM
  if (arc === 'bullseye') {
    const half = BULLSEYE_HALF / MM
    const top = base.halfLength / MM
    return `M${-half} ${-top}V${-top - reach}H${half}V${-top}Z`
  }
  const edge = base.arcs[arc].edge.map(({ x, y }) => ({ x: x / MM, y: y / MM }))
  return `${lineOf(edge)}L${outerOf(edge, reach).map(pair).join('L')}Z`
}

/** The far end of a range band inside an arc. */
export function bandPath(base: Base, arc: ArcName, range: number): string {
  const reach = (range * BAND) / MM
  if (arc === 'bullseye') {
    const half = BULLSEYE_HALF / MM
    return `M${-half} ${-base.halfLength / MM - reach}H${half}`
  }
  const edge = base.arcs[arc].edge.map(({ x, y }) => ({ x: x / MM, y: y / MM }))
  return lineOf(outerOf(edge, reach))
}

function lineOf(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`
}

function pair({ x, y }: Point): string {
  return `${short(x)} ${short(-y)}`
}

/** Where rays from the centre leave what is within reach of the edge; from the last border back to the first. */
function outerOf(edge: readonly Point[], reach: number): readonly Point[] {
  const [from, to] = borderAngles(edge)
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = to + ((from - to) * i) / STEPS
    const direction = { x: Math.sin(angle), y: Math.cos(angle) }
    const far = lengthAlong(direction, edge, reach)
    return { x: direction.x * far, y: direction.y * far }
  })
}

/** Angles of the first and last point of the edge, unwound along it. */
function borderAngles(edge: readonly Point[]): readonly [number, number] {
  let angle = Math.atan2(edge[0].x, edge[0].y)
  const first = angle
  for (const point of edge.slice(1)) {
    const turn = Math.atan2(point.x, point.y) - angle
    angle += turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
  }
  return [first, angle]
}

/** How far along a ray a point is exactly `reach` away from the edge. */
function lengthAlong({ x, y }: Point, edge: readonly Point[], reach: number): number {
  let near = 0
  let far = reach + 100
  for (let i = 0; i < 24; i++) {
    const middle = (near + far) / 2
    if (distanceTo(edge, x * middle, y * middle) < reach) near = middle
    else far = middle
  }
  return near
}

function distanceTo(edge: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i + 1 < edge.length; i++) {
    const [a, b] = [edge[i], edge[i + 1]]
    const dx = b.x - a.x
    const dy = b.y - a.y
    const squared = dx * dx + dy * dy
    const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / squared))
    least = Math.min(least, Math.hypot(a.x + t * dx - x, a.y + t * dy - y))
  }
  return least
}
