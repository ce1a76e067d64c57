/** What each bomb does when it detonates (rulebook, appendix: "Bomben"). */
import type { Flow } from '@dejarik/kernel'
import {
  degrees,
  isOutside,
  MM,
  markAt,
  STANDARD_PLAY_AREA,
  sideBySide,
  tokenAt,
  tokenShape,
} from '../../geometry/index.ts'
import { type ObjectId, type T, THING, type Thing } from '../../state.ts'
import { isAllowed } from '../ask-cards.ts'
import { damageRemote, dealDamageCard, expose } from '../damage.ts'
import { removeThing } from '../destroyed.ts'
import { isHitOrCrit } from '../dice.ts'
import { isObstacle } from '../obstacles.ts'
import { isAtRange, isShip, placedOf } from '../range.ts'
import { addThing } from '../setup/things.ts'
import { loseShield } from '../shields.ts'
import { gainToken } from '../tokens.ts'
import { affect, hurt, rollFor, sourceOf } from './effects.ts'
import { unitsWithin } from './kinds.ts'
import { lieUnder } from './under.ts'

/** Resolves the effect; the units that it concerned. */
export type Effect = (t: T, device: Thing) => Flow<ObjectId[]>

/** Each unit at range 0 to 1, unless stated otherwise. */
function each(effect: (t: T, bomb: Thing, unit: ObjectId) => Flow, max = 1): Effect {
  return function* (t, bomb) {
    const units = unitsWithin(t.state, THING + bomb.id, max)
    return yield* affect(t, bomb, units, (unit) => effect(t, bomb, unit))
  }
}

function* electroProton(t: T, bomb: Thing, unit: ObjectId): Flow {
  const faces = yield* rollFor(t, bomb, unit, 4)
  const currents = faces.filter((face) => face === 'focus' || face === 'hit').length
  if (!isShip(unit)) {
    // At range 2 a remote rolls in vain (xw.a.electro-proton-bomb.7).
    if (isAtRange(t.state, THING + bomb.id, unit, 0, 1)) yield* hurt(t, bomb, unit, 'hit', currents)
    return
  }
  for (const face of faces) if (face === 'blank') yield* loseShield(t, unit)
  yield* gainToken(t, unit, 'ion', currents, bomb.by)
  yield* gainToken(t, unit, 'disarm', faces.filter((face) => face === 'crit').length, bomb.by)
}

/** Choose an obstacle: it strikes those around it, and is gone (xw.a.seismic-charge.3 to .6). */
function* seismic(t: T, charge: Thing): Flow<ObjectId[]> {
  const s = t.state
  const rule = 'xw.a.seismic-charge.3'
  const options = s.things
    .filter(
      (thing) => thing.inPlay && isObstacle(thing) && isAtRange(s, THING + charge.id, THING + thing.id, 0, 1),
    )
    .map(({ id }) => ({ do: 'obstacle' as const, target: THING + id }))
  if (options.length === 0) return []
  const { target } = yield* t.choose(charge.seat, 'seismic-charge', options, { rule })
  t.log?.('seismic', rule, { target })
  const affected = yield* affect(t, charge, unitsWithin(s, target, 1), (unit) => hurt(t, charge, unit, 'hit'))
  removeThing(t, target - THING)
  return affected
}

/** First a facedown card for all; then each ship exposes one, or strains (xw.a.concussion-bomb.3, .4). */
function* concussion(t: T, bomb: Thing): Flow<ObjectId[]> {
  const s = t.state
  const units = unitsWithin(s, THING + bomb.id, 1)
  const affected = yield* affect(t, bomb, units, (unit) =>
    isShip(unit)
      ? dealDamageCard(t, unit, false, sourceOf(bomb))
      : damageRemote(t, unit - THING, 1, sourceOf(bomb)),
  )
  for (const ship of affected)
    if (isShip(ship) && s.ships[ship].zone === 'play') yield* exposeOrStrain(t, bomb, ship)
  return affected
}

function* exposeOrStrain(t: T, bomb: Thing, ship: number): Flow {
  const it = t.state.ships[ship]
  const options = [
    { do: 'expose' as const, ship },
    ...(isAllowed(t.state, 'mayGain', it, 'strain') ? [{ do: 'strain' as const, ship }] : []),
  ]
  const chosen = yield* t.choose(it.seat, 'concussion-bomb', options, { rule: 'xw.a.concussion-bomb.4' })
  if (chosen.do === 'strain') yield* gainToken(t, ship, 'strain', 1, bomb.by)
  else yield* expose(t, ship)
}

function* thermal(t: T, bomb: Thing, unit: ObjectId): Flow {
  const [face] = yield* rollFor(t, bomb, unit, 1)
  if (face === 'focus' && isShip(unit)) yield* gainToken(t, unit, 'strain', 1, bomb.by)
  if (isHitOrCrit(face)) yield* hurt(t, bomb, unit, face === 'crit' ? 'crit' : 'hit')
}

/** The side of the bomb opposite to its guides, where the blaze is put (docs/rulings.md). */
const TAB = markAt(0, -16.3 * MM, degrees(180))

function* blazer(t: T, bomb: Thing): Flow<ObjectId[]> {
  const affected = yield* each(burn)(t, bomb)
  yield* placeBlaze(t, bomb)
  return affected
}

function* burn(t: T, bomb: Thing, unit: ObjectId): Flow {
  for (const face of yield* rollFor(t, bomb, unit, 1))
    if (isHitOrCrit(face)) yield* hurt(t, bomb, unit, 'hit')
}

/** A blaze with a fuse; none if it would stick out of the play area (xw.g.blaze.1, .2, xw.g.device.27). */
function* placeBlaze(t: T, bomb: Thing): Flow {
  const shape = tokenShape('blaze')
  if (shape === null) return
  const pose = sideBySide(placedOf(bomb), TAB, shape.guides[0])
  if (isOutside(STANDARD_PLAY_AREA, tokenAt(shape.outline, pose))) return
  const blaze = addThing(t.state, 'obstacle', 'blaze', pose, bomb.seat, bomb.by)
  blaze.fuses = 1
  t.log?.('place-blaze', 'xw.g.blaze.1', { target: THING + blaze.id })
  yield* lieUnder(t, [blaze], bomb.seat)
}

export const BOMBS: { readonly [type: string]: Effect } = {
  protonbomb: each((t, bomb, unit) => hurt(t, bomb, unit, 'crit')),
  electroprotonbomb: each(electroProton, 2),
  ionbomb: each((t, bomb, unit) =>
    isShip(unit) ? gainToken(t, unit, 'ion', 3, bomb.by) : hurt(t, bomb, unit, 'hit'),
  ),
  seismiccharge: seismic,
  // A crit is no more than a hit here (xw.a.bomblet.3).
  bomblet: each(function* (t, bomb, unit) {
    const faces = yield* rollFor(t, bomb, unit, 2)
    yield* hurt(t, bomb, unit, 'hit', faces.filter(isHitOrCrit).length)
  }),
  concussionbomb: concussion,
  thermaldetonator: each(thermal),
  blazerbomb: blazer,
}
