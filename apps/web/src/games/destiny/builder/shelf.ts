/** Decks kept in this browser. */
import { type Deck, readDeck } from '@dejarik/destiny/build'
import { isRefusal } from '@dejarik/kernel'
import { BuiltShelf, type ShelfLabel } from '../../../build/shelf.ts'

export const DECKS: ShelfLabel<Deck> = {
  what: 'deck',
  read(raw) {
    const deck = readDeck(raw)
    return isRefusal(deck) ? null : deck
  },
}

export const browserDecks = new BuiltShelf(DECKS)
