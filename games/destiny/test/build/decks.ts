import type { Mendable } from '@dejarik/kernel'
import { hasSentences, refusalsIn } from '@dejarik/kernel/play'
import {
  type BuildOptions,
  buildText,
  DEFAULT_FORMAT,
  type Deck,
  type DeckCharacter,
  validateDeck,
} from '../../build/index.ts'
import { CARDS } from '../../facts/index.ts'

/** `01011` with one die, `01011 2` with two. */
export function team(...characters: string[]): DeckCharacter[] {
  return characters.map((written) => {
    const [card, dice] = written.split(' ')
    return { card, dice: dice === '2' ? 2 : 1 }
  })
}

/** Neutral gray cards fit every team. */
const FILLER = [
  ...new Map(
    CARDS.filter(
      ({ affiliation, color, type, set }) =>
        affiliation === 'neutral' &&
        color === 'gray' &&
        ['event', 'upgrade', 'support'].includes(type) &&
        DEFAULT_FORMAT.sets.includes(set),
    ).map((card) => [card.name.en, card.id]),
  ).values(),
]

/** So many cards that fit every team, two copies each. */
export function filler(count: number, copies = 2, without: readonly string[] = []): Deck['cards'] {
  const pairs = FILLER.filter((id) => !without.includes(id))
    .slice(0, Math.ceil(count / copies))
    .map((card) => ({ card, count: copies }))
  const over = pairs.length * copies - count
  return pairs.map((pair, i) => (i === pairs.length - 1 ? { ...pair, count: copies - over } : pair))
}

/** A legal deck for this team; `cards` stand in it beside what fills it up to 30. */
export function deckWith(
  characters: readonly DeckCharacter[],
  cards: { readonly [card: string]: number } = {},
  more: Partial<Deck> = {},
): Deck {
  const listed = Object.entries(cards).map(([card, count]) => ({ card, count }))
  const left = 30 - listed.reduce((sum, { count }) => sum + count, 0)
  return {
    name: 'Test',
    format: DEFAULT_FORMAT.id,
    battlefield: '01168',
    plot: null,
    characters,
    cards: [...listed, ...filler(left, 2, Object.keys(cards))],
    ...more,
  }
}

/** Problems as `key rule`; each must have its sentences in both languages. */
export function refusals(deck: Deck, options?: BuildOptions): string[] {
  return refusalsIn(validateDeck(deck, options), buildText)
}

export function expectSentences(found: Mendable): void {
  hasSentences(found, buildText)
}
