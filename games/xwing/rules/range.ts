/** Measuring: range, arcs and contact between what lies in the play area (rulebook: "Reichweite", "Winkel"). */
import { printed } from '../facts/printed.ts'
import {
  ARC_BIT,
  type ArcName,
  arcsWith,
  type Footprint,
  footprintOf,
  type Placed,
  type Pose,
  rangeBetween,
  tokenAt,
  tokenShape,
} from '../geometry/index.ts'
import { type ObjectId, type Ship, type State, THING, type Thing } from '../state.ts'
import { isGranted } from './ask-cards.ts'
import { arcsOfRemote, footprintOfRemote } from './remotes/arc.ts'

/** A pose object belongs to one ship or thing for good, so what is worked out from it can be kept with it. */
const footprints = new WeakMap<Pose, Footprint>()
const tokens = new WeakMap<Pose, Placed>()

export function footprint(ship: Ship): Footprint {
  let found = footprints.get(ship.pose)
  if (found === undefined) {
    found = footprintOf(printed(ship).base, ship.pose)
    footprints.set(ship.pose, found)
  }
  return found
}

/** Kept for a footprint that the geometry has just made, so that it is not made twice. */
export function remember(made: Footprint): Pose {
  footprints.set(made.pose, made)
  return made.pose
}

export function placedOf(thing: Thing): Placed {
  let found = tokens.get(thing.pose)
  if (found === undefined) {
    const shape = tokenShape(thing.type)
    if (shape === null) throw new Error(`there is no outline for ${thing.type}`)
    found = tokenAt(shape.outline, thing.pose)
    tokens.set(thing.pose, found)
  }
  return found
}

export function isShip(object: ObjectId): boolean {
  return object < THING
}

export function placed(s: State, object: ObjectId): Placed {
  return isShip(object) ? footprint(s.ships[object]) : placedOf(s.things[object - THING])
}

/** Ships in the play area: destroyed ones are there until they are removed. */
export function inPlay(ship: Ship): boolean {
  return ship.zone === 'play'
}

/** Range between two objects, 0 for contact; a ship in reserve is at no range. */
export function rangeTo(s: State, from: ObjectId, to: ObjectId): number {
  if (from === to) return 0
  if (isShip(from) && !inPlay(s.ships[from])) return Number.POSITIVE_INFINITY
  if (isShip(to) && !inPlay(s.ships[to])) return Number.POSITIVE_INFINITY
  return rangeBetween(placed(s, from), placed(s, to))
}

/** Whether `to` is at that range of `from`, whose effect measures it. */
export function isAtRange(s: State, from: ObjectId, to: ObjectId, min: number, max: number): boolean {
  const range = rangeTo(s, from, to)
  return (range >= min && range <= max) || (min <= 1 && max < range && isTreatedAsNear(s, from, to, range))
}

function isTreatedAsNear(s: State, from: ObjectId, to: ObjectId, range: number): boolean {
  return range <= 3 && isShip(from) && isShip(to) && isGranted(s, 'treatsAsNear', s.ships[from], s.ships[to])
}

/** All arcs of a ship or remote in which another object lies, as `ARC_BIT`s. */
export function arcsTo(s: State, ship: ObjectId, other: ObjectId): number {
  if (!isShip(ship)) return arcsOfRemote(s, s.things[ship - THING], other)
  if (ship === other || !inPlay(s.ships[ship]) || (isShip(other) && !inPlay(s.ships[other]))) return 0
  return arcsWith(footprint(s.ships[ship]), placed(s, other))
}

/** Whether `other` lies in an arc of `ship`; a ship is in none of its own (xw.a.faq-arcs.5). */
export function liesInArc(s: State, ship: ObjectId, arc: ArcName, other: ObjectId): boolean {
  return (arcsTo(s, ship, other) & ARC_BIT[arc]) !== 0
}

/** Whether it counts as lying there, as its ship likes it: what harms that ship asks for what lies there. */
export function isInArc(s: State, ship: ObjectId, arc: ArcName, other: ObjectId): boolean {
  return liesInArc(s, ship, arc, other) || (arc === 'bullseye' && isTreatedAsBullseye(s, ship, other))
}

function isTreatedAsBullseye(s: State, ship: ObjectId, other: ObjectId): boolean {
  return isShip(ship) && isGranted(s, 'treatsAsBullseye', s.ships[ship], other)
}

/** The arcs that a ship attacks from: as they lie, and a bullseye arc as its ship likes it. */
export function attackArcsTo(s: State, ship: ObjectId, other: ObjectId): number {
  const arcs = arcsTo(s, ship, other)
  return isTreatedAsBullseye(s, ship, other) ? arcs | ARC_BIT.bullseye : arcs
}

/** What is only treated as being in the bullseye arc is measured in the front arc, where it lies. */
export function arcToMeasure(s: State, ship: ObjectId, arc: ArcName, other: ObjectId): ArcName {
  return arc === 'bullseye' && !liesInArc(s, ship, arc, other) ? 'front' : arc
}

/** A remote with an arc is measured from like a ship. */
export function footprintOfAttacker(s: State, attacker: ObjectId): Footprint {
  return isShip(attacker) ? footprint(s.ships[attacker]) : footprintOfRemote(s.things[attacker - THING])
}

export function seatOf(s: State, object: ObjectId): number {
  return isShip(object) ? s.ships[object].seat : s.things[object - THING].seat
}

/** Ships in play that pass, in the order of their ids. */
export function shipsWhere(s: State, test: (ship: Ship) => boolean): Ship[] {
  const found: Ship[] = []
  for (const ship of s.ships) if (ship.zone === 'play' && test(ship)) found.push(ship)
  return found
}
