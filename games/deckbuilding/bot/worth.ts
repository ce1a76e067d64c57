/**
 * What things are worth. The unit is the one of `evaluate`: so much is added to the logarithm of the odds of
 * winning. That makes a card in the deck, a blow against the base and a step of the Force comparable.
 */
import { ATTACK, CARDS, type CardId, COST, designOfCard, NO_CARD, RESOURCES } from '../facts/catalogue.ts'
import { hitPointsLeft } from '../rules/damage.ts'
import { HAND_SIZE, opponentOf, type State } from '../state.ts'
import { CARD_WEIGHTS, FEATURES, type Weight } from './weights.ts'

const NONE: Weight = [0, 0]
const deckEarly: number[] = []
const deckGrowth: number[] = []
const playEarly: number[] = []
const playGrowth: number[] = []
for (let card = 0; card < CARDS; card++) {
  const { deck, play = NONE } = CARD_WEIGHTS[designOfCard(card).id] ?? { deck: NONE }
  deckEarly.push(deck[0])
  deckGrowth.push(deck[1])
  playEarly.push(play[0])
  playGrowth.push(play[1])
}

/** Hit points of an average base that is still to come. */
const NEXT_BASE = 15
/** With so much life left, or more, a match counts as just begun. */
const WHOLE_LIFE = 40

/** Damage that would make the seat lose the match, as far as its coming bases are known: about. */
export function lifeOf(s: State, seat: number): number {
  const { base } = s.sides[seat]
  const left = s.options.bases - s.sides[opponentOf(seat)].victory.length
  return base === NO_CARD ? left * NEXT_BASE : (left - 1) * NEXT_BASE + hitPointsLeft(s, base)
}

/** How late it is in the match, from 0 to 1, by the life of who has less. */
export function latenessOf(s: State): number {
  return Math.max(0, 1 - Math.min(lifeOf(s, 0), lifeOf(s, 1)) / WHOLE_LIFE)
}

export function weigh(weight: Weight, late: number): number {
  return weight[0] + weight[1] * late
}

/** A card as part of a deck, for one of its copies in each hand drawn. */
export function worthOf(card: CardId, late: number): number {
  return deckEarly[card] + deckGrowth[card] * late
}

/** A capital ship in play. */
export function worthInPlay(ship: CardId, late: number): number {
  return playEarly[ship] + playGrowth[ship] * late
}

/** A card in hand, for what it does when it is played once. */
export function punchOf(card: CardId, late: number): number {
  return (
    ATTACK[card] * weigh(FEATURES.handAttack, late) +
    RESOURCES[card] * weigh(FEATURES.handResources, late) +
    0.02 * COST[card]
  )
}

/** One point of damage to a base. */
export function damageWorth(late: number): number {
  return weigh(FEATURES.life, late)
}

/** A seat's cards outside of play and box: how many, and what they are worth on average. */
export interface Deck {
  size: number
  average: number
}

const decks: readonly Deck[] = [
  { size: 0, average: 0 },
  { size: 0, average: 0 },
]

/** Valid until the next call for the same seat. */
export function deckOf(s: State, seat: number, late: number): Readonly<Deck> {
  const { deck, hand, discard, units } = s.sides[seat]
  const found = decks[seat]
  found.size = deck.length + hand.length + discard.length + units.length
  const sum = sumOf(deck, late) + sumOf(hand, late) + sumOf(discard, late) + sumOf(units, late)
  found.average = found.size === 0 ? 0 : sum / found.size
  return found
}

function sumOf(cards: readonly CardId[], late: number): number {
  let sum = 0
  for (let i = 0; i < cards.length; i++) sum += worthOf(cards[i], late)
  return sum
}

/** What it means for a deck to get this card: a weak one only hides the others. */
export function gainOfOwning(card: CardId, deck: Readonly<Deck>, late: number): number {
  return (HAND_SIZE * (worthOf(card, late) - deck.average)) / (deck.size + 1)
}

/** What it means for a deck to lose this card for good. */
export function gainOfExiling(card: CardId, deck: Readonly<Deck>, late: number): number {
  return (HAND_SIZE * (deck.average - worthOf(card, late))) / Math.max(HAND_SIZE, deck.size - 1)
}
