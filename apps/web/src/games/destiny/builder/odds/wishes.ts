/** What one may wish for in an opening hand. */
import type { Deck } from '@dejarik/destiny/build'
import { type CardFacts, type CardType, findCard, TYPE_NAMES } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import type { Say } from '../text/index.ts'

export interface Wish {
  readonly id: string
  readonly label: string
  isWanted(card: CardFacts): boolean
}

const TYPES: readonly CardType[] = ['upgrade', 'support', 'event']
const CHEAP = [0, 1, 2]

/** Kinds of cards first, then each title of the deck. */
export function wishesFor(deck: Deck, say: Say, language: Language): readonly Wish[] {
  const cards = deck.cards.flatMap(({ card }) => findCard(card) ?? [])
  const titles = new Map(cards.map((card) => [card.name.en, card.name[language]]))
  const kinds: Wish[] = [
    ...CHEAP.map((cost) => ({
      id: `cost ${cost}`,
      label: say('odds.wish-cost', { cost }),
      isWanted: (card: CardFacts) => typeof card.cost === 'number' && card.cost <= cost,
    })),
    { id: 'die', label: say('odds.wish-die'), isWanted: (card) => card.die !== null },
    ...TYPES.map((type) => ({
      id: `type ${type}`,
      label: say('odds.wish-type', { type: TYPE_NAMES[type][language] }),
      isWanted: (card: CardFacts) => card.type === type,
    })),
  ]
  const single = [...titles]
    .map(([title, label]) => ({
      id: `title ${title}`,
      label,
      isWanted: (card: CardFacts) => card.name.en === title,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return [...kinds.filter(({ isWanted }) => cards.some(isWanted)), ...single]
}
