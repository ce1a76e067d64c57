/** What it is worth to defeat a card of the row, or to sink a ship. */
import { type CardId, COST, designOfCard, FACTION } from '../cards/catalogue.ts'
import { LIGHT_END } from '../rules/force.ts'
import { EMPIRE, opponentOf, type State } from '../state.ts'
import { FEATURES } from './weights.ts'
import { deckOf, gainOfExiling, gainOfOwning, latenessOf, weigh, worthInPlay } from './worth.ts'

/** How often the opponent would have bought a card left in the row. */
const WOULD_BUY = 0.35

/** Steps of the Force the seat can still gain. */
export function forceRoom(s: State, seat: number): number {
  return seat === EMPIRE ? s.force : LIGHT_END - s.force
}

/** What the reward for a row card brings. */
export function rewardWorth(s: State, seat: number, target: CardId, late: number): number {
  const design = designOfCard(target)
  if (design.type !== 'unit') return 0
  const perResource = weigh(FEATURES.handResources, late)
  if (design.reward === undefined) return COST[target] * perResource
  const { resources = 0, force = 0, exile = 0, freePurchase = false } = design.reward
  let worth = resources * perResource + Math.min(force, forceRoom(s, seat)) * weigh(FEATURES.force, late)
  if (exile > 0) worth += exile * bestExile(s, seat, late)
  if (freePurchase) worth += bestOwn(s, seat, late)
  return worth
}

/** Gain of exiling the weakest card of hand and discard pile. */
export function bestExile(s: State, seat: number, late: number): number {
  const deck = deckOf(s, seat, late)
  const { hand, discard } = s.sides[seat]
  let best = 0
  for (const card of hand) best = Math.max(best, gainOfExiling(card, deck, late))
  for (const card of discard) best = Math.max(best, gainOfExiling(card, deck, late))
  return best
}

function bestOwn(s: State, seat: number, late: number): number {
  const deck = deckOf(s, seat, late)
  let best = 0
  for (const card of s.row) if (card >= 0 && FACTION[card] === seat) best = Math.max(best, gainOfOwning(card, deck, late))
  return best
}

/** What it is worth that the opponent can't buy a card of the row. */
export function denialOf(s: State, seat: number, card: CardId, late: number): number {
  const foe = opponentOf(seat)
  return WOULD_BUY * Math.max(0, gainOfOwning(card, deckOf(s, foe, late), late))
}

/** What it is worth to sink the opponent's best ship. */
export function sinkingWorth(s: State, seat: number, late = latenessOf(s)): number {
  let best = 0
  for (const ship of s.sides[opponentOf(seat)].ships) best = Math.max(best, worthInPlay(ship, late))
  return best
}
