import type { Faction } from '@dejarik/xwing/facts'
import { useId } from 'react'
import { Search } from '../../../../symbols/index.ts'
import { useBuilder } from '../BuilderContext.tsx'
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
  const id = useId()
  const number = (text: string) => (text === '' ? null : Number(text))
  return (
    <search className="xb-filters">
      <label className="xb-search">
        <Search />
        <span className="unseen">{say('pool.search')}</span>
        <input
          type="search"
          value={filter.query}
          placeholder={say('pool.search')}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
        />
      </label>
      <div className="xb-select xb-select-wide">
        <label htmlFor={`${id}ship`}>{say('pool.ship')}</label>
        <select
          id={`${id}ship`}
          value={filter.ship ?? ''}
          onChange={(event) => onChange({ ...filter, ship: event.target.value || null })}
        >
          <option value="">{say('pool.any-ship')}</option>
          {shipsOf(faction, language).map((ship) => (
            <option key={ship.id} value={ship.id}>
              {ship.name[language]}
            </option>
          ))}
        </select>
      </div>
      <div className="xb-select">
        <label htmlFor={`${id}initiative`}>{say('pool.initiative')}</label>
        <select
          id={`${id}initiative`}
          value={filter.initiative ?? ''}
          onChange={(event) => onChange({ ...filter, initiative: number(event.target.value) })}
        >
          <option value="">{say('pool.any')}</option>
          {INITIATIVES.map((initiative) => (
            <option key={initiative}>{initiative}</option>
          ))}
        </select>
      </div>
      <div className="xb-select">
        <label htmlFor={`${id}points`}>{say('pool.points')}</label>
        <select
          id={`${id}points`}
          value={filter.points ?? ''}
          onChange={(event) => onChange({ ...filter, points: number(event.target.value) })}
        >
          <option value="">{say('pool.any')}</option>
          {POINTS.map((points) => (
            <option key={points} value={points}>
              {say('pool.at-most', { points })}
            </option>
          ))}
        </select>
      </div>
    </search>
  )
}
