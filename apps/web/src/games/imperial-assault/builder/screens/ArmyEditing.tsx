import type { Army, CardKind, Problem } from '@dejarik/imperial-assault/build'
import { useState } from 'react'
import type { EditingProps } from '../../../../build/Building.ts'
import { ArmySide } from '../army/ArmySide.tsx'
import { type Card, titleOf } from '../card.ts'
import { addCard } from '../edit.ts'
import { NO_FILTER } from '../pool/filter.ts'
import { Pool } from '../pool/Pool.tsx'
import { useBuilder } from '../useBuilder.ts'

export function ArmyEditing({ built: army, problems, onChange, showPool }: EditingProps<Army, Problem>) {
  const { say, language } = useBuilder()
  const [filter, setFilter] = useState(NO_FILTER)
  const want = (kind: CardKind) => {
    setFilter({ ...NO_FILTER, kind, all: filter.all })
    showPool()
  }
  const add = (card: Card) => {
    const name = titleOf(card.kind, card.facts.id, language)
    onChange(addCard(army, card), say(card.kind === 'command' ? 'pool.into-deck' : 'pool.added', { name }))
  }
  return (
    <>
      <Pool army={army} filter={filter} onFilter={setFilter} onAdd={add} />
      <ArmySide army={army} problems={problems} onChange={onChange} onWant={want} />
    </>
  )
}
