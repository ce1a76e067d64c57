/** Command cards of those who use the Force. */
import { ability, action, always, CARD, type Me, may, when } from '../../rules/abilities.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { BLUE, WHITE } from '../../rules/attack/results.ts'
import { gain, STUNNED } from '../../rules/conditions.ts'
import { suffer, sufferAll, sufferStrain } from '../../rules/damage.ts'
import { lay } from '../../rules/effects.ts'
import { areAdjacent, figuresOnMap } from '../../rules/ground.ts'
import { gainPoints, moveSpaces, push } from '../../rules/moving.ts'
import type { FigureId, State } from '../../state.ts'
import { written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { adjacentEnemies, isSmall, othersWithin, seenEnemiesWithin } from '../figures.ts'
import { isAttacker, modifies } from '../shapes.ts'

const forceLightning = ability(
  'force-lightning',
  action({
    if: (s, me) => seenEnemiesWithin(s, me, 2).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, seenEnemiesWithin(t.state, me, 2))
      if (chosen === null) return
      const struck = figuresOnMap(t.state).filter(
        (figure) => figure === chosen || areAdjacent(t.state, chosen, figure),
      )
      for (const figure of struck) gain(t, figure, STUNNED)
      yield* sufferAll(t, struck, 2, me.figure)
    },
  }),
)

const telekineticThrow = ability(
  'telekinetic-throw',
  action({
    if: (s, me) => seenEnemiesWithin(s, me, 3).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, seenEnemiesWithin(t.state, me, 3))
      if (chosen === null) return
      yield* suffer(t, chosen, rollDie(t, BLUE, CARD).damage + rollDie(t, BLUE, CARD).damage, me.figure)
    },
  }),
)

function pushed(s: State, me: Me): FigureId[] {
  return othersWithin(s, me, 3).filter((figure) => isSmall(s, figure))
}
const forcePush = ability(
  'force-push',
  may('activation', {
    of: 'mine',
    if: (s, me) => pushed(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, pushed(t.state, me))
      if (chosen !== null) yield* push(t, me.seat, chosen, 2, CARD)
    },
  }),
)
const darkEnergy = ability(
  'dark-energy',
  may('activation', {
    of: 'mine',
    if: (s, me) => pushed(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, pushed(t.state, me))
      if (chosen === null) return
      yield* push(t, me.seat, chosen, 1, CARD)
      yield* suffer(t, chosen, 1, me.figure)
    },
  }),
)

const forceRush = ability(
  'force-rush',
  may('activation-start', { of: 'mine', run: (t, me) => gainPoints(t, me.figure, 2, CARD) }),
)

const forceSurge = ability(
  'force-surge',
  may('activation-end', {
    of: 'mine',
    *run(t, me) {
      yield* moveSpaces(t, me.figure, 1, CARD)
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen === null) return
      yield* suffer(t, chosen, 2, me.figure)
      yield* sufferStrain(t, chosen, 1, me.figure)
    },
  }),
)

const defended = ability('knowledge-and-defense#defended', always({ defenseDice: () => [WHITE] }))
const knowledgeAndDefense = ability(
  'knowledge-and-defense',
  action({ run: (t, me) => lay(t.state, defended, me.seat, { figure: me.figure, until: 'round' }) }),
)

const precise = modifies('deadly-precision#precise', isAttacker, { dodge: -1 })
const deadlyPrecision = ability(
  'deadly-precision',
  may('activation-start', {
    of: 'mine',
    run: (t, me) => lay(t.state, precise, me.seat, { figure: me.figure, until: 'round' }),
  }),
)

const meditated = ability(
  'meditation#meditated',
  when('activation-start', {
    of: 'mine',
    run({ state: { activation } }) {
      if (activation !== null) activation.actions++
    },
  }),
)
const meditation = ability(
  'meditation',
  action({
    run: (t, me) => lay(t.state, meditated, me.seat, { figure: me.figure, until: 'next-activation' }),
  }),
)

export const FORCE = [
  written('force-lightning', forceLightning),
  written('telekinetic-throw', telekineticThrow),
  written('force-push', forcePush),
  written('dark-energy', darkEnergy),
  written('force-rush', forceRush),
  written('force-surge', forceSurge),
  written('knowledge-and-defense', knowledgeAndDefense),
  written('deadly-precision', deadlyPrecision),
  written('meditation', meditation),
]
