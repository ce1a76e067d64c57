/** Who stands better: mission points, what ships are worth after the fight that is due, and the scenario's objectives. */

import { weaponsOf } from '../rules/attack/weapons.ts'
import { FIRST_SCORING_ROUND } from '../rules/mission-points.ts'
import { barsFromAttacking, isObstacle, obstaclesInTheWay } from '../rules/obstacles.ts'
import { footprint, placedOf } from '../rules/range.ts'
import { scenarioOf } from '../rules/scenarios.ts'
import { has, isStressed } from '../rules/tokens.ts'
import { ATTACKED, ENGAGED, opponentOf, type Ship, type State } from '../state.ts'
import { isDoomed } from './edge.ts'
import { Fighter, fight, sightOf, worthByHealth } from './fight.ts'
import { goalsFor, goalValue } from './goals.ts'
import { profileOf } from './profile.ts'
import { roundsLeft } from './worth.ts'

const STRESS = 0.3
const DOOM = 0.7
/** Standing near what one goes for is worth this share of having it. */
const NEARLY = 0.35

/** Chance of `seat` to win. */
export function evaluate(s: State, seat: number): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : s.winner === opponentOf(seat) ? 0 : 0.5
  const other = opponentOf(seat)
  const worth = worthAfterFight(s)
  const lead =
    s.score[seat] - s.score[other] + worth[seat] - worth[other] + outlook(s, seat) - outlook(s, other)
  // A lead counts the more the less time is left to make up for it.
  const x = lead / (0.8 + 0.15 * roundsLeft(s))
  return 0.5 + (0.5 * x) / (1 + Math.abs(x))
}

/** What the ships of both seats will be worth together after the fight that is due, by seat. */
function worthAfterFight(s: State): [number, number] {
  const fighters: Fighter[] = []
  for (const ship of s.ships) {
    if (ship.zone !== 'play') continue
    const inTheWay = obstaclesInTheWay(s, ship)
    const fires =
      willFire(s, ship) && weaponsOf(s, ship).some((weapon) => !barsFromAttacking(s, ship, weapon, inTheWay))
    fighters.push(new Fighter(ship, footprint(ship), worthByHealth(s, ship), fires, has(ship, 'focus')))
  }
  if (s.phase !== 'planning') {
    const obstacles = s.things.filter((thing) => thing.inPlay && isObstacle(thing)).map(placedOf)
    fight(fighters, (shooter, target) => sightOf(shooter, target, obstacles))
  }
  const total: [number, number] = [0, 0]
  for (const fighter of fighters) total[fighter.ship.seat] += fighter.expected
  return total
}

/** A ship whose turn it is counts as engaged before it has attacked. */
function willFire(s: State, ship: Ship): boolean {
  if ((ship.marks & ENGAGED) === 0) return true
  return s.active === ship.id && s.attack === null && (ship.marks & ATTACKED) === 0
}

/** What its places and markers promise a seat. */
function outlook(s: State, seat: number): number {
  const goals = goalsFor(s, seat)
  let sum = dueAtEnd(s, seat)
  for (const ship of s.ships) {
    if (ship.seat !== seat || ship.zone !== 'play' || ship.destroyed) continue
    const at = footprint(ship)
    sum += NEARLY * goalValue(s, goals.get(ship.id), at)
    if (isStressed(ship)) sum -= STRESS
    if (isDoomed(ship, at)) sum -= DOOM * profileOf(ship).points
  }
  return sum
}

/** Points of the next End Phase as things stand, and some of those after it. */
function dueAtEnd(s: State, seat: number): number {
  const counts = s.round >= FIRST_SCORING_ROUND ? 1 : 0
  const later = Math.min(3, roundsLeft(s))
  let due = 0
  // What ships hold by being there is held for a shorter time than what they have marked or taken.
  for (const { scores, strengths } of scenarioOf(s).stakes(s))
    due += scores[seat] * (counts + (strengths === null ? 0.6 : 0.25) * later)
  return due
}
