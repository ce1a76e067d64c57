/** Options for the self-check: random legal decks of all written cards, mostly for two players. */
import { FastRng } from '@dejarik/kernel'
import { type Deck, randomDeck } from './build/index.ts'
import { isImplemented } from './cards/catalogue.ts'

/** One match in six is for three, and one for four. */
const SEATS = [2, 2, 2, 3, 2, 4]

/** The same list for the same number. */
export function randomOptions(count: number, seed: number): { readonly decks: readonly Deck[] }[] {
  const rng = new FastRng(seed)
  return Array.from({ length: count }, (_, i) => ({
    decks: Array.from({ length: SEATS[i % SEATS.length] }, () => someDeck(rng)),
  }))
}

function someDeck(rng: FastRng): Deck {
  const deck = randomDeck(rng, isImplemented)
  if (deck === null) throw new Error('the written cards make no legal deck')
  return deck
}
