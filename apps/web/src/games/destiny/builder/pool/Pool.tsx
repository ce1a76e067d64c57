import type { Deck } from '@dejarik/destiny/build'
import type { CardFacts } from '@dejarik/destiny/facts'
import { useDeferredValue, useMemo, useState } from 'react'
import { PoolCount } from '../../../../build/pool/PoolCount.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useBuilder } from '../useBuilder.ts'
import { CardRow } from './CardRow.tsx'
import { Filters } from './Filters.tsx'
import { type Filter, isFiltered, NO_FILTER, poolOf } from './filter.ts'
import './pool.css'

/** So many rows are drawn before one asks for more: each asks the rules. */
const PAGE = 40

export interface PoolProps {
  readonly deck: Deck
  readonly filter: Filter
  onFilter(filter: Filter): void
  onAdd(card: CardFacts, dice: 1 | 2): void
}

/** The cards of the game, to be searched and added. */
export function Pool({ deck, filter, onFilter, onAdd }: PoolProps) {
  const { say, language } = useBuilder()
  const [open, setOpen] = useState(() => matchMedia('(min-width: 761px) and (min-height: 800px)').matches)
  const [shown, setShown] = useState(PAGE)
  const wanted = useDeferredValue(filter)
  const { characters, format, plot, battlefield } = deck
  // The cards of the deck don't decide what fits it: adding one must not sort all the others again.
  const team = useMemo(
    (): Deck => ({ name: '', format, characters, plot, battlefield, cards: [] }),
    [format, characters, plot, battlefield],
  )
  const joined = useDeferredValue(team)
  const pool = useMemo(() => poolOf(joined, wanted, language), [joined, wanted, language])
  const change = (next: Filter) => {
    setShown(PAGE)
    onFilter(next)
  }
  return (
    <section className="build-pool sb-pool" aria-label={say('pool.label')}>
      <Filters filter={filter} open={open} onOpen={setOpen} onChange={change} />
      <PoolCount count={pool.length} onReset={isFiltered(filter) ? () => change(NO_FILTER) : null} />
      <div className="build-pool-list">
        {pool.length === 0 && <p className="build-empty">{say('pool.none')}</p>}
        <ul>
          {pool.slice(0, shown).map((card) => (
            <CardRow key={card.id} card={card} deck={deck} onAdd={onAdd} />
          ))}
        </ul>
        {pool.length > shown && (
          <Button className="build-pool-more" onClick={() => setShown(shown + PAGE)}>
            {say('pool.more', { count: Math.min(PAGE, pool.length - shown) })}
          </Button>
        )}
      </div>
    </section>
  )
}
