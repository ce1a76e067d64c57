import type { CameraHandle } from '../../../board/camera/useCamera.ts'
import { useKeys } from '../../../table/useKeys.ts'
import type { BoardTable } from '../TableContext.tsx'

/** Keys of the mat for the whole screen: zoom, fit, layers, from ship to ship. */
export function useMatKeys(table: BoardTable, camera: CameraHandle): void {
  const done = (deed: () => void) => () => {
    deed()
    return true
  }
  useKeys({
    '+': done(() => camera.zoomBy(1.4)),
    '-': done(() => camera.zoomBy(1 / 1.4)),
    f: done(camera.fit),
    a: done(() => table.toggle('arcs')),
    g: done(() => table.toggle('bands')),
    n: done(() => nextShip(table, camera)),
  })
}

/** From ship to ship, own ones first. */
function nextShip({ view, me, looked, look, to }: BoardTable, camera: CameraHandle): void {
  const ships = view.ships
    .filter(({ zone }) => zone === 'play')
    .toSorted((a, b) => Number(a.seat !== me) - Number(b.seat !== me) || b.initiative - a.initiative)
  const next = ships[ships.findIndex(({ id }) => id === looked) + 1]
  look(next?.id ?? null)
  if (next !== undefined) camera.reveal(to.x(next.pose.x), to.y(next.pose.y))
}
