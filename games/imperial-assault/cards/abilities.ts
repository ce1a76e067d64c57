/** Abilities that stand on several cards. */
import { ability } from '../rules/ability.ts'
import { attack } from '../rules/attack/attack.ts'
import { evadeResults } from '../rules/attack/results.ts'
import { hasTarget } from '../rules/attack/targets.ts'
import { sufferStrain } from '../rules/damage.ts'
import { distance, isAdjacentTo } from '../rules/ground.ts'
import { NONE } from '../state.ts'
import {
  always,
  CARD,
  hasTrait,
  isAttacker,
  isBesideFriend,
  isDefender,
  isFriend,
  mayReroll,
  special,
} from './shapes.ts'

/** May use several actions to attack. */
export const assault = always('assault', { multipleAttacks: () => true })

/** Block for each evade. */
export const cunning = ability({
  name: 'cunning',
  always: { results: (_s, me, a) => (a.target === me.figure ? { block: evadeResults(a) } : null) },
})

export const targetingComputer = mayReroll('targeting-computer', 'attack', isAttacker)
export const foresight = mayReroll('foresight', 'defense', isDefender)
export const cower = mayReroll(
  'cower',
  'defense',
  (s, me, a) => isDefender(s, me, a) && isBesideFriend(s, me),
)
export const squadTraining = mayReroll(
  'squad-training',
  'attack',
  (s, me, a) => isAttacker(s, me, a) && isBesideFriend(s, me, (figure) => hasTrait(s, figure, 'trooper')),
)

/** Block for friends that are attacked beside it; one Protector an attack. */
export const protector = ability({
  name: 'protector',
  always: {
    oncePerAttack: true,
    attack: (s, me, a) =>
      a.target !== NONE &&
      a.target !== me.figure &&
      isFriend(s, me, a.target) &&
      isAdjacentTo(s, me.figure, a.space)
        ? { block: 1 }
        : null,
  },
})

/** Strain for a target within three spaces, before any die is rolled. */
export const relentless = ability({
  name: 'relentless',
  when: [
    {
      window: 'attack-declared',
      rule: CARD,
      optional: false,
      can: (s, me, { attack: a }) =>
        a !== null && a.attacker === me.figure && a.target !== NONE && distance(s, me.figure, a.target) <= 3,
      *act(t, me, { attack: a }) {
        if (a !== null) yield* sufferStrain(t, a.target, 1, me.figure)
      },
    },
  ],
})

/** Two attacks on two targets. */
export const brutality = special(
  'brutality',
  (s, me) => hasTarget(s, me.figure),
  function* (t, me) {
    const first = yield* attack(t, me.figure, CARD)
    if (t.state.figures[me.figure].space === NONE) return
    yield* attack(t, me.figure, CARD, first === null ? {} : { not: [first.target] })
  },
  { attacks: true },
)
