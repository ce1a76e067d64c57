import { findCard } from '@dejarik/destiny/facts'
import { useMemo } from 'react'
import { useLook } from '../../../../build/BuilderContext.tsx'
import { Copies, type CopiesDeeds } from '../../../../build/Copies.tsx'
import { Resource } from '../../../../symbols/index.ts'
import { ColorMark } from '../../dice/ColorMark.tsx'
import { CardTitle } from '../cards/CardTitle.tsx'
import { DieSign } from '../cards/DieSign.tsx'
import { newProblems } from '../check.ts'
import { setCopies } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'
import type { DeckProps } from './DeckProps.ts'
import { anchorOf, isWrong } from './place.ts'
import { WhyNot } from './WhyNot.tsx'
import { WrongSign } from './WrongSign.tsx'

export interface CardLineProps extends DeckProps {
  readonly id: string
  readonly count: number
}

/** A card of the deck with its copies. */
export function CardLine({ deck, problems, onChange, id, count }: CardLineProps) {
  const { say, language } = useBuilder()
  const { onPointerEnter } = useLook({ type: 'card', id })
  const card = findCard(id)
  const name = card?.name[language] ?? id
  const wrong = isWrong(id, problems)
  const [problem] = useMemo(() => newProblems(deck, setCopies(deck, id, count + 1)), [deck, id, count])
  const deeds: CopiesDeeds | null =
    onChange === undefined
      ? null
      : {
          removeLabel: say('deck.remove-of', { name }),
          addLabel: say('deck.add-of', { name }),
          full: problem === undefined ? null : <WhyNot problem={problem} />,
          tip: `${anchorOf(id)}-full`,
          onRemove: () => onChange(setCopies(deck, id, count - 1), say('deck.removed', { name })),
          onAdd: () => onChange(setCopies(deck, id, count + 1), say('pool.added', { name })),
        }
  return (
    <li
      id={anchorOf(id)}
      className="sb-line"
      data-wrong={wrong}
      tabIndex={-1}
      aria-label={name}
      onPointerEnter={onPointerEnter}
    >
      <Copies count={count} unit={say('deck.copies', { count })} deeds={deeds} />
      {wrong && <WrongSign />}
      {card !== undefined && <ColorMark color={card.color} size="0.9em" />}
      <CardTitle id={id} />
      {card?.die != null && <DieSign />}
      {card?.cost != null && (
        <span className="sb-cost number">
          <Resource size="0.9em" label={say('card.cost', { cost: String(card.cost) })} />
          <span aria-hidden="true">{card.cost}</span>
        </span>
      )}
    </li>
  )
}
