import type { ShipView } from '@dejarik/xwing'
import { type Base, MM } from '@dejarik/xwing/geometry'

const HEIGHT = 6
const WIDEST = 5.5

/** Hull and shields inside the rear edge of a base, filled or hollow. */
export function BasePips({ ship, base }: { ship: ShipView; base: Base }) {
  const pips = ship.hull + ship.shieldCapacity
  const left = ship.hull - ship.faceup.length - ship.facedown
  const step = Math.min(WIDEST, ((2 * base.halfWidth) / MM - 5) / Math.max(1, pips))
  return (
    <g
      className="xw-base-pips"
      transform={`translate(${(-pips * step) / 2} ${base.halfLength / MM - HEIGHT - 2})`}
    >
      <rect className="xw-pip-back" x="-1" y="-1" width={pips * step + 2} height={HEIGHT + 2} rx="1" />
      {Array.from({ length: pips }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          key={i}
          className={i < ship.hull ? 'xw-pip-hull' : 'xw-pip-shield'}
          data-lost={i < ship.hull ? i >= left : i - ship.hull >= ship.shields}
          x={i * step + 0.4}
          width={step - 0.8}
          height={HEIGHT}
          rx={i < ship.hull ? 0 : step / 3}
        />
      ))}
    </g>
  )
}
