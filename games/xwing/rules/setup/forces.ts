/** The set-up step Place Forces (rulebook: "Streitkräfte platzieren", xw.g.setup.16 to .19). */
import { type Flow, type Refusal, refuse } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import {
  BAND,
  EDGES,
  type Edge,
  type Footprint,
  fillsRangeFromEdge,
  footprintOf,
  isOutside,
  isWithinRangeOfEdge,
  MM,
  overlappedBy,
  type Pose,
  rangeBetween,
  STANDARD_PLAY_AREA,
} from '../../geometry/index.ts'
import { DEPLOYED, ENGAGED, opponentOf, type Ship, type State, type T } from '../../state.ts'
import { drain, raise } from '../ability-queue.ts'
import { hasTurret, isDouble } from '../actions/rotate.ts'
import { forEachOpinion, isAllowed, isGranted, opinions } from '../ask-cards.ts'
import { initiativeOf, nextInitiative, nextShip } from '../initiative.ts'
import { footprint } from '../range.ts'
import { lastPlaceOf, lastPlacing } from './last-place.ts'
import { beyond, placedShips } from './limits.ts'
import { askPlace, findPlace, type Limit, type Placing } from './places.ts'

/** Seat 0 sits in the south, seat 1 opposite (xw.g.setup.12). */
export const OWN_EDGE: readonly Edge[] = ['south', 'north']

function isUnplaced(ship: Ship): boolean {
  return ship.zone === 'reserve' && ship.carrier < 0
}

function isNext(s: State, ship: Ship): boolean {
  return isUnplaced(ship) && lastPlaceOf(s, ship) === null && !isGranted(s, 'staysInReserve', ship)
}

/** In ascending initiative, ties in player order (xw.g.setup.16, .17). One step a ship. */
export function* forces(t: T): Flow<string> {
  const s = t.state
  const initiative = nextInitiative(s, 0, 1, (one) => isNext(s, one))
  if (initiative < 0) return 'ready'
  const ship = yield* nextShip(
    t,
    'next-placed',
    (one) => isNext(s, one) && initiativeOf(s, one) === initiative,
    'xw.g.setup.16',
  )
  if (ship === null) return 'ready'
  yield* placeShip(t, ship)
  return 'forces'
}

/** Ships that a card held back, in player order. */
export function* lastForces(t: T): Flow {
  const s = t.state
  for (const seat of [s.firstPlayer, opponentOf(s.firstPlayer)])
    for (const ship of s.ships)
      if (ship.seat === seat && isUnplaced(ship) && !isGranted(s, 'staysInReserve', ship))
        yield* placeShip(t, ship)
}

/**
 * A ship that waited in reserve is placed after all: at one edge, or at any edge and far from enemies. In the middle of a
 * round it neither activates nor engages.
 */
export function* placeFromReserve(t: T, ship: Ship, edge?: Edge): Flow {
  const s = t.state
  const placing = edge === undefined ? atAnyEdge(s, ship) : atEdge(s, ship, edge)
  yield* placeShip(t, ship, placing ?? atOwnEdge(s, ship))
  if (s.phase !== 'planning') ship.marks |= DEPLOYED | ENGAGED
}

function* placeShip(t: T, ship: Ship, placing: Placing = placingOf(t.state, ship)): Flow {
  const s = t.state
  const pose = yield* askPlace(t, ship.seat, 'place-ship', 'xw.g.setup.18', placing)
  ship.pose = pose
  ship.zone = 'play'
  t.log?.('place-ship', 'xw.g.setup.16', { ship: ship.id })
  if (hasTurret(s, ship)) yield* pointTurret(t, ship)
  yield* raise(t, { event: 'placed', ship: ship.id })
  yield* drain(t)
}

/** Taken up and placed once more in its own zone. */
export function* placeAnew(t: T, ship: Ship): Flow {
  ship.zone = 'reserve'
  const placing = atOwnEdge(t.state, ship)
  ship.pose = yield* askPlace(t, ship.seat, 'place-ship', 'xw.g.setup.18', placing)
  ship.zone = 'play'
  t.log?.('place-ship', 'xw.g.setup.16', { ship: ship.id })
}

function placingOf(s: State, ship: Ship): Placing {
  const last = lastPlaceOf(s, ship)
  // Without a legal place it goes to its own edge like any other (xw.a.faq-deploy.1).
  return (last === null ? null : lastPlacing(s, ship, last)) ?? atOwnEdge(s, ship)
}

/** Within range 1 of any edge and beyond range 3 of every enemy ship; null if there is no such place. */
function atAnyEdge(s: State, ship: Ship): Placing | null {
  const enemies = placedShips(s, (seat) => seat !== ship.seat)
  return atEdges(s, ship, EDGES, (here) => beyond(here, enemies, 3, 'xw.g.reserve.3'))
}

function atEdge(s: State, ship: Ship, edge: Edge): Placing | null {
  return atEdges(s, ship, [edge], () => null)
}

function atEdges(
  s: State,
  ship: Ship,
  edges: readonly Edge[],
  also: (here: Footprint) => Refusal | null,
): Placing | null {
  const { type, base } = printed(ship)
  const { width, height } = STANDARD_PLAY_AREA
  const others = placedShips(s)
  const placing: Placing = {
    area: { kind: 'ship', id: type.id, ship: ship.id, zone: [0, 0, width, height] },
    check: (pose) => {
      const here = footprintOf(base, pose)
      if (isOutside(STANDARD_PLAY_AREA, here)) return refuse('outside-play-area', 'xw.g.size.10')
      if (!edges.some((edge) => isWithinRangeOfEdge(STANDARD_PLAY_AREA, edge, DEPLOYMENT_RANGE, here)))
        return refuse('outside-deployment-zone', 'xw.g.setup.18')
      if (overlappedBy(here, others).length > 0) return refuse('ship-on-ship', 'xw.g.setup.18')
      return also(here)
    },
    headings: [0, 90],
  }
  return findPlace(placing) === null ? null : placing
}

function atOwnEdge(s: State, ship: Ship): Placing {
  const { width, height } = STANDARD_PLAY_AREA
  const south = OWN_EDGE[ship.seat] === 'south'
  const depth = DEPLOYMENT_RANGE * BAND + 40 * MM
  const placing: Placing = {
    area: {
      kind: 'ship',
      id: printed(ship).type.id,
      ship: ship.id,
      zone: mayBeElsewhere(s, ship) ? [0, 0, width, height] : [0, south ? 0 : height - depth, width, depth],
    },
    check: (pose) => checkWithin(s, ship, pose, DEPLOYMENT_RANGE),
    headings: south ? [0] : [180],
  }
  if (findPlace(placing) !== null) return placing
  // Its player has left no room: one band farther in (docs/rulings.md).
  const zone = [0, south ? 0 : height - 2 * depth, width, 2 * depth] as const
  return {
    ...placing,
    area: { ...placing.area, zone },
    check: (pose) => checkWithin(s, ship, pose, DEPLOYMENT_RANGE + 1),
  }
}

const DEPLOYMENT_RANGE = 1

/** Within the range of the own edge; a large ship may stick out if it fills the zone (xw.g.setup.18, xw.g.size.9). */
function checkWithin(s: State, ship: Ship, pose: Pose, range: number): Refusal | null {
  const { base, size } = printed(ship)
  const here = footprintOf(base, pose)
  const edge = OWN_EDGE[ship.seat]
  if (isOutside(STANDARD_PLAY_AREA, here)) return refuse('outside-play-area', 'xw.g.size.10')
  const isWithin =
    isWithinRangeOfEdge(STANDARD_PLAY_AREA, edge, range, here) ||
    (size === 'large' && fillsRangeFromEdge(STANDARD_PLAY_AREA, edge, range, here)) ||
    isNearHost(s, ship, here) ||
    isFarFromEnemies(s, ship, here)
  if (!isWithin) return refuse('outside-deployment-zone', 'xw.g.setup.18')
  const others = s.ships.filter(({ zone }) => zone === 'play').map(footprint)
  if (overlappedBy(here, others).length > 0) return refuse('ship-on-ship', 'xw.g.setup.18')
  return null
}

/** Whether a card lets the ship be placed elsewhere: near its own ship (xw.a.errata-ships.24), or far from enemies. */
function mayBeElsewhere(s: State, ship: Ship): boolean {
  return (['placedNear', 'placedBeyond'] as const).some((question) =>
    opinions(s, question, ship).some((range) => range >= 0),
  )
}

function isFarFromEnemies(s: State, ship: Ship, here: Footprint): boolean {
  const ranges = opinions(s, 'placedBeyond', ship).filter((range) => range >= 0)
  const enemies = placedShips(s, (seat) => seat !== ship.seat)
  return ranges.some((range) => beyond(here, enemies, range, 'xw.g.setup.18') === null)
}

function isNearHost(s: State, ship: Ship, here: Footprint): boolean {
  let near = false
  forEachOpinion(
    s,
    'placedNear',
    (range, { ship: host }) => {
      near ||= range >= 0 && rangeBetween(footprint(s.ships[host]), here) <= range
    },
    ship,
  )
  return near
}

/** For clients: why a ship can't be placed somewhere. */
export function shipLimit(s: State, ship: Ship): Limit {
  return placingOf(s, ship).check
}

/** A placed ship's turret may point to any standard arc (xw.g.setup.19). */
function* pointTurret(t: T, ship: Ship): Flow {
  const arcs = isDouble(ship) ? (['front', 'left'] as const) : (['front', 'right', 'rear', 'left'] as const)
  const allowed = arcs.filter((arc) => isAllowed(t.state, 'mayPoint', ship, arc))
  const options = allowed.map((arc) => ({ do: 'turret' as const, ship: ship.id, arc }))
  const { arc } = yield* t.choose(ship.seat, 'rotate', options, { rule: 'xw.g.setup.19' })
  ship.turret = arc
}
