import { firingArcs } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { short } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { rangesFrom } from './ranges.ts'

/** From the ship that is looked at to every other: the range, and whether it lies in a firing arc. */
export function RangeBadges() {
  const { view, state, subject, looked, to } = useTable()
  const shown = subject !== null && (looked !== null || view.phase === 'engagement')
  const measured = useMemo(
    () => (shown ? rangesFrom(subject, view.ships, firingArcs(state, state.ships[subject.id])) : []),
    [shown, subject, view, state],
  )
  return (
    <g className="xw-ranges">
      {measured.map(({ ship, range, line, inArc, inBullseye }) => {
        const far = range > 3
        const [x, y] = [to.x(line.to.x), to.y(line.to.y)]
        return (
          <g key={ship} data-far={far} data-arc={inArc}>
            {!far && range > 0 && (
              <path d={`M${short(to.x(line.from.x))} ${short(to.y(line.from.y))}L${short(x)} ${short(y)}`} />
            )}
            <g transform={`translate(${short(x)} ${short(y)})`}>
              <g className="xw-range-badge">
                <g transform={aside(to.x(line.from.x) - x, to.y(line.from.y) - y, far)}>
                  {inBullseye ? (
                    <path className="xw-range-frame" d="M-9 -9H9V9H-9ZM-12 0H12M0 -12V12" />
                  ) : inArc ? (
                    <rect className="xw-range-frame" x="-9" y="-9" width="18" height="18" />
                  ) : (
                    <circle className="xw-range-frame" r="9" />
                  )}
                  <text y="4">{far ? '›3' : range}</text>
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
function aside(dx: number, dy: number, far: boolean): string {
  const length = Math.hypot(dx, dy) || 1
  return `translate(${short((dx / length) * 12)} ${short((dy / length) * 12)}) scale(${far ? 0.7 : 1})`
}
