import type { ShipView } from '@dejarik/xwing'
import type { Pose } from '@dejarik/xwing/geometry'
import { printed } from '@dejarik/xwing/preview'
import { transformOf } from '../mat/projection.ts'
import { Base } from '../ships/Base.tsx'
import { useTable } from '../TableContext.tsx'

/** A ship where it is not, but could be. */
export function Ghost({ ship, pose }: { ship: Pick<ShipView, 'pilot' | 'seat'>; pose: Pose }) {
  const { to, me } = useTable()
  const { base, size, type } = printed(ship)
  return (
    <g className="xw-ghost" transform={transformOf(to, pose)}>
      <Base base={base} size={size} type={type.id} whose={ship.seat === me ? 'own' : 'foe'} />
    </g>
  )
}
