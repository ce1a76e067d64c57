import type { ShipView } from '@dejarik/xwing'
import { copyOf, hasHadItsTurn, printed } from '@dejarik/xwing/preview'
import { memo } from 'react'
import { BearingSign } from '../dials/BearingSign.tsx'
import { maneuverName, nameOfShip } from '../names.ts'
import { describeShip } from '../ships/describe.ts'
import { ShipIcon } from '../squads/ShipIcon.tsx'
import { useTable } from '../TableContext.tsx'
import { heldBy } from '../tokens/held.ts'
import { TokenIcon } from '../tokens/TokenSign.tsx'
import { Pips } from './Pips.tsx'

/** A ship in the order of play: who it is, what is left of it, what it holds, whether it has had its turn. */
export const OrderRow = memo(function OrderRow({ ship }: { ship: ShipView }) {
  const table = useTable()
  const { view, me, isShort, signs, looked, look, say, language } = table
  const { pilot } = printed(ship)
  const copy = copyOf(view, ship.id)
  const isOwn = ship.seat === me
  const isGone = ship.zone === 'removed'
  const held = heldBy(ship)
  return (
    <button
      type="button"
      className="xw-row"
      data-whose={isOwn ? 'own' : 'foe'}
      data-active={view.active === ship.id}
      data-gone={isGone}
      data-reserve={ship.zone === 'reserve'}
      data-done={!isGone && view.phase !== 'planning' && hasHadItsTurn(view, ship)}
      aria-pressed={looked === ship.id}
      onClick={() => look(looked === ship.id ? null : ship.id)}
    >
      <span className="unseen">
        {isGone ? `${nameOfShip(view, ship.id, language)}: ${say('ship.gone')}` : describeShip(table, ship)}
      </span>
      <ShipIcon ship={ship} />
      <b className="xw-row-name" aria-hidden="true">
        {isShort ? (
          signs[ship.id]
        ) : (
          <>
            {pilot.name[language]}
            {copy > 0 && <span className="number"> {copy}</span>}
          </>
        )}
      </b>
      {isGone ? (
        <small className="xw-row-gone" aria-hidden="true">
          {say('ship.gone')}
        </small>
      ) : (
        <>
          <Pips ship={ship} />
          {held.length > 0 && (
            <span className="xw-row-tokens">
              {held.map(({ sign, count }) => (
                <TokenIcon key={sign} sign={sign} count={count} />
              ))}
            </span>
          )}
          <Turn ship={ship} />
        </>
      )}
    </button>
  )
})

/** Its dial as far as one may know it, or that it has had its turn. */
function Turn({ ship }: { ship: ShipView }) {
  const { view, say, language } = useTable()
  const maneuver = ship.dial === null ? undefined : printed(ship).type.dial[ship.dial]
  if (hasHadItsTurn(view, ship) && (view.phase !== 'planning' || maneuver === undefined))
    return (
      <span className="xw-row-turn" aria-hidden="true" title={say('order.done')}>
        ✓
      </span>
    )
  if (maneuver === undefined) return null
  return (
    <span className="xw-row-turn" aria-hidden="true" title={maneuverName(maneuver, language)}>
      <span className="number">{maneuver.speed}</span>
      <BearingSign maneuver={maneuver} />
    </span>
  )
}
