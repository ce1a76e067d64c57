import { findShip } from '@dejarik/xwing/facts'
import { Silhouette } from '../../ships/Base.tsx'
import '../../ships/ship.css'

/** A ship type's silhouette beside words. */
export function ShipSign({ type }: { type: string }) {
  const size = findShip(type)?.size ?? 'small'
  return (
    <svg className="xb-ship-sign xw-base" viewBox="-19 -19 38 38" aria-hidden="true">
      {/* All at one size: beside words the shape tells, not the measure. */}
      <g transform={`scale(${SCALE[size]})`}>
        <Silhouette type={type} size={size === 'huge' ? 'large' : size} />
      </g>
    </svg>
  )
}

const SCALE = { small: 1, medium: 0.66, large: 0.5, huge: 0.5 }
