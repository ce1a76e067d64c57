import { useMemo } from 'react'
import { Copies } from '../../../../build/Copies.tsx'
import { titleOf } from '../card.ts'
import { newProblems } from '../check.ts'
import { setCopies } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'
import type { CardLineProps } from './CardLine.tsx'
import { anchorOf } from './place.ts'
import { WhyNot } from './WhyNot.tsx'

/** How many of a card are in the army. */
export function ArmyCopies({ army, kind, id, count, onChange }: CardLineProps) {
  const { say, language } = useBuilder()
  const name = titleOf(kind, id, language)
  const [problem] = useMemo(
    () => newProblems(army, setCopies(army, kind, id, count + 1)),
    [army, kind, id, count],
  )
  const unit = say('army.copies', { count })
  if (onChange === undefined) return <Copies count={count} unit={unit} deeds={null} />
  const added = say(kind === 'command' ? 'pool.into-deck' : 'pool.added', { name })
  return (
    <Copies
      count={count}
      unit={unit}
      deeds={{
        removeLabel: say('army.remove-of', { name }),
        addLabel: say('army.add-of', { name }),
        full: problem === undefined ? null : <WhyNot problem={problem} />,
        tip: `${anchorOf(kind, id)}-full`,
        onRemove: () => onChange(setCopies(army, kind, id, count - 1), say('army.removed', { name })),
        onAdd: () => onChange(setCopies(army, kind, id, count + 1), added),
      }}
    />
  )
}
