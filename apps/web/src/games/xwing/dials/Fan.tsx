import type { ShipView } from '@dejarik/xwing'
import { previewManeuver, printed } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { short } from '../mat/projection.ts'
import { maneuverName } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import { type Dot, fanOf } from './fan.ts'
import { outcomeOf, warningOf } from './outcome.ts'
import { pointing } from './pointing.ts'
import type { Planning } from './usePlanning.ts'
import './fan.css'

/** Pixels from one dot to the next at the least, which is what a finger or an unsteady hand needs. */
const APART = 24

/** Every end of the dial in hand, to be pointed at and clicked on the mat. */
export function Fan({ planning, unit }: { planning: Planning; unit: number }) {
  const { view, to, say, language } = useTable()
  const { current, previews, dials, pointed } = planning
  const ship = view.ships[current]
  const { dial } = printed(ship).type
  const dots = useMemo(
    () => fanOf(ship.pose, dial, previews, to, APART * unit),
    [ship.pose, dial, previews, to, unit],
  )
  return (
    <g className="xw-fan">
      {dots.map((dot) => {
        const preview = previews[dot.dial]
        const warning = preview === undefined ? null : warningOf(outcomeOf(view, preview))
        return (
          // biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing
          <g
            key={dot.dial}
            className="xw-fan-dot"
            role="button"
            tabIndex={-1}
            data-fan={dot.dial}
            data-holds="true"
            data-difficulty={dot.difficulty}
            data-warning={warning ?? undefined}
            data-pointed={pointed === dot.dial}
            aria-pressed={dials.get(current) === dot.dial}
            aria-label={say('dial.maneuver', {
              name: maneuverName({ ...dial[dot.dial], difficulty: dot.difficulty }, language),
              warning: warning ?? 'none',
            })}
            {...pointing(planning, dot.dial)}
          >
            <Tie dot={dot} />
            <g transform={`translate(${short(dot.x)} ${short(dot.y)}) scale(${short(unit)})`}>
              <circle className="xw-fan-target" r={APART / 2} />
              <circle className="xw-fan-ring" r="8" />
              <path className="xw-fan-mark" d={MARK[dot.difficulty]} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

const MARK = {
  blue: 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z',
  white: 'M-3.5 -3.500H3.5V3.500H-3.5Z',
  red: 'M0 -5L5 0L0 5L-5 0Z',
  purple: 'M0 -5L4.5 3.500H-4.500Z',
} as const

function Tie({ dot: { x, y, end } }: { dot: Dot }) {
  if (Math.hypot(x - end.x, y - end.y) < 1) return null
  return <path className="xw-fan-tie" d={`M${short(end.x)} ${short(end.y)}L${short(x)} ${short(y)}`} />
}

/** Where the moves of a ship that is looked at would end: to be seen, not to be chosen. */
export function FoeFan({ ship, unit }: { ship: ShipView; unit: number }) {
  const { state, to } = useTable()
  const dots = useMemo(() => {
    const { dial } = printed(ship).type
    const previews = dial.map((maneuver) => previewManeuver(state, state.ships[ship.id], maneuver))
    return fanOf(ship.pose, dial, previews, to, 12 * unit)
  }, [ship, state, to, unit])
  return (
    <g className="xw-foe-fan">
      {dots.map(({ dial, x, y, difficulty }) => (
        <path
          key={dial}
          data-difficulty={difficulty}
          transform={`translate(${short(x)} ${short(y)}) scale(${short(unit)})`}
          d="M0 -5L5 0L0 5L-5 0Z"
        />
      ))}
    </g>
  )
}
