/** What a figure carries, and where it is to be brought. */
import { type Space, UNREACHED } from '../map/index.ts'
import { missionAt } from '../rules/missions.ts'
import { type FigureId, NONE, type State } from '../state.ts'
import type { Ways } from './ways.ts'

export interface Errand {
  readonly to: Space
  /** What it is worth there. */
  readonly points: number
}

/** From as far away as this it is worth nothing yet. */
const FAR_AWAY = 30

/** Null if it carries nothing that is wanted anywhere where it could go. */
export function errandOf(s: State, figure: FigureId, ways: Ways): Errand | null {
  const { carried, seat, space } = s.figures[figure]
  if (carried.length === 0 || space === NONE) return null
  const { tokenKinds } = missionAt(s.mission)
  const way = ways.from(space)
  let to: Space = NONE
  let points = 0
  for (const token of carried) {
    const { bring } = tokenKinds[s.tokens[token].kind]
    if (bring === undefined) continue
    points += bring.points
    for (const one of bring.spaces(s, seat)) if (to === NONE || way[one] < way[to]) to = one
  }
  return to === NONE || way[to] === UNREACHED ? null : { to, points }
}

/** Being so far on one's way. */
export function errandWorth({ points }: Errand, left: number): number {
  return points * Math.max(0, 1 - left / FAR_AWAY)
}
