import { findCard } from '@dejarik/destiny/facts'
import { useMemo } from 'react'
import { useLook } from '../../../../build/BuilderContext.tsx'
import { Resource } from '../../../../symbols/index.ts'
import { Button } from '../../../../ui/Button.tsx'
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
  const more = useMemo(() => newProblems(deck, setCopies(deck, id, count + 1)), [deck, id, count])
  const full = more.length > 0
  const tip = `${anchorOf(id)}-full`
  const copies = (
    <b className="number">
      {count}
      <span className="unseen"> {say('deck.copies', { count })}</span>
    </b>
  )
  return (
    <li
      id={anchorOf(id)}
      className="sb-line"
      data-wrong={wrong}
      tabIndex={-1}
      aria-label={name}
      onPointerEnter={onPointerEnter}
    >
      <span className="sb-copies">
        {onChange === undefined ? (
          <>{copies}×</>
        ) : (
          <>
            <Button
              kind="quiet"
              size="small"
              aria-label={say('deck.remove-of', { name })}
              onClick={() => onChange(setCopies(deck, id, count - 1), say('deck.removed', { name }))}
            >
              −
            </Button>
            {copies}
            <Button
              kind="quiet"
              size="small"
              aria-label={say('deck.add-of', { name })}
              aria-disabled={full}
              aria-describedby={full ? tip : undefined}
              onClick={() => {
                if (!full) onChange(setCopies(deck, id, count + 1), say('pool.added', { name }))
              }}
            >
              +
            </Button>
            {full && (
              <span id={tip} className="build-tip">
                <WhyNot problem={more[0]} />
              </span>
            )}
          </>
        )}
      </span>
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
