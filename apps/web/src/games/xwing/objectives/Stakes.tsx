import { scenarioOf } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { letterOf, stateAfter } from '../dials/consequence.ts'
import type { Planning } from '../dials/usePlanning.ts'
import { short } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { LABEL, stakeRadius } from './stake-label.ts'
import './stakes.css'

/** Around each objective: how far it reaches, its letter, who holds it, and what each side has there. */
export function Stakes({ planning }: { planning: Planning | null }) {
  const { view, state, me, to, say } = useTable()
  const stakes = useMemo(() => scenarioOf(state).stakes(state), [state])
  const plan = planning?.plan
  // What the dials as they are set, with the one that is pointed at, would make of it.
  const later = useMemo(
    () => (plan === undefined ? stakes : scenarioOf(state).stakes(stateAfter(state, plan))),
    [state, stakes, plan],
  )
  return (
    <g className="xw-stakes">
      {stakes.map(({ thing, reach, strengths, scores }, at) => {
        const it = view.things[thing]
        if (it === undefined || !it.inPlay) return null
        const [own, foe] = [scores[me], scores[1 - me]]
        const whose = own === foe ? 'nobody' : own > foe ? 'own' : 'foe'
        const radius = stakeRadius(it, reach)
        const letter = letterOf(at)
        const then = later[at]?.strengths ?? null
        const count = strengths === null ? '' : `${strengths[me]}:${strengths[1 - me]}`
        const counted = then === null ? '' : `${then[me]}:${then[1 - me]}`
        const text = counted === '' || counted === count ? count : `${count} → ${counted}`
        const width = LABEL.width + (text.length > count.length ? 42 : 0)
        return (
          <g
            key={thing}
            className="xw-stake"
            data-whose={whose}
            transform={`translate(${short(to.x(it.pose.x))} ${short(to.y(it.pose.y))})`}
          >
            <title>
              {say('stake.label', {
                letter,
                whose,
                own: strengths?.[me] ?? 0,
                foe: strengths?.[1 - me] ?? 0,
                counted: strengths === null ? 'no' : 'yes',
              })}
            </title>
            <circle r={short(radius)} />
            <g transform={`translate(0 ${short(-radius)})`}>
              <g className="xw-hud">
                <rect x={-width / 2} y="-10" width={width} height={LABEL.height} rx="10" />
                <text y="4.500">
                  {letter} {{ own: '▲', foe: '▼', nobody: '●' }[whose]}
                  {text !== '' && ` ${text}`}
                </text>
              </g>
            </g>
          </g>
        )
      })}
    </g>
  )
}
