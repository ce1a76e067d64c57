/**
 * Ships from above, in our own drawing. A silhouette is given as the right half of its outlines, nose to tail, in a
 * square of 36 units around the origin with the nose up; the left half is its mirror image. The first outline is the
 * hull, those after it are drawn onto it; `lines` are open strokes.
 */
export interface Silhouette {
  readonly hull: readonly string[]
  readonly marks: readonly string[]
  readonly lines: readonly string[]
}

type Points = readonly number[]

/** x, y, x, y … of a right half, to be closed by its mirror image. */
export function half(...points: Points): string {
  const right = pairs(points)
  const left = right
    .toReversed()
    .filter(([x]) => x !== 0)
    .map(([x, y]) => [-x, y] as const)
  return `M${[...right, ...left].map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

/** A shape beside the middle, and its mirror image. */
export function both(...points: Points): string {
  const one = pairs(points)
  const outline = (sign: number) => `M${one.map(([x, y]) => `${sign * x} ${y}`).join('L')}Z`
  return outline(1) + outline(-1)
}

/** An open stroke beside the middle, and its mirror image. */
export function strokes(...points: Points): string {
  const one = pairs(points)
  const line = (sign: number) => `M${one.map(([x, y]) => `${sign * x} ${y}`).join('L')}`
  return line(1) + line(-1)
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
}

/** Two discs, left and right. */
export function discs(x: number, y: number, r: number): string {
  return disc(x, y, r) + disc(-x, y, r)
}

export function drawn(
  hull: readonly string[],
  marks: readonly string[] = [],
  lines: readonly string[] = [],
): Silhouette {
  return { hull, marks, lines }
}

function pairs(points: Points): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let i = 0; i + 1 < points.length; i += 2) found.push([points[i] ?? 0, points[i + 1] ?? 0])
  return found
}
