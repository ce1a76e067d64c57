/** Purchasing (rulebook: "Eine Karte kaufen", db.purchase.1 to db.purchase.8). */
import type { Flow } from '@dejarik/kernel'
import { type CardId, COST, FACTION, NEUTRAL, NO_CARD } from '../facts/catalogue.ts'
import { type Move, move } from '../moves.ts'
import {
  EXILE_AT_END,
  type Faction,
  FIRST_NEUTRAL_PURCHASE,
  FIRST_PURCHASE,
  type State,
  type T,
} from '../state.ts'
import { destinationOf } from './cards.ts'
import { refill, takeFromRow } from './galaxy-row.ts'
import { spendResources } from './resources.ts'
import { raise } from './triggers.ts'
import { putInHand, putOnDeck, take, unmark } from './zones.ts'

/** Own faction or neutral (db.faction.2 to db.faction.4). */
export function mayOwn(seat: number, card: CardId): boolean {
  return FACTION[card] === seat || FACTION[card] === NEUTRAL
}

export function canAfford(s: State, seat: number, card: CardId): boolean {
  return COST[card] <= s.sides[seat].resources
}

/** The card on top of the Outer Rim Pilot deck, or NO_CARD (db.purchase.8). */
export function topPilot(s: State): CardId {
  return s.pilots.length === 0 ? NO_CARD : s.pilots[s.pilots.length - 1]
}

export interface Terms {
  /** The cost is not paid. */
  readonly free?: boolean
  /** Where it goes if nothing else sends it elsewhere. */
  readonly to?: 'discard' | 'deck' | 'hand'
}

/** Pays, removes the card from where it lies, puts it where it goes, refills the row, then come triggers. */
export function* purchase(t: T, seat: Faction, card: CardId, terms: Terms = {}): Flow {
  const s = t.state
  if (terms.free !== true) spendResources(t, seat, COST[card])
  const place = yield* destination(t, seat, card, terms.to ?? 'discard')
  const neutral = FACTION[card] === NEUTRAL
  yield* raise(t, { event: 'purchase', seat, card }, () => {
    const space = removeFromOffer(s, card)
    unmark(s, card)
    t.log?.('purchase', 'db.purchase.5', { seat, card, cost: terms.free === true ? 0 : COST[card] })
    if (place.do === 'to-deck') putOnDeck(s, seat, card)
    else if (place.do === 'to-hand') putInHand(s, seat, card)
    else s.sides[seat].discard.push(card)
    if (place.do !== 'to-discard') t.log?.(place.do, 'db.purchase.5', { seat, card })
    if (place.card !== NO_CARD && destinationOf(place.card)?.exiled) s.marks[card] |= EXILE_AT_END
    s.firsts |= neutral ? FIRST_PURCHASE | FIRST_NEUTRAL_PURCHASE : FIRST_PURCHASE
    s.smugglers = 0
    if (space >= 0) refill(t, space)
  })
}

/** Takes the card from the row (returns its space), the pilots or the galaxy discard pile (returns −1). */
function removeFromOffer(s: State, card: CardId): number {
  if (s.row.includes(card)) return takeFromRow(s, card)
  take(s.pilots.includes(card) ? s.pilots : s.galaxyDiscard, card)
  return -1
}

/**
 * Where the card goes. Abilities that send it elsewhere are optional (db.faq.3), and if several do, the buyer
 * chooses which applies; two ways to the same place are one (docs/rulings.md).
 */
function* destination(t: T, seat: Faction, card: CardId, usual: 'discard' | 'deck' | 'hand'): Flow<Move> {
  const s = t.state
  const options = [move(`to-${usual}`)]
  const offer = (verb: 'to-deck' | 'to-hand', source: CardId): void => {
    if (!options.some((option) => option.do === verb)) options.push(move(verb, source))
  }
  const { base } = s.sides[seat]
  const ability = destinationOf(base)
  if (ability !== null && isFirst(s, card, ability.first)) offer(`to-${ability.to}`, base)
  if (s.smugglers > 0) offer('to-deck', NO_CARD)
  return yield* t.choose(seat, 'destination', options, { rule: 'db.purchase.5', about: card })
}

function isFirst(s: State, card: CardId, first: 'any' | 'neutral'): boolean {
  if (first === 'any') return (s.firsts & FIRST_PURCHASE) === 0
  return FACTION[card] === NEUTRAL && (s.firsts & FIRST_NEUTRAL_PURCHASE) === 0
}
