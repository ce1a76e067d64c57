/** What both sides of a skirmish want to be near to. */
import type { Seat } from '@dejarik/kernel'
import type { Space } from '../map/index.ts'
import { figuresOf, isAtOrBeside } from '../rules/ground.ts'
import { TERMINAL } from '../rules/mission.ts'
import { missionAt } from '../rules/missions.ts'
import { type FigureId, NONE, opponentOf, type State } from '../state.ts'

/** Points that an objective is worth in a round, about. */
export const OBJECTIVE = 2.2
const TERMINAL_WORTH = 0.9

/** Something to be near to: what it is worth in a round, and the friends that are already there. */
export interface Goal {
  readonly space: Space
  readonly worth: number
  /** Whom it concerns; left out: everybody. */
  readonly by?: readonly FigureId[]
  readonly holders: readonly FigureId[]
}

/** Tokens on the map, areas of the mission, and the other's deployment zone. */
export function goalsFor(s: State, seat: Seat): Goal[] {
  const friends = figuresOf(s, seat)
  const goal = (space: Space, worth: number): Goal => ({
    space,
    worth,
    holders: friends.filter((id) => isAtOrBeside(s, id, space)),
  })
  const found: Goal[] = []
  for (const { kind, space, seat: owner } of s.tokens)
    if (space !== NONE)
      found.push(goal(space, kind === TERMINAL ? TERMINAL_WORTH : owner === seat ? OBJECTIVE / 2 : OBJECTIVE))
  const { areas, zones } = missionAt(s.mission)
  for (const { spaces } of areas)
    if (spaces.length > 0) found.push(goal(spaces[spaces.length >> 1], OBJECTIVE))
  const enemyZone = zones[s.sides[opponentOf(seat)].zone]
  if (enemyZone !== undefined) found.push(goal(enemyZone.spaces[enemyZone.spaces.length >> 1], OBJECTIVE / 3))
  return found
}
