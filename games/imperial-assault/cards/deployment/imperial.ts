/** Imperial figures. */
import { ability } from '../../rules/ability.ts'
import { FOCUSED, gain } from '../../rules/conditions.ts'
import { distance } from '../../rules/ground.ts'
import { performMove } from '../../rules/moving.ts'
import { NONE } from '../../state.ts'
import { cower, squadTraining } from '../abilities.ts'
import { written } from '../card.ts'
import { CARD, chooseFigure, friends, special } from '../shapes.ts'

/** Who falls focuses another of the group. */
const lastStand = ability({
  name: 'last-stand',
  when: [
    {
      window: 'defeated',
      rule: CARD,
      optional: false,
      can: (s, me, { figure }) => figure === me.figure && others(s, me.figure).length > 0,
      *act(t, me) {
        const chosen = yield* chooseFigure(t, me, others(t.state, me.figure))
        if (chosen !== null) gain(t, chosen, FOCUSED)
      },
    },
  ],
})

function others(
  s: Parameters<NonNullable<typeof squadTraining.when>[0]['can']>[0],
  figure: number,
): number[] {
  const { group } = s.figures[figure]
  return s.groups[group].figures.filter((one) => one !== figure && s.figures[one].space !== NONE)
}

const order = special(
  'order',
  (s, me) => friends(s, me, (figure) => distance(s, me.figure, figure) <= 2).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(
      t,
      me,
      friends(t.state, me, (figure) => distance(t.state, me.figure, figure) <= 2),
    )
    if (chosen !== null) yield* performMove(t, chosen, CARD)
  },
)

export const IMPERIAL = [
  written('stormtrooper', squadTraining),
  written('stormtrooper-elite', squadTraining, lastStand),
  written('imperial-officer', order, cower),
]
