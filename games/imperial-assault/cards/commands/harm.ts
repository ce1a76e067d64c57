/** Command cards that hurt or hinder hostile figures without an attack. */
import { ability, action, always, CARD, type Me, may, type Named, when } from '../../rules/abilities.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { RED } from '../../rules/attack/results.ts'
import { discardFromTop } from '../../rules/command-cards.ts'
import { gain, has, STUNNED, WEAKENED } from '../../rules/conditions.ts'
import { suffer, sufferAll, sufferStrain } from '../../rules/damage.ts'
import { lay, lift } from '../../rules/effects.ts'
import { figuresOf, onlookers, sees } from '../../rules/ground.ts'
import { score } from '../../rules/winning.ts'
import { type FigureId, opponentOf, type State } from '../../state.ts'
import { written } from '../card.ts'
import { chooseFigure, chooseFigures, chooseSpace } from '../choices.ts'
import { adjacentEnemies, figuresAt, hasTrait, othersWithin, seenEnemiesWithin } from '../figures.ts'
import { spacesWithin } from '../spaces.ts'

const hasAdjacentEnemy = (s: State, me: Me): boolean => adjacentEnemies(s, me).length > 0

/** Pierce for the next attack on the figure, whoever makes it. */
const exposed: Named = ability(
  'expose-weakness#exposed',
  always({ attack: (_s, me, a) => (a.target === me.figure ? { pierce: 3 } : null) }),
  when('attack-resolved', { of: 'defender', run: (t, me) => lift(t.state, exposed, me.figure) }),
)
const exposeWeakness = ability(
  'expose-weakness',
  action({
    if: hasAdjacentEnemy,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen !== null) lay(t.state, exposed, me.seat, { figure: chosen, until: 'mission' })
    },
  }),
)

const captureTheWeary = ability(
  'capture-the-weary',
  action({
    if: hasAdjacentEnemy,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen === null) return
      if (has(t.state.figures[chosen], WEAKENED)) yield* sufferStrain(t, chosen, 2, me.figure)
      else gain(t, chosen, WEAKENED)
    },
  }),
)

const roar = ability(
  'roar',
  action({
    if: (s, me) => s.figures[me.figure].damage >= 3 && hasAdjacentEnemy(s, me),
    *run(t, me) {
      for (const figure of yield* chooseFigures(t, me, adjacentEnemies(t.state, me), 3))
        gain(t, figure, STUNNED)
    },
  }),
)

const wookieeRage = ability(
  'wookiee-rage',
  action({
    if: (s, me) => s.figures[me.figure].damage > 0 && hasAdjacentEnemy(s, me),
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen !== null) yield* suffer(t, chosen, Math.min(3, t.state.figures[me.figure].damage), me.figure)
    },
  }),
)

const stuck = ability('cripple#stuck', always({ cannotExit: () => true }))
const cripple = ability(
  'cripple',
  action({
    if: hasAdjacentEnemy,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen !== null) lay(t.state, stuck, me.seat, { figure: chosen, until: 'round' })
    },
  }),
)

const grislyContest = ability(
  'grisly-contest',
  may('activation', {
    of: 'mine',
    if: hasAdjacentEnemy,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen === null) return
      yield* suffer(t, chosen, 2, me.figure)
      yield* sufferStrain(t, me.figure, 2, me.figure)
    },
  }),
)

/** The other player may pay with his deck; with fewer than two cards he can't. */
const merciless = ability(
  'merciless',
  action({
    if: hasAdjacentEnemy,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen === null) return
      const other = opponentOf(me.seat)
      const pays =
        t.state.sides[other].deck.length >= 2 && (yield* t.may(other, 'discard-top', { rule: CARD }))
      if (pays) discardFromTop(t, other, 2)
      else score(t, me.seat, 3, CARD)
    },
  }),
)

const toxicDart = ability(
  'toxic-dart',
  may('activation', {
    of: 'mine',
    if: (s, me) => seenEnemiesWithin(s, me, 3).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, seenEnemiesWithin(t.state, me, 3))
      if (chosen === null) return
      gain(t, chosen, WEAKENED)
      yield* sufferStrain(t, chosen, 1, me.figure)
    },
  }),
)
const outOfTime = ability(
  'out-of-time',
  may('activation', {
    of: 'mine',
    if: (s, me) => seenEnemiesWithin(s, me, 3).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, seenEnemiesWithin(t.state, me, 3))
      if (chosen !== null) yield* sufferStrain(t, chosen, t.state.round, me.figure)
    },
  }),
)

const eerieVisage = ability(
  'eerie-visage',
  action({
    if: (s, me) => onlookers(s, me.figure).length > 0,
    *run(t, me) {
      for (const figure of onlookers(t.state, me.figure)) {
        gain(t, figure, WEAKENED)
        yield* sufferStrain(t, figure, 1, me.figure)
      }
    },
  }),
)

function triangulated(s: State, me: Me): FigureId[] {
  return othersWithin(s, me, 5).filter((figure) => sees(s, me.figure, figure))
}
const triangulate = ability(
  'triangulate',
  action({
    if: (s, me) => triangulated(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, triangulated(t.state, me))
      if (chosen === null) return
      const droids = figuresOf(t.state, me.seat).filter(
        (figure) => hasTrait(t.state, figure, 'droid') && sees(t.state, figure, chosen),
      )
      yield* suffer(t, chosen, Math.min(3, droids.length), me.figure)
    },
  }),
)

const grenadier = ability(
  'grenadier',
  action({
    *run(t, me) {
      const space = yield* chooseSpace(t, me, spacesWithin(t.state, me.figure, 3))
      if (space === null) return
      const { damage } = rollDie(t, RED, CARD)
      yield* sufferAll(t, figuresAt(t.state, space), damage, me.figure)
    },
  }),
)

export const HARM = [
  written('expose-weakness', exposeWeakness),
  written('capture-the-weary', captureTheWeary),
  written('roar', roar),
  written('wookiee-rage', wookieeRage),
  written('cripple', cripple),
  written('grisly-contest', grislyContest),
  written('merciless', merciless),
  written('toxic-dart', toxicDart),
  written('out-of-time', outOfTime),
  written('eerie-visage', eerieVisage),
  written('triangulate', triangulate),
  written('grenadier', grenadier),
]
