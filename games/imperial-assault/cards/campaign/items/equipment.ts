/** Equipment. */
import { ability, action, always, CARD, type Me, may } from '../../../rules/abilities.ts'
import { rollDie } from '../../../rules/attack/pools.ts'
import { canReroll, reroll } from '../../../rules/attack/rerolls.ts'
import { add, GREEN } from '../../../rules/attack/results.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { test } from '../../../rules/campaign/tests.ts'
import { gain, STUNNED } from '../../../rules/conditions.ts'
import { recover, suffer } from '../../../rules/damage.ts'
import type { FigureId, State } from '../../../state.ts'
import { written } from '../../card.ts'
import { chooseFigure } from '../../choices.ts'
import { adjacentEnemies, adjacentFigures, adjacentFriends, hasTrait } from '../../figures.ts'
import { type Fits, isDefender, withRanged } from '../../shapes.ts'
import { exhaustToReroll } from '../tests.ts'

/** "You or an adjacent friendly figure." */
export function selfOrBeside(s: State, me: Me): FigureId[] {
  return [me.figure, ...adjacentFriends(s, me)]
}

const portableMedkit = ability(
  'portable-medkit',
  may('rested', {
    of: 'mine',
    cost: { deplete: true },
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, selfOrBeside(t.state, me))
      if (chosen === null) return
      recover(t, chosen, 3)
      recoverStrain(t, chosen, 1)
    },
  }),
)

const survivalGear = ability(
  'survival-gear',
  always({ walksDifficult: () => true }),
  exhaustToReroll('strength'),
)

/** An attack die is rerolled, whoever attacks. */
const rerollForCard = (name: string, fits: Fits) =>
  ability(
    name,
    may('attack-rerolls', {
      cost: { exhaust: true },
      if: (s, me, { attack: a }) => fits(s, me, a) && canReroll(a, 'attack'),
      run: (t, me, { attack: a }) => reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12'),
    }),
  )

const droidsBeside = (s: State, me: Me): FigureId[] =>
  adjacentFigures(s, me).filter((figure) => hasTrait(s, figure, 'droid'))

const slicingTools = ability(
  'slicing-tools',
  exhaustToReroll('tech'),
  action({
    if: (s, me) => droidsBeside(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, droidsBeside(t.state, me))
      if (chosen === null || !(yield* test(t, me.figure, ['tech']))) return
      yield* suffer(t, chosen, 1, me.figure)
      gain(t, chosen, STUNNED)
    },
  }),
)

const combatKnife = ability(
  'combat-knife',
  may('activation', {
    of: 'mine',
    cost: { strain: 1, exhaust: true },
    if: (s, me) => adjacentEnemies(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen === null) return
      const { damage } = rollDie(t, GREEN, CARD)
      yield* suffer(t, chosen, damage, me.figure)
    },
  }),
)

const combatVisor = ability(
  'combat-visor',
  exhaustToReroll('insight'),
  may('attack-modifiers', {
    of: 'attacker',
    cost: { strain: 1 },
    run: (_t, _me, { attack: a }) => add(a, { accuracy: 2 }),
  }),
)

const personalShields = ability(
  'personal-shields',
  may('attack-modifiers', {
    of: 'defender',
    cost: { deplete: true },
    run: (_t, _me, { attack: a }) => add(a, { block: 5 }),
  }),
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
