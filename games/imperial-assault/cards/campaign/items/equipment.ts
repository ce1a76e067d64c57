/** Equipment. */
import { ability, type Source } from '../../../rules/ability.ts'
import { rollDie } from '../../../rules/attack/pools.ts'
import { canReroll, reroll } from '../../../rules/attack/rerolls.ts'
import { add, GREEN } from '../../../rules/attack/results.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { test } from '../../../rules/campaign/tests.ts'
import { gain, STUNNED } from '../../../rules/conditions.ts'
import { recover, suffer } from '../../../rules/damage.ts'
import type { FigureId, State } from '../../../state.ts'
import { CARD, written } from '../../card.ts'
import { chooseFigure } from '../../choices.ts'
import { adjacentEnemies, adjacentFigures, adjacentFriends, hasTrait } from '../../figures.ts'
import { isAttacker, isDefender, withRanged } from '../../shapes.ts'
import { type Fits, may, mayInAttack, mine, paying, when } from '../../triggers.ts'
import { exhaustToReroll } from '../tests.ts'

/** "You or an adjacent friendly figure." */
export function selfOrBeside(s: State, me: Source): FigureId[] {
  return [me.figure, ...adjacentFriends(s, me)]
}

const portableMedkit = when(
  'portable-medkit',
  paying(
    { deplete: true },
    may('rested', mine, function* (t, me) {
      const chosen = yield* chooseFigure(t, me, selfOrBeside(t.state, me))
      if (chosen === null) return
      recover(t, chosen, 3)
      recoverStrain(t, chosen, 1)
    }),
  ),
)

const survivalGear = ability({
  key: 'survival-gear',
  always: { walksDifficult: () => true },
  when: [exhaustToReroll('strength')],
})

/** An attack die is rerolled, whoever attacks. */
const rerollForCard = (name: string, fits: Fits) =>
  when(
    name,
    paying(
      { exhaust: true },
      mayInAttack(
        'attack-rerolls',
        (s, me, a) => fits(s, me, a) && canReroll(a, 'attack'),
        (t, me, a) => reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12'),
      ),
    ),
  )

const droidsBeside = (s: State, me: Source): FigureId[] =>
  adjacentFigures(s, me).filter((figure) => hasTrait(s, figure, 'droid'))

const slicingTools = ability({
  key: 'slicing-tools',
  when: [exhaustToReroll('tech')],
  action: {
    rule: 'ia.actions.4',
    cost: 1,
    attacks: false,
    can: (s, me) => droidsBeside(s, me).length > 0,
    *act(t, me) {
      const chosen = yield* chooseFigure(t, me, droidsBeside(t.state, me))
      if (chosen === null || !(yield* test(t, me.figure, ['tech']))) return
      yield* suffer(t, chosen, 1, me.figure)
      gain(t, chosen, STUNNED)
    },
  },
})

const combatKnife = when(
  'combat-knife',
  paying(
    { strain: 1, exhaust: true },
    may(
      'activation',
      (s, me, at) => mine(s, me, at) && adjacentEnemies(s, me).length > 0,
      function* (t, me) {
        const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
        if (chosen === null) return
        const { damage } = rollDie(t, GREEN, CARD)
        yield* suffer(t, chosen, damage, me.figure)
      },
    ),
  ),
)

const combatVisor = when(
  'combat-visor',
  exhaustToReroll('insight'),
  paying(
    { strain: 1 },
    mayInAttack('attack-modifiers', isAttacker, (_t, _me, a) => add(a, { accuracy: 2 })),
  ),
)

const personalShields = when(
  'personal-shields',
  paying(
    { deplete: true },
    mayInAttack('attack-modifiers', isDefender, (_t, _me, a) => add(a, { block: 5 })),
  ),
)

export const EQUIPMENT = [
  written('item/portable-medkit', portableMedkit),
  written('item/survival-gear', survivalGear),
  written('item/extra-ammunition', rerollForCard('extra-ammunition', withRanged)),
  written('item/slicing-tools', slicingTools),
  written('item/combat-knife', combatKnife),
  written('item/combat-visor', combatVisor),
  written('item/personal-shields', personalShields),
  written('item/reinforced-helmet', rerollForCard('reinforced-helmet', isDefender)),
]
