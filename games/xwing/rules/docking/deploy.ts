/** Deploying from a carrier (rulebook: "Absetzen"), and in an emergency. */
import type { Flow } from '@dejarik/kernel'
import type { End } from '../../facts/docking.ts'
import { printed } from '../../facts/printed.ts'
import { berth, overlaps } from '../../geometry/index.ts'
import {
  DEPLOYED,
  ENGAGED,
  type Maneuver,
  NO_MORE_ACTIONS,
  type Ship,
  type ShipId,
  SKIPS_ACTION,
  type State,
  type T,
} from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { performAction } from '../actions.ts'
import { borrowAbilities } from '../borrowed-abilities.ts'
import { RULE, sufferDamage } from '../damage.ts'
import { remove } from '../destroyed.ts'
import { initiativeOf } from '../initiative.ts'
import { executeManeuver, flightsOf, poseArgs, whatItFlies } from '../maneuver.ts'
import { footprint, remember } from '../range.ts'
import { dockedWith, dockOf } from './carriers.ts'

const REVERSE: readonly Maneuver['bearing'][] = ['stationary', 'reverse-straight', 'reverse-bank']

/** A maneuver of its own dial from one end of the carrier (xw.g.docking.3, .4). */
export interface DeployOption {
  readonly do: 'deploy'
  readonly ship: ShipId
  readonly end: End
  readonly dial: number
  readonly speed: number
  readonly bearing: string
  readonly direction: string
  readonly difficulty: string
  readonly x: number
  readonly y: number
  readonly a: number
}

/** Deployments that do not fail: the ship can be placed without overlapping one (xw.g.docking.6). */
export function deployments(s: State, ship: Ship, carrier: Ship): DeployOption[] {
  const { type, base } = printed(ship)
  const from = footprint(carrier)
  return (dockOf(carrier)?.ends ?? []).flatMap((end) => {
    const start = { ...ship, pose: remember(berth(from, end, base)) }
    return type.dial.flatMap((maneuver, dial): DeployOption[] => {
      if (REVERSE.includes(maneuver.bearing)) return []
      const flies = whatItFlies(s, ship, maneuver)
      const [{ flight }] = flightsOf(s, start, flies)
      if ((!flight.full && flight.way === 0) || overlaps(flight.footprint, from)) return []
      const { speed, bearing, direction, difficulty } = flies
      return [
        {
          do: 'deploy',
          ship: ship.id,
          end,
          dial,
          speed,
          bearing,
          direction: direction ?? '',
          difficulty,
          ...poseArgs(flight.footprint.pose),
        },
      ]
    })
  })
}

/** Puts the docked ship to the guides and flies the maneuver from there. False if it is no longer in play. */
function* leave(t: T, ship: Ship, carrier: Ship, { end, dial }: DeployOption): Flow<boolean> {
  comeOut(t.state, ship, carrier, end)
  t.log?.('deploy', 'xw.g.docking.4', { ship: ship.id, other: carrier.id, end })
  const executed = yield* executeManeuver(t, ship.id, printed(ship).type.dial[dial])
  return executed !== null && ship.zone === 'play'
}

function comeOut(s: State, ship: Ship, carrier: Ship, end: End): void {
  ship.pose = remember(berth(footprint(carrier), end, printed(ship).base))
  ship.zone = 'play'
  ship.carrier = -1
  ship.marks |= DEPLOYED
  borrowAbilities(s)
}

export function* deploy(t: T, ship: Ship, carrier: Ship): Flow {
  const s = t.state
  const options = deployments(s, ship, carrier)
  if (options.length === 0) return
  const chosen = yield* t.choose(ship.seat, 'deploy', options, { rule: 'xw.g.docking.3' })
  if (!(yield* leave(t, ship, carrier, chosen))) return
  yield* raise(t, { event: 'deployed', ship: ship.id, carrier: carrier.id })
  if ((ship.marks & SKIPS_ACTION) === 0) yield* performAction(t, ship.id, { rule: 'xw.g.docking.5' })
  ship.marks &= ~(SKIPS_ACTION | NO_MORE_ACTIONS)
}

/**
 * Before a destroyed carrier is removed, the ships docked with it may leave it, in the order that their player likes.
 * Those that don't are lost with it (docs/rulings.md).
 */
export function* emergencyDeployments(t: T, carrier: ShipId): Flow {
  const s = t.state
  let left = dockedWith(s, carrier)
  while (left.length > 0) {
    const options = left.map(({ id }) => ({ do: 'emergency-deploy' as const, ship: id }))
    const none = { do: 'decline' as const, ship: -1 }
    const rule = 'xw.g.docking.12'
    const chosen = yield* t.decide(left[0].seat, 'emergency-deploy', [...options, none], { rule })
    if (chosen.do === 'decline') return
    yield* emergency(t, s.ships[chosen.ship], s.ships[carrier])
    left = dockedWith(s, carrier)
  }
}

/** It suffers a crit, then flies; without room it is destroyed (xw.g.docking.13 to .15). */
function* emergency(t: T, ship: Ship, carrier: Ship): Flow {
  const [end] = dockOf(carrier)?.ends ?? ['rear' as const]
  comeOut(t.state, ship, carrier, end)
  yield* raise(t, { event: 'emergency-deploys', ship: ship.id, carrier: carrier.id })
  yield* sufferDamage(t, ship.id, 'crit', 1, RULE)
  const options = ship.destroyed ? [] : deployments(t.state, ship, carrier)
  if (options.length === 0) {
    ship.destroyed = true
    t.log?.('destroyed', 'xw.g.docking.15', { ship: ship.id })
    remove(t, ship.id, 'xw.g.docking.15')
    return
  }
  const chosen = yield* t.choose(ship.seat, 'deploy', options, { rule: 'xw.g.docking.13' })
  if (!(yield* leave(t, ship, carrier, chosen))) return
  ship.marks &= ~(SKIPS_ACTION | NO_MORE_ACTIONS)
  if (isPassed(t.state, ship)) ship.marks |= ENGAGED
  yield* raise(t, { event: 'deployed', ship: ship.id, carrier: carrier.id })
}

/** Its initiative has had its turn in this Engagement Phase (xw.g.docking.16). */
function isPassed(s: State, ship: Ship): boolean {
  return s.phase === 'engagement' && s.initiative >= 0 && initiativeOf(s, ship) >= s.initiative
}
