/** What cards do to single dice results, in the windows around Neutralize Results (rulebook: "Negieren"). */
import type { Me } from '../rules/abilities.ts'
import { isAllowed } from '../rules/ask-cards.ts'
import { isFrozenFor } from '../rules/attack/modify-dice.ts'
import { isDefendedAtRange0 } from '../rules/attack/range.ts'
import { addDie, countFace, type DiceKind, facesOf, removeDie } from '../rules/dice.ts'
import type { Attack, Face, ShipId, State, T } from '../state.ts'

/** After Neutralize Results the hits and crits that are left are counted; what changes dice then counts them anew. */
export function recount(attack: Attack): void {
  attack.hits = countFace(attack.attackDice, 'hit')
  attack.crits = countFace(attack.attackDice, 'crit')
}

/**
 * Whether "I" (or the ship that my card lets do it) may modify these dice outside their step: dice that can't be modified
 * then can't be now.
 */
export function canModify(s: State, me: Me, dice: DiceKind, ship: ShipId = me.ship): boolean {
  const { attack } = s
  return (
    attack !== null &&
    !isFrozenFor(s, attack, dice, ship) &&
    isAllowed(s, 'mayModify', attack, dice, ship, 'card', me)
  )
}

export function addResult(t: T, face: 'hit' | 'crit'): void {
  const { attack } = t.state
  if (attack === null) return
  addDie(t, 'attack', face)
  recount(attack)
}

/** Whether an enemy of the defender may cancel an evade: at range 0 it can't (xw.g.attack-ddice.7). */
export function canCancelEvade(s: State): boolean {
  const { attack } = s
  return attack !== null && !isDefendedAtRange0(s, attack) && countFace(attack.defenseDice, 'evade') > 0
}

/** Before or after Neutralize Results; after it, whether the attack hit is settled (xw.a.cardfaq.26). */
export function cancelResult(t: T, dice: DiceKind, face: Face): boolean {
  const { attack } = t.state
  if (attack === null || !removeDie(t, dice, face)) return false
  recount(attack)
  t.log?.('cancel', 'xw.g.cancel.1', {
    ship: attack.attacker,
    face,
    kind: dice,
    pool: facesOf(dice === 'attack' ? attack.attackDice : attack.defenseDice),
  })
  return true
}
