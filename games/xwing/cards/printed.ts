/** What is printed on a ship's cards, looked up by the pilot's number. Never changes during a match. */
import type { ActionIcon } from '../facts/action.ts'
import { PILOTS, shipFacts, UPGRADES, type UpgradeSide } from '../facts/index.ts'
import type { PilotFacts } from '../facts/pilot.ts'
import type { ShipFacts } from '../facts/ship.ts'
import { BASES, type Base, type Size } from '../geometry/index.ts'
import type { CardNumber, Ship } from '../state.ts'
import { allCards } from './catalogue.ts'

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

let table: Printed[] | null = null

function all(): Printed[] {
  table ??= PILOTS.map((pilot) => {
    const type = shipFacts(pilot.ship)
    // Huge ships can't be flown yet; their numbers are kept so that lists stay in step.
    const size = type.size === 'huge' ? 'large' : type.size
    return { pilot, type, size, base: BASES[size], actions: pilot.actions, threshold: THRESHOLD[size] }
  })
  return table
}

export function printed(ship: Pick<Ship, 'pilot'>): Printed {
  return all()[ship.pilot]
}

let sides: (UpgradeSide | null)[] | null = null

/** What is printed on the side of an upgrade that is up; null for cards that are no upgrades. */
export function sideFacts(card: CardNumber): UpgradeSide | null {
  if (sides === null) {
    const byId = new Map(
      UPGRADES.flatMap(({ id, sides: both }) =>
        both.map((side, i): [string, UpgradeSide] => [i === 0 ? id : `${id}#${i}`, side]),
      ),
    )
    sides = allCards().map(({ type, id }) => (type === 'upgrade' ? (byId.get(id) ?? null) : null))
  }
  return sides[card]
}
