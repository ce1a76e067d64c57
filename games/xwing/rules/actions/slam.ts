/** SLAM (rulebook: "SLAM"). */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import { maneuver as moveOf } from '../../geometry/index.ts'
import type { Flown } from '../../questions.ts'
import type { Maneuver, Ship, ShipId, T } from '../../state.ts'
import { executeManeuver, flightsOf, whatItFlies } from '../maneuver.ts'
import { isOffTheTable } from '../move.ts'
import { gainToken } from '../tokens.ts'

/** Maneuvers of its dial with the speed of the one it executed this round (xw.g.slam.2). */
export function slamWays(ship: Ship): Maneuver[] {
  const { executed } = ship
  return executed === null ? [] : printed(ship).type.dial.filter(({ speed }) => speed === executed.speed)
}

/** With a template of 1 speed more, where there is one. */
function flownFaster(maneuver: Maneuver): Maneuver {
  const { bearing, speed, direction } = maneuver
  if (bearing === 'stationary' || moveOf(bearing, speed + 1, direction ?? 'left') === null) return maneuver
  return { ...maneuver, speed: speed + 1 }
}

/** Fails if the ship would flee (xw.g.slam.6). */
export function* slam(t: T, ship: ShipId, faster = false): Flow<boolean> {
  const s = t.state
  const it = s.ships[ship]
  const ways = faster ? slamWays(it).map(flownFaster) : slamWays(it)
  const options = ways.map(
    ({ speed, bearing, direction, difficulty }, way): Flown => ({
      do: 'maneuver',
      ship,
      way,
      speed,
      bearing,
      direction: direction ?? 'none',
      difficulty,
    }),
  )
  if (options.length === 0) return false
  const { way } = yield* t.choose(it.seat, 'slam', options, { rule: 'xw.g.slam.2' })
  const maneuver = whatItFlies(s, it, ways[way])
  const ends = flightsOf(s, it, maneuver)
  if (ends.length > 0 && ends.every(({ flight }) => isOffTheTable(flight.footprint))) return false
  yield* executeManeuver(t, ship, ways[way], { how: 'slam' })
  if (it.zone !== 'play') return true
  yield* gainToken(t, ship, 'disarm', 1, ship)
  return true
}
