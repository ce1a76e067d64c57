import { keyOf } from '@dejarik/imperial-assault/map'
import { designOf } from '@dejarik/imperial-assault/preview'
import { useMemo } from 'react'
import { boxOfStand, middleOf, type Projection } from '../map/projection.ts'
import type { Walking } from '../map/useWalking.ts'
import { useTable } from '../TableContext.tsx'
import { seenFrom } from './useSight.ts'

/** Beside every hostile figure how far it is, from where the figure in question stands or would go; struck out if unseen, and without a number where none can be counted. */
export function Seen({ to, walking }: { to: Projection; walking: Walking }) {
  const { view, state, ask, subject } = useTable()
  const aimed = walking.aimed?.figure === subject ? walking.aimed.stand : null
  const isAsked = ask?.what === 'act' || ask?.what === 'target'
  const seen = useMemo(() => {
    if (subject === null || !isAsked) return []
    return seenFrom(state, subject, aimed ?? keyOf(state.figures[subject]))
  }, [state, subject, isAsked, aimed])
  return (
    <g className="ia-seen">
      {seen.map(({ figure, spaces, sees }) => {
        const one = view.figures[figure]
        const box = boxOfStand(to, designOf(one.kind).facts.base, keyOf(one))
        const { x } = middleOf(box)
        return (
          <g key={figure} transform={`translate(${x} ${box.y})`} data-sees={sees}>
            <g className="ia-badge">
              <rect x="-8" y="-3" width="16" height="11" rx="5.500" />
              {spaces !== null && <text y="5.800">{spaces}</text>}
              {!sees && <path d="M-7 7L7 -2" />}
            </g>
          </g>
        )
      })}
    </g>
  )
}
