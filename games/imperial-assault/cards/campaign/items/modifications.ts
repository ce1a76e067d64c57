/** Modifications: they count with the weapon that they are on (ia.modifications.2), those that help the defender at all times. */
import { ability, type KeyedAbility, type Modifiers } from '../../../rules/ability.ts'
import { attack } from '../../../rules/attack/attack.ts'
import { add, RED } from '../../../rules/attack/results.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { cardOf } from '../../../rules/cards.ts'
import { FOCUSED, gain, has, STUNNED } from '../../../rules/conditions.ts'
import { distance } from '../../../rules/ground.ts'
import { isLive } from '../../../rules/held.ts'
import { type HeldId, NONE, type State } from '../../../state.ts'
import { CARD, written } from '../../card.ts'
import { removeDice, replaceDie } from '../../pools.ts'
import { isAttacker, isDefender, special } from '../../shapes.ts'
import { type Fits, happensInAttack, mayInAttack, paying, when } from '../../triggers.ts'

/** "Exhaust this card to apply … to the results." */
export function exhaustToAdd(name: string, fits: Fits, more: Modifiers): KeyedAbility {
  return when(
    name,
    paying(
      { exhaust: true },
      mayInAttack('attack-modifiers', fits, (_t, _me, a) => add(a, more)),
    ),
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

const extendedHaft = ability({
  key: 'extended-haft',
  always: {
    hasReach: () => true,
    attack: (s, me, a) => (isAttacker(s, me, a) && hasReachAnyway(s, me.held) ? { pierce: 1 } : null),
  },
})

const spreadBarrel = exhaustToAdd(
  'spread-barrel',
  (s, me, a) =>
    isAttacker(s, me, a) && (a.target === NONE ? a.distance : distance(s, me.figure, a.target)) <= 3,
  { damage: 1 },
)

const overcharger = when(
  'overcharger',
  paying(
    { deplete: true },
    mayInAttack(
      'attack-pool',
      (s, me, a) => isAttacker(s, me, a) && a.defenseDice.length > 0,
      function* (t, me, a) {
        yield* removeDice(t, me.seat, a, 'defense')
      },
    ),
  ),
)

const disruptionCell = when(
  'disruption-cell',
  happensInAttack(
    'attack-pool',
    (s, me, a) => isAttacker(s, me, a) && a.attackDice.some((die) => die !== RED),
    function* (t, me, a) {
      yield* replaceDie(t, me.seat, a, RED)
    },
  ),
)

/** The attack is made with the weapon that it is on. */
const telescopingSights = special(
  'telescoping-sights',
  (s, me) => !has(s.figures[me.figure], STUNNED) && hasTarget(s, me.figure, { weapon: s.held[me.held].on }),
  function* (t, me) {
    gain(t, me.figure, FOCUSED)
    yield* attack(t, me.figure, CARD, { weapon: t.state.held[me.held].on })
  },
  { cost: 2, attacks: true },
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
