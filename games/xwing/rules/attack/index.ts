/** A whole attack (rulebook: "Angriff", xw.g.attack.2). */
import type { Flow } from '@dejarik/kernel'
import type { ShipId, T } from '../../state.ts'
import { inItsOwnQueue } from '../ability-queue.ts'
import { aftermath } from './aftermath.ts'
import { rollAttackDice } from './attack-dice.ts'
import { dealDamage } from './deal-damage.ts'
import { type Allowed, attacksOf, type Declared, declare } from './declare-target.ts'
import { rollDefenseDice } from './defense-dice.ts'
import { modifyDice } from './modify-dice.ts'
import { neutralize } from './neutralize-results.ts'

/** The attacker chooses weapon and target, or not to attack; null then. */
export function* chooseAttack(t: T, ship: ShipId, allowed: Allowed, rule: string): Flow<Declared | null> {
  const s = t.state
  const attacks = attacksOf(s, s.ships[ship], allowed)
  if (attacks.length === 0) return null
  const chosen = yield* t.decide(
    s.ships[ship].seat,
    'attack',
    allowed.must === true ? attacks : [...attacks, { do: 'no-attack', ship } as const],
    { rule },
  )
  return chosen.do === 'no-attack' ? null : chosen
}

/** Steps 2 to 6 of the attack that was declared. */
export function* resolveAttack(t: T): Flow {
  yield* rollAttackDice(t)
  yield* modifyDice(t, 'attack')
  yield* rollDefenseDice(t)
  yield* modifyDice(t, 'defense')
  yield* neutralize(t)
  yield* dealDamage(t)
  yield* aftermath(t)
}

/** An attack that an effect grants, from Declare Target to Aftermath. False if none was made. */
export function* performAttack(
  t: T,
  ship: ShipId,
  allowed: Allowed = {},
  rule = 'xw.g.bonus-attack.1',
): Flow<boolean> {
  const chosen = yield* chooseAttack(t, ship, allowed, rule)
  if (chosen === null) return false
  const outer = t.state.attack
  yield* inItsOwnQueue(t, declareAndResolve(t, chosen, allowed))
  t.state.attack = outer
  return true
}

function* declareAndResolve(t: T, chosen: Declared, allowed: Allowed): Flow {
  yield* declare(t, chosen, allowed)
  yield* resolveAttack(t)
}
