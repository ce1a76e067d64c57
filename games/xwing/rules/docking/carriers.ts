/** Which ships can dock with which (rulebook: "Andocken"): read from titles and ship abilities. */
import { cardOf } from '../../cards/catalogue.ts'
import { printed } from '../../cards/printed.ts'
import type { Ship, State } from '../../state.ts'
import { isAtRange } from '../range.ts'

/** What a card lets dock with its ship. */
interface Dock {
  /** How many ships at the same time. */
  readonly count: number
  readonly fits: (ship: Ship) => boolean
  /** Guides from which they deploy. */
  readonly ends: readonly End[]
}

export type End = 'front' | 'rear'
const BOTH: readonly End[] = ['front', 'rear']

function ofType(...types: readonly string[]): Dock['fits'] {
  return (ship) => types.includes(printed(ship).type.id)
}

function isSmall(ship: Ship): boolean {
  return printed(ship).type.size === 'small'
}

/** By type and id of the card. */
const DOCKS: { readonly [card: string]: Dock } = {
  'upgrade:ghost': { count: 1, fits: ofType('attackshuttle', 'sheathipedeclassshuttle'), ends: ['rear'] },
  'upgrade:houndstooth': { count: 1, fits: ofType('z95af4headhunter'), ends: BOTH },
  'upgrade:landosmillenniumfalcon': { count: 1, fits: ofType('escapecraft'), ends: BOTH },
  'upgrade:corvus': { count: 2, fits: isSmall, ends: BOTH },
  'upgrade:liberator': { count: 2, fits: isSmall, ends: BOTH },
  'ship-ability:dockingclamps': { count: 4, fits: isSmall, ends: BOTH },
  'ship-ability:hyperspacedockingring': {
    count: 1,
    fits: ofType('delta7aethersprite', 'eta2actis', 'nimbusclassvwing'),
    ends: BOTH,
  },
}

/** Ships whose title lets them dock from farther away than range 0. */
const REACH: { readonly [card: string]: number } = { 'upgrade:phantom': 1 }

/** Ships that begin docked without a choice. */
const BEGINS_DOCKED = 'ship-ability:escapecraft'

function keysOf(ship: Ship): string[] {
  return ship.cards.map((card) => {
    const { type, id } = cardOf(card)
    return `${type}:${id}`
  })
}

/** Cards of a ship are one list for as long as they stay the same. */
const docks = new WeakMap<Ship['cards'], Dock | null>()

export function dockOf(carrier: Ship): Dock | null {
  let dock = docks.get(carrier.cards)
  if (dock === undefined) {
    const key = keysOf(carrier).find((one) => Object.hasOwn(DOCKS, one))
    dock = key === undefined ? null : DOCKS[key]
    docks.set(carrier.cards, dock)
  }
  return dock
}

export function beginsDocked(ship: Ship): boolean {
  return keysOf(ship).includes(BEGINS_DOCKED)
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
    return dock?.fits(ship) === true && dockedWith(s, carrier.id).length < dock.count
  })
}

/** Carriers at range 0, or as near as its title asks for (xw.g.docking.8). */
export function carriersAtHand(s: State, ship: Ship): Ship[] {
  const carriers = carriersFor(s, ship)
  if (carriers.length === 0) return carriers
  const reach = Math.max(0, ...keysOf(ship).map((key) => REACH[key] ?? 0))
  return carriers.filter((carrier) => carrier.zone === 'play' && isAtRange(s, ship.id, carrier.id, 0, reach))
}
