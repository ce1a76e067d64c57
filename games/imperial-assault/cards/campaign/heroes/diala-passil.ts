/** Diala Passil. */
import { ATTRIBUTES, surgesFrom } from '../../../facts/index.ts'
import { ability, type Source } from '../../../rules/ability.ts'
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
import { CARD, written } from '../../card.ts'
import { chooseFigure } from '../../choices.ts'
import { adjacentEnemies, isFriend, isSmall, othersWithin } from '../../figures.ts'
import { removeDice } from '../../pools.ts'
import { always, isDefender, special, withMelee } from '../../shapes.ts'
import { happensInAttack, may, mayInAttack, mine, paying, when } from '../../triggers.ts'

const preciseStrike = when(
  'precise-strike',
  paying(
    { strain: 2 },
    mayInAttack(
      'attack-pool',
      (s, me, a) => withMelee(s, me, a) && a.defenseDice.length > 0,
      (t, me, a) => removeDice(t, me.seat, a, 'defense'),
      'activation',
    ),
  ),
)

const foresight = when(
  'sheet/diala-passil/foresight',
  paying(
    { strain: 1 },
    mayInAttack(
      'attack-rerolls',
      (s, me, a) => isDefender(s, me, a) && canReroll(a, 'defense'),
      (t, me, a) => reroll(t, me.seat, a, 'defense', 1, 'ia.attack-special.12'),
      'attack',
    ),
  ),
)

const STRENGTH = ATTRIBUTES.indexOf('strength')
const TECH = ATTRIBUTES.indexOf('tech')

/** Whoever of her side attacks or tests rerolls one of its own dice. */
const forceAdept = when(
  'force-adept',
  paying(
    { strain: 1 },
    mayInAttack(
      'attack-rerolls',
      (s, me, a) => a.controller === me.seat && isFriend(s, me, a.attacker) && canReroll(a, 'attack'),
      (t, me, a) => reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12'),
      'attack',
    ),
  ),
  paying(
    { strain: 1 },
    may(
      'test-rolled',
      (s, me, { figure }) => isFriend(s, me, figure) && canRerollTest(s.test),
      (t, me) => rerollTest(t, me.seat, 1, CARD),
    ),
  ),
  paying(
    { exhaust: true },
    may(
      'test',
      (s, me, at) => mine(s, me, at) && (s.test?.attribute === STRENGTH || s.test?.attribute === TECH),
      (t) => {
        t.state.test?.dice.push(BLUE)
      },
    ),
  ),
)

const throwable = (s: State, me: Source): FigureId[] =>
  othersWithin(s, me, 3).filter((figure) => isSmall(s, figure))

const forceThrow = when(
  'force-throw',
  paying(
    { strain: 2, exhaust: true },
    may(
      'activation',
      (s, me, at) => mine(s, me, at) && throwable(s, me).length > 0,
      function* (t, me) {
        const chosen = yield* chooseFigure(t, me, throwable(t.state, me))
        if (chosen === null || !(yield* test(t, me.figure, ['insight']))) return
        yield* push(t, me.seat, chosen, 3, CARD)
        if (!isFriend(t.state, me, chosen)) yield* suffer(t, chosen, 1, me.figure)
      },
    ),
  ),
)

const battleMeditation = when(
  'battle-meditation',
  may(
    'rested',
    (s, me, at) => mine(s, me, at) && s.activation?.figure === me.figure,
    function* (t, me) {
      if (!(yield* test(t, me.figure, ['insight']))) return
      const chosen = yield* chooseFigure(t, me, figuresOf(t.state, me.seat))
      if (chosen !== null) gain(t, chosen, FOCUSED)
    },
  ),
)

const defensiveStance = ability({
  key: 'defensive-stance',
  always: {
    attack: (s, me, a) => (isDefender(s, me, a) && a.used.includes(foresight.key) ? { block: 1 } : null),
  },
  when: [
    happensInAttack(
      'attack-resolved',
      (s, me, a) => isDefender(s, me, a) && a.suffered === 0,
      (t, me) => gain(t, me.figure, FOCUSED),
    ),
  ],
})

const artOfMovement = always('art-of-movement', { speed: () => 1, paysNothingExtra: () => true })

const snapKick = when(
  'snap-kick',
  paying(
    { exhaust: true },
    mayInAttack(
      'attack-resolved',
      (s, me, a) => withMelee(s, me, a) && adjacentEnemies(s, me).length > 0,
      function* (t, me) {
        const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
        if (chosen !== null) yield* suffer(t, chosen, rollDie(t, GREEN, CARD).damage, me.figure)
      },
    ),
  ),
)

const DANCING_SURGES = surgesFrom(['+2 accuracy, +1 damage'])
const THROWN = { type: 'ranged', with: 'melee' } as const

/** The weapon flies. */
const dancing = ability({
  key: 'dancing-weapon#dancing',
  always: { surges: () => DANCING_SURGES },
  when: [
    happensInAttack(
      'attack-pool',
      (_s, me, a) => a.attacker === me.figure,
      (_t, _me, a) => {
        a.attackDice.push(BLUE)
      },
    ),
  ],
})

const dancingWeapon = special(
  'dancing-weapon',
  (s, me) => hasTarget(s, me.figure, THROWN),
  (t, me) => attackWith(t, me, dancing, THROWN),
  { attacks: true, pays: { strain: 1 } },
)

const SWEEP = { with: 'melee' } as const
const wayOfTheSarlacc = special(
  'way-of-the-sarlacc',
  (s, me) => hasTarget(s, me.figure, { ...SWEEP, among: adjacentEnemies(s, me) }),
  (t, me) => attackEach(t, me, adjacentEnemies(t.state, me), SWEEP),
  { attacks: true, pays: { strain: 2 } },
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
