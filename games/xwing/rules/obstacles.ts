/** Obstacles: what happens to a ship that moves through or onto one, or stays at one (rulebook: "Hindernisse"). */
import { type Flow, never } from '@dejarik/kernel'
import { isTouching, OBSTACLES, type ObstacleKind, PLACED_OBSTACLES } from '../geometry/index.ts'
import {
  type ObjectId,
  type Ship,
  type ShipId,
  SKIPS_ACTION,
  type State,
  type T,
  THING,
  type Thing,
  type ThingId,
  type Weapon,
} from '../state.ts'
import { raise } from './ability-queue.ts'
import { isGranted } from './ask-cards.ts'
import { RULE, type Source, sufferDamage } from './damage.ts'
import { isHitOrCrit, rollOne } from './dice.ts'
import { loseAllLocks, loseLocksOn } from './locks.ts'
import { footprint, inPlay, placedOf } from './range.ts'
import { gainToken } from './tokens.ts'

const KIND_OF = new Map<string, ObstacleKind>(
  [...OBSTACLES, ...PLACED_OBSTACLES].map(({ id, kind }) => [id, kind]),
)

/** Null for what is no obstacle. */
export function obstacleKind(thing: Pick<Thing, 'kind' | 'type'>): ObstacleKind | null {
  return thing.kind === 'objective' || thing.kind === 'remote' ? null : (KIND_OF.get(thing.type) ?? null)
}

export function isObstacle(thing: Thing): boolean {
  return obstacleKind(thing) !== null
}

/** Loose cargo and spare parts are debris clouds with an effect of their own (docs/rulings.md). */
const CARGO: readonly string[] = ['loosecargo', 'spareparts']

export function ignores(
  s: State,
  ship: Ship,
  thing: ThingId,
  during: 'move' | 'reposition' | 'attack' | 'range-0',
  overlapped = false,
): boolean {
  return isGranted(s, 'ignoresObstacle', ship, thing, during, overlapped)
}

/** After its move the ship suffers what it met, in the order of its way (xw.g.obstacle.2, .28). */
export function* sufferObstacle(t: T, ship: ShipId, thing: ThingId, overlapped: boolean): Flow {
  const s = t.state
  const it = s.ships[ship]
  const obstacle = s.things[thing]
  const kind = obstacleKind(obstacle)
  if (kind === null || it.zone !== 'play' || ignores(s, it, thing, 'move', overlapped)) return
  const event = yield* raise(t, { event: 'suffers-obstacle', ship, thing, overlapped })
  if (event === null) return
  t.log?.('obstacle', 'xw.g.obstacle.2', { ship, target: THING + thing })
  // Merely moving through leaves the action, except for a blaze (xw.g.obstacle.14, xw.g.blaze.6).
  if (overlapped || kind === 'blaze') it.marks |= SKIPS_ACTION
  yield* effect(t, ship, kind, obstacle)
  yield* raise(t, { event: 'obstacle-suffered', ship, thing, overlapped })
}

function* effect(t: T, ship: ShipId, kind: ObstacleKind, obstacle: Thing): Flow {
  const source: Source = { ...RULE, thing: obstacle.id }
  switch (kind) {
    case 'asteroid': {
      yield* sufferDamage(t, ship, 'hit', 1, source)
      const face = yield* rollOne(t, ship, 'xw.g.obstacle.4')
      if (isHitOrCrit(face)) yield* sufferDamage(t, ship, 'hit', 1, source)
      yield* rolled(t, ship, obstacle, face)
      return
    }
    case 'debris-cloud': {
      if (CARGO.includes(obstacle.type)) {
        yield* gainToken(t, ship, 'strain', 1, -1, obstacle.id)
        if (isHitOrCrit(yield* rollOne(t, ship, 'xw.g.obstacle.9')))
          yield* gainToken(t, ship, 'stress', 1, -1, obstacle.id)
        return
      }
      yield* gainToken(t, ship, 'stress', 1, -1, obstacle.id)
      const face = yield* rollOne(t, ship, 'xw.g.obstacle.13')
      if (face === 'hit' || face === 'crit') yield* sufferDamage(t, ship, face, 1, source)
      yield* rolled(t, ship, obstacle, face)
      return
    }
    case 'gas-cloud': {
      loseAllLocks(t, ship)
      loseLocksOn(t, ship)
      yield* gainToken(t, ship, 'strain', 1, -1, obstacle.id)
      const face = yield* rollOne(t, ship, 'xw.g.obstacle.12')
      if (isHitOrCrit(face)) yield* gainToken(t, ship, 'ion', face === 'hit' ? 1 : 3, -1, obstacle.id)
      return
    }
    case 'electro-chaff-cloud': {
      loseAllLocks(t, ship)
      loseLocksOn(t, ship)
      yield* gainToken(t, ship, 'jam', 1, -1, obstacle.id)
      if (isHitOrCrit(yield* rollOne(t, ship, 'xw.g.obstacle.8')))
        yield* gainToken(t, ship, 'stress', 1, -1, obstacle.id)
      return
    }
    case 'blaze': {
      const face = yield* rollOne(t, ship, 'xw.g.blaze.5')
      if (isHitOrCrit(face)) yield* sufferDamage(t, ship, 'hit', 1, source)
      else if (face === 'focus') yield* gainToken(t, ship, 'stress', 1, -1, obstacle.id)
      return
    }
    default:
      never(kind)
  }
}

/** An environment may read the same die (mynocks). */
function* rolled(t: T, ship: ShipId, obstacle: Thing, face: string): Flow {
  yield* raise(t, { event: 'obstacle-rolled', ship, thing: obstacle.id, face })
}

const NO_ATTACKS: readonly ObstacleKind[] = ['asteroid', 'debris-cloud', 'gas-cloud']
const NO_LOCKS: readonly ObstacleKind[] = ['gas-cloud', 'electro-chaff-cloud']

/** Kinds of the obstacles at which a ship stands that bar it from attacking (xw.g.obstacle.16, .20, .21). */
export function obstaclesInTheWay(s: State, ship: Ship): readonly ObstacleKind[] {
  return obstaclesAt(s, ship, NO_ATTACKS)
}

/** Whether one of those bars it with this weapon. */
export function barsFromAttacking(
  s: State,
  ship: Ship,
  weapon: Weapon,
  kinds: readonly ObstacleKind[],
): boolean {
  return kinds.some((kind) => !isGranted(s, 'firesAtObstacle', ship, weapon, kind))
}

/** At range 0 of a cloud a ship can neither lock nor be locked (xw.g.obstacle.18, .19). */
export function barredFromLocks(s: State, object: ObjectId): boolean {
  return object < THING && obstaclesAt(s, s.ships[object], NO_LOCKS).length > 0
}

const NONE: readonly ObstacleKind[] = []

/** Kinds of the obstacles that a ship is at, of those that matter. */
function obstaclesAt(s: State, ship: Ship, kinds: readonly ObstacleKind[]): readonly ObstacleKind[] {
  let found = NONE
  if (!inPlay(ship)) return found
  for (const thing of s.things) {
    if (!thing.inPlay) continue
    const kind = obstacleKind(thing)
    if (kind === null || !kinds.includes(kind)) continue
    if (isTouching(footprint(ship), placedOf(thing)) && !ignores(s, ship, thing.id, 'range-0'))
      found = [...found, kind]
  }
  return found
}
