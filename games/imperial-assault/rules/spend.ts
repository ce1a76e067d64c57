/** What missions let figures do for movement points, without an action. */
import type { Flow } from '@dejarik/kernel'
import type { Spend } from '../offers.ts'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import type { Spending } from './abilities.ts'
import { missionAlways } from './live.ts'

function affordable(s: State, figure: FigureId, more = 0): readonly Spending[] {
  const { spendings } = missionAlways(s)
  if (spendings === undefined || s.figures[figure].space === NONE) return []
  return spendings(s, figure).filter(({ points }) => points <= s.figures[figure].points + more)
}

/** Whether there would be something with so many more points. */
export function canSpend(s: State, figure: FigureId, more: number): boolean {
  return affordable(s, figure, more).length > 0
}

export function spendsOf(s: State, figure: FigureId): Spend[] {
  return affordable(s, figure).map(({ what, token, points }) => ({
    do: 'spend',
    figure,
    what,
    token,
    points,
  }))
}

export function* spend(t: T, { figure, what, token, points }: Spend): Flow {
  const chosen = affordable(t.state, figure).find((one) => one.what === what && one.token === token)
  if (chosen === undefined) return
  t.state.figures[figure].points -= points
  t.log?.('spend', chosen.rule, { figure, what, points })
  const flow = chosen.act(t)
  if (flow !== undefined) yield* flow
}
