/** The end of a match (rulebook: "Spielsieg", "Spieldauer"). */

import type { State, T } from '../state.ts'
import { pointsOn } from './conditions.ts'
import { scenarioOf } from './scenarios.ts'

/** A draw, in `State.winner`. */
export const DRAW = 2

/** Looked at after the End Phase; true if the match is over. */
export function checkVictory(t: T): boolean {
  const s = t.state
  let verdict = scenarioOf(s).verdict(s)
  if (verdict === null) return false
  // Points that lie on a condition may turn a match that points decide.
  if (scoreKept(t)) verdict = scenarioOf(s).verdict(s) ?? { winner: DRAW, rule: 'xw.g.winning.1' }
  s.winner = verdict.winner
  s.endedBy = verdict.rule
  // The winner's points come first, whichever seat it is.
  const first = verdict.winner === 1 ? 1 : 0
  t.log?.('game-over', verdict.rule, {
    winner: verdict.winner,
    first: s.score[first],
    second: s.score[1 - first],
  })
  return true
}

/** At the end of the match ships score the points that lie on their conditions; those out of the game do not. */
function scoreKept(t: T): boolean {
  const s = t.state
  let isAny = false
  for (const { seat, zone, conditions } of s.ships)
    for (const condition of zone === 'removed' ? [] : conditions) {
      const points = pointsOn(condition)
      if (points === 0) continue
      isAny = true
      s.score[seat] += points
      t.log?.('score', 'xw.g.mission-points.1', { seat, points, total: s.score[seat] })
    }
  return isAny
}

export function hasShips(s: State, seat: number): boolean {
  return s.ships.some((ship) => ship.seat === seat && ship.zone !== 'removed')
}
