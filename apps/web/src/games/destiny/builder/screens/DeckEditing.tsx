import type { Deck, Problem } from '@dejarik/destiny/build'
import type { CardFacts, CardType } from '@dejarik/destiny/facts'
import { useState } from 'react'
import type { EditingProps } from '../../../../build/Building.ts'
import { DeckSide } from '../deck/DeckSide.tsx'
import { addCard } from '../edit.ts'
import { type Filter, NO_FILTER } from '../pool/filter.ts'
import { Pool } from '../pool/Pool.tsx'
import { useBuilder } from '../useBuilder.ts'

export function DeckEditing({ built: deck, problems, onChange, showPool }: EditingProps<Deck, Problem>) {
  const { say, language } = useBuilder()
  const [filter, setFilter] = useState<Filter>(() =>
    deck.characters.length === 0 ? { ...NO_FILTER, type: 'character' } : NO_FILTER,
  )
  const want = (type: CardType) => {
    setFilter({ ...filter, type, query: '' })
    showPool()
  }
  return (
    <>
      <Pool
        deck={deck}
        filter={filter}
        onFilter={setFilter}
        onAdd={(card, dice) =>
          onChange(addCard(deck, card, dice), say(addedKey(card), { name: card.name[language] }))
        }
      />
      <DeckSide deck={deck} problems={problems} onChange={onChange} onWant={want} />
    </>
  )
}

function addedKey({ type }: CardFacts): 'pool.joins' | 'pool.taken' | 'pool.added' {
  if (type === 'character') return 'pool.joins'
  return type === 'battlefield' || type === 'plot' ? 'pool.taken' : 'pool.added'
}
