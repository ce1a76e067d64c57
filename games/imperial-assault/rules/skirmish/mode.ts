/** What holds in skirmishes alone. */
import type { Flow } from '@dejarik/kernel'
import { type FigureId, type GroupId, opponentOf, type T } from '../../state.ts'
import { designOf, upgradeOf } from '../cards.ts'
import { suffer } from '../damage.ts'
import { eachOf } from '../live.ts'
import type { Mode } from '../mode.ts'
import { checkElimination, score } from '../winning.ts'

/** Strain is damage (ia.strain-skirmish.1), unless its player discards from the top of his deck (ia.strain-skirmish.2). */
function* sufferStrain(t: T, figure: FigureId, amount: number, by: FigureId): Flow {
  const s = t.state
  const { seat } = s.figures[figure]
  const { deck, discard } = s.sides[seat]
  const most = Math.min(amount, deck.length)
  const avoided =
    most === 0
      ? 0
      : yield* t.chooseNumber(seat, 'avoid-strain', { min: 0, max: most }, { rule: 'ia.strain-skirmish.2' })
  for (let i = 0; i < avoided; i++) {
    const card = deck.pop()
    if (card === undefined) break
    discard.push(card)
    t.revealed('discard')
    t.log?.('strain-avoided', 'ia.strain-skirmish.2', { seat, card })
  }
  yield* suffer(t, figure, amount - avoided, by)
}

/** The last figure of a group is worth the group's cost (ia.winning-skirmish.2). */
function scoreGroup(t: T, group: GroupId, last: FigureId): void {
  const s = t.state
  const { kind, attachments, seat } = s.groups[group]
  // What is attached to a group belongs to its cost (`docs/rulings.md`).
  const cost = attachments.reduce(
    (sum, upgrade) => sum + upgradeOf(upgrade).facts.cost,
    designOf(kind).facts.cost,
  )
  const other = opponentOf(seat)
  s.sides[other].defeatedCost += cost
  let bounty = 0
  eachOf(s, last, 'bounty', (extra, me) => {
    bounty += extra(s, me, last)
  })
  score(t, other, cost + bounty, 'ia.winning-skirmish.2')
}

export const SKIRMISH: Mode = {
  first: (s) => s.initiative,
  missionOrder: 'ia.conflicts-skirmish.2',
  sufferStrain,
  stays: () => false,
  wipedOut: scoreGroup,
  checkEnd: checkElimination,
  afterRound: 'round-end',
  massiveOutside: false,
}
