import type { Box } from '../inspect/beside.ts'

/** Index of the box that lies nearest in a direction, or −1. Straying sideways counts double. */
export function nearestIn([dx, dy]: readonly [number, number], from: Box, boxes: readonly Box[]): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  const here = middle(from)
  for (const [i, box] of boxes.entries()) {
    const there = middle(box)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    const distance = ahead + 2 * aside
    if (ahead > 4 && distance < least) {
      least = distance
      best = i
    }
  }
  return best
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
