import { firingArcs } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { short } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { rangesFrom } from './ranges.ts'
import type { Sight } from './sights.ts'

/** From the ship that is looked at to each of its enemies: the range, and whether it lies in a firing arc. */
export function RangeBadges({ sight: { ship } }: { sight: Sight }) {
  const { view, state, to } = useTable()
  const measured = useMemo(
    // Who is farther away than any weapon reaches needs no number.
    () =>
      rangesFrom(ship, view.ships, firingArcs(state, state.ships[ship.id])).filter(({ range }) => range <= 3),
    [ship, view, state],
  )
  return (
    <g className="xw-ranges">
      {measured.map(({ ship: foe, range, line, inArc, inBullseye }) => {
        const [x, y] = [to.x(line.to.x), to.y(line.to.y)]
        return (
          <g key={foe} data-arc={inArc}>
            {range > 0 && (
              <path d={`M${short(to.x(line.from.x))} ${short(to.y(line.from.y))}L${short(x)} ${short(y)}`} />
            )}
            <g transform={`translate(${short(x)} ${short(y)})`}>
              <g className="xw-range-badge">
                <g transform={aside(to.x(line.from.x) - x, to.y(line.from.y) - y)}>
                  {inBullseye ? (
                    <path className="xw-range-frame" d="M-9 -9H9V9H-9ZM-12 0H12M0 -12V12" />
                  ) : inArc ? (
                    <rect className="xw-range-frame" x="-9" y="-9" width="18" height="18" />
                  ) : (
                    <circle className="xw-range-frame" r="9" />
                  )}
                  <text y="4">{range}</text>
                </g>
              </g>
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** A little towards the one who measures, so that the badge covers no base. */
function aside(dx: number, dy: number): string {
  const length = Math.hypot(dx, dy) || 1
  return `translate(${short((dx / length) * 12)} ${short((dy / length) * 12)})`
}
