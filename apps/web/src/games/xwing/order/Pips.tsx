import type { ShipView } from '@dejarik/xwing'

const STEP = 7

/** Hull and shields that are left and lost: bars and shields, filled or hollow. */
export function Pips({ ship }: { ship: ShipView }) {
  const { hull, shieldCapacity, shields } = ship
  const left = Math.max(0, hull - ship.faceup.length - ship.facedown)
  const pips = hull + shieldCapacity
  return (
    <svg
      className="xw-pips"
      viewBox={`0 0 ${pips * STEP} 8`}
      width={pips * STEP}
      height="8"
      aria-hidden="true"
    >
      {Array.from({ length: hull }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          key={i}
          className="xw-pip-hull"
          data-lost={i >= left}
          x={i * STEP + 0.5}
          y="0.5"
          width={STEP - 2}
          height="7"
        />
      ))}
      {Array.from({ length: shieldCapacity }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          key={i}
          className="xw-pip-shield"
          data-lost={i >= shields}
          d={`M${(hull + i) * STEP + 0.5} 0.5h5v4l-2.5 3l-2.5 -3Z`}
        />
      ))}
    </svg>
  )
}
