/** The Activation Phase (rulebook: "Aktivierungsphase"): reveal the dial, execute the maneuver, perform an action. */
import type { Flow } from '@dejarik/kernel'
import {
  ACTIVATED,
  DEPLOYED,
  DOCKED,
  ION_MANEUVER,
  NO_MORE_ACTIONS,
  type Ship,
  SKIPS_ACTION,
  SKIPS_MANEUVER,
  type State,
  type T,
  TOKEN_NUMBER,
} from '../state.ts'
import { drain, raise } from './ability-queue.ts'
import { performAction } from './actions.ts'
import { removeDestroyed } from './destroyed.ts'
import { detonateBombs } from './devices.ts'
import { initiativeOf, nextInitiative, nextShip } from './initiative.ts'
import { executeDial } from './maneuver.ts'
import { endPhase, startPhase } from './phases.ts'
import { remotesAt } from './remotes.ts'
import { isIonized } from './tokens.ts'

export function* activationStart(t: T): Flow<string> {
  yield* startPhase(t, 'activation')
  yield* remotesAt(t, 'activation')
  yield* removeDestroyed(t)
  return 'activation'
}

function isDue(ship: Ship): boolean {
  return ship.zone === 'play' && (ship.marks & (ACTIVATED | DOCKED | DEPLOYED)) === 0
}

/** The next ship activates: reveals its dial (xw.g.activation.4). */
export function* activation(t: T): Flow<string> {
  const s = t.state
  const from = s.initiative < 0 ? 0 : s.initiative
  const initiative = nextInitiative(s, from, 1, isDue)
  if (initiative < 0) {
    yield* detonateBombs(t)
    yield* endPhase(t, 'activation')
    yield* removeDestroyed(t)
    return 'engagement-start'
  }
  s.initiative = initiative
  const ship = yield* nextShip(
    t,
    'next-activation',
    (one) => isDue(one) && Math.max(from, initiativeOf(s, one)) === initiative,
    'xw.g.activation.8',
  )
  if (ship === null) return 'activation'
  s.active = ship.id
  yield* raise(t, { event: 'activates', ship: ship.id })
  yield* raise(t, { event: 'reveals-dial', ship: ship.id })
  if (ship.zone === 'play' && ship.dial >= 0) yield* reveal(t, s, ship)
  return 'maneuver'
}

/** Abilities that trigger on revealing are not for ionized ships (xw.g.ion.12). */
function* reveal(t: T, s: State, ship: Ship): Flow {
  ship.dialUp = true
  t.revealed('dial')
  t.log?.('reveal', 'xw.g.activation.4', { ship: ship.id, dial: ship.dial })
  if (!isIonized(s.ships[ship.id])) yield* raise(t, { event: 'dial-revealed', ship: ship.id })
}

export function* maneuver(t: T): Flow<string> {
  const ship = t.state.ships[t.state.active]
  if ((ship.marks & SKIPS_MANEUVER) !== 0) {
    ship.marks &= ~SKIPS_MANEUVER
    yield* raise(t, { event: 'maneuver-skipped', ship: ship.id })
  } else if (ship.zone === 'play') yield* executeDial(t, ship)
  yield* drain(t)
  return 'perform-action'
}

/** Three things cancel this step: overlapping a ship or an obstacle, and a blaze. */
export function* performActionStep(t: T): Flow<string> {
  const s = t.state
  const ship = s.ships[s.active]
  if (ship.zone === 'play' && (ship.marks & SKIPS_ACTION) === 0 && !ship.destroyed)
    yield* performAction(t, ship.id, { ownStep: true, rule: 'xw.g.activation.6' })
  yield* drain(t)
  if ((ship.marks & ION_MANEUVER) !== 0) ship.tokens[TOKEN_NUMBER.ion] = 0
  ship.marks &= ~(SKIPS_ACTION | NO_MORE_ACTIONS)
  ship.marks |= ACTIVATED
  if (ship.zone === 'play') yield* raise(t, { event: 'activation-ends', ship: ship.id })
  s.active = -1
  yield* removeDestroyed(t)
  return 'activation'
}
