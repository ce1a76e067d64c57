/** Which devices are bombs, mines, remotes; and the units that they reach. */
import { type DeviceFacts, findDevice } from '../../facts/index.ts'
import { type ObjectId, opponentOf, type State, THING, type Thing, type ThingKind } from '../../state.ts'
import { isAtRange } from '../range.ts'

/** The two mines at the sides of a cluster mine have a shape of their own. */
export const CLUSTER_MINE_SIDE = 'clustermine-side'

export function factsOfDevice(type: string): DeviceFacts | undefined {
  return findDevice(type === CLUSTER_MINE_SIDE ? 'clustermine' : type)
}

export function isBomb(type: string): boolean {
  return factsOfDevice(type)?.kind === 'bomb'
}

export function isMine(type: string): boolean {
  return factsOfDevice(type)?.kind === 'mine'
}

/** Loose cargo and spare parts are obstacles alone; an electro-chaff cloud is both (xw.a.obstacles.11). */
export function isDevice(type: string): boolean {
  const kind = factsOfDevice(type)?.kind
  return kind !== undefined && (kind !== 'obstacle' || type === 'electrochaffcloud')
}

/** How it lies on the table. */
export function thingKindOf(device: string): ThingKind {
  if (factsOfDevice(device)?.kind === 'remote') return 'remote'
  return isDevice(device) ? 'device' : 'obstacle'
}

/** Bombs, mines, remotes and clouds in play that pass. */
export function devicesWhere(s: State, test: (device: Thing) => boolean): Thing[] {
  return s.things.filter((thing) => thing.inPlay && isDevice(thing.type) && test(thing))
}

/** Ships and remotes (xw.g.unit.1) in player order; ships first. */
export function unitsWhere(s: State, test: (unit: ObjectId) => boolean): ObjectId[] {
  const found: ObjectId[] = []
  for (const seat of [s.firstPlayer, opponentOf(s.firstPlayer)]) {
    for (const ship of s.ships)
      if (ship.seat === seat && ship.zone === 'play' && test(ship.id)) found.push(ship.id)
    for (const thing of s.things)
      if (thing.seat === seat && thing.inPlay && thing.kind === 'remote' && test(THING + thing.id))
        found.push(THING + thing.id)
  }
  return found
}

export function unitsWithin(s: State, of: ObjectId, max: number): ObjectId[] {
  return unitsWhere(s, (unit) => isAtRange(s, of, unit, 0, max))
}
