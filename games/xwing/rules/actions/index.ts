/** The standard actions, one file each where it has more than a line. */

import { type Flow, never } from '@dejarik/kernel'
import type { Ship, State, T } from '../../state.ts'
import type { Performed } from '../abilities.ts'
import { isAllowed, isGranted } from '../ask-cards.ts'
import type { ActionColour, StandardAction } from '../events.ts'
import { chooseLock } from '../locks.ts'
import { gainToken, has } from '../tokens.ts'
import { barrelRollWays, chooseBarrelRoll } from './barrel-roll.ts'
import { type BoostTemplate, boostWays, chooseBoost } from './boost.ts'
import { coordinate } from './coordinate.ts'
import { jam } from './jam.ts'
import { reinforce } from './reinforce.ts'
import { reload, reloadable } from './reload.ts'
import { hasTurret, rotate } from './rotate.ts'
import { slam, slamWays } from './slam.ts'

/**
 * Whether there is anything that the action could do or fail at. Barrel roll, boost, coordinate, jam, lock and SLAM may
 * be tried without a chance, and fail (xw.g.fail.2); a token can always be gained.
 */
export function standardPossible(s: State, ship: Ship, action: StandardAction): boolean {
  switch (action) {
    case 'reload':
      return reloadable(ship).length > 0
    case 'rotate-arc':
      return hasTurret(s, ship)
    case 'cloak':
      return !has(ship, 'cloak')
    case 'slam':
      // Only in its own activation, with a maneuver behind it (xw.g.slam.2, .5).
      return s.phase === 'activation' && s.active === ship.id && slamWays(ship).length > 0
    case 'barrel-roll':
      return barrelRollWays(s, ship).length > 0
    case 'boost':
      return boostWays(s, ship).length > 0
    case 'calculate':
    case 'coordinate':
    case 'evade':
    case 'focus':
    case 'jam':
    case 'lock':
    case 'reinforce':
      return true
    default:
      return never(action)
  }
}

export function* runStandard(
  t: T,
  ship: Ship,
  action: StandardAction,
  colour: ActionColour,
  template?: BoostTemplate,
): Flow<Performed> {
  const faster = isGranted(t.state, 'fasterTemplates', ship, action, colour)
  switch (action) {
    case 'focus':
    case 'evade':
    case 'calculate':
    case 'cloak':
      yield* gainToken(t, ship.id, action, 1, ship.id)
      return true
    case 'lock':
      return yield* chooseLock(t, ship.id, (target) => isAllowed(t.state, 'mayChooseLock', ship, target))
    case 'barrel-roll':
      return yield* chooseBarrelRoll(t, ship.id, {}, faster)
    case 'boost':
      return yield* chooseBoost(t, ship.id, { faster, ...(template !== undefined && { template }) })
    case 'coordinate':
      return yield* coordinate(t, ship.id, { asAction: true, colour })
    case 'jam':
      return yield* jam(t, ship.id)
    case 'reinforce':
      return yield* reinforce(t, ship.id)
    case 'reload':
      return yield* reload(t, ship.id)
    case 'rotate-arc':
      return yield* rotate(t, ship.id)
    case 'slam':
      return yield* slam(t, ship.id, faster)
    default:
      return never(action)
  }
}
