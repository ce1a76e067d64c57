/** Droids of the Rebellion. */
import { ability, action, always, CARD, type Me, type Named } from '../../rules/abilities.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { defenseFace, GREEN } from '../../rules/attack/results.ts'
import { draw } from '../../rules/command-cards.ts'
import { FOCUSED, gain, WEAKENED } from '../../rules/conditions.ts'
import { recover, suffer, sufferStrain } from '../../rules/damage.ts'
import { figuresOnMap, isAdjacentTo, isAtOrBeside } from '../../rules/ground.ts'
import { TERMINAL } from '../../rules/mission.ts'
import { moveSpaces, push } from '../../rules/moving.ts'
import { type FigureId, NONE, type State } from '../../state.ts'
import { cower, distracting } from '../abilities.ts'
import { written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { adjacentEnemies, adjacentFigures, adjacentFriends, hasTrait, isFriend, isSmall } from '../figures.ts'
import { modifies } from '../shapes.ts'

const inform = ability(
  'inform',
  action({
    if: (s, me) => adjacentFriends(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentFriends(t.state, me))
      if (chosen !== null) gain(t, chosen, FOCUSED)
    },
  }),
)

const nonCombatant = ability('non-combatant', always({ cannotAttack: () => true }))

const terminals = (s: State): number[] =>
  s.tokens.filter(({ kind, space }) => kind === TERMINAL && space !== NONE).map(({ space }) => space)

const scompLink = ability(
  'scomp-link',
  action({
    if: (s, me) => terminals(s).some((space) => isAdjacentTo(s, me.figure, space)),
    run(t, me) {
      draw(t, me.seat, 1)
    },
  }),
)

/** Heals itself or one beside it. */
function heals(name: string, amount: number, fits: (s: State, figure: FigureId) => boolean): Named {
  const hurt = (s: State, me: Me): FigureId[] =>
    [me.figure, ...adjacentFriends(s, me).filter((figure) => fits(s, figure))].filter(
      (figure) => s.figures[figure].damage > 0,
    )
  return ability(
    name,
    action({
      if: (s, me) => hurt(s, me).length > 0,
      *run(t, me) {
        const chosen = yield* chooseFigure(t, me, hurt(t.state, me))
        if (chosen !== null) recover(t, chosen, amount)
      },
    }),
  )
}

const service = heals(
  'service',
  1,
  (s, figure) => hasTrait(s, figure, 'droid') || hasTrait(s, figure, 'vehicle'),
)
const medicalLoadout = heals('medical-loadout', 3, () => true)

/** A blank is luck. */
const isBlank = (color: number, side: number): boolean => {
  const { block, evade, dodge } = defenseFace(color, side)
  return block + evade + dodge === 0
}
const lucky = modifies(
  'lucky',
  (_s, me, a) =>
    a.target === me.figure && a.defenseDice.some((color, i) => isBlank(color, a.defenseSides[i])),
  { dodge: 1 },
)

const improperProcedure = ability(
  'improper-procedure',
  action({
    if: (s, me) => adjacentEnemies(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen === null) return
      yield* suffer(t, chosen, 1, me.figure)
      gain(t, chosen, WEAKENED)
    },
  }),
)

const ram = ability(
  'ram',
  action({
    *run(t, me) {
      yield* moveSpaces(t, me.figure, 2, CARD)
      const s = t.state
      const chosen = yield* chooseFigure(t, me, adjacentFigures(s, me))
      if (chosen === null) return
      if (!isFriend(s, me, chosen)) yield* suffer(t, chosen, rollDie(t, GREEN, CARD).damage, me.figure)
      if (isSmall(s, chosen)) yield* push(t, me.seat, chosen, 1, CARD)
    },
  }),
)

const atTerminals = (s: State): FigureId[] =>
  figuresOnMap(s).filter((figure) => terminals(s).some((space) => isAtOrBeside(s, figure, space)))

const systemShock = ability(
  'system-shock',
  action({
    if: (s, me) => atTerminals(s).includes(me.figure),
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, atTerminals(t.state))
      if (chosen === null) return
      yield* suffer(t, chosen, 2, me.figure)
      yield* sufferStrain(t, chosen, 1, me.figure)
    },
  }),
)

export const REBEL_DROIDS = [
  written('c-3po', inform, cower, distracting, nonCombatant),
  written('r2-d2', scompLink, service, lucky),
  written('mhd-19', medicalLoadout, improperProcedure),
  written('c1-10p', ram, systemShock),
]
