import type { ShipView } from '@dejarik/xwing'
import { MM } from '@dejarik/xwing/geometry'
import { hasTurret, printed, turretArcsOf } from '@dejarik/xwing/preview'
import { memo } from 'react'
import { usePiece } from '../../../board/thing/usePiece.ts'
import { short } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfObject } from '../things.ts'
import { Base } from './Base.tsx'
import { BasePips } from './BasePips.tsx'
import { describeShip } from './describe.ts'
import { Turret } from './Turret.tsx'

/** A ship in the play area: can be looked at, and chosen where a question is about it. */
export const ShipOnMat = memo(function ShipOnMat({ ship }: { ship: ShipView }) {
  const table = useTable()
  const { view, state, me, to, looked, look } = table
  const { base, size, type } = printed(ship)
  const thing = thingOfObject(ship.id)
  const { can, lit, handlers } = usePiece(thing, {
    otherwise: () => look(looked === ship.id ? null : ship.id),
    reading: { pin: () => look(ship.id) },
  })
  const turn = to.turn(ship.pose.a)
  return (
    <g
      className="xw-piece"
      data-ship={ship.id}
      style={{ transform: `translate(${short(to.x(ship.pose.x))}px, ${short(to.y(ship.pose.y))}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing */}
      <g
        className="xw-body"
        role="button"
        tabIndex={-1}
        aria-label={describeShip(table, ship)}
        aria-pressed={looked === ship.id}
        data-thing={thing}
        data-can={can}
        data-lit={lit}
        data-active={view.active === ship.id}
        data-destroyed={ship.destroyed}
        {...handlers}
      >
        <g className="xw-heading" style={{ transform: `rotate(${short(turn)}deg)` }}>
          <rect
            className="xw-halo"
            x={-base.halfWidth / MM - 4}
            y={-base.halfLength / MM - 4}
            width={(2 * base.halfWidth) / MM + 8}
            height={(2 * base.halfLength) / MM + 8}
            rx={5}
          />
          <Base base={base} size={size} type={type.id} whose={ship.seat === me ? 'own' : 'foe'} />
          {hasTurret(state, state.ships[ship.id]) && (
            <Turret arcs={turretArcsOf(state.ships[ship.id])} scale={base.halfWidth / MM / 20} />
          )}
          <BasePips ship={ship} base={base} />
        </g>
      </g>
    </g>
  )
})
