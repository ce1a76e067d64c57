import type { Squad } from '@dejarik/xwing/build'
import { useDeferredValue, useMemo, useState } from 'react'
import { PoolCount } from '../../../../build/pool/PoolCount.tsx'
import { useBuilder } from '../useBuilder.ts'
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
    <section className="build-pool" aria-label={say('pool.label')}>
      <Filters faction={squad.faction} filter={filter} onChange={setFilter} />
      <PoolCount
        count={pool.count}
        leftOut={{
          count: pool.hidden,
          shown: filter.all,
          onChange: (all) => setFilter({ ...filter, all }),
        }}
        onReset={isFiltered ? () => setFilter({ ...NO_FILTER, all: filter.all }) : null}
      />
      <div className="build-pool-list">
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
