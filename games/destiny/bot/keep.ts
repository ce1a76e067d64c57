/** What cards in hand are worth to their player, in points of damage. */
import type { Seat } from '@dejarik/kernel'
import { factsOf } from '../facts/index.ts'
import { costOnCard } from '../rules/actions/play-cost.ts'
import { isSecondCopy } from '../rules/upgrades.ts'
import { type CardNumber, NONE, type State } from '../state.ts'
import { isAnswer } from './events.ts'
import { dieWorth, RESOURCE, stayingWorth } from './worth.ts'

/** How often a die that comes into play is rolled. */
const ROLLS = 2
const USUAL_EVENT = 0.9
const ANSWERING_EVENT = 1.3
/** What a deck is likely to pay for. */
const DEAR = 4

/** A card that will lie in play: over the rounds to come, before its cost. */
export function lastingWorth(kind: CardNumber): number {
  return ROLLS * (dieWorth(kind) + stayingWorth(kind))
}

/** A card in hand, as something to keep rather than to discard. */
export function keepWorth(s: State, seat: Seat, kind: CardNumber): number {
  if (kind === NONE) return USUAL_EVENT
  const { type, unique } = factsOf(kind)
  const cost = costOnCard(kind)
  if (type === 'event') return isAnswer(kind) ? ANSWERING_EVENT : USUAL_EVENT - 0.1 * Math.max(0, cost - 1)
  if (unique && s.cards.some((card) => card.controller === seat && isSecondCopy(s, kind, card))) return 0.1
  const late = cost > DEAR ? (cost - DEAR) * RESOURCE : 0
  return Math.max(0.2, lastingWorth(kind) - 0.5 * RESOURCE * cost - late)
}
