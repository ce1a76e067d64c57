import { NONE } from '@dejarik/imperial-assault'
import { keyOf } from '@dejarik/imperial-assault/map'
import { attackFrom, designOf } from '@dejarik/imperial-assault/preview'
import { useMemo } from 'react'
import { percentIn } from '../../../board/odds/OddsPlot.tsx'
import { oddsNow } from '../attack/odds-now.ts'
import { boxOfStand, middleOf, type Projection } from '../map/projection.ts'
import type { Walking } from '../map/useWalking.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { reasonWord } from './sight-words.ts'
import { type Seeing, seenFrom } from './useSight.ts'

interface Pill {
  readonly figure: number
  readonly words: string
  readonly kind: 'odds' | 'spaces' | 'no'
}

/** What every hostile figure wears while an attack can be chosen: the odds to defeat it, or why it can't be attacked; while a walk is aimed at, how far it would be. */
export function Seen({ to, walking }: { to: Projection; walking: Walking }) {
  const table = useTable()
  const { view, state, ask, subject } = table
  const aimed = walking.aimed?.figure === subject ? walking.aimed.stand : null
  const isAsked = ask?.what === 'act' || ask?.what === 'target'
  const seen = useMemo(() => {
    if (subject === null || !isAsked) return []
    return seenFrom(state, subject, aimed ?? keyOf(state.figures[subject]))
  }, [state, subject, isAsked, aimed])
  const odds = useOdds(table)
  return (
    <g className="ia-seen">
      {seen.flatMap((one) => {
        const pill = aimed === null ? pillOf(table, odds, one) : fromThere(table, one)
        return pill === null ? [] : [<PillOn key={one.figure} to={to} pill={pill} view={view} />]
      })}
    </g>
  )
}

/** By target: the best odds of all attacks on it that are offered. */
function useOdds({ state, options, asks }: BoardTable): ReadonlyMap<number, number> {
  return useMemo(() => {
    const best = new Map<number, number>()
    for (const option of options) {
      if (option.do !== 'attack' || option.target === NONE) continue
      const odds = oddsNow(state, attackFrom(state, option), asks)
      const chance = odds?.defeat ?? odds?.hit
      if (chance !== undefined) best.set(option.target, Math.max(chance, best.get(option.target) ?? 0))
    }
    return best
  }, [state, options, asks])
}

function pillOf(table: BoardTable, odds: ReadonlyMap<number, number>, one: Seeing): Pill | null {
  const { figure, sees } = one
  const chance = odds.get(figure)
  if (chance !== undefined) return { figure, words: percentIn(table.language)(chance), kind: 'odds' }
  // Without any attack to choose, nobody needs to be told why there is none.
  if (odds.size === 0) return null
  return { figure, words: sees ? table.say('seen.far') : reasonWord(table, one), kind: 'no' }
}

/** Who would be in sight from where a walk leads, and how far. */
function fromThere({ say }: BoardTable, { figure, sees, spaces }: Seeing): Pill | null {
  if (!sees || spaces === null) return null
  return { figure, words: say('seen.spaces', { spaces }), kind: 'spaces' }
}

function PillOn({ to, pill, view }: { to: Projection; pill: Pill; view: BoardTable['view'] }) {
  const one = view.figures[pill.figure]
  const box = boxOfStand(to, designOf(one.kind).facts.base, keyOf(one))
  const width = pill.words.length * 6.4 + 14
  return (
    <g transform={`translate(${middleOf(box).x} ${box.y})`} data-kind={pill.kind}>
      <g className="ia-badge">
        <rect x={-width / 2} y="-13" width={width} height="17" rx="8.500" />
        <text y="0">{pill.words}</text>
      </g>
    </g>
  )
}
