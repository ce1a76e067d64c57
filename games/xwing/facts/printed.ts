/** What is printed on a ship's cards, looked up by the pilot's number. Never changes during a match. */

import { BASES, type Base, type Size } from '../geometry/index.ts'
import type { Ship } from '../state.ts'
import type { ActionIcon } from './action.ts'
import { shipFacts } from './lookup.ts'
import type { PilotFacts } from './pilot.ts'
import { PILOTS } from './pilots/index.ts'
import type { ShipFacts } from './ship.ts'

export interface Printed {
  readonly pilot: PilotFacts
  readonly type: ShipFacts
  readonly size: Size
  readonly base: Base
  readonly actions: readonly ActionIcon[]
  /** Tokens that ionize or tractor it: 1, 2 or 3 by size (xw.g.ion.1, xw.g.tractor.1). */
  readonly threshold: number
}

const THRESHOLD: { readonly [S in Size]: number } = { small: 1, medium: 2, large: 3 }

const ALL: readonly Printed[] = PILOTS.map((pilot) => {
  const type = shipFacts(pilot.ship)
  // Huge ships can't be flown yet; their numbers are kept so that lists stay in step.
  const size = type.size === 'huge' ? 'large' : type.size
  return { pilot, type, size, base: BASES[size], actions: pilot.actions, threshold: THRESHOLD[size] }
})

export function printed(ship: Pick<Ship, 'pilot'>): Printed {
  return ALL[ship.pilot]
}
