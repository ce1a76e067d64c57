import type { ShipView } from '@dejarik/xwing'
import { printed } from '@dejarik/xwing/preview'
import { Silhouette } from '../ships/Base.tsx'
import { useTable } from '../TableContext.tsx'

/** The silhouette of a ship beside words. */
export function ShipIcon({ ship }: { ship: Pick<ShipView, 'pilot' | 'seat'> }) {
  const { me } = useTable()
  const { type } = printed(ship)
  return (
    <svg className="xw-ship-icon" viewBox="-19 -19 38 38" aria-hidden="true">
      <g className="xw-base" data-whose={ship.seat === me ? 'own' : 'foe'}>
        <Silhouette type={type.id} size="small" />
      </g>
    </svg>
  )
}
