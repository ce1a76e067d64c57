/** What the effects of devices are made of: whom they concern, dice, damage. */
import type { Flow } from '@dejarik/kernel'
import { type Face, type ObjectId, type T, THING, type Thing } from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { damageRemote, type Source, sufferDamage } from '../damage.ts'
import { rollFace } from '../dice.ts'
import { isShip } from '../range.ts'

export function sourceOf({ by, id }: Thing): Source {
  return { by, attack: false, thing: id }
}

/** Resolves the effect on each unit that does not ignore it; those that it concerned. */
export function* affect(
  t: T,
  device: Thing,
  units: readonly ObjectId[],
  effect: (unit: ObjectId) => Flow,
): Flow<ObjectId[]> {
  const s = t.state
  const affected: ObjectId[] = []
  for (const unit of units) {
    if (isShip(unit)) {
      if (s.ships[unit].zone !== 'play') continue
      const event = yield* raise(t, { event: 'suffers-device', ship: unit, thing: device.id })
      if (event === null) continue
    } else if (!s.things[unit - THING].inPlay) continue
    yield* effect(unit)
    affected.push(unit)
  }
  return affected
}

/** Abilities that look at each ship that has suffered the effect. */
export function* afterEffect(t: T, device: Thing, affected: readonly ObjectId[]): Flow {
  for (const unit of affected)
    if (isShip(unit)) yield* raise(t, { event: 'device-suffered', ship: unit, thing: device.id })
}

/** Attack dice for one unit. Cards may reroll them. */
export function* rollFor(t: T, device: Thing, victim: ObjectId, count: number): Flow<readonly Face[]> {
  const faces: Face[] = []
  for (let i = 0; i < count; i++) faces.push(rollFace(t, 'attack'))
  t.log?.('device-roll', 'xw.g.device.14', { target: THING + device.id, victim, faces: faces.join(' ') })
  t.revealed('dice')
  if (device.by < 0) return faces
  const event = yield* raise(t, { event: 'device-dice', ship: device.by, thing: device.id, victim, faces })
  return event?.faces ?? faces
}

export function* hurt(t: T, device: Thing, unit: ObjectId, kind: 'hit' | 'crit', count = 1): Flow {
  if (isShip(unit)) yield* sufferDamage(t, unit, kind, count, sourceOf(device))
  else yield* damageRemote(t, unit - THING, count, sourceOf(device))
}
