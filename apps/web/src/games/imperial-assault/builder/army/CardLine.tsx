import type { Army, CardKind } from '@dejarik/imperial-assault/build'
import { useMemo } from 'react'
import { useLook } from '../../../../build/BuilderContext.tsx'
import { Report } from '../../../../symbols/index.ts'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { FigureSign } from '../../cards/signs.tsx'
import { affiliationOf, type Card, findCard, titleOf } from '../card.ts'
import { CardTitle } from '../cards/CardTitle.tsx'
import { isOfUse } from '../check.ts'
import { useBuilder } from '../useBuilder.ts'
import { ArmyCopies } from './ArmyCopies.tsx'
import type { ArmyProps } from './ArmyProps.ts'
import { anchorOf, isWrong } from './place.ts'

export interface CardLineProps extends ArmyProps {
  readonly kind: CardKind
  readonly id: string
  readonly count: number
}

/** A card of the army with its copies and what they cost together. */
export function CardLine(props: CardLineProps) {
  const { say, language } = useBuilder()
  const { army, problems, kind, id, count } = props
  const { onPointerEnter } = useLook({ type: kind, id })
  const card = findCard(kind, id)
  const wrong = isWrong(kind, id, problems)
  const idle = useMemo(() => card !== undefined && !isOfUse(army, card), [army, card])
  return (
    <li
      id={anchorOf(kind, id)}
      className="ia-line"
      data-wrong={wrong}
      tabIndex={-1}
      aria-label={titleOf(kind, id, language)}
      onPointerEnter={onPointerEnter}
    >
      <ArmyCopies {...props} />
      {wrong && (
        <span className="ia-wrong">
          <Report label={say('card.wrong')} />
        </span>
      )}
      {card === undefined ? (
        <span className="build-card-name">{id}</span>
      ) : (
        <span className="ia-line-title">
          {isStrange(card, army) && <AffiliationMark affiliation={affiliationOf(card)} size="0.9em" />}
          <CardTitle card={card} />
          {idle && (
            <small className="ia-idle">{say(kind === 'command' ? 'army.no-user' : 'army.no-carrier')}</small>
          )}
        </span>
      )}
      {card !== undefined && <Sums card={card} count={count} />}
    </li>
  )
}

/** Allies, and what does not belong here at all. */
function isStrange(card: Card, { affiliation }: Army): boolean {
  return card.kind !== 'command' && card.facts.affiliation !== affiliation
}

function Sums({ card, count }: { card: Card; count: number }) {
  const { say } = useBuilder()
  const cost = card.facts.cost * count
  return (
    <>
      {card.kind === 'deployment' && (
        <span className="ia-line-figures number" title={say('card.figures')}>
          <FigureSign size="0.95em" label={say('card.figures-of', { count: card.facts.group * count })} />
          <span aria-hidden="true">{card.facts.group * count}</span>
        </span>
      )}
      <b className="ia-line-cost number" title={say('card.points', { points: cost })}>
        <span className="unseen">{say('card.points', { points: cost })}</span>
        <span aria-hidden="true">{cost}</span>
      </b>
    </>
  )
}
