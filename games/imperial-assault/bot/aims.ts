/** What the sides of a campaign mission want: the mission's aims, crates for heroes, heroes for the Empire. */
import type { Seat } from '@dejarik/kernel'
import { isCrate } from '../rules/campaign/crates.ts'
import { figuresOf, isAtOrBeside } from '../rules/ground.ts'
import { heroesOf } from '../rules/hero.ts'
import { missionAt } from '../rules/missions.ts'
import { type FigureId, NONE, REBELS, type State } from '../state.ts'
import type { Goal } from './goals.ts'

/** Points for standing where an aim is; what is done there counts for itself, and ends it. */
const AIM = 2.6
const TO_DO = 0.4
const CRATE = 0.3
/** The other side's aims are worth standing at, too. */
const GUARDED = 1.1
/** Of many spaces of an area, these are enough to walk to. */
const MOST_SPACES = 6

export function aimsFor(s: State, seat: Seat): Goal[] {
  const friends = figuresOf(s, seat)
  const found: Goal[] = []
  const goal = (space: number, worth: number, by: readonly FigureId[] = friends): void => {
    if (space === NONE) return
    found.push({ space, worth, by, holders: friends.filter((id) => isAtOrBeside(s, id, space)) })
  }
  for (const { side, want, when, by, spaces } of missionAt(s.mission).campaign?.aims ?? []) {
    // Heroes do what they came for; the Empire stands in their way.
    if (!when(s) || (side !== seat && seat === REBELS)) continue
    const all = spaces(s)
    const meant = by === undefined || side !== seat ? friends : friends.filter((id) => by(s, id))
    const step = Math.max(1, Math.ceil(all.length / MOST_SPACES))
    for (let i = 0; i < all.length; i += step)
      goal(all[i], side !== seat ? GUARDED : want === 'hold' || want === 'reach' ? AIM : TO_DO, meant)
  }
  if (seat === REBELS)
    for (const [id, { space }] of s.tokens.entries())
      if (space !== NONE && isCrate(s, id)) goal(space, CRATE, heroesOf(s))
  return found
}

/** What is left for a side to do, in points: the fewer, the better for it. */
export function leftToDo(s: State, seat: Seat): number {
  let left = 0
  for (const { side, want, when, spaces } of missionAt(s.mission).campaign?.aims ?? [])
    if (side === seat && want !== 'hold' && want !== 'defeat' && when(s))
      left += want === 'reach' ? 1 : spaces(s).length
  return left
}
