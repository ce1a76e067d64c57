/** Step 1 (rulebook: Ziel deklarieren): what a figure can attack. */
import type { AttackType } from '../../facts/index.ts'
import type { Space } from '../../map/index.ts'
import type { Target } from '../../offers.ts'
import {
  type Attack,
  type Figure,
  type FigureId,
  type HeldId,
  NEUTRAL,
  NONE,
  type State,
  type TokenId,
} from '../../state.ts'
import { has, STUNNED } from '../conditions.ts'
import { distanceTo, groundOf, isAdjacentTo, isUnseenBy, seesSpace, spacesOf, standingOf } from '../ground.ts'
import { isHero, isIncapacitated } from '../hero.ts'
import { eachOf, missionAlways, says } from '../live.ts'
import { doorOf, spacesOfObject } from '../objects.ts'
import { type Profile, profilesOf } from './profile.ts'
import { spacesBetween } from './target-space.ts'

/** How an attack is made; what is left out is as on the attacker's card. */
export interface Manner {
  readonly type?: AttackType
  /** Colours of the dice instead of its own. */
  readonly dice?: readonly number[]
  readonly pierce?: number
  readonly damage?: number
  readonly surges?: number
  /** Conditions for the target, as bits. */
  readonly inflicts?: number
  /** Only what is adjacent can be its target. */
  readonly adjacent?: boolean
  readonly accuracy?: number
  readonly blast?: number
  /** Figures don't block its lines of sight. */
  readonly throughFigures?: boolean
  /** All figures count as hostile (ia.attack-special.15), and another player resolves it. */
  readonly forcedBy?: number
  /** Figures that can't be its target. */
  readonly not?: readonly FigureId[]
  /** Objects that can't. */
  readonly notObjects?: readonly TokenId[]
  /** The only figure that can. */
  readonly only?: FigureId | undefined
  /** The only figures that can. */
  readonly among?: readonly FigureId[] | undefined
  /** Only what is adjacent to one of these spaces can. */
  readonly beside?: readonly Space[]
  /** The kind of weapon that a hero must use. */
  readonly with?: AttackType | 'pistol'
  /** The only weapon that a hero can use. */
  readonly weapon?: HeldId
  /** Spaces from which lines of sight are drawn instead of its own. */
  readonly from?: readonly Space[]
}

/** What abilities say of all attacks of a figure. */
export type Aim = Pick<Manner, 'with' | 'from' | 'throughFigures'>

export const PLAIN: Manner = {}

/** Everything that a figure can declare as its target; each space of a large one for itself (ia.large-figures.3). */
export function targetsOf(s: State, attacker: FigureId, manner: Manner = PLAIN): Target[] {
  const one = s.figures[attacker]
  if (one.space === NONE || has(one, STUNNED)) return []
  const found: Target[] = []
  const aims: Aim[] = []
  let aimed = manner
  eachOf(s, attacker, 'aims', (aim, me) => {
    const one = aim(s, me)
    aims.push(one)
    aimed = { ...one, ...aimed }
  })
  for (const profile of profilesOf(s, attacker))
    if (isAllowed(profile, manner) && aims.every((aim) => isAllowed(profile, aim)))
      targetsWith(s, attacker, aimed, profile, found)
  return found
}

/** The target of an attack that is under way, as it could be declared now: nothing if that is no longer legal (ia.interrupt.4). */
export function targetNow(s: State, a: Attack, manner: Manner): Target[] {
  const { attacker, target, object, weapon } = a
  // Heroes who are incapacitated no longer attack.
  if (isHero(s, attacker) && isIncapacitated(s.figures[attacker])) return []
  // Who stepped in for somebody else is the target, whatever was aimed at.
  const same = { ...manner, weapon, ...(target !== NONE && { only: target }) }
  return targetsOf(s, attacker, same).filter((one) => one.target === target && one.object === object)
}

function isAllowed({ weapon, type, traits }: Profile, manner: Manner): boolean {
  if (manner.weapon !== undefined && manner.weapon !== weapon) return false
  if (manner.with === undefined || weapon === NONE) return true
  return manner.with === 'pistol' ? traits.includes('pistol') : manner.with === type
}

/** With one weapon. */
function targetsWith(s: State, attacker: FigureId, manner: Manner, profile: Profile, found: Target[]): void {
  const one = s.figures[attacker]
  const type = manner.type ?? profile.type
  if (type === undefined) return
  const throughFigures =
    manner.throughFigures === true || says(s, attacker, 'seesThroughFigures', (may, me) => may(s, me))
  const standing = manner.from === undefined ? standingOf(s, attacker) : standingBut(s, attacker)
  const reach = profile.reach && type === 'melee'
  const look = (target: FigureId, object: TokenId, space: Space, other: Figure | null): void => {
    if (manner.adjacent === true && !isAdjacentTo(s, attacker, space)) return
    if (manner.beside !== undefined && !isBeside(s, object, other, manner.beside)) return
    const inRange =
      type === 'ranged'
        ? seesFrom(s, one, manner.from, space, other, standing, throughFigures)
        : distanceTo(s, attacker, space) === 0 ||
          (!isDoor(s, object) && isAdjacentTo(s, attacker, space)) ||
          (reach &&
            distanceTo(s, attacker, space) <= (isDoor(s, object) ? 1 : 2) &&
            seesSpace(s, one, space, other, standing, throughFigures))
    if (!inRange) return
    const distance = spacesBetween(s, attacker, space)
    found.push({ do: 'attack', figure: attacker, target, object, space, distance, weapon: profile.weapon })
  }
  const mayAttack = notForbidden(s, attacker)
  for (let id = 0; id < s.figures.length; id++) {
    const other = s.figures[id]
    if (other.space === NONE || !isEnemy(one, other, id === attacker, manner)) continue
    if (manner.only !== undefined && manner.only !== id) continue
    if (manner.not?.includes(id) === true || manner.among?.includes(id) === false) continue
    if (!mayAttack(id)) continue
    if (type === 'ranged' && isUnseenBy(s, id, attacker)) continue
    for (const space of spacesOf(s, other)) look(id, NONE, space, other)
  }
  const attackable = missionAlways(s).attackable
  if (attackable !== undefined && manner.only === undefined && manner.among === undefined && mayAttack(NONE))
    for (let id = 0; id < s.tokens.length; id++)
      if (
        s.tokens[id].space !== NONE &&
        manner.notObjects?.includes(id) !== true &&
        attackable(s, attacker, id)
      )
        for (const space of spacesOfObject(s, id)) look(NONE, id, space, null)
}

const ANYBODY = (): boolean => true

/** Whom (NONE: objects) no ability of the attacker forbids it to attack. */
function notForbidden(s: State, attacker: FigureId): (target: FigureId) => boolean {
  const bans: ((target: FigureId) => boolean)[] = []
  eachOf(s, attacker, 'cannotAttack', (cannot, me) => bans.push((target) => cannot(s, me, target)))
  return bans.length === 0 ? ANYBODY : (target) => !bans.some((cannot) => cannot(target))
}

/** Without the attacker itself, who is in nobody's way (ia.line-of-sight.11). */
function standingBut(s: State, attacker: FigureId): Uint8Array {
  const standing = standingOf(s, attacker).slice()
  for (const space of spacesOf(s, s.figures[attacker])) standing[space] = 0
  return standing
}

/** From its own spaces, or from others that an ability names. */
function seesFrom(
  s: State,
  one: Figure,
  from: readonly Space[] | undefined,
  space: Space,
  other: Figure | null,
  standing: ArrayLike<number>,
  throughFigures: boolean,
): boolean {
  if (from === undefined) return seesSpace(s, one, space, other, standing, throughFigures)
  return from.some((place) => seesSpace(s, { ...one, space: place }, space, other, standing, throughFigures))
}

/** Whether a figure or an object is adjacent to one of the spaces. */
function isBeside(s: State, object: TokenId, other: Figure | null, spaces: readonly Space[]): boolean {
  const { counting } = groundOf(s)
  const covered = other === null ? spacesOfObject(s, object) : spacesOf(s, other)
  return covered.some((space) => counting.adjacent(space).some((one) => spaces.includes(one)))
}

/** A door is adjacent only to the spaces that it is in (ia.attacking-objects.14, .15). */
function isDoor(s: State, object: TokenId): boolean {
  return object !== NONE && doorOf(s, object) !== undefined
}

/** Friendly figures are no targets (ia.attack-special.5), unless the attack is forced; nobody attacks himself (ia.attack-special.16). */
function isEnemy(one: Figure, other: Figure, itself: boolean, manner: Manner): boolean {
  if (other.seat === NEUTRAL || other.gone) return false
  return manner.forcedBy === undefined ? other.seat !== one.seat : !itself
}

/** Whether it has a target at all; cheaper than to list them. */
export function hasTarget(s: State, attacker: FigureId, manner: Manner = PLAIN): boolean {
  return targetsOf(s, attacker, manner).length > 0
}
