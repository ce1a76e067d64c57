import { NONE } from '@dejarik/imperial-assault'
import type { Attempt, Obstacle } from '@dejarik/imperial-assault/map'
import { xOf, yOf } from '@dejarik/imperial-assault/map'
import type { Sighting } from '@dejarik/imperial-assault/preview'
import { never } from '@dejarik/kernel'
import { CELL, type Point, type Projection } from '../map/projection.ts'
import { bestAttempt } from './sight-words.ts'
import './sight.css'

/** The two lines from a corner to two corners, and what stops them; other choices of corners faintly behind. */
export function SightLines({ to, sighting }: { to: Projection; sighting: Sighting }) {
  const { proof } = sighting
  const best = bestAttempt(sighting)
  if (best === null) return null
  const others = proof.sees ? [] : proof.attempts.filter((one) => one !== best)
  return (
    <g className="ia-sight" data-sees={proof.sees}>
      <path className="ia-sight-others" d={others.map((one) => linesOf(to, one)).join('')} />
      {best.ends.map((end, i) => {
        const stopped = best.stopped[i] ?? null
        const from = to.point(best.origin.x, best.origin.y)
        const there = to.point(end.x, end.y)
        return (
          <g key={`${end.x} ${end.y}`} data-stopped={stopped !== null}>
            <path className="ia-sight-glow" d={`M${from.x} ${from.y}L${there.x} ${there.y}`} />
            <path className="ia-sight-line" d={`M${from.x} ${from.y}L${there.x} ${there.y}`} />
            <circle cx={there.x} cy={there.y} r="3.500" />
            {stopped !== null && <Blocker to={to} obstacle={stopped} />}
          </g>
        )
      })}
      <Corner at={to.point(best.origin.x, best.origin.y)} />
    </g>
  )
}

function Corner({ at: { x, y } }: { at: Point }) {
  return (
    <rect
      className="ia-sight-corner"
      x={x - 4}
      y={y - 4}
      width="8"
      height="8"
      transform={`rotate(45 ${x} ${y})`}
    />
  )
}

function linesOf(to: Projection, { origin, ends }: Attempt): string {
  const from = to.point(origin.x, origin.y)
  return ends
    .map((end) => {
      const there = to.point(end.x, end.y)
      return `M${from.x} ${from.y}L${there.x} ${there.y}`
    })
    .join('')
}

/** Marks what is in the way: the edge, the space or the corner itself. */
function Blocker({ to, obstacle }: { to: Projection; obstacle: Obstacle }) {
  switch (obstacle.what) {
    case 'wall': {
      const { x, y, side } = obstacle
      const one = to.point(x, y)
      const other = side === 'north' ? to.point(x + 1, y) : to.point(x, y + 1)
      return <path className="ia-sight-wall" d={`M${one.x} ${one.y}L${other.x} ${other.y}`} />
    }
    case 'corner': {
      const { x, y } = to.point(obstacle.x, obstacle.y)
      return <path className="ia-sight-wall" d={`M${x - 6} ${y - 6}l12 12m0 -12l-12 12`} />
    }
    case 'terrain':
    case 'figure': {
      if (obstacle.space === NONE) return null
      const { x, y } = to.point(xOf(to.board, obstacle.space) + 0.5, yOf(to.board, obstacle.space) + 0.5)
      const half = CELL / 2 - 3
      return (
        <path
          className="ia-sight-block"
          d={`M${x - half} ${y - half}H${x + half}V${y + half}H${x - half}Zm0 0L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`}
        />
      )
    }
    default:
      return never(obstacle)
  }
}
