/** Shields (rulebook: "Schild"): those of a ship, and others that a card treats as if they lay on its ship card. */
import type { Flow } from '@dejarik/kernel'
import type { Ship, ShipId, State, T } from '../state.ts'
import { raise } from './ability-queue.ts'
import { opinions } from './ask-cards.ts'
import { shieldCapacity } from './charges.ts'

const RULE = 'xw.a.errata-upgrades.17'

/** The ship and those whose shields it may treat as its own. */
function holders(s: State, ship: Ship): Ship[] {
  return [ship, ...opinions(s, 'sharesShields', ship).flatMap((ids) => ids.map((id) => s.ships[id]))]
}

export function shieldsAtHand(s: State, ship: Ship): number {
  return holders(s, ship).reduce((sum, { shields }) => sum + shields, 0)
}

/** Whether there is a shield to recover. */
export function lacksShield(s: State, ship: Ship): boolean {
  return holders(s, ship).some((one) => one.shields < shieldCapacity(s, one))
}

/**
 * Whose shield an effect concerns. Treating another's as its own is a choice: a ship that has none itself may leave it
 * at that, unless it is to pay.
 */
function* whoseShield(t: T, ship: Ship, test: (one: Ship) => boolean, must = false): Flow<Ship | null> {
  const fitting = holders(t.state, ship).filter(test)
  if (fitting.length === 0) return null
  const none = { do: 'decline' as const, ship: -1 }
  const options = fitting.map(({ id }) => ({ do: 'ship' as const, ship: id }))
  const chosen = yield* t.choose(
    ship.seat,
    'whose-shield',
    must || fitting.includes(ship) ? options : [...options, none],
    { rule: RULE },
  )
  return chosen.ship < 0 ? null : t.state.ships[chosen.ship]
}

/** Losing a shield by itself is not suffering damage (xw.a.cardfaq.38). False if there was none to lose. */
export function* loseShield(t: T, ship: ShipId): Flow<boolean> {
  const from = yield* whoseShield(t, t.state.ships[ship], ({ shields }) => shields > 0)
  if (from === null) return false
  from.shields--
  t.log?.('lose-shield', 'xw.g.damage.4', { ship: from.id, left: from.shields })
  yield* raise(t, { event: 'shield-lost', ship })
  return true
}

/** As a cost (xw.g.shield.6). */
export function* spendShields(t: T, ship: Ship, count: number): Flow {
  for (let i = 0; i < count; i++) {
    const from = yield* whoseShield(t, ship, ({ shields }) => shields > 0, true)
    if (from !== null) from.shields--
  }
}

export function* recoverShield(t: T, ship: ShipId): Flow {
  const s = t.state
  const to = yield* whoseShield(t, s.ships[ship], (one) => one.shields < shieldCapacity(s, one))
  if (to === null) return
  to.shields++
  t.log?.('recover-shield', 'xw.g.charge.2', { ship: to.id, count: 1 })
}
