/** Decloaking (rulebook: "Tarnung", xw.g.decloak). */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import { decloakAhead, decloakAside, ROLL_ENDS } from '../geometry/index.ts'
import { DECLOAKED, PLACED_DEVICE, type Ship, type ShipId, type State, type T } from '../state.ts'
import { raise } from './ability-queue.ts'
import { rollsWith } from './actions/barrel-roll.ts'
import { boostsWith } from './actions/boost.ts'
import { reposition, type Way } from './actions/reposition.ts'
import { opinions } from './ask-cards.ts'
import { has, removeToken } from './tokens.ts'

/** Not in a phase in which it placed a device (xw.g.device.22, xw.g.decloak.10); stress does not matter. */
export function canDecloak(ship: Ship): boolean {
  return has(ship, 'cloak') && (ship.marks & PLACED_DEVICE) === 0
}

function decloakWays(s: State, ship: Ship): Way[] {
  const { size } = printed(ship)
  const given = opinions(s, 'decloaks', ship).find((name) => name !== null)
  if (given != null) return [...rollsWith(size, given), ...boostsWith([given])]
  const aside = (['left', 'right'] as const).flatMap((side) =>
    ROLL_ENDS.map((end): Way => ({ side, end, move: decloakAside(size, side, end) })),
  )
  return [...aside, { side: 'straight', end: 'straight', move: decloakAhead(size) }]
}

/** False if it failed; then it keeps its cloak token (xw.g.decloak.9). */
export function* decloak(t: T, ship: ShipId): Flow<boolean> {
  const it = t.state.ships[ship]
  const moved = yield* reposition(t, ship, decloakWays(t.state, it), {
    what: 'decloak',
    rule: 'xw.g.decloak.8',
    how: 'decloak',
    mayFail: true,
  })
  if (moved !== true) {
    t.log?.('decloak-failed', 'xw.g.decloak.9', { ship })
    return false
  }
  removeToken(t, ship, 'cloak')
  it.marks |= DECLOAKED
  yield* raise(t, { event: 'decloaked', ship })
  return true
}
