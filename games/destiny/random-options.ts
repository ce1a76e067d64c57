/** Options for the self-check: random legal decks of all written cards, mostly for two players. */
import { FastRng } from '@dejarik/kernel'
import { DEFAULT_FORMAT, type Deck, FORMATS, isInFormat, randomDeck } from './build/index.ts'
import { abilityAt, isImplemented, placesOf } from './cards/catalogue.ts'
import { CARDS, type CardFacts, cardNumber } from './facts/index.ts'

/** One match in six is for three, and one for four. */
const SEATS = [2, 2, 2, 3, 2, 4]

/** The format with all cards, for those that are later than the usual one. */
const WIDEST = FORMATS.filter(({ kind }) => kind === 'infinite').at(-1) ?? DEFAULT_FORMAT

/** The same list for the same number. Decks are built around one written card after another, so that none is left out. */
export function randomOptions(count: number, seed: number): { readonly decks: readonly Deck[] }[] {
  const rng = new FastRng(seed)
  const written = CARDS.filter(({ id, reprintOf }) => reprintOf === null && isImplemented(id)).flatMap(
    (card) => new Array<CardFacts>(isHardToPlay(card) ? 3 : 1).fill(card),
  )
  let next = 0
  return Array.from({ length: count }, (_, i) => ({
    decks: Array.from({ length: SEATS[i % SEATS.length] }, () =>
      deckAround(rng, written[next++ % written.length]),
    ),
  }))
}

/** Dear, or only under circumstances: random players seldom get to it, so it is in more decks. */
function isHardToPlay({ id, cost }: CardFacts): boolean {
  const kind = cardNumber(id)
  const restricted = placesOf(kind, 'restriction').some((place) => 'when' in abilityAt(kind, place))
  return restricted || (typeof cost === 'number' && cost >= 5)
}

/** Every third deck draws on all sets, whatever it is built around. */
function deckAround(rng: FastRng, card: CardFacts): Deck {
  const format = isInFormat(card, DEFAULT_FORMAT) && rng.int(3) > 0 ? DEFAULT_FORMAT : WIDEST
  const deck =
    randomDeck(rng, isImplemented, { format, around: card.id }) ?? randomDeck(rng, isImplemented, { format })
  if (deck === null) throw new Error('the written cards make no legal deck')
  return deck
}
