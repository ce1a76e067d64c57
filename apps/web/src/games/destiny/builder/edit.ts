/** What a builder does to a deck. Each deed answers a new deck; none asks whether it is legal. */
import { DEFAULT_FORMAT, type Deck } from '@dejarik/destiny/build'
import { type CardFacts, findCard } from '@dejarik/destiny/facts'
import { never } from '@dejarik/kernel'
import { problemsOf } from './check.ts'

/** As long as a link carries. */
export const MAX_NAME = 80

export const EMPTY_DECK: Deck = {
  name: '',
  format: DEFAULT_FORMAT.id,
  battlefield: null,
  plot: null,
  characters: [],
  cards: [],
}

export function isEmpty({ name, battlefield, plot, characters, cards }: Deck): boolean {
  return name === '' && battlefield === null && plot === null && characters.length + cards.length === 0
}

export function rename(deck: Deck, name: string): Deck {
  return { ...deck, name: name.slice(0, MAX_NAME) }
}

export function chooseFormat(deck: Deck, format: string): Deck {
  return { ...deck, format }
}

/** Puts a card where it belongs: into the team, beside it, or one copy more into the deck. */
export function addCard(deck: Deck, card: CardFacts, dice: 1 | 2 = 1): Deck {
  switch (card.type) {
    case 'character':
      return { ...deck, characters: [...deck.characters, { card: card.id, dice }] }
    case 'battlefield':
      return takeBattlefield(deck, card.id)
    case 'plot': {
      const { elitePlot: _, underPlot: __, ...rest } = deck
      return { ...rest, plot: card.id }
    }
    case 'downgrade':
    case 'event':
    case 'support':
    case 'upgrade':
      return setCopies(deck, card.id, copiesIn(deck, card.id) + 1)
    default:
      return never(card.type)
  }
}

/** In place of the other, unless the plot lets the team bring a second one. */
function takeBattlefield(deck: Deck, id: string): Deck {
  if (deck.battlefield === null || deck.battlefield === id) return { ...deck, battlefield: id }
  const both = { ...deck, secondBattlefield: id }
  const isOneTooMany = problemsOf(both).some(({ refused }) => refused === 'deck-second-battlefield')
  return isOneTooMany ? { ...deck, battlefield: id } : both
}

export function copiesIn({ cards }: Deck, id: string): number {
  return cards.find(({ card }) => card === id)?.count ?? 0
}

/** The entry stays where it is; a new one comes last, and one without copies goes. */
export function setCopies(deck: Deck, id: string, count: number): Deck {
  const { cards } = deck
  if (count <= 0) return { ...deck, cards: cards.filter(({ card }) => card !== id) }
  if (copiesIn(deck, id) === 0) return { ...deck, cards: [...cards, { card: id, count }] }
  return { ...deck, cards: cards.map((entry) => (entry.card === id ? { card: id, count } : entry)) }
}

export function setDice(deck: Deck, place: number, dice: 1 | 2): Deck {
  return {
    ...deck,
    characters: deck.characters.map((member, i) => (i === place ? { ...member, dice } : member)),
  }
}

export function removeCharacter(deck: Deck, place: number): Deck {
  return { ...deck, characters: deck.characters.filter((_, i) => i !== place) }
}

export function removePlot(deck: Deck): Deck {
  const { elitePlot: _, underPlot: __, ...rest } = deck
  return { ...rest, plot: null }
}

export function setElitePlot(deck: Deck, elite: boolean): Deck {
  const { elitePlot: _, ...rest } = deck
  return elite ? { ...rest, elitePlot: true } : rest
}

export function removeUnderPlot(deck: Deck, place: number): Deck {
  const { underPlot = [], ...rest } = deck
  const left = underPlot.filter((_, i) => i !== place)
  return left.length === 0 ? rest : { ...rest, underPlot: left }
}

/** The second one moves up. */
export function removeBattlefield(deck: Deck, which: 'first' | 'second'): Deck {
  const { secondBattlefield = null, ...rest } = deck
  return which === 'second' ? rest : { ...rest, battlefield: secondBattlefield }
}

/** How often a card is in the team or beside it. */
export function inTeam(deck: Deck, id: string): number {
  const beside = [deck.plot, deck.battlefield, deck.secondBattlefield]
  return (
    deck.characters.filter(({ card }) => card === id).length + beside.filter((other) => other === id).length
  )
}

/** Cards of the deck of one type, by cost and name. */
export function cardsOfType(
  deck: Deck,
  type: CardFacts['type'],
): readonly { card: CardFacts; count: number }[] {
  return deck.cards
    .flatMap(({ card: id, count }) => {
      const card = findCard(id)
      return card?.type === type ? [{ card, count }] : []
    })
    .sort((a, b) => costRank(a.card) - costRank(b.card) || a.card.name.en.localeCompare(b.card.name.en))
}

function costRank({ cost }: CardFacts): number {
  return cost === 'X' ? 99 : (cost ?? -1)
}
