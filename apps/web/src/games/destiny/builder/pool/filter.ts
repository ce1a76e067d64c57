/** The cards, searched and filtered for a deck. */

import { isImplemented } from '@dejarik/destiny'
import type { Deck } from '@dejarik/destiny/build'
import {
  type Affiliation,
  CARDS,
  type CardFacts,
  type CardType,
  type Color,
  type DieSymbol,
  isFront,
} from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import { plain } from '../../../../rules/search.ts'
import { judge } from '../check.ts'
import { addCard } from '../edit.ts'
import { TYPE_ORDER } from '../type-order.ts'
import { haystack } from './haystack.ts'

export interface Filter {
  readonly query: string
  /** One of them; all if none is named. */
  readonly colors: readonly Color[]
  readonly affiliations: readonly Affiliation[]
  /** On some side of its die, each of them. */
  readonly symbols: readonly DieSymbol[]
  readonly type: CardType | null
  /** The set's code. */
  readonly set: string | null
  /** The last one stands for all above it. */
  readonly cost: number | null
  readonly subtype: string | null
  /** Only cards that can enter a match. */
  readonly playable: boolean
  /** Only cards that team and format let in. */
  readonly fitting: boolean
}

export const NO_FILTER: Filter = {
  query: '',
  colors: [],
  affiliations: [],
  symbols: [],
  type: null,
  set: null,
  cost: null,
  subtype: null,
  playable: true,
  fitting: true,
}

/** Cards that cost so much or more are filtered together. */
export const HIGHEST_COST = 5

/** How many filters hold besides the search; for those who have them folded away. */
export function filtersOn(filter: Filter): number {
  const { colors, affiliations, symbols, type, set, cost, subtype } = filter
  const lists = [colors, affiliations, symbols].filter((list) => list.length > 0)
  return lists.length + [type, set, cost, subtype].filter((one) => one !== null).length
}

export function isFiltered(filter: Filter): boolean {
  return filter.query !== '' || filtersOn(filter) > 0 || !filter.playable || !filter.fitting
}

/** By type (characters come first until there are some), then colour, then what they cost. */
export function poolOf(deck: Deck, filter: Filter, language: Language): readonly CardFacts[] {
  const fits = fitter(deck)
  const words = plain(filter.query).split(' ').filter(Boolean)
  return CARDS.filter(
    (card) =>
      isOffered(card, filter) &&
      looksRight(card, filter) &&
      words.every((word) => haystack(card, language).includes(word)) &&
      (!filter.playable || isImplemented(card.id)) &&
      (!filter.fitting || fits(card)),
  ).sort(
    (a, b) => rank(a, deck) - rank(b, deck) || a.name[language].localeCompare(b.name[language], language),
  )
}

/** A card once, whatever sets it was printed in; unless one looks for a set. */
function isOffered({ id, type, reprintOf }: CardFacts, { set }: Filter): boolean {
  return (isFront(id) || type === 'character') && (reprintOf === null || set !== null)
}

function looksRight(card: CardFacts, filter: Filter): boolean {
  const { colors, affiliations, symbols, type, set, subtype } = filter
  return (
    (colors.length === 0 || colors.includes(card.color)) &&
    (affiliations.length === 0 || affiliations.includes(card.affiliation)) &&
    symbols.every((symbol) => card.die?.some((side) => side.symbol === symbol)) &&
    (type === null || card.type === type) &&
    (set === null || card.set === set) &&
    (subtype === null || card.subtypes.includes(subtype)) &&
    costs(card, filter.cost)
  )
}

/** X is as high as one wishes. */
function costs({ cost }: CardFacts, wanted: number | null): boolean {
  if (wanted === null) return true
  if (cost === null) return false
  const amount = cost === 'X' ? HIGHEST_COST : cost
  return wanted === HIGHEST_COST ? amount >= wanted : amount === wanted
}

/** What keeps no card from fitting: it is asked for by other filters, or may leave for it. */
const NO_MATTER = ['deck-not-implemented', 'deck-unique']

/** Whether team and format let a card in; how many copies there are already is another question. */
function fitter(deck: Deck): (card: CardFacts) => boolean {
  const bare = { ...deck, cards: [] }
  const problemsOf = judge(bare)
  return (card) => problemsOf(addCard(bare, card)).every(({ refused }) => NO_MATTER.includes(refused))
}

const COLOR_ORDER: readonly Color[] = ['blue', 'red', 'yellow', 'gray']

function rank({ type, color, cost, points }: CardFacts, { characters }: Deck): number {
  const price = cost === 'X' ? 20 : (cost ?? points?.normal ?? 0)
  if (type === 'character' && characters.length === 0)
    return COLOR_ORDER.indexOf(color) * 100 + price - 10_000
  return TYPE_ORDER.indexOf(type) * 10_000 + COLOR_ORDER.indexOf(color) * 100 + price
}
