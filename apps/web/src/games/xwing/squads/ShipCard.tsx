import type { ShipView } from '@dejarik/xwing'
import { copyOf, printed } from '@dejarik/xwing/preview'
import { memo } from 'react'
import { HitPoints, Shield } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import { heldBy } from '../tokens/held.ts'
import { TokenIcon } from '../tokens/TokenSign.tsx'
import { ShipIcon } from './ShipIcon.tsx'

/** A ship of a squad in two lines: who, what is left of it, what it holds. */
export const ShipCard = memo(function ShipCard({ ship }: { ship: ShipView }) {
  const { view, looked, look, say, language } = useTable()
  const { type, pilot } = printed(ship)
  const copy = copyOf(view, ship.id)
  const gone = ship.zone === 'removed'
  const hull = ship.hull - ship.faceup.length - ship.facedown
  const held = heldBy(ship)
  return (
    <button
      type="button"
      className="mat-row xw-card"
      aria-pressed={looked === ship.id}
      data-active={view.active === ship.id}
      data-gone={gone}
      data-reserve={ship.zone === 'reserve'}
      onClick={() => look(looked === ship.id ? null : ship.id)}
    >
      <span className="xw-card-initiative number">{ship.initiative}</span>
      <ShipIcon ship={ship} />
      <b className="xw-card-name">{pilot.name[language]}</b>
      {copy > 0 && <b className="xw-card-copy number">{copy}</b>}
      <small className="xw-card-type">{type.name[language]}</small>
      {gone ? (
        <span className="xw-card-gone">{say('ship.gone')}</span>
      ) : (
        <span className="xw-card-state">
          {ship.shieldCapacity > 0 && (
            <span className="number" data-low={ship.shields === 0}>
              <Shield size="0.95em" label={say('stat.shields')} />
              {ship.shields}
            </span>
          )}
          <span className="number" data-low={hull <= 1}>
            <HitPoints size="0.95em" label={say('stat.hull')} />
            {hull}
          </span>
        </span>
      )}
      {!gone && (held.length > 0 || ship.faceup.length > 0) && (
        <span className="xw-card-tokens">
          {held.map(({ sign, count }) => (
            <TokenIcon key={sign} sign={sign} count={count} label={say(`token.${sign}`, { count })} />
          ))}
          {ship.faceup.length > 0 && (
            <span className="xw-card-crits">{say('ship.crits', { count: ship.faceup.length })}</span>
          )}
        </span>
      )}
    </button>
  )
})
