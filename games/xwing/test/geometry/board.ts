/** Words for tests: ships and tokens on a board in millimetres and degrees. */
import {
  BASES,
  curvedTemplate,
  degrees,
  type Footprint,
  footprintOf,
  MM,
  type Move,
  outlineOf,
  type Placed,
  type Pose,
  type Size,
  straightTemplate,
  type Template,
  tokenAt,
  tokenShape,
} from '../../geometry/index.ts'

export function at(x: number, y: number, heading = 0): Pose {
  return { x: Math.round(x * MM), y: Math.round(y * MM), a: degrees(((heading % 360) + 360) % 360) }
}

export function ship(size: Size, x: number, y: number, heading = 0): Footprint {
  return footprintOf(BASES[size], at(x, y, heading))
}

export function token(id: string, x: number, y: number, heading = 0): Placed {
  const shape = tokenShape(id)
  if (shape === null) throw new Error(`no token is called ${id}`)
  return tokenAt(shape.outline, at(x, y, heading))
}

/** A token with the outline of a rectangle around its centre. */
export function plate(width: number, length: number, x: number, y: number, heading = 0): Placed {
  const w = (width / 2) * MM
  const l = (length / 2) * MM
  return tokenAt(outlineOf([w, l, -w, l, -w, -l, w, -l]), at(x, y, heading))
}

/** Millimetres and degrees, the heading from −180 to 180. */
export function shown({ x, y, a }: Pose): [number, number, number] {
  const heading = a / 65536
  return [x / MM, y / MM, heading > 180 ? heading - 360 : heading]
}

export function must(move: Move | null): Move {
  if (move === null) throw new Error('there is no such template')
  return move
}

/** All templates in the box; left and right ones apart. */
export const TEMPLATES: readonly Template[] = [
  ...([1, 2, 3, 4, 5] as const).map(straightTemplate),
  ...(['bank', 'turn'] as const).flatMap((shape) =>
    (['left', 'right'] as const).flatMap((side) =>
      ([1, 2, 3] as const).map((speed) => curvedTemplate(shape, speed, side)),
    ),
  ),
]
