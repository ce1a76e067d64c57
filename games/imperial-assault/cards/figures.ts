/** Whom abilities are about: figures by side, trait, size, cost and nearness. */
import type { Trait } from '../facts/index.ts'
import type { Space } from '../map/index.ts'
import type { Me, Named } from '../rules/abilities.ts'
import { isAffected } from '../rules/affected.ts'
import { cardOf, designOf } from '../rules/cards.ts'
import {
  areAdjacent,
  distance,
  figuresOf,
  figuresOnMap,
  isAtOrBeside,
  sees,
  seesSpace,
  standingOf,
} from '../rules/ground.ts'
import { isWith } from '../rules/held.ts'
import { type Attack, type FigureId, NONE, opponentOf, type State } from '../state.ts'

export function hasTrait(s: State, figure: FigureId, trait: Trait): boolean {
  return designOf(s.figures[figure].kind).facts.traits.includes(trait)
}

export function isSmall(s: State, figure: FigureId): boolean {
  const { width, height } = designOf(s.figures[figure].kind).facts.base
  return width * height === 1
}

/** What one figure of its group costs: the price of bringing it back, or of the whole card. */
export function figureCost(s: State, figure: FigureId): number {
  const { cost, reinforcement } = designOf(s.figures[figure].kind).facts
  return reinforcement ?? cost
}

/** Whether one of the cards with a figure has this ability. */
export function isHolding(s: State, figure: FigureId, ability: Named): boolean {
  return s.held.some(({ card }, id) => cardOf(card).abilities.includes(ability) && isWith(s, id, figure))
}

export function isReady(s: State, figure: FigureId): boolean {
  return s.groups[s.figures[figure].group].ready
}

/** A figure is friendly to itself (ia.friendly-figure.2). */
export function isFriend(s: State, me: Me, figure: FigureId): boolean {
  return s.figures[figure].seat === me.seat
}

export function isWithin(s: State, me: Me, figure: FigureId, most: number): boolean {
  return distance(s, me.figure, figure) <= most
}

type Fits = (figure: FigureId) => boolean
const anybody: Fits = () => true

/** Abilities pass over all others; in a skirmish there are none. */
function affected(s: State, figures: FigureId[]): FigureId[] {
  if (s.campaign === null) return figures
  return figures.filter((figure) => isAffected(s.figures[figure]))
}

/** Other friendly figures for which this holds. */
export function friends(s: State, me: Me, fits: Fits = anybody): FigureId[] {
  return affected(s, figuresOf(s, me.seat)).filter((figure) => figure !== me.figure && fits(figure))
}

/** Whether there is one; stops at the first. */
export function hasFriend(s: State, me: Me, fits: Fits): boolean {
  return affected(s, figuresOf(s, me.seat)).some((figure) => figure !== me.figure && fits(figure))
}

export function enemies(s: State, me: Me, fits: Fits = anybody): FigureId[] {
  return affected(s, figuresOf(s, opponentOf(me.seat))).filter(fits)
}

/** Itself among them, unlike `friends`. */
export function friendsWithin(s: State, me: Me, most: number): FigureId[] {
  return affected(s, figuresOf(s, me.seat)).filter((figure) => isWithin(s, me, figure, most))
}

export function enemiesWithin(s: State, me: Me, most: number): FigureId[] {
  return enemies(s, me, (figure) => isWithin(s, me, figure, most))
}

export function othersWithin(s: State, me: Me, most: number): FigureId[] {
  return affected(s, figuresOnMap(s)).filter(
    (figure) => figure !== me.figure && isWithin(s, me, figure, most),
  )
}

export function adjacentFriends(s: State, me: Me): FigureId[] {
  return friends(s, me, (figure) => areAdjacent(s, me.figure, figure))
}

export function adjacentEnemies(s: State, me: Me): FigureId[] {
  return enemies(s, me, (figure) => areAdjacent(s, me.figure, figure))
}

/** Of both sides. */
export function adjacentFigures(s: State, me: Me): FigureId[] {
  return affected(s, figuresOnMap(s)).filter((figure) => areAdjacent(s, me.figure, figure))
}

/** Who is incapacitated still stands there. */
export function isBesideFriend(s: State, me: Me, fits: Fits = anybody): boolean {
  return figuresOf(s, me.seat).some((figure) => areAdjacent(s, me.figure, figure) && fits(figure))
}

/** Hostile figures in its line of sight. */
export function seenEnemies(s: State, me: Me): FigureId[] {
  return enemies(s, me, (figure) => sees(s, me.figure, figure))
}

export function seenEnemiesWithin(s: State, me: Me, most: number): FigureId[] {
  return seenEnemies(s, me).filter((figure) => isWithin(s, me, figure, most))
}

/** Figures on a space or adjacent to it. */
export function figuresAt(s: State, space: Space): FigureId[] {
  return affected(s, figuresOnMap(s)).filter((figure) => isAtOrBeside(s, figure, space))
}

/** Whether a figure sees what is attacked; of a large target any space will do, not only the one that is aimed at. */
export function seesTarget(s: State, figure: FigureId, { target, space }: Attack): boolean {
  if (target !== NONE) return sees(s, figure, target)
  return seesSpace(s, s.figures[figure], space, null, standingOf(s), false)
}
