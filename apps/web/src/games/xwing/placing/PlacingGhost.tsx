import { type PointerEvent as ReactPointerEvent, useRef } from 'react'
import type { CameraHandle } from '../../../board/camera/useCamera.ts'
import { Ghost } from '../ghosts/Ghost.tsx'
import { pathOfPoints, short, transformOf } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { fillOf, lookOf, outlineAt } from '../terrain/ThingOnMat.tsx'
import type { Placing } from './usePlacing.ts'

/** What is in the hand, on the mat: dragged by its body, red-framed where it can't stay. */
export function PlacingGhost({ placing, camera }: { placing: Placing; camera: CameraHandle }) {
  const { view, to } = useTable()
  const { area, pose, refusal, legal } = placing
  /** From the pointer to the middle, so that it does not jump when grasped. */
  const grip = useRef<{ x: number; y: number } | null>(null)
  const ship = area.ship >= 0 && area.kind === 'ship' ? view.ships[area.ship] : undefined
  const token = ship === undefined ? outlineAt(area.id, pose) : null
  const look = area.kind === 'ship' ? '' : lookOf({ kind: area.kind, type: area.id })

  const down = (event: ReactPointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = camera.at(event.clientX, event.clientY)
    grip.current = { x: to.x(pose.x) - at.x, y: to.y(pose.y) - at.y }
  }
  const move = (event: ReactPointerEvent<SVGGElement>) => {
    if (grip.current === null) return
    const at = camera.at(event.clientX, event.clientY)
    placing.moveTo({ x: at.x + grip.current.x, y: at.y + grip.current.y }, event.shiftKey)
  }
  const up = () => {
    grip.current = null
  }
  return (
    <g className="xw-placing" data-legal={refusal === null}>
      <path
        className="xw-legal"
        d={legal.map((one) => `M${short(to.x(one.x))} ${short(to.y(one.y))}h0`).join('')}
      />
      <g
        data-holds="true"
        className="xw-placing-piece"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <circle className="xw-placing-grip" r="34" transform={transformOf(to, pose)} />
        {ship !== undefined && <Ghost ship={ship} pose={pose} />}
        {token !== null && (
          <g className="xw-thing" data-look={look}>
            <path className="xw-thing-body" d={pathOfPoints(to, token.points)} />
            <path d={pathOfPoints(to, token.points)} fill={fillOf(look)} />
          </g>
        )}
      </g>
    </g>
  )
}
