/** Diala Passil. */
import { ATTRIBUTES, surgesFrom } from '../../../facts/index.ts'
import { ability, action, always, CARD, type Me, may, when } from '../../../rules/abilities.ts'
import { rollDie } from '../../../rules/attack/pools.ts'
import { canReroll, reroll } from '../../../rules/attack/rerolls.ts'
import { BLUE, GREEN } from '../../../rules/attack/results.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { canRerollTest, rerollTest, test } from '../../../rules/campaign/tests.ts'
import type { Written } from '../../../rules/cards.ts'
import { FOCUSED, gain } from '../../../rules/conditions.ts'
import { suffer } from '../../../rules/damage.ts'
import { figuresOf } from '../../../rules/ground.ts'
import { push } from '../../../rules/moving.ts'
import type { FigureId, State } from '../../../state.ts'
import { attackEach, attackWith } from '../../abilities.ts'
import { written } from '../../card.ts'
import { chooseFigure } from '../../choices.ts'
import { adjacentEnemies, isFriend, isSmall, othersWithin } from '../../figures.ts'
import { removeDice } from '../../pools.ts'
import { isDefender, withMelee } from '../../shapes.ts'

const preciseStrike = ability(
  'precise-strike',
  may('attack-pool', {
    limit: 'activation',
    cost: { strain: 2 },
    if: (s, me, { attack: a }) => withMelee(s, me, a) && a.defenseDice.length > 0,
    run: (t, me, { attack: a }) => removeDice(t, me.seat, a, 'defense'),
  }),
)

const foresight = ability(
  'sheet/diala-passil/foresight',
  may('attack-rerolls', {
    of: 'defender',
    limit: 'attack',
    cost: { strain: 1 },
    if: (_s, _me, { attack: a }) => canReroll(a, 'defense'),
    run: (t, me, { attack: a }) => reroll(t, me.seat, a, 'defense', 1, 'ia.attack-special.12'),
  }),
)

const STRENGTH = ATTRIBUTES.indexOf('strength')
const TECH = ATTRIBUTES.indexOf('tech')

/** Whoever of her side attacks or tests rerolls one of its own dice. */
const forceAdept = ability(
  'force-adept',
  may('attack-rerolls', {
    limit: 'attack',
    cost: { strain: 1 },
    if: (s, me, { attack: a }) =>
      a.controller === me.seat && isFriend(s, me, a.attacker) && canReroll(a, 'attack'),
    run: (t, me, { attack: a }) => reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12'),
  }),
  may('test-rolled', {
    of: 'friendly',
    cost: { strain: 1 },
    if: (s) => canRerollTest(s.test),
    run: (t, me) => rerollTest(t, me.seat, 1, CARD),
  }),
  may('test', {
    of: 'mine',
    cost: { exhaust: true },
    if: (s) => s.test?.attribute === STRENGTH || s.test?.attribute === TECH,
    run(t) {
      t.state.test?.dice.push(BLUE)
    },
  }),
)

const throwable = (s: State, me: Me): FigureId[] =>
  othersWithin(s, me, 3).filter((figure) => isSmall(s, figure))

const forceThrow = ability(
  'force-throw',
  may('activation', {
    of: 'mine',
    cost: { strain: 2, exhaust: true },
    if: (s, me) => throwable(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, throwable(t.state, me))
      if (chosen === null || !(yield* test(t, me.figure, ['insight']))) return
      yield* push(t, me.seat, chosen, 3, CARD)
      if (!isFriend(t.state, me, chosen)) yield* suffer(t, chosen, 1, me.figure)
    },
  }),
)

const battleMeditation = ability(
  'battle-meditation',
  may('rested', {
    of: 'mine',
    if: (s, me) => s.activation?.figure === me.figure,
    *run(t, me) {
      if (!(yield* test(t, me.figure, ['insight']))) return
      const chosen = yield* chooseFigure(t, me, figuresOf(t.state, me.seat))
      if (chosen !== null) gain(t, chosen, FOCUSED)
    },
  }),
)

const defensiveStance = ability(
  'defensive-stance',
  always({
    attack: (s, me, a) => (isDefender(s, me, a) && a.used.includes(foresight.key) ? { block: 1 } : null),
  }),
  when('attack-resolved', {
    of: 'defender',
    if: (_s, _me, { attack: a }) => a.suffered === 0,
    run: (t, me) => gain(t, me.figure, FOCUSED),
  }),
)

const artOfMovement = ability('art-of-movement', always({ speed: () => 1, paysNothingExtra: () => true }))

const snapKick = ability(
  'snap-kick',
  may('attack-resolved', {
    cost: { exhaust: true },
    if: (s, me, { attack: a }) => withMelee(s, me, a) && adjacentEnemies(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen !== null) yield* suffer(t, chosen, rollDie(t, GREEN, CARD).damage, me.figure)
    },
  }),
)

const DANCING_SURGES = surgesFrom(['+2 accuracy, +1 damage'])
const THROWN = { type: 'ranged', with: 'melee' } as const

/** The weapon flies. */
const dancing = ability(
  'dancing-weapon#dancing',
  always({ surges: () => DANCING_SURGES }),
  when('attack-pool', {
    of: 'attacker',
    run(_t, _me, { attack: a }) {
      a.attackDice.push(BLUE)
    },
  }),
)

const dancingWeapon = ability(
  'dancing-weapon',
  action({
    attacks: true,
    cost: { strain: 1 },
    if: (s, me) => hasTarget(s, me.figure, THROWN),
    run: (t, me) => attackWith(t, me, dancing, THROWN),
  }),
)

const SWEEP = { with: 'melee' } as const
const wayOfTheSarlacc = ability(
  'way-of-the-sarlacc',
  action({
    attacks: true,
    cost: { strain: 2 },
    if: (s, me) => hasTarget(s, me.figure, { ...SWEEP, among: adjacentEnemies(s, me) }),
    run: (t, me) => attackEach(t, me, adjacentEnemies(t.state, me), SWEEP),
  }),
)

export const SHEET: Written = written('diala-passil', preciseStrike, foresight)

export const CLASS_CARDS: readonly Written[] = [
  written('diala-passil/plasteel-staff'),
  written('diala-passil/force-adept', forceAdept),
  written('diala-passil/force-throw', forceThrow),
  written('diala-passil/battle-meditation', battleMeditation),
  written('diala-passil/defensive-stance', defensiveStance),
  written('diala-passil/art-of-movement', artOfMovement),
  written('diala-passil/snap-kick', snapKick),
  written('diala-passil/dancing-weapon', dancingWeapon),
  written('diala-passil/way-of-the-sarlacc', wayOfTheSarlacc),
]
