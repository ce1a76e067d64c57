import type { Choosable } from '@dejarik/xwing'
import { MM, tokenShape } from '@dejarik/xwing/geometry'
import { standingFor } from '../../../table/hovering.ts'
import { pathOfPoints, projectionFor } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { fillOf, lookOf, outlineAt } from '../terrain/ThingOnMat.tsx'
import { TakeAll } from './PlacingPanel.tsx'
import type { Setup } from './useSetup.ts'

type Choice = Extract<Choosable, { readonly do: 'obstacle'; readonly type: string }>

/** Whether a question is about which obstacle to place. */
export function picksObstacle(options: readonly Choosable[]): options is readonly Choice[] {
  return options.length > 0 && options.every((option) => option.do === 'obstacle' && 'type' in option)
}

/** The obstacles that are left, by their outlines: two asteroids are told apart by nothing else. */
export function ObstaclePicker({ options, setup }: { options: readonly Choice[]; setup: Setup | null }) {
  const { view, speaker, choosing, say } = useTable()
  return (
    <section className="xw-placing-panel" aria-label={say('obstacles.title')}>
      <header className="mat-dock-head">
        <h2>{say('obstacles.title')}</h2>
      </header>
      <div className="xw-obstacles">
        {options.map((option, at) => (
          <button key={option.type} type="button" className="xw-obstacle" {...standingFor(choosing, at)}>
            <Outline type={option.type} />
            {speaker.option(view, option)}
          </button>
        ))}
      </div>
      {setup !== null && <TakeAll setup={setup} />}
    </section>
  )
}

const FLAT = projectionFor(0)

/** An obstacle as it lies on the mat. */
export function Outline({ type }: { type: string }) {
  const placed = outlineAt(type, { x: 0, y: 0, a: 0 })
  if (placed === null) return null
  const reach = (tokenShape(type)?.outline.reach ?? 40 * MM) / MM + 2
  const look = lookOf({ kind: 'obstacle', type })
  const d = pathOfPoints(FLAT, placed.points)
  return (
    <svg viewBox={`${-reach} ${FLAT.y(0) - reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
      <g className="xw-thing" data-look={look}>
        <path className="xw-thing-body" d={d} />
        <path d={d} fill={fillOf(look)} />
      </g>
    </svg>
  )
}
