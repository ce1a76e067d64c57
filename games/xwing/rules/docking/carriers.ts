/** Which ships can dock with which (rulebook: "Andocken"): read from titles and ship abilities. */
import type { Dock } from '../../facts/docking.ts'
import { printed } from '../../facts/printed.ts'
import type { Ship, State } from '../../state.ts'
import { cardOf } from '../cards.ts'
import { isAtRange } from '../range.ts'

/** Cards of a ship are one list for as long as they stay the same. */
const docks = new WeakMap<Ship['cards'], Dock | null>()

export function dockOf({ cards }: Ship): Dock | null {
  let dock = docks.get(cards)
  if (dock === undefined) {
    dock = cards.flatMap((card) => cardOf(card).docking?.dock ?? [])[0] ?? null
    docks.set(cards, dock)
  }
  return dock
}

function hasRoomFor({ takes }: Dock, ship: Ship): boolean {
  const { type } = printed(ship)
  return takes === 'small' ? type.size === 'small' : takes.includes(type.id)
}

export function beginsDocked({ cards }: Ship): boolean {
  return cards.some((card) => cardOf(card).docking?.beginsDocked === true)
}

/** Ships docked with a carrier now. */
export function dockedWith(s: State, carrier: number): Ship[] {
  return s.ships.filter((ship) => ship.zone === 'reserve' && ship.carrier === carrier)
}

/** Friendly ships with which a ship could dock as far as its type and their room go. */
export function carriersFor(s: State, ship: Ship): Ship[] {
  return s.ships.filter((carrier) => {
    if (carrier.id === ship.id || carrier.seat !== ship.seat || carrier.zone === 'removed') return false
    const dock = dockOf(carrier)
    if (dock === null || !hasRoomFor(dock, ship)) return false
    return dockedWith(s, carrier.id).length < dock.count
  })
}

/** Carriers at range 0, or as near as its title asks for (xw.g.docking.8). */
export function carriersAtHand(s: State, ship: Ship): Ship[] {
  const carriers = carriersFor(s, ship)
  if (carriers.length === 0) return carriers
  const reach = Math.max(0, ...ship.cards.map((card) => cardOf(card).docking?.reach ?? 0))
  return carriers.filter((carrier) => carrier.zone === 'play' && isAtRange(s, ship.id, carrier.id, 0, reach))
}
