/**
 * The words in which most cards are written, on top of `rules/abilities.ts`. A word is a condition (for `if`) or an
 * effect (for `run`); "I" is the ship of the card. If several cards need the same lines, the word for it belongs here.
 */

import type { Flow } from '@dejarik/kernel'
import { findUpgrade } from '../facts/index.ts'
import { printed } from '../facts/printed.ts'
import type { Slot } from '../facts/slot.ts'
import type { ArcName } from '../geometry/index.ts'
import {
  type Ability,
  type Always,
  always,
  type Cost,
  type Me,
  modify,
  type Of,
  when,
} from '../rules/abilities.ts'
import { hasTurret, rotations } from '../rules/actions/rotate.ts'
import { actionsFor, type Granted, performAction } from '../rules/actions.ts'
import { isPrimaryAtRange0 } from '../rules/attack/attack-dice.ts'
import { rerollSome } from '../rules/attack/spend-tokens.ts'
import { cardOf } from '../rules/cards.ts'
import { canPay, pay } from '../rules/costs.ts'
import { changeDice, type DiceKind, modifiable, rerollable } from '../rules/dice.ts'
import type { ActionName, Event, StandardAction } from '../rules/events.ts'
import { areFriends } from '../rules/friends.ts'
import { lockable } from '../rules/locks.ts'
import { dialled } from '../rules/maneuver.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../rules/range.ts'
import { gainToken, isStressed, removeToken, tokensOf } from '../rules/tokens.ts'
import type { Attack, Face, Maneuver, ObjectId, Ship, ShipId, State, T, Token, Weapon } from '../state.ts'

// ── Conditions ────────────────────────────────────────────────────────────────────────────────────────────────────

export function mine(s: State, me: Me): Ship {
  return s.ships[me.ship]
}

export function amAttacker(me: Me, attack: Attack): boolean {
  return attack.attacker === me.ship
}

export function amDefender(me: Me, attack: Attack): boolean {
  return attack.defender === me.ship
}

/** The other ship in the attack; −1 for one in which "I" have no part, or with a remote. */
export function enemyOf(me: Me, { attacker, defender }: Attack): ShipId {
  if (attacker === me.ship) return isShip(defender) ? defender : -1
  return defender === me.ship && isShip(attacker) ? attacker : -1
}

export function friendsAt(s: State, me: Me, min: number, max: number): Ship[] {
  return shipsWhere(
    s,
    (ship) =>
      ship.id !== me.ship && areFriends(s, me.ship, ship.id) && isAtRange(s, me.ship, ship.id, min, max),
  )
}

export function enemiesAt(s: State, me: Me, min: number, max: number, arc?: ArcName): Ship[] {
  const { seat } = mine(s, me)
  return shipsWhere(
    s,
    (ship) =>
      ship.seat !== seat &&
      isAtRange(s, me.ship, ship.id, min, max) &&
      (arc === undefined || isInArc(s, me.ship, arc, ship.id)),
  )
}

export function isFriend(s: State, me: Me, object: ObjectId): boolean {
  return isShip(object) && areFriends(s, me.ship, object)
}

/** An enemy ship; an ally is neither friend nor enemy (xw.g.friendly.3). */
export function isEnemy(s: State, me: Me, object: ObjectId): boolean {
  return isShip(object) && s.ships[object].seat !== mine(s, me).seat
}

/** Whether I have an object in an arc of mine. */
export function haveInArc(s: State, me: Me, arc: ArcName, object: ObjectId): boolean {
  return isInArc(s, me.ship, arc, object)
}

/** Whether I am in an arc of another ship. */
export function amInArc(s: State, me: Me, arc: ArcName, of: ShipId): boolean {
  return isInArc(s, of, arc, me.ship)
}

export function hasGreenToken(ship: Ship): boolean {
  return tokensOf(ship, 'green').length > 0
}

/** "Your revealed maneuver": what the dial shows, with its printed colour (xw.a.cardfaq.28). */
export function revealed(ship: Ship): Maneuver | null {
  return ship.dialUp ? dialled(ship) : null
}

const BASIC: readonly Maneuver['bearing'][] = ['straight', 'bank', 'turn']

export function isBasic({ bearing }: Maneuver): boolean {
  return BASIC.includes(bearing)
}

/** "After you fully execute a maneuver" and the like, for `if`. */
export function fully(test: (maneuver: Maneuver, s: State, me: Me) => boolean = () => true) {
  return (s: State, me: Me, event: Event<'maneuver-executed'>): boolean =>
    event.full && test(event.maneuver, s, me)
}

/** "After you perform a … action", for `if`. */
export function performed(...actions: readonly ActionName[]) {
  return (_s: State, _me: Me, event: Event<'action-performed'>): boolean => actions.includes(event.action)
}

// ── Effects ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** "Perform a … action". Without names: any action. */
export function perform(among?: readonly (StandardAction | 'card')[], granted: Omit<Granted, 'among'> = {}) {
  return function* (t: T, me: Me): Flow {
    yield* performAction(t, me.ship, { ...(among !== undefined && { among }), ...granted })
  }
}

/** Whether such an action could be performed now: for `if`, so that nobody is asked in vain. */
export function isFree(s: State, me: Me): boolean {
  return !isStressed(mine(s, me))
}

/** "Gain 1 … token." */
export function gain(token: Token, count = 1) {
  return function* (t: T, me: Me): Flow {
    yield* gainToken(t, me.ship, token, count, me.ship)
  }
}

export function removeOwn(t: T, me: Me, token: Token): void {
  removeToken(t, me.ship, token)
}

/**
 * "You may choose a ship …": measured first, then one or none; the cost is paid only for a choice (xw.a.faq-queue.23,
 * .24). Null if nobody was chosen.
 */
export function* chooseShip(
  t: T,
  me: Me,
  ships: readonly Ship[],
  { must = false, cost }: { must?: boolean; cost?: Cost } = {},
): Flow<Ship | null> {
  const s = t.state
  if (ships.length === 0 || (cost !== undefined && !canPay(s, me, cost))) return null
  const options = ships.map((ship) => ({ do: 'ship' as const, ship: ship.id }))
  const none = { do: 'nobody' as const, ship: -1 }
  const { seat } = mine(s, me)
  const chosen = yield* t.choose(seat, 'choose-ship', must ? options : [...options, none], {
    rule: 'xw.a.faq-queue.23',
    about: me.card,
  })
  if (chosen.ship < 0) return null
  t.log?.('choose-ship', 'xw.a.faq-queue.23', { ship: me.ship, other: chosen.ship, card: me.card })
  if (cost !== undefined) yield* pay(t, me, cost)
  return s.ships[chosen.ship]
}

/** One of some kinds of token, as the player of "me" likes; null if there is none. */
export function* chooseToken<K extends Token>(t: T, me: Me, tokens: readonly K[]): Flow<K | null> {
  if (tokens.length === 0) return null
  const options = tokens.map((token: Token) => ({ do: 'token' as const, token }))
  const cite = { rule: 'xw.g.tokens.1', about: me.card }
  return tokens[options.indexOf(yield* t.choose(mine(t.state, me).seat, 'choose-token', options, cite))]
}

// ── Dice ──────────────────────────────────────────────────────────────────────────────────────────────────────────

type Part = 'attacker' | 'defender'
const DICE: { readonly [P in Part]: DiceKind } = { attacker: 'attack', defender: 'defense' }

export interface DiceAbility {
  /** While I attack, while I defend, or both. */
  readonly as: Part | 'both'
  readonly if?: (s: State, me: Me, attack: Attack) => boolean
  readonly cost?: Cost
}

function parts(as: DiceAbility['as']): readonly Part[] {
  return as === 'both' ? ['attacker', 'defender'] : [as]
}

export function diceOf(attack: Attack, dice: DiceKind): Attack['attackDice'] {
  return dice === 'attack' ? attack.attackDice : attack.defenseDice
}

/** "You may reroll up to n of your dice", or only those that show a certain result. */
export function rerollOwn(count: number, { as, if: also, cost }: DiceAbility, face?: Face): Ability[] {
  return parts(as).map((part) => {
    const dice = DICE[part]
    return modify({
      dice,
      as: part,
      ...(cost !== undefined && { cost }),
      if: (s, me, attack) => rerollable(s, dice, face, me.ship).length > 0 && (also?.(s, me, attack) ?? true),
      *run(t, me) {
        const fits = (one: string): boolean => face === undefined || one === face
        yield* rerollSome(t, me, dice, { min: 1, max: count }, 'xw.g.dice-mod.4', fits)
      },
    })
  })
}

/** "You may change n of your … results to … results". `to` 'good' is a hit or an evade, as it fits. */
export function changeOwn(
  from: Face,
  to: Face | 'good',
  count: number,
  { as, if: also, cost, must = false }: DiceAbility & { readonly must?: boolean },
): Ability[] {
  return parts(as).map((part) => {
    const dice = DICE[part]
    const face = to !== 'good' ? to : dice === 'attack' ? 'hit' : 'evade'
    return modify({
      dice,
      as: part,
      must,
      ...(cost !== undefined && { cost }),
      if: (s, me, attack) => modifiable(s, dice, from, me.ship) > 0 && (also?.(s, me, attack) ?? true),
      run(t) {
        changeDice(t, dice, from, face, count)
      },
    })
  })
}

/** "You may … to roll 1 additional die": decided before the roll. Nobody adds dice to a primary attack at range 0. */
export function mayRollMore({ as, if: also, cost, of = 'mine', range }: MoreDice): Ability[] {
  return parts(as).flatMap((part) => {
    const word = (me: Me): string => `${me.ship} ${me.slot} rolls more as ${part}`
    const counts = (me: Me, attack: Attack): number => (attack.used.includes(word(me)) ? 1 : 0)
    return [
      when(part === 'attacker' ? 'rolls-attack-dice' : 'rolls-defense-dice', {
        of,
        ...(range !== undefined && { range }),
        if: (s, me) =>
          s.attack !== null &&
          (part === 'defender' || !isPrimaryAtRange0(s.attack)) &&
          (also?.(s, me, s.attack) ?? true),
        may: true,
        ...(cost !== undefined && { cost }),
        run(t, me) {
          t.state.attack?.used.push(word(me))
        },
      }),
      part === 'attacker'
        ? always({ attackDice: (_s, me, attack) => counts(me, attack) })
        : always({ defenseDice: (_s, me, attack) => counts(me, attack) }),
    ]
  })
}

export interface MoreDice extends DiceAbility {
  /** Whose dice; mine unless stated. */
  readonly of?: Of
  readonly range?: readonly [min: number, max: number]
}

/** "While a friendly ship … , it may reroll …": the attack or defense dice of any friendly ship that passes. */
export function rerollOfFriend(
  dice: DiceKind,
  count: number,
  when: (s: State, me: Me, attack: Attack, friend: Ship) => boolean,
  face?: Face,
): Ability {
  return modify({
    dice,
    as: 'any',
    by: 'roller',
    if: (s, me, attack) => {
      const friend = dice === 'attack' ? attack.attacker : attack.defender
      return (
        isFriend(s, me, friend) &&
        rerollable(s, dice, face, friend).length > 0 &&
        when(s, me, attack, s.ships[friend])
      )
    },
    *run(t, me) {
      const isOne = (one: string): boolean => face === undefined || one === face
      yield* rerollSome(t, me, dice, { min: 1, max: count }, 'xw.g.dice-mod.4', isOne)
    },
  })
}

/** "Their dice cannot be modified": whoever would (xw.a.cardfaq.43). */
export function frozen(
  dice: DiceKind,
  when: (s: State, me: Me, attack: Attack) => boolean,
): Pick<Always, 'mayModify'> {
  return { mayModify: (s, me, attack, which) => which !== dice || !when(s, me, attack) }
}

// ── Actions and locks ─────────────────────────────────────────────────────────────────────────────────────────────

/** Whether there is such an action to perform now: for `possible`, so that nobody pays or is asked in vain. */
export function canPerform(
  among?: readonly (StandardAction | 'card')[],
  granted: Omit<Granted, 'among'> = {},
): (s: State, me: Me) => boolean {
  return (s, me) =>
    actionsFor(s, mine(s, me), { ...(among !== undefined && { among }), ...granted }).length > 0
}

/** "Acquire a lock on that ship", at the usual range (xw.g.lock.13). */
export function canLock(s: State, me: Me, target: ObjectId): boolean {
  return lockable(s, mine(s, me), (one) => one === target).length > 0
}

// ── Ships and weapons ─────────────────────────────────────────────────────────────────────────────────────────────

/** What kind of upgrade an attack is made with; nothing for a primary weapon. */
export function weaponSlots(ship: Ship, weapon: Weapon): readonly Slot[] {
  if (weapon.primary) return []
  return findUpgrade(cardOf(ship.cards[weapon.slot]).id.split('#')[0])?.slots ?? []
}

/** "While you perform a … attack", for `if`. */
export function attackedWith(s: State, attack: Attack, ...slots: readonly Slot[]): boolean {
  return (
    isShip(attack.attacker) &&
    weaponSlots(s.ships[attack.attacker], attack.weapon).some((slot) => slots.includes(slot))
  )
}

/** Whether its turret can point elsewhere. */
export function canRotate(s: State, me: Me): boolean {
  return hasTurret(s, mine(s, me)) && rotations(s, mine(s, me)).length > 0
}

export function isOfType(ship: Ship, type: string): boolean {
  return printed(ship).type.id === type
}

/** Places of the equipped upgrades of a kind. */
export function slotsOf(ship: Ship, kind: Slot): number[] {
  return ship.cards.flatMap((card, slot) => {
    const { type, id } = cardOf(card)
    return type === 'upgrade' && findUpgrade(id.split('#')[0])?.slots.includes(kind) === true ? [slot] : []
  })
}

/** Whether the enemy in my attack or defense is stressed. */
export function isEnemyStressed(s: State, me: Me, attack: Attack): boolean {
  const enemy = enemyOf(me, attack)
  return enemy >= 0 && isStressed(s.ships[enemy])
}
