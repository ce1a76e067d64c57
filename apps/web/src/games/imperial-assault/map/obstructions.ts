import { NONE } from '@dejarik/imperial-assault'
import { keyOf } from '@dejarik/imperial-assault/map'
import { designOf } from '@dejarik/imperial-assault/preview'
import type { CameraHandle } from '../../../board/camera/useCamera.ts'
import type { Obstruction } from '../../../board/place-over.ts'
import type { Moment } from '../Moment.tsx'
import type { BoardTable } from '../TableContext.tsx'
import { boxOfStand, CELL, middleOf, type Point, type Projection } from './projection.ts'

/** Points along the line of an attack that a panel keeps clear of. */
const ALONG = [0.2, 0.35, 0.5, 0.65, 0.8]

/** What a panel should not lie over: targets least of all, then whom the moment is about and the line between them, then any figure. */
export function obstructions(
  { view, deeds }: BoardTable,
  to: Projection,
  { camera, size }: CameraHandle,
  moment: Moment,
): Obstruction[] {
  const place = ({ x, y }: Point, weight: number): Obstruction => ({
    x: (x - camera.x) * camera.zoom + size.width / 2,
    y: (y - camera.y) * camera.zoom + size.height / 2,
    reach: CELL * 0.5 * camera.zoom,
    weight,
  })
  const middle = (id: number): Point | null => {
    const figure = view.figures[id]
    if (figure === undefined || figure.space === NONE) return null
    return middleOf(boxOfStand(to, designOf(figure.kind).facts.base, keyOf(figure)))
  }
  const weigh = (id: number): number =>
    deeds.has(`figure:${id}`) ? 100 : moment.figures.includes(id) ? 80 : 4
  const figures = view.figures.flatMap((_, id) => {
    const at = middle(id)
    return at === null ? [] : [place(at, weigh(id))]
  })
  const [from, there] = moment.figures.map(middle)
  const line =
    from == null || there == null
      ? []
      : ALONG.map((part) =>
          place({ x: from.x + (there.x - from.x) * part, y: from.y + (there.y - from.y) * part }, 30),
        )
  // The controls, at the far right.
  return [...figures, ...line, { x: size.width - 30, y: 120, reach: 20, weight: 30 }]
}
