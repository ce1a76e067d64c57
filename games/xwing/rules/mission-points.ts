/** Mission points and the end of a match, as most scenarios have them. */

import type { RuleId } from '@dejarik/kernel'
import { findPointsList, POINTS_LIST, type PointsList, pilotIn } from '../facts/index.ts'
import { printed } from '../facts/printed.ts'
import { opponentOf, type Ship, type ShipId, type State, type T, type XwingOptions } from '../state.ts'
import { SCENARIO_RULE, scenarioOf, type Verdict } from './scenarios.ts'
import { DRAW, hasShips } from './winning.ts'

/** Objectives score from this round on. */
export const FIRST_SCORING_ROUND = 2

/** The points list of a match. */
export function listOf({ list }: Pick<XwingOptions, 'list'>): PointsList {
  return (list === undefined ? undefined : findPointsList(list)) ?? POINTS_LIST
}

/** Squad points of a match; as many mission points win it (docs/rulings.md). */
export function limitOf(options: Pick<XwingOptions, 'list' | 'limit'>): number {
  return options.limit ?? listOf(options).limit
}

export function pointsOf({ options }: State, ship: Ship): number {
  return pilotIn(listOf(options), printed(ship).pilot).points
}

/** What they are for: objectives, a ship, the opponent's deficit. */
export function score(
  t: T,
  seat: number,
  points: number,
  rule: RuleId,
  source: { readonly source: 'objectives' | 'deficit' } | { readonly source: 'ship'; readonly ship: ShipId },
): void {
  if (points === 0) return
  t.state.score[seat] += points
  t.log?.('score', rule, { seat, points, total: t.state.score[seat], ...source })
}

/** At the start of the End Phase: what the scenario's objectives bring (xw.g.mission-points.1). */
export function scoreStakes(t: T): void {
  const s = t.state
  if (s.round < FIRST_SCORING_ROUND) return
  const stakes = scenarioOf(s).stakes(s)
  for (const seat of [0, 1])
    score(
      t,
      seat,
      stakes.reduce((sum, { scores }) => sum + scores[seat], 0),
      SCENARIO_RULE,
      { source: 'objectives' },
    )
}

/** What is left of a ship's squad points, or a part of it, goes to the enemy. */
export function scoreShip(t: T, ship: Ship, points = pointsOf(t.state, ship) - ship.scored): void {
  ship.scored += points
  score(t, opponentOf(ship.seat), points, 'xw.g.mission-points.1', { source: 'ship', ship: ship.id })
}

/** At the start each player earns the opponent's deficit (xw.g.deficit.1, .2). */
export function scoreDeficits(t: T): void {
  for (const seat of [0, 1]) {
    const spent = t.state.ships.reduce(
      (sum, ship) => sum + (ship.seat === seat ? pointsOf(t.state, ship) : 0),
      0,
    )
    score(t, opponentOf(seat), Math.max(0, limitOf(t.state.options) - spent), 'xw.g.deficit.2', {
      source: 'deficit',
    })
  }
}

/**
 * Over when a player has no ship left, when one has enough points and more than the other, or after the last round.
 * Whoever alone has ships wins; otherwise points decide (docs/rulings.md, xw.g.removed.4, xw.g.winning.1).
 */
export function usualVerdict(s: State): Verdict | null {
  const alive = [0, 1].filter((seat) => hasShips(s, seat))
  if (alive.length === 1) return { winner: alive[0], rule: 'xw.g.removed.4' }
  const [a, b] = s.score
  const leader = a === b ? DRAW : a > b ? 0 : 1
  if (alive.length === 0) return { winner: leader, rule: 'xw.g.winning.1' }
  if (s.round >= s.options.rounds) return { winner: leader, rule: 'xw.g.game-length.1' }
  if (leader !== DRAW && s.score[leader] >= limitOf(s.options))
    return { winner: leader, rule: 'xw.g.winning.2' }
  return null
}
