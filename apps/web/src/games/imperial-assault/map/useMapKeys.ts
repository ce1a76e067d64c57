import { NONE } from '@dejarik/imperial-assault'
import { keyOf } from '@dejarik/imperial-assault/map'
import { designOf } from '@dejarik/imperial-assault/preview'
import type { CameraHandle } from '../../../board/camera/useCamera.ts'
import { useKeys } from '../../../table/useKeys.ts'
import type { BoardTable } from '../TableContext.tsx'
import { boxOfStand, middleOf, type Projection } from './projection.ts'

export interface MapDeeds {
  rotate(): void
  /** Or hide them again. */
  showTiles(): void
}

/** Keys of the map for the whole screen: zoom, fit, turn, names of tiles, from figure to figure. */
export function useMapKeys(
  table: BoardTable,
  camera: CameraHandle,
  to: Projection,
  { rotate, showTiles }: MapDeeds,
): void {
  const done = (deed: () => void) => () => {
    deed()
    return true
  }
  useKeys({
    '+': done(() => camera.zoomBy(1.4)),
    '-': done(() => camera.zoomBy(1 / 1.4)),
    f: done(camera.fit),
    t: done(rotate),
    k: done(showTiles),
    n: done(() => nextFigure(table, camera, to)),
  })
}

/** From figure to figure, own ones first. */
function nextFigure({ view, me, looked, look }: BoardTable, camera: CameraHandle, to: Projection): void {
  const ids = view.figures
    .map((_, id) => id)
    .filter((id) => view.figures[id].space !== NONE)
    .toSorted((a, b) => Number(view.figures[a].seat !== me) - Number(view.figures[b].seat !== me) || a - b)
  const next = ids[looked === null ? 0 : ids.indexOf(looked) + 1]
  look(next ?? null)
  if (next === undefined) return
  const figure = view.figures[next]
  const { x, y } = middleOf(boxOfStand(to, designOf(figure.kind).facts.base, keyOf(figure)))
  camera.reveal(x, y)
}
