/**
 * What a card costs (rulebook: Eine Karte spielen, step 5), and what it could cost at the least: the look-ahead counts
 * everything that could still lower it.
 */
import type { Seat } from '@dejarik/kernel'
import { factsOf } from '../../facts/index.ts'
import { type Card, type CardId, type CardNumber, findCard, NONE, type State } from '../../state.ts'
import type { Instead, Me, Playing, When } from '../abilities.ts'
import { sumOf } from '../ask-cards.ts'
import { abilitiesOf, isAnswered, textOf } from '../cards.ts'
import { upgradesOn } from '../choose.ts'
import type { Event } from '../events.ts'
import { isDowngrade } from '../later/downgrades.ts'
import { isHeardIn, liveFor } from '../queue.ts'

/** How a card is played, if not for its cost out of the hand. */
export interface Terms {
  readonly discount?: number
  readonly free?: boolean
  /** It has Ambush this time. */
  readonly ambush?: boolean
  /** Only on this card, or on one of these. */
  readonly on?: (card: Card) => boolean
  readonly ignoresRestrictions?: boolean
  /** It is played by itself, so that nothing but this play has to be undone (sd.illegal-actions.1). */
  readonly canTakeBack?: boolean
}

/** Out of the hand for its cost, wherever it may go. */
export const USUAL: Terms = {}

/** What a card out of play costs its player now, whatever it will be attached to (sd.cheapest.2). */
export function costOf(s: State, seat: Seat, card: CardId): number {
  return baseCost(s, seat, card, NONE, USUAL)
}

/** The cost before anything optional: printed, with what ongoing abilities change (sd.play-card.5). */
export function baseCost(s: State, seat: Seat, card: CardId, on: CardId, terms: Terms): number {
  if (terms.free === true) return 0
  const kind = s.kinds[card]
  const { cost } = factsOf(kind)
  const printed = typeof cost === 'number' ? cost : 0
  const change = isAnswered(s, 'cost') ? changeByOthers(s, { seat, card, kind, on, cost: printed }) : 0
  return Math.max(0, printed + change + ownChange(s, seat, kind) - (terms.discount ?? 0))
}

function changeByOthers(s: State, playing: Playing): number {
  return sumOf(s, 'cost', (ability, me) => ability.cost?.(s, me, playing))
}

function ownChange(s: State, seat: Seat, kind: CardNumber): number {
  let sum = 0
  for (const { ability } of abilitiesOf(kind, 'own-cost')) sum += ability.change(s, seat)
  return sum
}

export function costOnCard(kind: CardNumber): number {
  const { cost } = factsOf(kind)
  return typeof cost === 'number' ? cost : 0
}

function hasAmbush(s: State, seat: Seat, kind: CardNumber): boolean {
  const text = textOf(kind)
  return text?.keywords?.includes('ambush') === true || text?.ambushIf?.(s, seat) === true
}

export function playEvent(s: State, seat: Seat, card: CardId, on: CardId, terms: Terms): Event<'play'> {
  const kind = s.kinds[card]
  const { hand } = s.players[seat]
  const fromHand = hand.includes(card)
  return {
    event: 'play',
    seat,
    card,
    kind,
    on,
    cost: baseCost(s, seat, card, on, terms),
    paid: 0,
    ambush: terms.ambush === true || hasAmbush(s, seat, kind),
    fromHand,
    last: fromHand && hand.length === 1,
    replaces: NONE,
  }
}

/** What may still be taken off the cost by abilities before it is paid. */
function reductions(s: State, event: Event<'play'>): number {
  let sum = 0
  for (const { ability, me } of liveFor(s, event, 'before')) sum += reductionBy(s, ability, me)
  return sum
}

/** What an ability takes off. */
export function reductionBy(s: State, ability: When | Instead, me: Me): number {
  if (ability.word !== 'when') return 0
  const { reduces = 0 } = ability
  return typeof reduces === 'number' ? reduces : reduces(s, me)
}

function canReplace(s: State, seat: Seat, kind: CardNumber, on: CardId): boolean {
  return on !== NONE && !isDowngrade(kind) && !s.players[seat].replaced
}

/** The cost of the dearest upgrade that could make way on a card, once per round (sd.upgrade-card.5, .6). */
function mostReplaced(s: State, seat: Seat, kind: CardNumber, on: CardId): number {
  if (!canReplace(s, seat, kind, on)) return 0
  let most = 0
  for (const card of s.cards)
    if (card.on === on && card.type === 'upgrade') most = Math.max(most, costOnCard(card.kind))
  return most
}

/** Upgrades on the same card that could make way. */
export function replaceable(s: State, { seat, kind, on }: Event<'play'>): Card[] {
  return canReplace(s, seat, kind, on) ? upgradesOn(s, on) : []
}

/** Whether it can be paid with all that may lower its cost. What can be paid as it is needs no look at that. */
export function isAffordable(s: State, seat: Seat, card: CardId, on: CardId, terms: Terms): boolean {
  const { resources } = s.players[seat]
  const cost = baseCost(s, seat, card, on, terms)
  if (cost <= resources) return true
  const left = cost - mostReplaced(s, seat, s.kinds[card], on)
  if (left <= resources || !isHeardIn(s, 'play', 'before')) return left <= resources
  return left - reductions(s, playEvent(s, seat, card, on, terms)) <= resources
}

/** Whether there is anything to decide about the cost; mostly there is not. */
export function isCostOpen(s: State, event: Event<'play'>): boolean {
  return (
    (event.cost > 0 && replaceable(s, event).length > 0) ||
    (isHeardIn(s, 'play', 'before') && liveFor(s, event, 'before').length > 0)
  )
}

/** Whether replacing this upgrade leaves a cost that can still be brought down to what there is. */
export function helps(s: State, event: Event<'play'>, card: CardId): boolean {
  const old = findCard(s, card)
  const left = event.cost - (old === undefined ? 0 : costOnCard(old.kind)) - reductions(s, event)
  return left <= s.players[event.seat].resources
}
