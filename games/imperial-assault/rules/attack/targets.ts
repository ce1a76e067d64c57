/** Step 1 (rulebook: Ziel bestimmen): what a figure can attack. */
import type { Option } from '@dejarik/kernel'
import { designOf } from '../../cards/catalogue.ts'
import type { AttackType } from '../../facts/index.ts'
import type { Space } from '../../map/index.ts'
import { type Figure, type FigureId, NONE, type State, type TokenId } from '../../state.ts'
import { has, STUNNED } from '../conditions.ts'
import { distanceTo, isAdjacentTo, seesSpace, spacesOf, standingOf } from '../ground.ts'
import { missionAlways, says } from '../live.ts'
import { doorOf, spacesOfObject } from '../objects.ts'

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
  /** An object that can't. */
  readonly notObject?: TokenId
  /** The only figure that can. */
  readonly only?: FigureId | undefined
  /** The only figures that can. */
  readonly among?: readonly FigureId[] | undefined
}

export const PLAIN: Manner = {}

export interface Target extends Option {
  readonly do: 'attack'
  readonly figure: FigureId
  /** NONE if an object is attacked. */
  readonly target: FigureId
  readonly object: TokenId
  readonly space: Space
  readonly distance: number
}

/** Everything that a figure can declare as its target; each space of a large one for itself (ia.large-figures.3). */
export function targetsOf(s: State, attacker: FigureId, manner: Manner = PLAIN): Target[] {
  const one = s.figures[attacker]
  const { attack, keywords } = designOf(one.kind).facts
  const type = manner.type ?? attack?.type
  if (type === undefined || one.space === NONE || has(one, STUNNED)) return []
  const throughFigures =
    manner.throughFigures === true || says(s, attacker, 'seesThroughFigures', (may, me) => may(s, me))
  const standing = standingOf(s)
  const reach = keywords.reach && type === 'melee'
  const found: Target[] = []
  const look = (target: FigureId, object: TokenId, space: Space, other: Figure | null): void => {
    if (manner.adjacent === true && !isAdjacentTo(s, attacker, space)) return
    const inRange =
      type === 'ranged'
        ? seesSpace(s, one, space, other, standing, throughFigures)
        : distanceTo(s, attacker, space) === 0 ||
          (!isDoor(s, object) && isAdjacentTo(s, attacker, space)) ||
          (reach &&
            distanceTo(s, attacker, space) <= (isDoor(s, object) ? 1 : 2) &&
            seesSpace(s, one, space, other, standing, throughFigures))
    if (!inRange) return
    const distance = Math.max(1, distanceTo(s, attacker, space))
    found.push({ do: 'attack', figure: attacker, target, object, space, distance })
  }
  for (let id = 0; id < s.figures.length; id++) {
    const other = s.figures[id]
    if (other.space === NONE || !isEnemy(one, other, id === attacker, manner)) continue
    if (manner.only !== undefined && manner.only !== id) continue
    if (manner.not?.includes(id) === true || manner.among?.includes(id) === false) continue
    if (says(s, attacker, 'cannotAttack', (cannot, me) => cannot(s, me, id))) continue
    for (const space of spacesOf(s, other)) look(id, NONE, space, other)
  }
  const attackable = missionAlways(s).attackable
  if (
    attackable !== undefined &&
    manner.only === undefined &&
    manner.among === undefined &&
    !says(s, attacker, 'cannotAttack', (cannot, me) => cannot(s, me, NONE))
  )
    for (let id = 0; id < s.tokens.length; id++)
      if (s.tokens[id].space !== NONE && manner.notObject !== id && attackable(s, attacker, id))
        for (const space of spacesOfObject(s, id)) look(NONE, id, space, null)
  return found
}

/** A door is adjacent only to the spaces that it is in (ia.attacking-objects.14, .15). */
function isDoor(s: State, object: TokenId): boolean {
  return object !== NONE && doorOf(s, object) !== undefined
}

/** Friendly figures are no targets (ia.attack-special.5), unless the attack is forced; nobody attacks himself (ia.attack-special.16). */
function isEnemy(one: Figure, other: Figure, itself: boolean, manner: Manner): boolean {
  return manner.forcedBy === undefined ? other.seat !== one.seat : !itself
}

/** Whether it has a target at all; cheaper than to list them. */
export function hasTarget(s: State, attacker: FigureId, manner: Manner = PLAIN): boolean {
  return targetsOf(s, attacker, manner).length > 0
}
