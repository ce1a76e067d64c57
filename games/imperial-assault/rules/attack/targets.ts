/** Step 1 (rulebook: Ziel bestimmen): what a figure can attack. */
import type { Option } from '@dejarik/kernel'
import { designOf } from '../../cards/catalogue.ts'
import type { AttackType } from '../../facts/index.ts'
import type { Space } from '../../map/index.ts'
import { type Figure, type FigureId, NONE, type State, type TokenId } from '../../state.ts'
import { has, STUNNED } from '../conditions.ts'
import { distanceTo, isAdjacentTo, seesSpace, spacesOf, standingOf } from '../ground.ts'
import { missionAlways, says } from '../live.ts'

/** How an attack is made; what is left out is as on the attacker's card. */
export interface Manner {
  readonly type?: AttackType
  /** Colours of the dice instead of its own. */
  readonly dice?: readonly number[]
  readonly pierce?: number
  readonly damage?: number
  /** Figures don't block its lines of sight. */
  readonly throughFigures?: boolean
  /** All figures count as hostile (ia.attack-special.15), and another player resolves it. */
  readonly forcedBy?: number
  /** Figures that can't be its target. */
  readonly not?: readonly FigureId[]
  /** The only figure that can. */
  readonly only?: FigureId | undefined
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
    const away = distanceTo(s, attacker, space)
    const inRange =
      type === 'ranged'
        ? seesSpace(s, one, space, other, standing, throughFigures)
        : isAdjacentTo(s, attacker, space) ||
          away === 0 ||
          (reach && away <= 2 && seesSpace(s, one, space, other, standing, throughFigures))
    if (inRange)
      found.push({ do: 'attack', figure: attacker, target, object, space, distance: Math.max(1, away) })
  }
  for (let id = 0; id < s.figures.length; id++) {
    const other = s.figures[id]
    if (other.space === NONE || !isEnemy(one, other, id === attacker, manner)) continue
    if (manner.only !== undefined && manner.only !== id) continue
    if (manner.not?.includes(id) === true) continue
    if (says(s, attacker, 'cannotAttack', (cannot, me) => cannot(s, me, id))) continue
    for (const space of spacesOf(s, other)) look(id, NONE, space, other)
  }
  const attackable = missionAlways(s).attackable
  if (attackable !== undefined && manner.only === undefined)
    for (let id = 0; id < s.tokens.length; id++)
      if (s.tokens[id].space !== NONE && attackable(s, attacker, id)) look(NONE, id, s.tokens[id].space, null)
  return found
}

/** Friendly figures are no targets (ia.attack-special.5), unless the attack is forced; nobody attacks himself (ia.attack-special.16). */
function isEnemy(one: Figure, other: Figure, itself: boolean, manner: Manner): boolean {
  return manner.forcedBy === undefined ? other.seat !== one.seat : !itself
}

/** Whether it has a target at all; cheaper than to list them. */
export function hasTarget(s: State, attacker: FigureId, manner: Manner = PLAIN): boolean {
  return targetsOf(s, attacker, manner).length > 0
}
