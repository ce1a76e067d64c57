import type { MayLack } from '@dejarik/kernel'
import { type CardFacts, findCard } from '../facts/index.ts'

/** A deck with its team as players build and share it: ids only, so that it can be wrong, and validation can say how. */
export interface Deck extends MayLack {
  readonly name: string
  /** Id of the format it is built for (formats.ts). */
  readonly format: string
  readonly battlefield: string | null
  /** For teams whose plot brings two battlefields. */
  readonly secondBattlefield?: string
  readonly plot: string | null
  /** Some plots of the last set have a second, higher value. */
  readonly elitePlot?: boolean
  /** Events that lie under the plot, where it asks for some. */
  readonly underPlot?: readonly string[]
  readonly characters: readonly DeckCharacter[]
  /** What the deck is shuffled from; a card stands in one entry only. */
  readonly cards: readonly DeckCard[]
}

export interface DeckCharacter {
  readonly card: string
  /** Two dice: the elite version (sd.team.6). */
  readonly dice: 1 | 2
}

export interface DeckCard {
  readonly card: string
  readonly count: number
}

/** sd.team.1 */
export const TEAM_POINTS = 30
/** sd.deckbuilding.2 */
export const COPIES = 2

/** A character of the team with its card looked up. */
export interface Member {
  readonly card: CardFacts
  readonly dice: 1 | 2
}

/** A card of the deck looked up. */
export interface Included {
  readonly card: CardFacts
  readonly count: number
}

/** The deck with all its cards looked up; ids that don't exist are left out, and said elsewhere. */
export interface Assembled {
  readonly deck: Deck
  readonly team: readonly Member[]
  readonly plot: CardFacts | null
  readonly cards: readonly Included[]
}

export function assembled(deck: Deck): Assembled {
  return {
    deck,
    team: deck.characters.flatMap(({ card: id, dice }) => {
      const card = findCard(id)
      return card?.type === 'character' ? [{ card, dice }] : []
    }),
    plot: (deck.plot === null ? undefined : findCard(deck.plot)) ?? null,
    cards: deck.cards.flatMap(({ card: id, count }) => {
      const card = findCard(id)
      return card === undefined ? [] : [{ card, count }]
    }),
  }
}

/** Cards that are shuffled; the team, the plot and the battlefield are no part of them (sd.deckbuilding.10). */
export function sizeOf(deck: Deck): number {
  return deck.cards.reduce((sum, { count }) => sum + count, 0)
}

/** Ids of everything that the deck names. */
export function cardsOf(deck: Deck): readonly string[] {
  return [
    ...deck.characters.map(({ card }) => card),
    ...(deck.plot === null ? [] : [deck.plot]),
    ...(deck.battlefield === null ? [] : [deck.battlefield]),
    ...(deck.secondBattlefield === undefined ? [] : [deck.secondBattlefield]),
    ...(deck.underPlot ?? []),
    ...deck.cards.map(({ card }) => card),
  ]
}
