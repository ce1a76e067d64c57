import type { Seat } from '@dejarik/kernel'
import { ATTACK, HIT_POINTS, RESOURCES } from '../facts/catalogue.ts'
import { hitPointsLeft } from '../rules/damage.ts'
import { ATTACKED, EMPIRE, HAND_SIZE, opponentOf, type State } from '../state.ts'
import { FEATURES } from './weights.ts'
import { deckOf, latenessOf, lifeOf, weigh, worthInPlay } from './worth.ts'

/**
 * Chance that `seat` wins. A logistic regression over positions of matches between heuristic players: the deck
 * counts by the average worth of its cards, ships in play by their own, then life, hand, Force and the turn.
 */
export function evaluate(s: State, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0
  const late = latenessOf(s)
  const odds =
    standing(s, seat, late) -
    standing(s, opponentOf(seat), late) +
    (seat === EMPIRE ? 3 - s.force : s.force - 3) * weigh(FEATURES.force, late) +
    (seat === EMPIRE ? 1 : -1) * weigh(FEATURES.empire, late)
  return 0.5 + 0.5 * tanh(odds / 2)
}

function standing(s: State, seat: number, late: number): number {
  const side = s.sides[seat]
  let sum = HAND_SIZE * deckOf(s, seat, late).average + lifeOf(s, seat) * weigh(FEATURES.life, late)
  for (const ship of side.ships) sum += (worthInPlay(ship, late) * hitPointsLeft(s, ship)) / HIT_POINTS[ship]
  let attack = 0
  let resources = 0
  for (const card of side.hand) {
    attack += ATTACK[card]
    resources += RESOURCES[card]
  }
  if (seat !== s.active)
    return (
      sum + attack * weigh(FEATURES.waitingAttack, late) + resources * weigh(FEATURES.waitingResources, late)
    )
  for (const unit of side.units) if ((s.marks[unit] & ATTACKED) === 0) attack += ATTACK[unit]
  return (
    sum +
    attack * weigh(FEATURES.handAttack, late) +
    (resources + side.resources) * weigh(FEATURES.handResources, late) +
    weigh(FEATURES.active, late)
  )
}

/** Near enough, and of exact operations only: the same on every machine. */
function tanh(x: number): number {
  if (x >= 3) return 1
  if (x <= -3) return -1
  return (x * (27 + x * x)) / (27 + 9 * x * x)
}
