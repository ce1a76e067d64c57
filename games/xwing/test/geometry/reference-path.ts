/** Templates and the way along them, slowly: see reference.ts. Right-hand sizes in millimetres. */
import { type Box, inset, perimeter, type Xy } from './reference.ts'

export interface Ribbon {
  /** Where the template begins, and its direction there as an angle clockwise from up, in radians. */
  readonly x: number
  readonly y: number
  readonly heading: number
  /** Radius of the centre line, positive to the right; 0 is straight. */
  readonly radius: number
  readonly length: number
  readonly width: number
}

/** The point of the centre line at `s`, which goes on straight before and behind the template. */
export function centreLine(ribbon: Ribbon, s: number): Xy {
  const { radius, length } = ribbon
  const onCurve = Math.min(Math.max(s, 0), length)
  const turned = radius === 0 ? 0 : onCurve / radius
  let right = radius === 0 ? 0 : radius * (1 - Math.cos(turned))
  let forward = radius === 0 ? onCurve : radius * Math.sin(turned)
  if (s < 0) forward += s
  if (s > length) {
    right += (s - length) * Math.sin(turned)
    forward += (s - length) * Math.cos(turned)
  }
  const [sin, cos] = [Math.sin(ribbon.heading), Math.cos(ribbon.heading)]
  return [ribbon.x + right * cos + forward * sin, ribbon.y - right * sin + forward * cos]
}

/** A point in the frame of a template: how far along its centre line, and how far to its right. */
export function inRibbon(ribbon: Ribbon, x: number, y: number): Xy {
  const [dx, dy] = [x - ribbon.x, y - ribbon.y]
  const [sin, cos] = [Math.sin(ribbon.heading), Math.cos(ribbon.heading)]
  const [right, forward] = [dx * cos - dy * sin, dx * sin + dy * cos]
  if (ribbon.radius === 0) return [forward, right]
  const hand = Math.sign(ribbon.radius)
  const radius = Math.abs(ribbon.radius)
  const toCentre = radius - hand * right
  const turned = Math.atan2(forward, toCentre)
  return [radius * turned, hand * (radius - Math.hypot(toCentre, forward))]
}

/** The base when its trailing middle is at `s`: the leading middle is found by halving. */
export function boxOnRibbon(ribbon: Ribbon, s: number, half: number, leading: number): Box {
  const [ax, ay] = centreLine(ribbon, s)
  const chord = (t: number): number => {
    const [x, y] = centreLine(ribbon, t)
    return Math.hypot(x - ax, y - ay)
  }
  let near = s + 2 * half
  let far = near
  while (chord(far) < 2 * half) far += 0.5
  near = Math.max(near, far - 0.5)
  for (let i = 0; i < 50; i++) {
    const middle = (near + far) / 2
    if (chord(middle) < 2 * half) near = middle
    else far = middle
  }
  const [bx, by] = centreLine(ribbon, far)
  const heading = Math.atan2(bx - ax, by - ay) - leading
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)]
  return { x: (ax + bx) / 2, y: (ay + by) / 2, sin, cos, halfWidth: half, halfLength: half }
}

/** Whether two boxes overlap by more than `depth`: a corner of one lies in the other, or their sides cross. */
export function boxesOverlap(one: Box, other: Box, depth: number): boolean {
  const shrunk = { ...one, halfWidth: one.halfWidth - depth, halfLength: one.halfLength - depth }
  const p = perimeter(shrunk, 2 * shrunk.halfWidth)
  const q = perimeter(other, 2 * other.halfWidth)
  if (p.some(([x, y]) => inset(other, x, y) > 0) || q.some(([x, y]) => inset(shrunk, x, y) > 0)) return true
  return p.some((a, i) => q.some((c, k) => cross(a, p[(i + 1) % 4], c, q[(k + 1) % 4])))
}

function cross(a: Xy, b: Xy, c: Xy, d: Xy): boolean {
  const turn = (p: Xy, q: Xy, r: Xy): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}
