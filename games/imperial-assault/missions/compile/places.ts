/** Places: where something stands, or which spaces a name means. */
import { DIFFICULT, type Space, VOID } from '../../map/index.ts'
import { controllerOfArea, controllerOfSpace } from '../../rules/control.ts'
import { spacesOf } from '../../rules/ground.ts'
import { spacesOfObject } from '../../rules/objects.ts'
import { type FigureId, NONE, opponentOf, type State, type TokenId } from '../../state.ts'
import { spacesFrom } from '../lay.ts'
import { type Names, named, pointNumbers, type Scene } from './scene.ts'

export type SpacesOf = (s: State, scene: Scene) => readonly Space[]

const NOWHERE: readonly Space[] = []

/** Who carries a token; NONE if nobody does. */
export function carrierOf(s: State, token: TokenId): FigureId {
  return s.figures.findIndex(({ carried }) => carried.includes(token))
}

/** Where a token is: on the map, or with who carries it. */
export function spacesOfToken(s: State, token: TokenId): readonly Space[] {
  if (token === NONE) return NOWHERE
  if (s.tokens[token].space !== NONE) return spacesOfObject(s, token)
  const carrier = carrierOf(s, token)
  return carrier === NONE ? NOWHERE : spacesOf(s, s.figures[carrier])
}

/** The spaces that a place means. */
export function placeOf(names: Names, place: string): SpacesOf {
  const { board } = names
  const all = (is: (space: Space) => boolean): SpacesOf => {
    const spaces = board.terrain.flatMap((one, space) => (one !== VOID && is(space) ? [space] : []))
    return () => spaces
  }
  const [word, name] = place.split(':')
  switch (word) {
    case 'token':
      return (s, { token }) => spacesOfToken(s, token)
    case 'that':
      return (s, { that }) => spacesOfToken(s, that)
    case 'figure':
      return (s, { figure }) => (figure === NONE ? NOWHERE : spacesOf(s, s.figures[figure]))
    case 'space':
      return (_s, { space, stood }) => (space === NONE ? stood : [space])
    case 'interior':
      return all((space) => board.interior[space])
    case 'exterior':
      return all((space) => !board.interior[space])
    case 'difficult':
      return all((space) => board.terrain[space] === DIFFICULT)
    case 'area': {
      const spaces = named(names.areas, name)
      return () => spaces
    }
    case 'entrance':
      return () => names.entrance
    case 'spaces': {
      const spaces = spacesFrom(board.width, name)
      return () => spaces
    }
    case 'door': {
      if (name === undefined) return (_s, { door }) => (door === NONE ? NOWHERE : names.doorSpaces[door])
      const spaces = names.doorSpaces[named(names.doors, name)]
      return () => spaces
    }
    case 'point': {
      const spaces = pointNumbers(names, name).map((point) => names.points[point].space)
      return () => spaces
    }
    case 'role': {
      const groupOf = named(names.roles, name)
      return (s) => {
        const group = groupOf(s)
        return group === NONE
          ? NOWHERE
          : s.groups[group].figures.flatMap((figure) => spacesOf(s, s.figures[figure]))
      }
    }
    case 'hero':
      return (s) => {
        const hero = s.options.campaign?.heroes.indexOf(name) ?? NONE
        return hero < 0 ? NOWHERE : spacesOf(s, s.figures[hero])
      }
    case 'tokens': {
      const kind = named(names.kinds, name)
      return (s) => tokensOf(s, kind).flatMap((token) => spacesOfObject(s, token))
    }
    default:
      return zoneOf(names, name)
  }
}

function zoneOf({ zones }: Names, name: string): SpacesOf {
  switch (name) {
    case 'red':
      return () => zones[0]
    case 'blue':
      return () => zones[1]
    case 'any': {
      const both = zones.flat()
      return () => both
    }
    case 'own':
      return (s, { you }) => zones[s.sides[you].zone]
    default:
      return (s, { you }) => zones[s.sides[opponentOf(you)].zone]
  }
}

export function tokensOf(s: State, kind: number): TokenId[] {
  const found: TokenId[] = []
  for (let id = 0; id < s.tokens.length; id++) if (s.tokens[id].kind === kind) found.push(id)
  return found
}

/** Who controls a place: tokens from beside them, areas and zones from within; of several tokens one will do. */
export function controllersOf(names: Names, place: string): (s: State, scene: Scene) => readonly number[] {
  const spaces = placeOf(names, place)
  const isToken = place === 'token' || place === 'that' || place.startsWith('tokens:')
  return (s, scene) => {
    if (!isToken) return [controllerOfArea(s, spaces(s, scene))]
    // A carried token lies nowhere: nobody controls it.
    const one = place === 'token' ? scene.token : place === 'that' ? scene.that : NONE
    if (one !== NONE && s.tokens[one].space === NONE) return [NONE]
    const controllers = spaces(s, scene).map((space) => controllerOfSpace(s, space))
    return controllers.length === 0 ? [NONE] : controllers
  }
}
