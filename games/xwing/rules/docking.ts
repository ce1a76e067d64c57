/** Docking and deploying (rulebook: "Andocken", "Reserve"). */
import type { Flow } from '@dejarik/kernel'
import { DEPLOYED, DOCKED, opponentOf, type Ship, type ShipId, type State, type T } from '../state.ts'
import { drain, raise } from './ability-queue.ts'
import { isAllowed } from './ask-cards.ts'
import { borrowAbilities } from './borrowed-abilities.ts'
import { beginsDocked, carriersAtHand, carriersFor } from './docking/carriers.ts'
import { deploy, deployments } from './docking/deploy.ts'

export { carriersFor, dockedWith } from './docking/carriers.ts'
export { emergencyDeployments } from './docking/deploy.ts'

export interface DockingOption {
  readonly how: 'dock' | 'deploy'
  readonly carrier: ShipId
}

/** What a ship may do in the System Phase with a carrier, at its own initiative (xw.g.docking.8, .9, .19). */
export function dockingOptions(s: State, ship: Ship): DockingOption[] {
  if (ship.zone === 'play') {
    if ((ship.marks & DEPLOYED) !== 0) return []
    return carriersAtHand(s, ship).map(({ id }) => ({ how: 'dock', carrier: id }))
  }
  if (ship.zone !== 'reserve' || ship.carrier < 0 || (ship.marks & DOCKED) !== 0) return []
  const carrier = s.ships[ship.carrier]
  if (carrier.zone !== 'play' || !isAllowed(s, 'mayDeploy', ship)) return []
  if (deployments(s, ship, carrier).length === 0) return []
  return [{ how: 'deploy', carrier: carrier.id }]
}

export function* dockOrDeploy(t: T, ship: ShipId, how: 'dock' | 'deploy', carrier: ShipId): Flow {
  const s = t.state
  if (how === 'dock') yield* dock(t, s.ships[ship], carrier)
  else yield* deploy(t, s.ships[ship], s.ships[carrier])
}

/** Into reserve, with its tokens; its dial is not resolved (xw.g.docking.8, .10, xw.g.reserve.1). */
export function* dock(t: T, ship: Ship, carrier: ShipId): Flow {
  ship.zone = 'reserve'
  ship.carrier = carrier
  ship.dial = -1
  ship.dialUp = false
  ship.marks |= DOCKED
  borrowAbilities(t.state)
  t.log?.('dock', 'xw.g.docking.8', { ship: ship.id, other: carrier })
  yield* raise(t, { event: 'docked', ship: ship.id, carrier })
}

/** A ship that overlaps its carrier may dock instead of bumping (xw.g.docking.11). */
export function* docksInstead(t: T, ship: Ship, overlapped: readonly ShipId[]): Flow<boolean> {
  // Not while it deploys (xw.g.docking.9).
  if ((ship.marks & DEPLOYED) !== 0) return false
  const carriers = carriersFor(t.state, ship).filter(({ id }) => overlapped.includes(id))
  if (carriers.length === 0) return false
  const options = [
    ...carriers.map(({ id }) => ({ do: 'dock' as const, ship: ship.id, other: id })),
    { do: 'decline' as const, ship: ship.id, other: -1 },
  ]
  const chosen = yield* t.decide(ship.seat, 'dock', options, { rule: 'xw.g.docking.11' })
  if (chosen.do === 'decline') return false
  yield* dock(t, ship, chosen.other)
  return true
}

/** Set-up, before forces are placed: which ships begin docked, and with whom (xw.g.docking.18). */
export function* docking(t: T): Flow<string> {
  const s = t.state
  for (const seat of [s.firstPlayer, opponentOf(s.firstPlayer)])
    for (const ship of s.ships) if (ship.seat === seat) yield* mayBeginDocked(t, ship)
  yield* raise(t, { event: 'forces-next', ship: -1 })
  yield* drain(t)
  return 'forces'
}

function* mayBeginDocked(t: T, ship: Ship): Flow {
  const carriers = carriersFor(t.state, ship)
  if (carriers.length === 0) return
  const docks = carriers.map(({ id }) => ({ do: 'dock' as const, ship: ship.id, other: id }))
  const rule = 'xw.g.docking.18'
  const decline = { do: 'decline' as const, ship: ship.id, other: -1 }
  const chosen = beginsDocked(ship)
    ? yield* t.choose(ship.seat, 'begin-docked', docks, { rule })
    : yield* t.decide(ship.seat, 'begin-docked', [...docks, decline], { rule })
  if (chosen.do === 'decline') return
  ship.carrier = chosen.other
  borrowAbilities(t.state)
  t.log?.('dock', rule, { ship: ship.id, other: chosen.other })
}
