/** Defeat (rulebook: Besiegt): the figure leaves the map, what it carried stays, and its group may be worth points. */
import type { Flow } from '@dejarik/kernel'
import { designOf, upgradeOf } from '../cards/catalogue.ts'
import { type FigureId, NONE, opponentOf, type State, type T } from '../state.ts'
import { spacesOf } from './ground.ts'
import { eachOf } from './live.ts'
import { moment, open } from './windows.ts'
import { checkElimination, score } from './winning.ts'

export function* defeat(t: T, figure: FigureId, by: FigureId): Flow {
  const s = t.state
  const one = s.figures[figure]
  if (one.space === NONE) return
  const spaces = spacesOf(s, one)
  t.log?.('defeated', 'ia.defeated.4', { figure, by })
  const carried = one.carried.slice()
  remove(s, figure)
  const { activation } = s
  if (activation !== null && s.groups[activation.group].seat !== one.seat) activation.defeated++
  scoreGroup(t, figure)
  checkElimination(t)
  yield* open(t, 'defeated', { ...moment(figure, null, 0, by, spaces), carried }, 'ia.defeated.1')
}

/** Off the map with all its tokens; what it carried drops in its space (ia.retrieve.4). */
function remove(s: State, figure: FigureId): void {
  const one = s.figures[figure]
  for (const token of one.carried) s.tokens[token].space = one.space
  one.carried = []
  one.gone = true
  one.space = NONE
  one.damage = 0
  one.conditions = 0
  one.points = 0
  // Its activation ends at once (ia.defeated.5).
  if (s.activation?.figure === figure) s.activation.actions = 0
}

/** The last figure of a group is worth the group's cost (ia.winning-skirmish.2). */
function scoreGroup(t: T, figure: FigureId): void {
  const s = t.state
  const { group, seat } = s.figures[figure]
  if (!isWipedOut(s, group)) return
  const { kind, attachments } = s.groups[group]
  // What is attached to a group belongs to its cost (`docs/rulings.md`).
  const cost = attachments.reduce(
    (sum, upgrade) => sum + upgradeOf(upgrade).facts.cost,
    designOf(kind).facts.cost,
  )
  const other = opponentOf(seat)
  s.sides[other].defeatedCost += cost
  let bounty = 0
  eachOf(s, figure, 'bounty', (extra, me) => {
    bounty += extra(s, me, figure)
  })
  s.groups[group].ready = false
  score(t, other, cost + bounty, 'ia.winning-skirmish.2')
}

export function isWipedOut(s: State, group: number): boolean {
  return s.groups[group].figures.every((figure) => s.figures[figure].gone)
}
