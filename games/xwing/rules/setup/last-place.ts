/** Ships that wait in reserve until set-up ends, and where they are placed then (xw.a.faq-deploy.1). */
import { type Refusal, type Rng, refuse } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import {
  degrees,
  footprintOf,
  isOutside,
  overlappedBy,
  type Pose,
  STANDARD_PLAY_AREA,
} from '../../geometry/index.ts'
import type { Ship, State } from '../../state.ts'
import type { LastPlace } from '../abilities.ts'
import { opinions } from '../ask-cards.ts'
import { placedShips } from './limits.ts'
import { findPlace, type Placing, type Zone } from './places.ts'

export function lastPlaceOf(s: State, ship: Ship): LastPlace | null {
  return opinions(s, 'placedLast', ship).find((place) => place !== null) ?? null
}

/** A square turned by more looks like one turned by less. */
const HEADINGS: readonly number[] = [0, 45]

/** Null if there is no such place. */
export function lastPlacing(s: State, ship: Ship, { near, check }: LastPlace): Placing | null {
  const { type, base } = printed(ship)
  const { width, height } = STANDARD_PLAY_AREA
  const others = placedShips(s)
  const area = { kind: 'ship' as const, id: type.id, ship: ship.id }
  const fits = (pose: Pose): Refusal | null => {
    const here = footprintOf(base, pose)
    if (isOutside(STANDARD_PLAY_AREA, here)) return refuse('outside-play-area', 'xw.g.size.10')
    if (overlappedBy(here, others).length > 0) return refuse('ship-on-ship', 'xw.g.setup.18')
    return check(here)
  }
  const zones = near.map(({ x, y, reach }): Zone => {
    const half = Math.ceil(reach + base.reach)
    return [Math.round(x) - half, Math.round(y) - half, 2 * half, 2 * half]
  })
  const isThereOne = zones.some(
    (zone) => findPlace({ area: { ...area, zone }, check: fits, headings: HEADINGS }) !== null,
  )
  if (!isThereOne) return null
  return {
    area: { ...area, zone: [0, 0, width, height] },
    check: fits,
    headings: HEADINGS,
    guess: (rng) => within(rng, zones[rng.int(zones.length)]),
  }
}

function within(rng: Rng, [left, bottom, width, height]: Zone): Pose {
  return { x: left + rng.int(width + 1), y: bottom + rng.int(height + 1), a: degrees(rng.int(360)) }
}
