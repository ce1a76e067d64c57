/** Which maneuvers of a dial are worth flying, by where they would end if nobody else moved. */
import { printed } from '../cards/printed.ts'
import { ARC_BIT, arcsWith, type Footprint, rangeBetween } from '../geometry/index.ts'
import { flightsOf, whatItFlies } from '../rules/maneuver.ts'
import { isOffTheTable } from '../rules/move.ts'
import { footprint } from '../rules/range.ts'
import { isStressed } from '../rules/tokens.ts'
import type { Maneuver, Ship, State } from '../state.ts'

const OFF_THE_TABLE = -1000
const STRESS = -3
const BUMP = -4
const OBSTACLE = -6
const TARGET = 3
const NEARER = 0.5
const RELIEF = 2
/** Ranges beyond this are alike. */
const FAR = 6

/** Places on the dial, best first. */
export function rankDial(s: State, ship: Ship): number[] {
  const { dial } = printed(ship).type
  const values = dial.map((maneuver) => worthOf(s, ship, maneuver))
  return dial.map((_, place) => place).sort((a, b) => values[b] - values[a])
}

function worthOf(s: State, ship: Ship, dialled: Maneuver): number {
  const maneuver = whatItFlies(s, ship, dialled)
  let value = 0
  if (maneuver !== dialled || maneuver.difficulty === 'red') value += STRESS
  if (maneuver.difficulty === 'blue' && isStressed(ship)) value += RELIEF
  const [flown] = flightsOf(s, ship, maneuver)
  const end = flown?.flight.footprint ?? footprint(ship)
  if (isOffTheTable(end)) return OFF_THE_TABLE
  if (flown !== undefined && !flown.flight.full) value += BUMP
  value += OBSTACLE * (flown?.met.length ?? 0)
  return value + outlook(s, ship, end)
}

/** What it would have in sight from there. */
function outlook(s: State, ship: Ship, end: Footprint): number {
  let targets = 0
  let nearest = FAR
  for (const enemy of s.ships) {
    if (enemy.zone !== 'play' || enemy.seat === ship.seat) continue
    const range = rangeBetween(end, footprint(enemy))
    nearest = Math.min(nearest, range)
    if (range <= 3 && (arcsWith(end, footprint(enemy)) & ARC_BIT.front) !== 0) targets = TARGET
  }
  return targets - NEARER * nearest
}
