import type { Army } from '@dejarik/imperial-assault/build'
import { useDeferredValue, useMemo, useState } from 'react'
import { PoolCount } from '../../../../build/pool/PoolCount.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { Card } from '../card.ts'
import { useBuilder } from '../useBuilder.ts'
import { CardRow } from './CardRow.tsx'
import { Filters } from './Filters.tsx'
import { type Filter, isFiltered, NO_FILTER, poolOf } from './filter.ts'
import './pool.css'

/** So many rows are drawn before one asks for more: each asks the rules. */
const PAGE = 40

export interface PoolProps {
  readonly army: Army
  readonly filter: Filter
  onFilter(filter: Filter): void
  onAdd(card: Card): void
}

/** The cards of the game, to be searched and added. */
export function Pool({ army, filter, onFilter, onAdd }: PoolProps) {
  const { say, language } = useBuilder()
  const [open, setOpen] = useState(() => matchMedia('(min-width: 761px) and (min-height: 800px)').matches)
  const [shown, setShown] = useState(PAGE)
  const wanted = useDeferredValue(filter)
  const built = useDeferredValue(army)
  const pool = useMemo(() => poolOf(built, wanted, language), [built, wanted, language])
  const change = (next: Filter) => {
    setShown(PAGE)
    onFilter(next)
  }
  return (
    <section className="build-pool ia-pool" aria-label={say('pool.label')}>
      <Filters filter={filter} open={open} onOpen={setOpen} onChange={change} />
      <PoolCount
        count={pool.cards.length}
        leftOut={{
          count: pool.hidden,
          shown: filter.all,
          onChange: (all) => change({ ...filter, all }),
        }}
        onReset={
          isFiltered(filter) ? () => change({ ...NO_FILTER, kind: filter.kind, all: filter.all }) : null
        }
      />
      <div className="build-pool-list">
        {pool.cards.length === 0 && (
          <p className="build-empty">
            {pool.hidden === 0 ? say('pool.none') : say('pool.none-fits', { count: pool.hidden })}
          </p>
        )}
        <ul>
          {pool.cards.slice(0, shown).map((card) => (
            <CardRow key={`${card.kind} ${card.facts.id}`} card={card} army={army} onAdd={onAdd} />
          ))}
        </ul>
        {pool.cards.length > shown && (
          <Button className="build-pool-more" onClick={() => setShown(shown + PAGE)}>
            {say('pool.more', { count: Math.min(PAGE, pool.cards.length - shown) })}
          </Button>
        )}
      </div>
    </section>
  )
}
