/** Words for weapons, arcs, results and tokens that upgrade cards share; see also `cards/words.ts`. */
import type { Flow } from '@dejarik/kernel'
import { findUpgrade } from '../../facts/index.ts'
import type { Slot } from '../../facts/slot.ts'
import { type Ability, type Me, modify, when } from '../../rules/abilities.ts'
import { turretArcsOf } from '../../rules/actions/rotate.ts'
import { type Allowed, attacksOf } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { firingArcs } from '../../rules/attack/weapons.ts'
import { damageRemote, loseShield, sufferDamage } from '../../rules/damage.ts'
import { changeDice, countFace, type DiceKind, rerollable } from '../../rules/dice.ts'
import { breakLock, lockedBy } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, seatOf, shipsWhere } from '../../rules/range.ts'
import { gainToken, removeToken, tokensOf } from '../../rules/tokens.ts'
import {
  type Attack,
  type Face,
  type ObjectId,
  type Ship,
  type ShipId,
  type State,
  type T,
  THING,
  type Token,
  type TokenColour,
  type Weapon,
} from '../../state.ts'
import { cardOf } from '../catalogue.ts'
import { printed } from '../printed.ts'
import { type DiceAbility, diceOf, mine } from '../words.ts'

// ── Weapons and arcs ──────────────────────────────────────────────────────────────────────────────────────────────

/** Whether I make this attack with the weapon of this card. */
export function withThis(me: Me, attack: Attack | null): boolean {
  return attack !== null && attack.attacker === me.ship && isThis(me, attack.weapon)
}

export function isThis(me: Me, weapon: Weapon): boolean {
  return !weapon.primary && weapon.slot === me.slot
}

/** Whether a weapon is an upgrade of a slot; one with several slots is an upgrade of each (xw.a.cardfaq.60). */
export function isFromSlot(ship: Ship, weapon: Weapon, ...slots: readonly Slot[]): boolean {
  if (weapon.primary) return false
  const facts = findUpgrade(cardOf(ship.cards[weapon.slot]).id.split('#')[0])
  return facts?.slots.some((slot) => slots.includes(slot)) === true
}

/** Whether an object is in a firing arc of a ship; they all reach to range 3 (xw.a.faq-arcs.6). */
export function isInFiringArc(s: State, ship: ShipId, object: ObjectId): boolean {
  return (
    firingArcs(s, s.ships[ship]).some((arc) => isInArc(s, ship, arc, object)) &&
    isAtRange(s, ship, object, 0, 3)
  )
}

export function isInTurretArc(s: State, ship: ShipId, object: ObjectId): boolean {
  return turretArcsOf(s.ships[ship]).some((arc) => isInArc(s, ship, arc, object))
}

/** Ships in the arc from which the attack is made (xw.g.attack-arc.1). */
export function inAttackArc(s: State, { attacker, arc }: Attack): Ship[] {
  return shipsWhere(
    s,
    ({ id }) => id !== attacker && isInArc(s, attacker, arc, id) && isAtRange(s, attacker, id, 0, 3),
  )
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
    when: (s, me) =>
      s.attack !== null &&
      also(s, me, s.attack) &&
      attacksOf(s, mine(s, me), which(s, me, s.attack)).length > 0,
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
  when: (s, me, { hit, defender }) => hit && withThis(me, s.attack) && isShip(defender),
  *run(t, _me, { defender }) {
    yield* loseShield(t, defender)
  },
})

/** The defender may suffer damage at once; then the attack goes without dice and counts as a hit. */
export function maySufferInstead(kind: 'hit' | 'crit'): Ability {
  return when('defender-declared', {
    when: (s, me, { defender }) => withThis(me, s.attack) && isShip(defender),
    *run(t, me, { defender }) {
      const { attack } = t.state
      const cite = { rule: 'xw.g.special.1', about: me.card }
      if (attack === null || !(yield* t.may(seatOf(t.state, defender), 'suffer-damage', cite))) return
      yield* sufferDamage(t, defender, kind, 1, { by: me.ship, attack: true })
      attack.treatedAsHit = true
    },
  })
}

// ── Results ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** "You may change 1 of your … results": which of several kinds, its player says. */
export function changeOneOf(
  from: readonly Face[],
  to: Face,
  { as, when: also, cost, must = false, note }: ChangeOne,
): Ability {
  const dice: DiceKind = as === 'attacker' ? 'attack' : 'defense'
  return modify({
    dice,
    as,
    must,
    ...(cost !== undefined && { cost }),
    when: (s, me, attack) =>
      from.some((face) => countFace(diceOf(attack, dice), face) > 0) && (also?.(s, me, attack) ?? true),
    *run(t, me, attack) {
      const face = yield* chooseResult(t, me, attack, dice, from)
      changeDice(t, dice, face, to, 1)
      note?.(me, attack)
    },
  })
}

interface ChangeOne extends DiceAbility {
  readonly as: 'attacker' | 'defender'
  readonly must?: boolean
  /** Keeps in the attack that it was used. */
  readonly note?: (me: Me, attack: Attack) => void
}

/** One of the kinds of results that lie on the table. */
export function* chooseResult(
  t: T,
  me: Me,
  attack: Attack,
  dice: DiceKind,
  among: readonly Face[],
): Flow<Face> {
  const options = among
    .filter((face) => countFace(diceOf(attack, dice), face) > 0)
    .map((face) => ({ do: 'result', face }))
  const cite = { rule: 'xw.g.dice-mod.3', about: me.card }
  return (yield* t.choose(mine(t.state, me).seat, 'choose-result', options, cite)).face
}

/** Whether there is a die to reroll, of any face or of one. */
export function hasRerollable(s: State, dice: DiceKind, face?: Face): boolean {
  return rerollable(s, dice, face).length > 0
}

// ── Tokens ────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Removable {
  readonly do: 'remove-token' | 'break-lock'
  readonly ship: ShipId
  readonly token: Token | 'lock'
  readonly target: ObjectId
}

/** Tokens of these colours; a lock on the ship is a red token of it (xw.a.faq-lock.4). */
export function removable(
  s: State,
  ship: Ship,
  colours: readonly TokenColour[],
  locks: boolean,
): Removable[] {
  const tokens = colours
    .flatMap((colour) => tokensOf(ship, colour))
    .map((token): Removable => ({ do: 'remove-token', ship: ship.id, token, target: -1 }))
  if (!locks) return tokens
  const lockers = lockedBy(s, ship.id).map(
    ({ id }): Removable => ({ do: 'break-lock', ship: id, token: 'lock', target: ship.id }),
  )
  return [...tokens, ...lockers]
}

/** The player of "me" removes one of them; false if there is none. */
export function* removeOne(t: T, me: Me, options: readonly Removable[]): Flow<boolean> {
  if (options.length === 0) return false
  const cite = { rule: 'xw.g.tokens.3', about: me.card }
  const chosen = yield* t.choose(mine(t.state, me).seat, 'remove-token', options, cite)
  if (chosen.token === 'lock') breakLock(t, chosen.ship, chosen.target)
  else removeToken(t, chosen.ship, chosen.token)
  return true
}
