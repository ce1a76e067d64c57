/** Words for weapons, arcs, results and tokens that upgrade cards share; see also `cards/words.ts`. */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import { type Ability, type Me, when } from '../../rules/abilities.ts'
import { type Allowed, hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { cardOf } from '../../rules/cards.ts'
import { damageRemote, sufferDamage } from '../../rules/damage.ts'
import { type DiceKind, rerollable } from '../../rules/dice.ts'
import { isInArc, isShip, seatOf } from '../../rules/range.ts'
import { loseShield } from '../../rules/shields.ts'
import { gainToken } from '../../rules/tokens.ts'
import {
  type Attack,
  type Face,
  type ObjectId,
  type Ship,
  type State,
  type T,
  THING,
  type Token,
  type Weapon,
} from '../../state.ts'
import { mine } from '../words.ts'

// ── Weapons and arcs ──────────────────────────────────────────────────────────────────────────────────────────────

/** Whether I make this attack with the weapon of this card. */
export function withThis(me: Me, attack: Attack | null): boolean {
  return attack !== null && attack.attacker === me.ship && isThis(me, attack.weapon)
}

export function isThis(me: Me, weapon: Weapon): boolean {
  return !weapon.primary && weapon.slot === me.slot
}

export function isBullseye(s: State, me: Me, attack: Attack): boolean {
  return isInArc(s, me.ship, 'bullseye', attack.defender)
}

/** "Attack: … front arc": the arc of the weapon counts, not where the defender is (xw.a.faq-arcs.3). */
export function isFrontArcAttack({ weapon }: Attack): boolean {
  return weapon.arc === 'front'
}

export function isLimited(ship: Ship): boolean {
  return printed(ship).pilot.limited > 0
}

export function isEquippedWith(ship: Ship, upgrade: string): boolean {
  return ship.cards.some((card) => cardOf(card).type === 'upgrade' && cardOf(card).id === upgrade)
}

// ── Attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** "After an attack … you may perform a bonus attack": what was attacked, and what may be attacked now. */
export function bonusAttackAfter(
  on: 'attacked' | 'defended',
  also: (s: State, me: Me, attack: Attack) => boolean,
  allowed: (s: State, me: Me, attack: Attack) => Omit<Allowed, 'bonus'>,
  more: Pick<Parameters<typeof when<'attacked'>>[1], 'cost' | 'may'> = {},
): Ability {
  const which = (s: State, me: Me, attack: Attack): Allowed => ({ ...allowed(s, me, attack), bonus: true })
  return when(on, {
    ...more,
    bonusAttack: true,
    if: (s, me) =>
      s.attack !== null && also(s, me, s.attack) && hasAttack(s, mine(s, me), which(s, me, s.attack)),
    *run(t, me) {
      if (t.state.attack !== null) yield* performAttack(t, me.ship, which(t.state, me, t.state.attack))
    },
  })
}

/** "Perform this attack against it as a bonus attack." */
export function thisAt(me: Me, defender: ObjectId): Allowed {
  return { bonus: true, weapon: (one) => isThis(me, one), defender: (one) => one === defender }
}

/** Results become tokens instead of damage; `spent` of them still are damage (xw.a.cardfaq.6, .7). */
export function inflicts(token: Token, spent: 0 | 1) {
  return function* (t: T, me: Me, attack: Attack): Flow {
    const results = attack.hits + attack.crits
    const damage = Math.min(spent, results)
    if (damage > 0) yield* oneDamage(t, me, attack, 'hit')
    cancelAll(attack)
    if (isShip(attack.defender)) yield* gainToken(t, attack.defender, token, results - damage, me.ship)
  }
}

/** The defender suffers 1 damage; a remote is dealt a card for it. */
export function* oneDamage(t: T, me: Me, { defender }: Attack, kind: 'hit' | 'crit'): Flow {
  const source = { by: me.ship, attack: true }
  if (isShip(defender)) yield* sufferDamage(t, defender, kind, 1, source)
  else yield* damageRemote(t, defender - THING, 1, source)
}

/** All results that Neutralize Results left are cancelled; whether the attack hit is settled. */
export function cancelAll(attack: Attack): void {
  attack.attackDice = []
  attack.hits = 0
  attack.crits = 0
}

/** "After this attack hits, the defender loses 1 shield": before damage is dealt (xw.a.cardfaq.26). */
export const losesShieldWhenHit = when('neutralized', {
  if: (s, me, { hit, defender }) => hit && withThis(me, s.attack) && isShip(defender),
  *run(t, _me, { defender }) {
    yield* loseShield(t, defender)
  },
})

/** The defender may suffer damage at once; then the attack goes without dice and counts as a hit. */
export function maySufferInstead(kind: 'hit' | 'crit'): Ability {
  return when('defender-declared', {
    if: (s, me, { defender }) => withThis(me, s.attack) && isShip(defender),
    *run(t, me, { defender }) {
      const { attack } = t.state
      const cite = { rule: 'xw.g.special.1', about: me.card }
      if (attack === null || !(yield* t.may(seatOf(t.state, defender), 'suffer-damage', cite))) return
      yield* sufferDamage(t, defender, kind, 1, { by: me.ship, attack: true })
      attack.treatedAsHit = true
    },
  })
}

/** Whether there is a die to reroll, of any face or of one. */
export function hasRerollable(s: State, dice: DiceKind, face?: Face): boolean {
  return rerollable(s, dice, face).length > 0
}
