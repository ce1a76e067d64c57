import type { Words } from '@dejarik/kernel'
import type { Deck, DeckCard, DeckCharacter } from '../deck.ts'

export interface ReadyDeck {
  readonly id: string
  readonly name: Words
  readonly deck: Deck
}

/** Ids of cards, each with its number of copies. */
export type Copies = { readonly [card: string]: number }

export interface Recipe {
  readonly id: string
  readonly name: Words
  readonly format: string
  readonly battlefield: string
  readonly characters: readonly DeckCharacter[]
  readonly cards: Copies
}

export function ready({ id, name, format, battlefield, characters, cards }: Recipe): ReadyDeck {
  const listed: readonly DeckCard[] = Object.entries(cards)
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => (a.card < b.card ? -1 : 1))
  return { id, name, deck: { name: name.en, format, battlefield, plot: null, characters, cards: listed } }
}
