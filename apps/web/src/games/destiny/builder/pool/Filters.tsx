import {
  AFFILIATION_NAMES,
  type Affiliation,
  type CardType,
  COLOR_NAMES,
  type Color,
  SETS,
  SUBTYPES,
  SYMBOL_NAMES,
  SYMBOLS,
  subtypeName,
  TYPE_NAMES,
} from '@dejarik/destiny/facts'
import { FoldedFilters } from '../../../../build/pool/FoldedFilters.tsx'
import { Select } from '../../../../build/pool/Select.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { ColorMark } from '../../dice/ColorMark.tsx'
import { SymbolSign } from '../../dice/SymbolSign.tsx'
import { useBuilder } from '../useBuilder.ts'
import { type Filter, filtersOn, HIGHEST_COST } from './filter.ts'
import { Toggles } from './Toggles.tsx'

const COLORS: readonly Color[] = ['blue', 'red', 'yellow', 'gray']
const AFFILIATIONS: readonly Affiliation[] = ['hero', 'villain', 'neutral']
const TYPES: readonly CardType[] = [
  'character',
  'upgrade',
  'support',
  'event',
  'downgrade',
  'battlefield',
  'plot',
]
const COSTS = Array.from({ length: HIGHEST_COST + 1 }, (_, cost) => cost)

export interface FiltersProps {
  readonly filter: Filter
  /** Whether all filters are in sight; on a phone they take the room of the cards. */
  readonly open: boolean
  onOpen(open: boolean): void
  onChange(filter: Filter): void
}

/** By words and type, and folded away by all else that can be seen on a card. */
export function Filters({ filter, open, onOpen, onChange }: FiltersProps) {
  const { say, language } = useBuilder()
  return (
    <search className="build-filters">
      <SearchField
        label={say('pool.search')}
        query={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      <Select
        label={say('pool.type')}
        value={filter.type ?? ''}
        any={say('pool.any-type')}
        choices={TYPES.map((type) => ({ value: type, label: TYPE_NAMES[type][language] }))}
        onChange={(type) => onChange({ ...filter, type: TYPES.find((one) => one === type) ?? null })}
      />
      <FoldedFilters on={filtersOn(filter)} className="sb-filters" open={open} onOpen={onOpen}>
        <MoreFilters filter={filter} onChange={onChange} />
      </FoldedFilters>
    </search>
  )
}

function MoreFilters({ filter, onChange }: Pick<FiltersProps, 'filter' | 'onChange'>) {
  const { say, language } = useBuilder()
  const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, language)
  return (
    <>
      <Toggles
        label={say('pool.color')}
        toggles={COLORS.map((color) => ({
          value: color,
          name: COLOR_NAMES[color][language],
          sign: <ColorMark color={color} size="1.1em" />,
        }))}
        on={filter.colors}
        onChange={(colors) => onChange({ ...filter, colors })}
      />
      <Toggles
        label={say('pool.affiliation')}
        toggles={AFFILIATIONS.map((affiliation) => ({
          value: affiliation,
          name: AFFILIATION_NAMES[affiliation][language],
          sign: <AffiliationMark affiliation={affiliation} />,
        }))}
        named
        on={filter.affiliations}
        onChange={(affiliations) => onChange({ ...filter, affiliations })}
      />
      <Toggles
        label={say('pool.symbol')}
        toggles={SYMBOLS.map((symbol) => ({
          value: symbol,
          name: SYMBOL_NAMES[symbol][language],
          sign: <SymbolSign symbol={symbol} size="1.25em" />,
        }))}
        on={filter.symbols}
        onChange={(symbols) => onChange({ ...filter, symbols })}
      />
      <Select
        wide
        label={say('pool.set')}
        value={filter.set ?? ''}
        any={say('pool.any-set')}
        choices={SETS.map(({ code, name }) => ({ value: code, label: name[language] }))}
        onChange={(set) => onChange({ ...filter, set: set || null })}
      />
      <Select
        wide
        label={say('pool.subtype')}
        value={filter.subtype ?? ''}
        any={say('pool.all')}
        choices={SUBTYPES.map((one): { value: string; label: string } => ({
          value: one,
          label: subtypeName(one)[language],
        })).sort(byName)}
        onChange={(subtype) => onChange({ ...filter, subtype: subtype || null })}
      />
      <Select
        label={say('pool.cost')}
        value={filter.cost === null ? '' : String(filter.cost)}
        any={say('pool.all')}
        choices={COSTS.map((cost) => ({
          value: String(cost),
          label: cost === HIGHEST_COST ? say('pool.cost-or-more', { cost }) : String(cost),
        }))}
        onChange={(cost) => onChange({ ...filter, cost: cost === '' ? null : Number(cost) })}
      />
      {(['playable', 'fitting'] as const).map((which) => (
        <label key={which} className="sb-check">
          <input
            type="checkbox"
            checked={filter[which]}
            onChange={(event) => onChange({ ...filter, [which]: event.target.checked })}
          />
          {say(`pool.${which}`)}
        </label>
      ))}
    </>
  )
}
