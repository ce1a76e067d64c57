import { BAND, MM, tokenShape } from '@dejarik/xwing/geometry'
import { scenarioOf } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { short } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import './stakes.css'

/** Around each objective: how far it reaches, its letter, who holds it, and what each side has there. */
export function Stakes() {
  const { view, state, me, to, say } = useTable()
  const stakes = useMemo(() => scenarioOf(state).stakes(state), [state])
  return (
    <g className="xw-stakes">
      {stakes.map(({ thing, reach, strengths, scores }, at) => {
        const it = view.things[thing]
        if (it === undefined || !it.inPlay) return null
        const [own, foe] = [scores[me], scores[1 - me]]
        const whose = own === foe ? 'nobody' : own > foe ? 'own' : 'foe'
        const radius = ((tokenShape(it.type)?.outline.reach ?? 0) + reach * BAND) / MM
        const letter = String.fromCharCode(65 + at)
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
                <rect x="-27" y="-10" width="54" height="20" rx="10" />
                <text y="4.500">
                  {letter} {{ own: '▲', foe: '▼', nobody: '●' }[whose]}
                  {strengths !== null && ` ${strengths[me]}:${strengths[1 - me]}`}
                </text>
              </g>
            </g>
          </g>
        )
      })}
    </g>
  )
}
