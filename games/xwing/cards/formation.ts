/** Words about the ships around "me": whom an ability may choose, what passes between them, who sees whom. */

import type { Flow } from '@dejarik/kernel'
import type { ArcName } from '../geometry/index.ts'
import type { Cost, Me } from '../rules/abilities.ts'
import { hasTurret, turretArcsOf } from '../rules/actions/rotate.ts'
import { type Granted, performAction } from '../rules/actions.ts'
import { firingArcs } from '../rules/attack/weapons.ts'
import { pay } from '../rules/costs.ts'
import { sufferDamage } from '../rules/damage.ts'
import { areFriends } from '../rules/friends.ts'
import { acquireLock } from '../rules/locks.ts'
import { isAtRange, isInArc, shipsWhere } from '../rules/range.ts'
import { canTransfer, gainToken, transferToken } from '../rules/tokens.ts'
import type { Attack, ObjectId, Ship, State, T, Token } from '../state.ts'
import { chooseShip, mine } from './words.ts'

/** "A friendly ship at range …": "I" am one too, at range 0 (xw.g.friendly.5). */
export function friendlyAt(s: State, me: Me, min: number, max: number): Ship[] {
  return shipsWhere(s, (ship) => areFriends(s, me.ship, ship.id) && isAtRange(s, me.ship, ship.id, min, max))
}

/** Friendly ships other than "me" at a range of another object. */
export function othersNear(s: State, me: Me, object: ObjectId, min: number, max: number): Ship[] {
  return shipsWhere(
    s,
    (ship) =>
      ship.id !== me.ship && areFriends(s, me.ship, ship.id) && isAtRange(s, object, ship.id, min, max),
  )
}

/** Whether an object lies in any firing arc of a ship; they all reach to range 3 (xw.a.faq-arcs.6). */
export function inFiringArc(s: State, ship: Ship, object: ObjectId): boolean {
  return (
    firingArcs(s, ship).some((arc) => isInArc(s, ship.id, arc, object)) && isAtRange(s, ship.id, object, 0, 3)
  )
}

/** Whether an object lies where the turret of a ship points. */
export function inTurretArc(s: State, ship: Ship, object: ObjectId): boolean {
  return hasTurret(s, ship) && turretArcsOf(ship).some((arc) => isInArc(s, ship.id, arc, object))
}

/** Whether an object lies in the arc of the weapon that attacks (xw.g.attack-arc.1). */
export function inAttackArc(s: State, attack: Attack, object: ObjectId): boolean {
  return isInArc(s, attack.attacker, attack.arc, object) && isAtRange(s, attack.attacker, object, 0, 3)
}

export function shipsInAttackArc(s: State, attack: Attack): Ship[] {
  return shipsWhere(s, ({ id }) => id !== attack.attacker && inAttackArc(s, attack, id))
}

/** Whether an object lies in my left or right arc. */
export function atMySides(s: State, me: Me, object: ObjectId): boolean {
  return (['left', 'right'] as const).some((arc: ArcName) => isInArc(s, me.ship, arc, object))
}

/** "You may choose a friendly ship …; it may perform an action." */
export function letAct(granted: Granted, ships: (s: State, me: Me) => readonly Ship[], cost?: Cost) {
  return function* (t: T, me: Me): Flow {
    const chosen = yield* chooseShip(t, me, ships(t.state, me), cost === undefined ? {} : { cost })
    if (chosen !== null) yield* performAction(t, chosen.id, granted)
  }
}

/** "You may choose a ship …; it gains 1 … token." */
export function giveToken(token: Token, ships: (s: State, me: Me) => readonly Ship[], cost?: Cost) {
  return function* (t: T, me: Me): Flow {
    const chosen = yield* chooseShip(t, me, ships(t.state, me), cost === undefined ? {} : { cost })
    if (chosen !== null) yield* gainToken(t, chosen.id, token, 1, me.ship)
  }
}

/** "You may transfer 1 of your … tokens to a ship …" */
export function passToken(token: Token, ships: (s: State, me: Me) => readonly Ship[]) {
  return function* (t: T, me: Me): Flow {
    const able = ships(t.state, me).filter((ship) => canTransfer(t.state, me.ship, ship.id, token))
    const chosen = yield* chooseShip(t, me, able)
    if (chosen !== null) yield* transferToken(t, me.ship, chosen.id, token)
  }
}

/** "You may acquire a lock on one of these"; declined by choosing none. */
export function* mayLockOne(t: T, me: Me, ship: Ship, targets: readonly ObjectId[], cost?: Cost): Flow {
  if (targets.length === 0) return
  const options = targets.map((target) => ({ do: 'lock' as const, ship: ship.id, target }))
  const none = { do: 'decline' as const, ship: ship.id, target: -1 }
  const { seat } = mine(t.state, me)
  const chosen = yield* t.choose(seat, 'lock', [...options, none], { rule: 'xw.g.lock.12', about: me.card })
  if (chosen.target < 0) return
  if (cost !== undefined) yield* pay(t, me, cost)
  yield* acquireLock(t, ship.id, chosen.target)
}

/** "Each other ship at range … suffers 1 damage." */
export function* hurtOthersAt(t: T, me: Me, min: number, max: number, kind: 'hit' | 'crit'): Flow {
  const s = t.state
  const around = shipsWhere(s, ({ id }) => id !== me.ship && isAtRange(s, me.ship, id, min, max))
  for (const { id } of around) yield* sufferDamage(t, id, kind, 1, { by: me.ship, attack: false })
}
