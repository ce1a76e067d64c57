/** The edge of the play area, one move ahead. */
import { printed } from '../facts/printed.ts'
import { BAND, type Footprint, STANDARD_PLAY_AREA } from '../geometry/index.ts'
import { isOffTheTable } from '../rules/move.ts'
import type { Ship } from '../state.ts'
import { flownFrom } from './forecast.ts'

const NEAR = 2.2 * BAND
const { width, height } = STANDARD_PLAY_AREA

/** Whether every next maneuver from there would leave the table; red ones count for nothing. */
export function isDoomed(ship: Ship, at: Footprint): boolean {
  const ahead = { x: at.x + NEAR * at.sin, y: at.y + NEAR * at.cos }
  if (ahead.x > 0 && ahead.x < width && ahead.y > 0 && ahead.y < height) return false
  for (const maneuver of printed(ship).type.dial)
    if (
      maneuver.difficulty !== 'red' &&
      maneuver.difficulty !== 'purple' &&
      !isOffTheTable(flownFrom(at, maneuver))
    )
      return false
  return true
}
