/** Odds of a deck as the builder has it; ids that don't exist are left out, as they bring no dice and no cards. */
import { assembled, type Deck, sizeOf } from '../build/deck.ts'
import type { CardFacts } from '../facts/index.ts'
import { type OpeningHand, type WantedInHand, wantedInHand } from './opening-hand.ts'

/** How many of the cards that are wanted the opening hand will hold. */
export function openingHandOf(
  deck: Deck,
  isWanted: (card: CardFacts) => boolean,
  opening: Omit<OpeningHand, 'deck'> = {},
): WantedInHand {
  return wantedInHand(copiesOf(deck, isWanted), { ...opening, deck: sizeOf(deck) })
}

function copiesOf(deck: Deck, isWanted: (card: CardFacts) => boolean): number {
  return assembled(deck).cards.reduce((sum, { card, count }) => sum + (isWanted(card) ? count : 0), 0)
}
