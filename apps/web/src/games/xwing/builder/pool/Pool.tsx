import type { Squad } from '@dejarik/xwing/build'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { Filters } from './Filters.tsx'
import { NO_FILTER, poolOf } from './filter.ts'
import { ShipGroupList } from './ShipGroupList.tsx'
import './pool.css'

/** So few cards are shown at once instead of folded away by ship. */
const FEW = 14

/** The ship cards of the squad's faction, to be searched and added. */
export function Pool({ squad, onAdd }: { squad: Squad; onAdd: (pilot: string) => void }) {
  const { say, language } = useBuilder()
  const [filter, setFilter] = useState(NO_FILTER)
  const wanted = useDeferredValue(filter)
  const pool = useMemo(() => poolOf(squad.faction, wanted, language), [squad.faction, wanted, language])
  const isFiltered =
    filter.query !== '' || filter.ship !== null || filter.initiative !== null || filter.points !== null
  return (
    <section className="xb-pool" aria-label={say('pool.label')}>
      <Filters faction={squad.faction} filter={filter} onChange={setFilter} />
      <div className="xb-pool-count">
        <p role="status">{say('pool.count', { count: pool.count })}</p>
        {(pool.hidden > 0 || filter.all) && (
          <Button kind="quiet" size="small" onClick={() => setFilter({ ...filter, all: !filter.all })}>
            {filter.all ? say('pool.hide') : say('pool.hidden', { count: pool.hidden })}
          </Button>
        )}
        {isFiltered && (
          <Button kind="quiet" size="small" onClick={() => setFilter({ ...NO_FILTER, all: filter.all })}>
            {say('pool.reset')}
          </Button>
        )}
      </div>
      <div className="xb-pool-list">
        {pool.groups.map((group) => (
          <ShipGroupList
            // Unfolded anew when the filter has found a few.
            key={`${group.ship.id} ${pool.count <= FEW}`}
            group={group}
            squad={squad}
            unfolded={pool.count <= FEW}
            onAdd={onAdd}
          />
        ))}
      </div>
    </section>
  )
}
