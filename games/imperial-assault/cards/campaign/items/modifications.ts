/** Modifications: they count with the weapon that they are on (ia.modifications.2), those that help the defender at all times. */
import {
  ability,
  action,
  always,
  CARD,
  type Modifiers,
  may,
  type Named,
  when,
} from '../../../rules/abilities.ts'
import { attack } from '../../../rules/attack/attack.ts'
import { add, RED } from '../../../rules/attack/results.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { cardOf } from '../../../rules/cards.ts'
import { FOCUSED, gain, has, STUNNED } from '../../../rules/conditions.ts'
import { distance } from '../../../rules/ground.ts'
import { isLive } from '../../../rules/held.ts'
import { type HeldId, NONE, type State } from '../../../state.ts'
import { written } from '../../card.ts'
import { removeDice, replaceDie } from '../../pools.ts'
import { type Fits, isAttacker, isDefender } from '../../shapes.ts'

/** "Exhaust this card to apply … to the results." */
export function exhaustToAdd(name: string, fits: Fits, more: Modifiers): Named {
  return ability(
    name,
    may('attack-modifiers', {
      cost: { exhaust: true },
      if: (s, me, { attack }) => fits(s, me, attack),
      run: (_t, _me, { attack: a }) => add(a, more),
    }),
  )
}

/** Whether a weapon has Reach without this card. */
function hasReachAnyway(s: State, card: HeldId): boolean {
  const weapon = s.held[card].on
  return s.held.some(
    (held, id) =>
      (id === weapon || (held.on === weapon && id !== card && isLive(held))) &&
      cardOf(held.card).facts.item?.keywords.reach === true,
  )
}

const extendedHaft = ability(
  'extended-haft',
  always({
    hasReach: () => true,
    attack: (s, me, a) => (isAttacker(s, me, a) && hasReachAnyway(s, me.held) ? { pierce: 1 } : null),
  }),
)

const spreadBarrel = exhaustToAdd(
  'spread-barrel',
  (s, me, a) =>
    isAttacker(s, me, a) && (a.target === NONE ? a.distance : distance(s, me.figure, a.target)) <= 3,
  { damage: 1 },
)

const overcharger = ability(
  'overcharger',
  may('attack-pool', {
    of: 'attacker',
    cost: { deplete: true },
    if: (_s, _me, { attack: a }) => a.defenseDice.length > 0,
    run: (t, me, { attack: a }) => removeDice(t, me.seat, a, 'defense'),
  }),
)

const disruptionCell = ability(
  'disruption-cell',
  when('attack-pool', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.attackDice.some((die) => die !== RED),
    run: (t, me, { attack: a }) => replaceDie(t, me.seat, a, RED),
  }),
)

/** The attack is made with the weapon that it is on. */
const telescopingSights = ability(
  'telescoping-sights',
  action({
    actions: 2,
    attacks: true,
    if: (s, me) =>
      !has(s.figures[me.figure], STUNNED) && hasTarget(s, me.figure, { weapon: s.held[me.held].on }),
    *run(t, me) {
      gain(t, me.figure, FOCUSED)
      yield* attack(t, me.figure, CARD, { weapon: t.state.held[me.held].on })
    },
  }),
)

export const MODIFICATIONS = [
  written('item/balanced-hilt', exhaustToAdd('balanced-hilt', isAttacker, { surges: 1 })),
  written('item/extended-haft', extendedHaft),
  written('item/marksman-barrel'),
  written('item/tactical-display', exhaustToAdd('tactical-display', isAttacker, { surges: 1 })),
  written('item/high-impact-guard', exhaustToAdd('high-impact-guard', isDefender, { block: 1 })),
  written('item/overcharger', overcharger),
  written('item/spread-barrel', spreadBarrel),
  written('item/disruption-cell', disruptionCell),
  written('item/shock-emitter', exhaustToAdd('shock-emitter', isAttacker, { damage: 1 })),
  written('item/telescoping-sights', telescopingSights),
]
