import type { CardKind } from '@dejarik/imperial-assault/build'
import {
  AFFILIATION_NAMES,
  AFFILIATIONS,
  BOX_NAMES,
  BOXES,
  type CardAffiliation,
  KEYWORD_NAMES,
  type Keyword,
  TRAIT_NAMES,
  TRAITS,
} from '@dejarik/imperial-assault/facts'
import type { Language, Words } from '@dejarik/kernel'
import { FoldedFilters } from '../../../../build/pool/FoldedFilters.tsx'
import { type Choice, Select } from '../../../../build/pool/Select.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { Segments } from '../../../../ui/Segments.tsx'
import { KINDS } from '../card.ts'
import { RANKS } from '../cards/rank.ts'
import { useBuilder } from '../useBuilder.ts'
import { type Filter, filtersOn } from './filter.ts'

const OWNERS: readonly CardAffiliation[] = [...AFFILIATIONS, 'neutral']
const KEYWORDS = Object.keys(KEYWORD_NAMES) as readonly Keyword[]
const FIGURES = [1, 2, 3]
/** What cards of a kind cost at most: steps that leave something out. */
const COSTS: { readonly [K in CardKind]: readonly number[] } = {
  deployment: [3, 4, 5, 6, 7, 8, 10, 12, 15],
  upgrade: [0, 1],
  command: [0, 1, 2],
}

export interface FiltersProps {
  readonly filter: Filter
  /** Whether all filters are in sight; on a phone they take the room of the cards. */
  readonly open: boolean
  onOpen(open: boolean): void
  onChange(filter: Filter): void
}

/** By kind and words, and folded away by all else that can be seen on a card. */
export function Filters({ filter, open, onOpen, onChange }: FiltersProps) {
  const { say } = useBuilder()
  return (
    <search className="build-filters">
      <Segments
        bare
        label={say('pool.kind')}
        value={filter.kind}
        segments={KINDS.map((kind) => ({
          value: kind,
          label: say(`kind.${kind}-short`),
          title: say(`kind.${kind}`),
        }))}
        // What costs little differs by kind.
        onChange={(kind) => onChange({ ...filter, kind, cost: null })}
      />
      <SearchField
        label={say('pool.search')}
        query={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      <FoldedFilters on={filtersOn(filter)} className="ia-filters" open={open} onOpen={onOpen}>
        <MoreFilters filter={filter} onChange={onChange} />
      </FoldedFilters>
    </search>
  )
}

function MoreFilters({ filter, onChange }: Pick<FiltersProps, 'filter' | 'onChange'>) {
  const { say, language } = useBuilder()
  const any = say('pool.all')
  return (
    <>
      <Select
        label={say('pool.affiliation')}
        value={filter.affiliation ?? ''}
        any={any}
        choices={OWNERS.map((one) => ({ value: one, label: AFFILIATION_NAMES[one][language] }))}
        onChange={(value) => onChange({ ...filter, affiliation: oneOf(OWNERS, value) })}
      />
      <Select
        label={say('pool.trait')}
        value={filter.trait ?? ''}
        any={any}
        choices={byName(TRAITS, TRAIT_NAMES, language)}
        onChange={(value) => onChange({ ...filter, trait: oneOf(TRAITS, value) })}
      />
      <Select
        label={say('pool.cost')}
        value={filter.cost === null ? '' : String(filter.cost)}
        any={any}
        choices={COSTS[filter.kind].map((points) => ({
          value: String(points),
          label: say('pool.at-most', { points }),
        }))}
        onChange={(value) => onChange({ ...filter, cost: value === '' ? null : Number(value) })}
      />
      {filter.kind === 'deployment' && <GroupFilters filter={filter} onChange={onChange} />}
      <Select
        label={say('pool.box')}
        value={filter.box ?? ''}
        any={any}
        choices={BOXES.map((box) => ({ value: box, label: BOX_NAMES[box][language] }))}
        onChange={(value) => onChange({ ...filter, box: oneOf(BOXES, value) })}
      />
    </>
  )
}

function GroupFilters({ filter, onChange }: Pick<FiltersProps, 'filter' | 'onChange'>) {
  const { say, language } = useBuilder()
  const any = say('pool.all')
  return (
    <>
      <Select
        label={say('pool.figures')}
        value={filter.figures === null ? '' : String(filter.figures)}
        any={any}
        choices={FIGURES.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(value) => onChange({ ...filter, figures: value === '' ? null : Number(value) })}
      />
      <Select
        label={say('pool.rank')}
        value={filter.rank ?? ''}
        any={any}
        choices={RANKS.map((rank) => ({ value: rank, label: say(`rank.${rank}`) }))}
        onChange={(value) => onChange({ ...filter, rank: oneOf(RANKS, value) })}
      />
      <Select
        label={say('pool.keyword')}
        value={filter.keyword ?? ''}
        any={any}
        choices={byName(KEYWORDS, KEYWORD_NAMES, language)}
        onChange={(value) => onChange({ ...filter, keyword: oneOf(KEYWORDS, value) })}
      />
    </>
  )
}

function oneOf<T extends string>(known: readonly T[], value: string): T | null {
  return known.find((one) => one === value) ?? null
}

function byName<T extends string>(
  all: readonly T[],
  names: { readonly [K in T]: Words },
  language: Language,
): readonly Choice[] {
  return all
    .map((value) => ({ value, label: names[value][language] }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}
