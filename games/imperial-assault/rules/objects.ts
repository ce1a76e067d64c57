/** Objects that can be attacked (rulebook: Objekte angreifen): where they are, and their end. */
import type { Flow } from '@dejarik/kernel'
import type { Space } from '../map/index.ts'
import { type FigureId, NONE, type State, type T, type TokenId } from '../state.ts'
import { openDoor } from './doors.ts'
import type { PlacedToken } from './mission.ts'
import { missionAt } from './missions.ts'
import { momentOf, open } from './windows.ts'

const NOWHERE: readonly Space[] = []
const places = new Map<Space, readonly Space[]>()

/** The door that a token is. Positions made by hand may have other tokens than the mission. */
export function doorOf(s: State, token: TokenId): PlacedToken['door'] {
  const placed = missionAt(s.mission).tokens[token]
  return placed?.kind === s.tokens[token].kind ? placed.door : undefined
}

/** A token is in its space; a door is in all that share an edge with it (ia.attacking-objects.13). */
export function spacesOfObject(s: State, token: TokenId): readonly Space[] {
  const { space } = s.tokens[token]
  if (space === NONE) return NOWHERE
  const door = doorOf(s, token)
  if (door !== undefined) return (s.doors & (1 << door.number)) === 0 ? NOWHERE : door.spaces
  let here = places.get(space)
  if (here === undefined) {
    here = [space]
    places.set(space, here)
  }
  return here
}

/** Null if it can't suffer damage; rules of the mission may change it. */
export function objectHealth(s: State, token: TokenId): number | null {
  const { health, healthNow } = missionAt(s.mission).tokenKinds[s.tokens[token].kind]
  return healthNow === undefined ? health : healthNow(s, token)
}

/** Damage on an object (ia.attacking-objects.2); without health left it is destroyed and removed (ia.attacking-objects.3). */
export function* damageObject(t: T, token: TokenId, amount: number, by: FigureId): Flow<number> {
  const s = t.state
  const one = s.tokens[token]
  const health = objectHealth(s, token)
  if (health === null || spacesOfObject(s, token).length === 0 || amount <= 0) return 0
  const suffered = Math.min(amount, health - one.damage)
  one.damage += suffered
  t.log?.('damage-object', 'ia.attacking-objects.2', { token, amount: suffered })
  if (one.damage >= health) yield* destroy(t, token, by)
  return suffered
}

/** A destroyed door counts as opened (ia.attacking-objects.4). */
function* destroy(t: T, token: TokenId, by: FigureId): Flow {
  const s = t.state
  t.log?.('destroyed', 'ia.attacking-objects.3', { token })
  const door = doorOf(s, token)
  if (door !== undefined) yield* openDoor(t, door.number, by)
  yield* open(t, momentOf('destroyed', token, by), 'ia.attacking-objects.3')
  s.tokens[token].space = NONE
}
