/** Moving a ship with a template, and what it meets on the way (rulebook: "Bewegen"). */
import type { Flow } from '@dejarik/kernel'
import {
  type Flight,
  type Footprint,
  fly,
  isOutside,
  type Move,
  type Placed,
  passedThrough,
  STANDARD_PLAY_AREA,
} from '../geometry/index.ts'
import type { Ship, ShipId, State, T, Thing, ThingId } from '../state.ts'
import { raise } from './ability-queue.ts'
import { metDevice } from './devices.ts'
import type { Move as MoveName } from './events.ts'
import { ignores, isObstacle, sufferObstacle } from './obstacles.ts'
import { footprint, placedOf, remember } from './range.ts'

/** Everything but objectives, which nothing bumps into. */
function tangible(s: State): Thing[] {
  return s.things.filter((thing) => thing.inPlay && thing.kind !== 'objective')
}

function othersThan(s: State, ship: ShipId): Ship[] {
  return s.ships.filter((other) => other.zone === 'play' && other.id !== ship)
}

/** A flight among the ships and things of the table, with their ids instead of places in a list. */
export interface Flown {
  readonly flight: Flight
  readonly from: Footprint
  readonly move: Move
  readonly overlapped: readonly ShipId[]
  readonly met: readonly {
    readonly thing: ThingId
    readonly movedThrough: boolean
    readonly overlapped: boolean
  }[]
}

/** How a move would go; nothing changes. `from` is the ship's own place unless another is given (deploying). */
export function flownBy(s: State, ship: Ship, move: Move, from: Footprint = footprint(ship)): Flown {
  const others = othersThan(s, ship.id)
  const things = tangible(s)
  const flight = fly(
    from,
    move,
    others.map(footprint),
    things.map((thing): Placed => placedOf(thing)),
  )
  return {
    flight,
    from,
    move,
    overlapped: flight.overlapped.map((i) => others[i].id),
    met: flight.met.map(({ token, movedThrough, overlapped }) => ({
      thing: things[token].id,
      movedThrough,
      overlapped,
    })),
  }
}

/** Other ships that it moved through (xw.g.move.2). */
export function shipsPassed(s: State, ship: ShipId, { from, move, flight }: Flown): ShipId[] {
  const others = othersThan(s, ship)
  return passedThrough(from, move, flight, others.map(footprint)).map((i) => others[i].id)
}

export function isOffTheTable(at: Footprint): boolean {
  return isOutside(STANDARD_PLAY_AREA, at)
}

/** Some ships ignore an obstacle while they move, others may boost and roll over it but suffer its effects. */
function mayCross(s: State, ship: Ship, thing: ThingId, overlapped: boolean): boolean {
  return ignores(s, ship, thing, 'move', overlapped) || ignores(s, ship, thing, 'reposition', overlapped)
}

/** Why a boost, barrel roll, decloak or tractor move can't end there (xw.g.boost.9 to .11); null if it can. */
export function hindrance(
  s: State,
  ship: Ship,
  { flight, met }: Flown,
  heedObstacles: 'always' | 'unless-ignored' = 'unless-ignored',
): 'ship' | 'obstacle' | 'edge' | null {
  if (!flight.full) return 'ship'
  if (isOffTheTable(flight.footprint)) return 'edge'
  for (const { thing, overlapped } of met)
    if (isObstacle(s.things[thing]) && (heedObstacles === 'always' || !mayCross(s, ship, thing, overlapped)))
      return 'obstacle'
  return null
}

/** Puts the ship where its flight ended, and resolves what it met in the order of its way (xw.g.obstacle.28). */
export function* land(t: T, ship: ShipId, flown: Flown, how: MoveName): Flow {
  const s = t.state
  const it = s.ships[ship]
  it.pose = remember(flown.flight.footprint)
  t.log?.('move', 'xw.g.move.1', { ship, how, x: it.pose.x, y: it.pose.y, a: it.pose.a })
  yield* meet(t, ship, flown, how)
}

/** The second half of `land`, for maneuvers, which check their difficulty first. */
export function* meet(t: T, ship: ShipId, flown: Flown, how: MoveName): Flow {
  const s = t.state
  const { met } = flown
  const passed = shipsPassed(s, ship, flown)
  for (const { thing, overlapped } of met) {
    if (s.ships[ship].zone !== 'play' || !s.things[thing].inPlay) continue
    if (isObstacle(s.things[thing])) yield* sufferObstacle(t, ship, thing, overlapped)
    else yield* metDevice(t, ship, thing, overlapped, how)
  }
  if (s.ships[ship].zone !== 'play') return
  yield* raise(t, {
    event: 'moved',
    ship,
    how,
    passed,
    through: met.filter(({ movedThrough }) => movedThrough).map(({ thing }) => thing),
    onto: met.filter(({ overlapped }) => overlapped).map(({ thing }) => thing),
  })
}
