/** Attack step 1, Declare Target (rulebook: "Ziel deklarieren"). */
import type { Flow } from '@dejarik/kernel'
import {
  ARC_BIT,
  type ArcName,
  attackLines,
  isTouching,
  leastRange,
  measurable,
  rangeOf,
} from '../../geometry/index.ts'
import {
  ATTACKED,
  type Attack,
  BONUS_ATTACK,
  DEFENDED,
  type ObjectId,
  type Ship,
  type ShipId,
  type State,
  type T,
  THING,
  type ThingId,
  type Weapon,
} from '../../state.ts'
import type { Cost, Me, Requirement, WeaponRules } from '../abilities.ts'
import { raise } from '../ability-queue.ts'
import { forEachOpinion, isAllowed, isGranted, opinions } from '../ask-cards.ts'
import { canPay, pay } from '../costs.ts'
import { areFriends } from '../friends.ts'
import { hasLock, spendLock } from '../locks.ts'
import { barsFromAttacking, isObstacle, obstaclesInTheWay } from '../obstacles.ts'
import { arcToMeasure, attackArcsTo, footprint, isShip, placed, placedOf } from '../range.ts'
import { has, isDisarmed, spendToken } from '../tokens.ts'
import { arcsOf, isTurret, rulesOf, weaponsOf } from './weapons.ts'

/** Kept on the attacker until the end of the round: whom it attacked, and from which turret arcs (as `ARC_BIT`). */
export const HAS_ATTACKED = 'has-attacked'
export const FROM_TURRET = 'attacked-from-turret'

/** A weapon, a target and the measured line: what the attacker chooses from. */
export interface Declared {
  readonly do: 'attack'
  readonly ship: ShipId
  readonly weapon: Weapon
  readonly arc: ArcName
  readonly defender: ObjectId
  readonly range: number
  readonly obstructedBy: readonly ThingId[]
}

/** Which attacks an effect allows; all by default. */
export interface Allowed {
  readonly weapon?: (weapon: Weapon) => boolean
  readonly defender?: (defender: ObjectId, weapon: Weapon) => boolean
  /** Requirements of the weapon that need not be met (Cluster Missiles' second attack). */
  readonly ignoreRequired?: boolean
  /** Does not pay the weapon's cost. */
  readonly free?: boolean
  /** A bonus attack (xw.g.bonus-attack.1). */
  readonly bonus?: boolean
  /** It is no choice: one of them has to be made. */
  readonly must?: boolean
  /** Only from these turret arcs, or other arcs. */
  readonly arc?: (arc: ArcName) => boolean
  /** Changes the weapon for this attack. */
  readonly treat?: (weapon: Weapon) => Weapon
}

/** Whether it may attack at all. */
export function mayAttack(ship: Ship, allowed: Allowed = {}): boolean {
  if (ship.zone !== 'play') return false
  return allowed.bonus !== true || (ship.marks & BONUS_ATTACK) === 0
}

/** Every attack that the ship could declare now. */
export function attacksOf(s: State, ship: Ship, allowed: Allowed = {}): Declared[] {
  const found: Declared[] = []
  findAttacks(s, ship, allowed, (attacks) => {
    found.push(...attacks)
    return false
  })
  return found.length > 0 && isGranted(s, 'nearestOnly', ship)
    ? found.filter((one) => isNearest(one, found))
    : found
}

/** Whether it could declare any. */
export function hasAttack(s: State, ship: Ship, allowed: Allowed = {}): boolean {
  return findAttacks(s, ship, allowed, () => true)
}

/** Tells each weapon's attacks against each target, until one of them is enough; whether one was. */
function findAttacks(
  s: State,
  ship: Ship,
  allowed: Allowed,
  isEnough: (attacks: readonly Declared[]) => boolean,
): boolean {
  if (!mayAttack(ship, allowed)) return false
  const weapons = weaponsOf(s, ship).flatMap((printed) =>
    allowed.weapon?.(printed) === false ? [] : [allowed.treat?.(printed) ?? printed],
  )
  const targets = targetsOf(s, ship, Math.max(...weapons.map(({ max }) => max)))
  if (targets.length === 0) return false
  const obstacles = obstaclesInTheWay(s, ship)
  for (const weapon of weapons) {
    if (barsFromAttacking(s, ship, weapon, obstacles)) continue
    if (isDisarmed(ship) && !isGranted(s, 'armed', ship, weapon)) continue
    if (!canFire(s, ship, weapon, allowed)) continue
    for (const arc of arcsOf(ship, weapon)) {
      if (allowed.arc?.(arc) === false) continue
      for (const { target, arcs } of targets) {
        if ((arcs & ARC_BIT[arc]) === 0) continue
        if (allowed.defender?.(target, weapon) === false) continue
        const attacks = measured(s, ship, weapon, arc, target, allowed)
        if (attacks.length > 0 && isEnough(attacks)) return true
      }
    }
  }
  return false
}

/** Whether no other defender of the same weapon is at a shorter attack range (xw.a.cardfaq.79). */
function isNearest({ weapon, range }: Declared, all: readonly Declared[]): boolean {
  return !all.some((other) => other.weapon === weapon && other.range < range)
}

/** Enemy ships and remotes (xw.g.friendly.4, xw.g.remote-attack.1) that may be within reach, with the arcs they are in. */
function targetsOf(
  s: State,
  ship: Ship,
  reach: number,
): { readonly target: ObjectId; readonly arcs: number }[] {
  const targets: { readonly target: ObjectId; readonly arcs: number }[] = []
  const base = footprint(ship)
  const consider = (target: ObjectId): void => {
    if (leastRange(base, placed(s, target)) > reach) return
    const arcs = attackArcsTo(s, ship.id, target)
    if (arcs !== 0) targets.push({ target, arcs })
  }
  const onFriends = isGranted(s, 'attacksFriends', ship)
  for (const other of s.ships)
    if (
      other.zone === 'play' &&
      other !== ship &&
      (other.seat !== ship.seat || (onFriends && areFriends(s, ship.id, other.id)))
    )
      consider(other.id)
  for (const thing of s.things)
    if (thing.inPlay && thing.kind === 'remote' && thing.seat !== ship.seat) consider(THING + thing.id)
  return targets
}

/** Costs and what depends on the attacker alone. */
function canFire(s: State, ship: Ship, weapon: Weapon, allowed: Allowed): boolean {
  const rules = rulesOf(ship, weapon)
  if (rules === null) return true
  const me: Me = { ship: ship.id, slot: weapon.slot, card: ship.cards[weapon.slot] }
  return allowed.free === true || rules.cost === undefined || canPay(s, me, rules.cost)
}

function requirementsOf({ requires }: WeaponRules): readonly Requirement[] {
  if (requires === undefined) return []
  return typeof requires === 'string' ? [requires] : requires
}

/** The requirements that are met; an attack without any meets none. */
function met(ship: Ship, rules: WeaponRules, defender: ObjectId): Requirement | undefined {
  return requirementsOf(rules).find((one) => (one === 'lock' ? hasLock(ship, defender) : has(ship, one)))
}

function mayFireAt(s: State, ship: Ship, rules: WeaponRules, defender: ObjectId): boolean {
  if (requirementsOf(rules).length === 0 || met(ship, rules, defender) !== undefined) return true
  return waiver(s, ship, rules, defender) !== null
}

interface Waiver {
  readonly me: Me
  readonly cost: Cost
}

/** A card that lets the attack happen without what it requires; one without a cost, if there is one. */
function waiver(s: State, ship: Ship, rules: WeaponRules, defender: ObjectId): Waiver | null {
  const found: Waiver[] = []
  forEachOpinion(
    s,
    'waives',
    (cost, me) => {
      if (cost !== null && canPay(s, me, cost)) found.push({ me, cost })
    },
    ship,
    defender,
    requirementsOf(rules),
  )
  return found.find(({ cost }) => Object.keys(cost).length === 0) ?? found[0] ?? null
}

/** The ways to measure to one target: more than one only if equally short lines differ (xw.g.obstructed.5). */
function measured(
  s: State,
  ship: Ship,
  weapon: Weapon,
  arc: ArcName,
  defender: ObjectId,
  allowed: Allowed,
): Declared[] {
  const base = footprint(ship)
  const target = placed(s, defender)
  const rules = rulesOf(ship, weapon)
  if (rules !== null && allowed.ignoreRequired !== true && !mayFireAt(s, ship, rules, defender)) return []
  if (!isAllowed(s, 'mayAttack', ship, defender, weapon, arc)) return []
  const lines = attackLines(base, arcToMeasure(s, ship.id, arc, defender), target)
  if (lines === null) return []
  const range = isTouching(base, target) ? 0 : rangeOf(lines.distance)
  if (range < weapon.min || range > weapon.max) return []
  const me: Me = { ship: ship.id, slot: weapon.slot, card: ship.cards[weapon.slot] }
  if (rules?.if?.(s, me, defender, range) === false) return []
  const declared = (obstructedBy: readonly ThingId[]): Declared => ({
    do: 'attack',
    ship: ship.id,
    weapon,
    arc,
    defender,
    range,
    obstructedBy,
  })
  if (range === 0) return [declared([])]
  const obstacles = s.things.filter((thing) => thing.inPlay && isObstacle(thing))
  if (obstacles.length === 0) return [declared([])]
  return measurable(lines, obstacles.map(placedOf)).map(({ through }) =>
    declared(through.map((i) => obstacles[i].id)),
  )
}

/** A declared attack as it begins; clients ask for its odds too. */
export function attackFrom(
  { ship, weapon, arc, defender, range, obstructedBy }: Declared,
  bonus: boolean,
): Attack {
  return {
    attacker: ship,
    defender,
    weapon,
    arc,
    bonus,
    range,
    obstructedBy: obstructedBy.slice(),
    step: 'declare-target',
    modifying: -1,
    modifier: -1,
    attackDice: [],
    defenseDice: [],
    used: [],
    hit: false,
    hits: 0,
    crits: 0,
    treatedAsHit: false,
    defenseRolled: 0,
    neutralized: 0,
    suffered: 0,
    dealtCrits: 0,
    dealtCards: 0,
    destroyed: false,
  }
}

/** Takes the declared attack to the table and pays its costs (xw.g.attack-declare.6). */
export function* declare(t: T, chosen: Declared, allowed: Allowed = {}): Flow<Attack> {
  const s = t.state
  const { ship, weapon, arc, defender, range } = chosen
  const it = s.ships[ship]
  yield* raise(t, { event: 'declares-defender', ship, arc })
  const attack = attackFrom(chosen, allowed.bonus === true)
  s.attack = attack
  it.marks |= allowed.bonus === true ? BONUS_ATTACK : ATTACKED
  if (isShip(defender)) s.ships[defender].marks |= DEFENDED
  it.lasting.push({ key: HAS_ATTACKED, value: defender, until: 'end' })
  if (isTurret(weapon)) it.lasting.push({ key: FROM_TURRET, value: ARC_BIT[arc], until: 'end' })
  t.log?.('attack', 'xw.g.attack-declare.4', {
    ship,
    target: defender,
    card: weapon.primary ? -1 : it.cards[weapon.slot],
    range,
    arc,
    obstructed: chosen.obstructedBy.length > 0 ? 'yes' : 'no',
  })
  yield* payFor(t, it, weapon, defender, allowed)
  for (const treated of opinions(s, 'attackRange', attack)) if (treated >= 0) attack.range = treated
  yield* raise(t, { event: 'defender-declared', ship, defender })
  return attack
}

function* payFor(t: T, ship: Ship, weapon: Weapon, defender: ObjectId, allowed: Allowed): Flow {
  const rules = rulesOf(ship, weapon)
  if (rules === null) return
  const me: Me = { ship: ship.id, slot: weapon.slot, card: ship.cards[weapon.slot] }
  const required = allowed.ignoreRequired === true ? undefined : met(ship, rules, defender)
  if (required === undefined && requirementsOf(rules).length > 0 && allowed.ignoreRequired !== true) {
    const waived = waiver(t.state, ship, rules, defender)
    if (waived !== null) yield* pay(t, waived.me, waived.cost)
  }
  if (rules.spendRequired === true && required !== undefined) {
    if (required === 'lock') yield* spendLock(t, ship.id, defender)
    else yield* spendToken(t, ship.id, required)
  }
  if (rules.cost !== undefined && allowed.free !== true) yield* pay(t, me, rules.cost)
}
