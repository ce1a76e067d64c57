/** Reload (rulebook: "Nachladen"). */
import type { Flow } from '@dejarik/kernel'
import { findUpgrade } from '../../facts/index.ts'
import type { Ship, ShipId, T } from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { cardOf } from '../cards.ts'
import { canRecoverCharge, recoverCharge } from '../charges.ts'
import { gainToken } from '../tokens.ts'

const RELOADABLE: readonly string[] = ['torpedo', 'missile', 'device', 'payload']

/** Places of torpedoes, missiles and payload with charges to recover (xw.g.reload.2). */
export function reloadable(ship: Ship): number[] {
  return ship.cards.flatMap((number, slot) => {
    const { type, id } = cardOf(number)
    if (type !== 'upgrade') return []
    const slots = findUpgrade(id.split('#')[0])?.slots ?? []
    return slots.some((name) => RELOADABLE.includes(name)) && canRecoverCharge(ship, slot) ? [slot] : []
  })
}

/** Recovers one charge and gains a disarm token (xw.g.reload.3, .4). */
export function* reload(t: T, ship: ShipId): Flow<boolean> {
  const it = t.state.ships[ship]
  const options = reloadable(it).map((slot) => ({ do: 'card' as const, ship, slot, card: it.cards[slot] }))
  if (options.length === 0) return false
  const { slot } = yield* t.choose(it.seat, 'reload', options, { rule: 'xw.g.reload.2' })
  recoverCharge(t, ship, slot)
  yield* gainToken(t, ship, 'disarm', 1, ship)
  yield* raise(t, { event: 'reloaded', ship, slot })
  return true
}
