/** Detonating (rulebook: "Geräte", "Zeitzünder"): the effect of the device is resolved, then it is removed. */
import type { Flow } from '@dejarik/kernel'
import {
  type ObjectId,
  opponentOf,
  type ShipId,
  type T,
  THING,
  type Thing,
  type ThingId,
} from '../../state.ts'
import { drain, raise } from '../ability-queue.ts'
import { removeDestroyed, removeThing } from '../destroyed.ts'
import { BOMBS } from './bombs.ts'
import { affect, afterEffect } from './effects.ts'
import { isBomb } from './kinds.ts'
import { MINES } from './mines.ts'

/** `Thing.mark` of a device whose effect is being resolved: it can't be set off a second time. */
const DETONATING = 1

/** False if it did not detonate. `ship` is the one that set off a mine. */
export function* detonate(t: T, thing: ThingId, ship: ShipId = -1): Flow<boolean> {
  const s = t.state
  const device = s.things[thing]
  if (!device.inPlay || device.mark === DETONATING) return false
  if (device.fuses > 0) {
    device.fuses--
    t.log?.('fuse', 'xw.g.fuse.2', { target: THING + thing })
    return false
  }
  if (device.by >= 0 && (yield* raise(t, { event: 'detonates', ship: device.by, thing })) === null)
    return false
  device.mark = DETONATING
  t.log?.('detonate', 'xw.g.device.14', { target: THING + thing })
  const affected = yield* effect(t, device, ship)
  yield* raise(t, { event: 'device-detonated', ship: device.by, thing, type: device.type, affected })
  yield* afterEffect(t, device, affected)
  removeThing(t, thing)
  return true
}

function* effect(t: T, device: Thing, ship: ShipId): Flow<ObjectId[]> {
  if (isBomb(device.type)) return yield* BOMBS[device.type](t, device)
  return yield* affect(t, device, [ship], (unit) => MINES[device.type](t, device, unit))
}

/**
 * End of the Activation Phase (xw.g.bomb.3): the first player's bombs in the order he likes, each with all that
 * follows from it, then the other's (xw.a.faq-objects.15). What is dropped meanwhile waits for the next round.
 */
export function* detonateBombs(t: T): Flow {
  const s = t.state
  const bombs = s.things.filter((thing) => thing.inPlay && isBomb(thing.type))
  for (const seat of [s.firstPlayer, opponentOf(s.firstPlayer), -1]) {
    const left = bombs.filter((bomb) => bomb.seat === seat)
    while (left.length > 0) {
      // Whose fuse only burns down matters to nobody.
      const fused = left.findIndex(({ fuses }) => fuses > 0)
      const next = fused >= 0 ? fused : yield* nextBomb(t, seat, left)
      const [bomb] = left.splice(next, 1)
      yield* detonate(t, bomb.id)
      yield* drain(t)
      yield* removeDestroyed(t)
    }
  }
}

function* nextBomb(t: T, seat: number, left: readonly Thing[]): Flow<number> {
  if (seat < 0 || left.length === 1) return 0
  const options = left.map(({ id }) => ({ do: 'device' as const, target: THING + id }))
  const chosen = yield* t.choose(seat, 'next-detonation', options, { rule: 'xw.a.faq-objects.15' })
  return options.indexOf(chosen)
}
