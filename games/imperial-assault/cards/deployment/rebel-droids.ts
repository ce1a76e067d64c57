/** Droids of the Rebellion. */
import type { KeyedAbility, Source } from '../../rules/ability.ts'
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
import { CARD, written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { adjacentEnemies, adjacentFigures, adjacentFriends, hasTrait, isFriend, isSmall } from '../figures.ts'
import { always, modifies, special } from '../shapes.ts'

const inform = special(
  'inform',
  (s, me) => adjacentFriends(s, me).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, adjacentFriends(t.state, me))
    if (chosen !== null) gain(t, chosen, FOCUSED)
  },
)

const nonCombatant = always('non-combatant', { cannotAttack: () => true })

const terminals = (s: State): number[] =>
  s.tokens.filter(({ kind, space }) => kind === TERMINAL && space !== NONE).map(({ space }) => space)

const scompLink = special(
  'scomp-link',
  (s, me) => terminals(s).some((space) => isAdjacentTo(s, me.figure, space)),
  (t, me) => {
    draw(t, me.seat, 1)
  },
)

/** Heals itself or one beside it. */
function heals(name: string, amount: number, fits: (s: State, figure: FigureId) => boolean): KeyedAbility {
  const hurt = (s: State, me: Source): FigureId[] =>
    [me.figure, ...adjacentFriends(s, me).filter((figure) => fits(s, figure))].filter(
      (figure) => s.figures[figure].damage > 0,
    )
  return special(
    name,
    (s, me) => hurt(s, me).length > 0,
    function* (t, me) {
      const chosen = yield* chooseFigure(t, me, hurt(t.state, me))
      if (chosen !== null) recover(t, chosen, amount)
    },
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

const improperProcedure = special(
  'improper-procedure',
  (s, me) => adjacentEnemies(s, me).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
    if (chosen === null) return
    yield* suffer(t, chosen, 1, me.figure)
    gain(t, chosen, WEAKENED)
  },
)

const ram = special(
  'ram',
  () => true,
  function* (t, me) {
    yield* moveSpaces(t, me.figure, 2, CARD)
    const s = t.state
    const chosen = yield* chooseFigure(t, me, adjacentFigures(s, me))
    if (chosen === null) return
    if (!isFriend(s, me, chosen)) yield* suffer(t, chosen, rollDie(t, GREEN, CARD).damage, me.figure)
    if (isSmall(s, chosen)) yield* push(t, me.seat, chosen, 1, CARD)
  },
)

const atTerminals = (s: State): FigureId[] =>
  figuresOnMap(s).filter((figure) => terminals(s).some((space) => isAtOrBeside(s, figure, space)))

const systemShock = special(
  'system-shock',
  (s, me) => atTerminals(s).includes(me.figure),
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, atTerminals(t.state))
    if (chosen === null) return
    yield* suffer(t, chosen, 2, me.figure)
    yield* sufferStrain(t, chosen, 1, me.figure)
  },
)

export const REBEL_DROIDS = [
  written('c-3po', inform, cower, distracting, nonCombatant),
  written('r2-d2', scompLink, service, lucky),
  written('mhd-19', medicalLoadout, improperProcedure),
  written('c1-10p', ram, systemShock),
]
