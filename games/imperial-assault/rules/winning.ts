/** Winning a skirmish (rulebook: Sieg im Gefecht). */
import type { RuleId, Seat } from '@dejarik/kernel'
import { NONE, opponentOf, type State, type T } from '../state.ts'
import { missionAt } from './missions.ts'

/** ia.winning-skirmish.1 */
export const POINTS_TO_WIN = 40

/** Victory points with those that the mission lets a player count as having. */
export function pointsOf(s: State, seat: Seat): number {
  const extra = missionAt(s.mission).ability.always?.score
  return s.sides[seat].points + (extra === undefined ? 0 : extra(s, seat))
}

/** Points for one player; the skirmish may end with them. */
export function score(t: T, seat: Seat, points: number, rule: RuleId): void {
  scoreTogether(t, [[seat, points]], rule)
}

/** Points that several get at once: only then it is looked at who has enough. */
export function scoreTogether(t: T, gains: readonly (readonly [Seat, number])[], rule: RuleId): void {
  for (const [seat, points] of gains) {
    if (points === 0) continue
    t.state.sides[seat].points += points
    t.log?.('points', rule, { seat, points, total: pointsOf(t.state, seat) })
  }
  checkPoints(t)
}

/** Ends the skirmish once somebody has 40 points. */
export function checkPoints(t: T): void {
  const s = t.state
  if (pointsOf(s, 0) >= POINTS_TO_WIN || pointsOf(s, 1) >= POINTS_TO_WIN)
    end(t, leader(s), 'ia.winning-skirmish.1')
}

/** Who has no figure left loses at once (ia.winning-skirmish.5); if nobody has, points decide. */
export function checkElimination(t: T): void {
  const s = t.state
  const lost = [0, 1].filter((seat) => s.figures.every((figure) => figure.seat !== seat || figure.gone))
  if (lost.length === 1) end(t, opponentOf(lost[0]), 'ia.winning-skirmish.5')
  if (lost.length === 2) end(t, leader(s), 'ia.winning-skirmish.5')
}

/** Most points, then more defeated, then less damage, then initiative (ia.tiebreak.1 to .3). */
function leader(s: State): Seat {
  const ranks = [
    (seat: Seat) => pointsOf(s, seat),
    (seat: Seat) => s.sides[seat].defeatedCost,
    (seat: Seat) => -damageOf(s, seat),
  ]
  for (const rank of ranks) if (rank(0) !== rank(1)) return rank(0) > rank(1) ? 0 : 1
  return s.initiative
}

function damageOf(s: State, seat: Seat): number {
  let sum = 0
  for (const figure of s.figures) if (figure.seat === seat && figure.space !== NONE) sum += figure.damage
  return sum
}

function end(t: T, winner: Seat, rule: RuleId): never {
  t.state.winners = [winner]
  t.state.endedBy = rule
  t.log?.('over', rule, { seat: winner })
  t.over()
}
