/** Whom to attack, and with what. */
import { attackDiceCount } from '../rules/attack/attack-dice.ts'
import { attackFrom, type Declared } from '../rules/attack/declare-target.ts'
import { defenseDiceCount } from '../rules/attack/defense-dice.ts'
import { workingReinforcements } from '../rules/attack/neutralize-results.ts'
import { type Attack, ENGAGED, type Ship, type State, THING, TOKEN_NUMBER } from '../state.ts'
import { attackMods, type DefenseMods, defenseMods, frozenAt, spreadOf } from './damage.ts'
import { profileOf, smallChanges } from './profile.ts'
import { perDamage, worthLost } from './worth.ts'

/** A remote is worth a shot, but not one at a ship. */
const REMOTE = 0.1
/** Charges are for good shots. */
const CHARGE = 0.1

/** Worth that the defender will lose on average. */
export function attackWorth(s: State, declared: Declared): number {
  const { defender, weapon } = declared
  if (defender >= THING) return REMOTE
  const target = s.ships[defender]
  if (target.destroyed) return 0.01
  const shooter = s.ships[declared.ship]
  // Some cards allow it; nobody wants it.
  if (target.seat === shooter.seat) return -1
  const attack = attackFrom(declared, false)
  const spendsLock =
    !weapon.primary && profileOf(shooter).guns.some((gun) => gun.slot === weapon.slot && gun.needsLock)
  const attacking = frozenAt(
    attack.range,
    weapon.primary,
    attackMods(
      shooter.tokens[TOKEN_NUMBER.focus] > 0,
      smallChanges(shooter),
      shooter.locks.includes(defender) && !spendsLock,
    ),
  )
  const defending = defendingAgainst(s, target, attack)
  const spread = spreadOf(attackDiceCount(s, attack), defenseDiceCount(s, attack), attacking, defending)
  const lost = worthLost(s, target, spread)
  // One that has not fired may be gone before it does, or fire with fewer tokens.
  const waits = (target.marks & ENGAGED) === 0 ? 0.1 * lost : 0
  return 0.02 + lost + waits - (weapon.primary ? 0 : CHARGE * perDamage(s, target))
}

/** The tokens that a ship has against an attack. */
export function defendingAgainst(s: State, ship: Ship, attack: Attack): DefenseMods {
  return defenseMods(
    ship.tokens[TOKEN_NUMBER.focus] > 0,
    smallChanges(ship),
    ship.tokens[TOKEN_NUMBER.evade],
    workingReinforcements(s, attack) > 0,
  )
}
