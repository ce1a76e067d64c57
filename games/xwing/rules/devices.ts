/** Devices (rulebook: "Geräte", "Bomben", "Minen", "Zeitzünder"). How they are placed and detonate is in `devices/`. */
import type { Flow } from '@dejarik/kernel'
import type { ObstacleKind } from '../geometry/index.ts'
import { type ShipId, type T, THING, type ThingId } from '../state.ts'
import { removeThing } from './destroyed.ts'
import { detonate } from './devices/detonate.ts'
import { isMine } from './devices/kinds.ts'
import type { Move } from './events.ts'
import { obstacleKind } from './obstacles.ts'
import { metRemote } from './remotes.ts'

export { detonate, detonateBombs } from './devices/detonate.ts'
export { devicesWhere, isBomb, isDevice, isMine, unitsWithin } from './devices/kinds.ts'
export { hasDeviceToPlace, type OneDevice, payload, placeOneDevice } from './devices/payload.ts'
export {
  addFuse,
  canPlace,
  hasPlacedDevice,
  mayPlaceDevice,
  placeDevice,
  putDevice,
} from './devices/place.ts'
export { drop, type Ghost, ghostsOf, launch } from './devices/ways.ts'

/** A ship moved through or onto a device that is no obstacle (xw.g.mine.3, xw.g.move.4). */
export function* metDevice(t: T, ship: ShipId, thing: ThingId, overlapped: boolean, how: Move): Flow {
  const { type, kind } = t.state.things[thing]
  if (isMine(type)) yield* detonate(t, thing, ship)
  else if (kind === 'remote') yield* metRemote(t, ship, thing, overlapped, how)
}

const BURNING: readonly (ObstacleKind | null)[] = ['blaze', 'electro-chaff-cloud']

/** End Phase: blazes and chaff without a fuse go, the others lose one (xw.g.blaze.3, xw.a.obstacles.12). */
export function burnFuses(t: T): void {
  for (const thing of t.state.things) {
    if (!thing.inPlay || !BURNING.includes(obstacleKind(thing))) continue
    t.log?.(thing.fuses > 0 ? 'fuse' : 'burnt-out', 'xw.g.blaze.3', { target: THING + thing.id })
    if (thing.fuses > 0) thing.fuses--
    else removeThing(t, thing.id)
  }
}
