/** Conditions as functions. */
import { never } from '@dejarik/kernel'
import { type DeploymentFacts, deploymentNumber } from '../../facts/index.ts'
import { isLarge, type Space } from '../../map/index.ts'
import { designOf } from '../../rules/cards.ts'
import { isClosed } from '../../rules/doors.ts'
import { distanceTo, groundOf, isAdjacentTo, seesSpace, spacesOf, standingOf } from '../../rules/ground.ts'
import { isHero, isIncapacitated, isWounded } from '../../rules/hero.ts'
import { type FigureId, NONE, opponentOf, type State, TOKEN_COLORS, type TokenId } from '../../state.ts'
import type { CardTrait, Condition, FigureTrait, Who } from '../language/words.ts'
import { numberOf } from './numbers.ts'
import { carrierOf, controllersOf, placeOf, type SpacesOf, spacesOfToken } from './places.ts'
import { isPlayer, type Names, named, type Scene } from './scene.ts'

export type Holds = (s: State, scene: Scene) => boolean

/** All of them hold. */
export function allOf(names: Names, conditions: readonly Condition[] | undefined): Holds {
  if (conditions === undefined || conditions.length === 0) return () => true
  const holds = conditions.map((one) => conditionOf(names, one))
  return holds.length === 1 ? holds[0] : (s, scene) => holds.every((one) => one(s, scene))
}

export function conditionOf(names: Names, condition: Condition): Holds {
  switch (condition.is) {
    case 'controls': {
      const controllers = controllersOf(names, condition.what)
      const { player = 'you' } = condition
      return (s, scene) => controllers(s, scene).some((seat) => isPlayer(s, scene, player, seat))
    }
    case 'in':
      return standsIn(placeOf(names, condition.where), condition.who)
    case 'near':
      return isWithin(placeOf(names, condition.what), condition.who, condition.within ?? 1)
    case 'adjacent':
      return isBeside(placeOf(names, condition.what), condition.who)
    case 'sees':
      return seesPlace(placeOf(names, condition.what))
    case 'carries': {
      const kind = named(names.kinds, condition.kind)
      return (s, scene) => carriedBy(s, scene).some((token) => s.tokens[token].kind === kind)
    }
    case 'carried': {
      const { by = 'anyone' } = condition
      return (s, scene) => isPlayer(s, scene, by, seatOfFigure(s, carrierOf(s, scene.token)))
    }
    case 'belongs':
      return (s, scene) => isPlayer(s, scene, condition.to, s.tokens[scene.token].seat)
    case 'set-aside':
      return (s, { token }) => isAway(s, token) && s.tokens[token].seat === NONE
    case 'claimed':
      return (s, scene) =>
        isAway(s, scene.token) && isPlayer(s, scene, condition.by, s.tokens[scene.token].seat)
    case 'marked':
      return (s, { token }) => s.tokens[token].value > 0
    case 'facedown':
      return (s, { token }) => s.tokens[token].facedown
    case 'color': {
      const color = TOKEN_COLORS.indexOf(condition.color)
      // Face down it shows no colour: nobody may draw conclusions from what is offered.
      return (s, { token }) => !s.tokens[token].facedown && s.tokens[token].color === color
    }
    case 'side':
      return (s, scene) => isPlayer(s, scene, condition.of, seatOfFigure(s, scene.figure))
    case 'another':
      return (_s, { figure, before }) => figure !== before
    case 'figure':
      return (s, { figure }) => figure !== NONE && hasTrait(s, figure, condition.trait)
    case 'at-least':
    case 'at-most':
    case 'equal': {
      const one = numberOf(names, condition.number)
      const other = numberOf(names, condition.of)
      if (condition.is === 'at-least') return (s, scene) => one(s, scene) >= other(s, scene)
      if (condition.is === 'at-most') return (s, scene) => one(s, scene) <= other(s, scene)
      return (s, scene) => one(s, scene) === other(s, scene)
    }
    case 'leads': {
      const number = numberOf(names, condition.number)
      return (s, scene) => number(s, scene) > number(s, { ...scene, you: opponentOf(scene.you) })
    }
    case 'closed': {
      if (condition.door === 'door') return (s, { door }) => isClosed(s, door)
      const number = named(names.doors, condition.door)
      return (s) => isClosed(s, number)
    }
    case 'role': {
      const groupOf = named(names.roles, condition.role)
      return (s, { figure }) => figure !== NONE && s.figures[figure].group === groupOf(s)
    }
    case 'card':
      return (s, { figure }) =>
        figure !== NONE && condition.cards.includes(designOf(s.figures[figure].kind).facts.id)
    case 'reserved':
      return (s) => s.campaign?.reserve.includes(deploymentNumber(condition.card)) === true
    case 'hero':
      return (s, { figure }) =>
        figure !== NONE && designOf(s.figures[figure].kind).sheet?.hero.id === condition.hero
    case 'disarmed':
      return (s, { figure }) => s.held.some(({ hero, facedown }) => facedown && hero === figure)
    case 'not': {
      const holds = allOf(names, condition.if)
      return (s, scene) => !holds(s, scene)
    }
    case 'any': {
      const holds = condition.of.map((one) => conditionOf(names, one))
      return (s, scene) => holds.some((one) => one(s, scene))
    }
    default:
      return never(condition)
  }
}

function seatOfFigure(s: State, figure: FigureId): number {
  return figure === NONE ? NONE : s.figures[figure].seat
}

/** What the figure carries, or carried when it was defeated. */
export function carriedBy(s: State, { figure, carried }: Scene): readonly TokenId[] {
  return carried ?? (figure === NONE ? [] : s.figures[figure].carried)
}

/** Neither on the map nor on a figure's base. */
export function isAway(s: State, token: TokenId): boolean {
  return s.tokens[token].space === NONE && carrierOf(s, token) === NONE
}

function spacesOfWho(s: State, scene: Scene, who: Who): readonly Space[] {
  switch (who) {
    case 'token':
      return spacesOfToken(s, scene.token)
    case 'space':
      return scene.space === NONE ? scene.stood : [scene.space]
    case 'figure':
      return scene.figure === NONE ? [] : spacesOf(s, s.figures[scene.figure])
    default:
      return never(who)
  }
}

function standsIn(place: SpacesOf, who: Who = 'figure'): Holds {
  return (s, scene) => {
    const own = spacesOfWho(s, scene, who)
    if (own.length === 0) return false
    const spaces = place(s, scene)
    return own.some((space) => spaces.includes(space))
  }
}

/** Within so many spaces, counted as the rules count (ia.counting-spaces.1). */
function isWithin(place: SpacesOf, who: Who = 'figure', within: number): Holds {
  return (s, scene) => {
    if (who !== 'figure') {
      const { counting } = groundOf(s)
      const own = spacesOfWho(s, scene, who)
      return place(s, scene).some((to) => own.some((from) => counting.between(from, to) <= within))
    }
    if (scene.figure === NONE || s.figures[scene.figure].space === NONE) return false
    return place(s, scene).some((space) => distanceTo(s, scene.figure, space) <= within)
  }
}

function isBeside(place: SpacesOf, who: Who = 'figure'): Holds {
  return (s, scene) => {
    if (who !== 'figure') {
      const { counting } = groundOf(s)
      const own = spacesOfWho(s, scene, who)
      return place(s, scene).some((to) => own.some((from) => counting.adjacent(from).includes(to)))
    }
    return scene.figure !== NONE && place(s, scene).some((space) => isAdjacentTo(s, scene.figure, space))
  }
}

function seesPlace(place: SpacesOf): Holds {
  return (s, scene) => {
    if (scene.figure === NONE || s.figures[scene.figure].space === NONE) return false
    const spaces = place(s, scene)
    const standing = standingOf(s)
    return spaces.some((space) => seesSpace(s, s.figures[scene.figure], space, null, standing, false))
  }
}

export function cardHas({ base, keywords, unique }: DeploymentFacts, trait: CardTrait): boolean {
  switch (trait) {
    case 'small':
      return !isLarge(base)
    case 'large':
      return isLarge(base)
    case 'unique':
      return unique
    case 'mobile':
    case 'massive':
      return keywords[trait]
    default:
      return never(trait)
  }
}

function hasTrait(s: State, figure: FigureId, trait: FigureTrait): boolean {
  switch (trait) {
    case 'hero':
      return isHero(s, figure)
    case 'healthy':
      return !isWounded(s, figure)
    case 'incapacitated':
      return isIncapacitated(s.figures[figure])
    case 'wounded':
      return isWounded(s, figure)
    default:
      return cardHas(designOf(s.figures[figure].kind).facts, trait)
  }
}
