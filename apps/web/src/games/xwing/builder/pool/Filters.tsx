import type { Faction } from '@dejarik/xwing/facts'
import { Select } from '../../../../build/pool/Select.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { useBuilder } from '../useBuilder.ts'
import { type Filter, shipsOf } from './filter.ts'

export interface FiltersProps {
  readonly faction: Faction
  readonly filter: Filter
  onChange(filter: Filter): void
}

const INITIATIVES = [6, 5, 4, 3, 2, 1]
const POINTS = [2, 3, 4, 5, 6, 7, 8]

/** By words, ship, initiative and points. */
export function Filters({ faction, filter, onChange }: FiltersProps) {
  const { say, language } = useBuilder()
  const number = (text: string) => (text === '' ? null : Number(text))
  return (
    <search className="build-filters">
      <SearchField
        label={say('pool.search')}
        query={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      <Select
        wide
        label={say('pool.ship')}
        value={filter.ship ?? ''}
        any={say('pool.any-ship')}
        choices={shipsOf(faction, language).map(({ id, name }) => ({ value: id, label: name[language] }))}
        onChange={(ship) => onChange({ ...filter, ship: ship || null })}
      />
      <Select
        label={say('pool.initiative')}
        value={String(filter.initiative ?? '')}
        any={say('pool.any')}
        choices={INITIATIVES.map((initiative) => ({ value: String(initiative), label: String(initiative) }))}
        onChange={(initiative) => onChange({ ...filter, initiative: number(initiative) })}
      />
      <Select
        label={say('pool.points')}
        value={String(filter.points ?? '')}
        any={say('pool.any')}
        choices={POINTS.map((points) => ({
          value: String(points),
          label: say('pool.at-most', { points }),
        }))}
        onChange={(points) => onChange({ ...filter, points: number(points) })}
      />
    </search>
  )
}
