import type { Choosable, View } from '@dejarik/xwing'
import { previewManeuver, printed } from '@dejarik/xwing/preview'
import { useTable } from '../TableContext.tsx'
import { Ghost } from './Ghost.tsx'
import { templateOf } from './plan.ts'
import { Template } from './Template.tsx'

/** Where a ship would go: by the maneuver of an option that is pointed at, or by its dial while it is about to move. */
export function ManeuverGhost() {
  const { view, state, options, choosing } = useTable()
  const option = options[choosing.hovered ?? choosing.armed ?? -1]
  const flown = option === undefined ? null : (maneuverOf(option) ?? dialOf(view, option))
  if (flown === null) return null
  const { ship, maneuver } = flown
  const { ends, maneuver: now } = previewManeuver(state, state.ships[ship], maneuver)
  const strip = templateOf(state, ship, now)
  return (
    <g className="xw-preview" data-bumps={ends[0]?.flight.full === false}>
      {strip !== null && <Template strip={strip} />}
      {ends.map(({ flight: { footprint } }) => (
        <Ghost
          key={`${footprint.pose.x} ${footprint.pose.y}`}
          ship={view.ships[ship]}
          pose={footprint.pose}
        />
      ))}
    </g>
  )
}

/** Choosing which ship activates next shows where its own dial leads. */
function dialOf(view: View, option: Choosable) {
  if (option.do !== 'ship' || view.phase !== 'activation') return null
  const it = view.ships[option.ship]
  if (it === undefined || it.zone !== 'play' || it.dial === null) return null
  const found = printed(it).type.dial[it.dial]
  return found === undefined ? null : { ship: option.ship, maneuver: found }
}

function maneuverOf(option: Choosable) {
  if (option.do !== 'maneuver') return null
  const { ship, speed, bearing, direction, difficulty } = option
  const side = direction === 'left' || direction === 'right' ? direction : null
  return { ship, maneuver: { speed, bearing, direction: side, difficulty } }
}
