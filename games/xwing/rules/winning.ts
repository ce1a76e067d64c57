/** The end of a match (rulebook: "Spielsieg", "Spieldauer"). */

import type { State, T } from '../state.ts'
import { scenarioOf } from './scenarios.ts'

/** A draw, in `State.winner`. */
export const DRAW = 2

/** Looked at after the End Phase; true if the match is over. */
export function checkVictory(t: T): boolean {
  const s = t.state
  const verdict = scenarioOf(s).verdict(s)
  if (verdict === null) return false
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

export function hasShips(s: State, seat: number): boolean {
  return s.ships.some((ship) => ship.seat === seat && ship.zone !== 'removed')
}
