/** The cards of one kind, searched and filtered for an army. */
import type { Army, CardKind } from '@dejarik/imperial-assault/build'
import type { Box, CardAffiliation, Keyword, Trait } from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import { plain } from '../../../../rules/search.ts'
import { affiliationOf, CARDS, type Card } from '../card.ts'
import { keywordsOf } from '../cards/effect-words.ts'
import { RANKS, type Rank, rankOf } from '../cards/rank.ts'
import { fits } from '../check.ts'
import { haystack } from './haystack.ts'

export interface Filter {
  readonly kind: CardKind
  readonly query: string
  /** For command cards, that of the figure that uses them. */
  readonly affiliation: CardAffiliation | null
  /** For command cards and upgrades, one that they ask for. */
  readonly trait: Trait | null
  /** At most so much. */
  readonly cost: number | null
  readonly box: Box | null
  /** These three are about groups only. */
  readonly figures: number | null
  readonly rank: Rank | null
  readonly keyword: Keyword | null
  /** Also cards that don't fit the army. */
  readonly all: boolean
}

export const NO_FILTER: Filter = {
  kind: 'deployment',
  query: '',
  affiliation: null,
  trait: null,
  cost: null,
  box: null,
  figures: null,
  rank: null,
  keyword: null,
  all: false,
}

/** How many filters hold besides the search; for those who have them folded away. */
export function filtersOn(filter: Filter): number {
  const { affiliation, trait, cost, box, figures, rank, keyword } = filter
  const ofGroups = filter.kind === 'deployment' ? [figures, rank, keyword] : []
  return [affiliation, trait, cost, box, ...ofGroups].filter((one) => one !== null).length
}

export function isFiltered(filter: Filter): boolean {
  return filter.query !== '' || filtersOn(filter) > 0
}

export interface Pool {
  readonly cards: readonly Card[]
  /** How many more the filter would show if it showed cards that don't fit. */
  readonly hidden: number
}

/** Groups by name, so that regular and elite stand together; other cards by cost. */
export function poolOf(army: Army, filter: Filter, language: Language): Pool {
  const words = plain(filter.query).split(' ').filter(Boolean)
  const found = CARDS[filter.kind].filter(
    (card) => looksRight(card, filter) && words.every((word) => haystack(card).includes(word)),
  )
  const shown = filter.all ? found : found.filter((card) => fits(army, card))
  const byName = (a: Card, b: Card) => a.facts.name[language].localeCompare(b.facts.name[language], language)
  const cards = [...shown].sort((a, b) =>
    filter.kind === 'deployment'
      ? byName(a, b) || rankIn(a) - rankIn(b)
      : a.facts.cost - b.facts.cost || byName(a, b),
  )
  return { cards, hidden: found.length - shown.length }
}

function rankIn(card: Card): number {
  return card.kind === 'deployment' ? RANKS.indexOf(rankOf(card.facts)) : 0
}

function looksRight(card: Card, { affiliation, trait, cost, box, figures, rank, keyword }: Filter): boolean {
  return (
    (affiliation === null || affiliationOf(card) === affiliation) &&
    (trait === null || traitsOf(card).includes(trait)) &&
    (cost === null || card.facts.cost <= cost) &&
    (box === null || card.facts.boxes.includes(box)) &&
    (card.kind !== 'deployment' ||
      ((figures === null || card.facts.group === figures) &&
        (rank === null || rankOf(card.facts) === rank) &&
        (keyword === null || keywordsOf(card.facts).has(keyword))))
  )
}

function traitsOf(card: Card): readonly Trait[] {
  if (card.kind === 'deployment') return card.facts.traits
  return (card.kind === 'command' ? card.facts.usedBy : card.facts.attachesTo)?.traits ?? []
}
