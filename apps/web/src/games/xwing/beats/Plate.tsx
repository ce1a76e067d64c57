import type { ReactNode } from 'react'
import { HEIGHT, short, WIDTH } from '../mat/projection.ts'

const ROOM = { width: 240, height: 180 }

/** Words on the mat, upright and as large as elsewhere: under a point of it, or above it at the near edge. */
export function Plate({
  at,
  unit,
  tone,
  children,
}: {
  at: { readonly x: number; readonly y: number }
  unit: number
  tone: 'attack' | 'evade' | 'loss' | 'note' | 'own' | 'foe'
  children: ReactNode
}) {
  const half = (ROOM.width / 2) * unit
  const x = Math.max(half, Math.min(WIDTH - half, at.x))
  const isAbove = at.y > HEIGHT - 110 * unit
  return (
    <foreignObject
      className="xw-plate-room"
      transform={`translate(${short(x)} ${short(at.y)}) scale(${short(unit)})`}
      x={-ROOM.width / 2}
      y={isAbove ? -ROOM.height - 60 : 0}
      width={ROOM.width}
      height={ROOM.height}
    >
      <div className="xw-plate-place" data-above={isAbove}>
        <div className="xw-plate on-dark" data-tone={tone}>
          {children}
        </div>
      </div>
    </foreignObject>
  )
}
