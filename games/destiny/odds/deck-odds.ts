/** Odds of a deck as the builder has it; ids that don't exist are left out, as they bring no dice and no cards. */
import { assembled, type Deck, sizeOf } from '../build/deck.ts'
import type { CardFacts } from '../facts/index.ts'
import { type ActivationOdds, activationOdds } from './activation.ts'
import { asNumber } from './fraction.ts'
import { chanceOfWishes, type OpeningHand, type WantedInHand, wantedInHand } from './opening-hand.ts'

export interface CharacterOdds {
  readonly card: string
  readonly dice: 1 | 2
  readonly odds: ActivationOdds
}

/** What the dice of each character roll, with the upgrades that `upgradesOf` gives it by its place in the team. */
export function teamOdds(
  deck: Deck,
  upgradesOf: (place: number) => readonly string[] = () => [],
  resources = 0,
): readonly CharacterOdds[] {
  return assembled(deck).team.map(({ card, dice }, place) => ({
    card: card.id,
    dice,
    odds: activationOdds({ card: card.id, dice, upgrades: upgradesOf(place), resources }),
  }))
}

/** How many of the cards that are wanted the opening hand will hold. */
export function openingHandOf(
  deck: Deck,
  isWanted: (card: CardFacts) => boolean,
  opening: Omit<OpeningHand, 'deck'> = {},
): WantedInHand {
  return wantedInHand(copiesOf(deck, isWanted), { ...opening, deck: sizeOf(deck) })
}

export interface DeckWish {
  readonly isWanted: (card: CardFacts) => boolean
  readonly atLeast: number
}

/** The chance that all wishes come true; a card that fits several of them counts for the first. */
export function chanceOfHand(
  deck: Deck,
  wishes: readonly DeckWish[],
  opening: Omit<OpeningHand, 'deck'> = {},
): number {
  const apart = wishes.map(({ isWanted, atLeast }, i) => {
    const earlier = wishes.slice(0, i)
    const copies = copiesOf(deck, (card) => isWanted(card) && !earlier.some((wish) => wish.isWanted(card)))
    return { copies, atLeast }
  })
  return asNumber(chanceOfWishes(apart, { ...opening, deck: sizeOf(deck) }))
}

function copiesOf(deck: Deck, isWanted: (card: CardFacts) => boolean): number {
  return assembled(deck).cards.reduce((sum, { card, count }) => sum + (isWanted(card) ? count : 0), 0)
}
