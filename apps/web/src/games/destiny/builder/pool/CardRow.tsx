import { canBeElite, DEFAULT_FORMAT, type Deck, findFormat, pointsIn } from '@dejarik/destiny/build'
import { type CardFacts, cardNumber } from '@dejarik/destiny/facts'
import { useMemo } from 'react'
import { useLook } from '../../../../build/BuilderContext.tsx'
import { HitPoints, Resource } from '../../../../symbols/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DieStrip } from '../../dice/DieStrip.tsx'
import { CardSigns } from '../cards/CardSigns.tsx'
import { CardTitle } from '../cards/CardTitle.tsx'
import { textOf } from '../cards/text-of.ts'
import { newProblems } from '../check.ts'
import { WhyNot } from '../deck/WhyNot.tsx'
import { addCard, copiesIn, inTeam } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'

export interface CardRowProps {
  readonly card: CardFacts
  readonly deck: Deck
  onAdd(card: CardFacts, dice: 1 | 2): void
}

/** A card of the pool: enough to choose by, and why it can't be added if it can't. */
export function CardRow({ card, deck, onAdd }: CardRowProps) {
  const { say, language } = useBuilder()
  const { onPointerEnter } = useLook({ type: 'card', id: card.id })
  const reasons = useMemo(() => newProblems(deck, addCard(deck, card)), [deck, card])
  const can = reasons.length === 0
  const copies = copiesIn(deck, card.id)
  const inside = inTeam(deck, card.id)
  const text = textOf(card.id, language)
  return (
    <li
      className="sb-row sd-framed"
      data-color={card.color}
      data-can={can}
      data-card={card.id}
      onPointerEnter={onPointerEnter}
    >
      <Corner card={card} />
      <div className="sb-row-head">
        <CardTitle id={card.id} />
        <CardSigns card={card} />
        {copies > 0 && <small className="sb-inside">{say('pool.in-deck', { count: copies })}</small>}
        {inside > 0 && <small className="sb-inside">{say('pool.in-team', { count: inside })}</small>}
      </div>
      <AddButtons card={card} deck={deck} can={can} onAdd={onAdd} />
      <DieStrip kind={cardNumber(card.id)} size="24px" language={language} />
      {text !== '' && <p className="build-card-text">{text}</p>}
      {!can && (
        <p className="build-why-not">
          <WhyNot problem={reasons[0]} />
        </p>
      )}
    </li>
  )
}

/** Cost or health, as in the corner of the card. */
function Corner({ card: { cost, health } }: { card: CardFacts }) {
  const { say } = useBuilder()
  const printed = cost ?? health
  if (printed === null) return <span className="sb-corner" />
  const name = cost === null ? say('card.health', { health: printed }) : say('card.cost', { cost })
  return (
    <b className="sb-corner number" title={name}>
      <span className="unseen">{name}</span>
      {cost === null ? <HitPoints size="0.9em" /> : <Resource size="0.9em" />}
      <span aria-hidden="true">{printed}</span>
    </b>
  )
}

/** One button for most cards; a character can come with one die or with two. */
function AddButtons({ card, deck, can, onAdd }: CardRowProps & { can: boolean }) {
  const { say, language } = useBuilder()
  const name = card.name[language]
  const format = findFormat(deck.format) ?? DEFAULT_FORMAT
  if (card.type !== 'character')
    return (
      <Button
        className="build-add"
        aria-disabled={!can}
        icon={<span aria-hidden="true">+</span>}
        onClick={() => can && onAdd(card, 1)}
      >
        {say(card.type === 'battlefield' || card.type === 'plot' ? 'pool.take' : 'pool.add')}
        <span className="unseen">: {name}</span>
      </Button>
    )
  return (
    <span className="sb-adds">
      {([1, 2] as const).map((dice) => {
        if (dice === 2 && !canBeElite(card.id)) return null
        const points = pointsIn(format, card, dice === 2)
        return (
          <Button
            key={dice}
            className="build-add"
            data-dice={dice}
            aria-disabled={!can}
            onClick={() => can && onAdd(card, dice)}
          >
            <span className="unseen">{name}: </span>
            {say('team.dice', { dice })}
            <span className="unseen">, {say('card.points', { points })}</span>{' '}
            <b className="number" aria-hidden="true">
              {points}
            </b>
          </Button>
        )
      })}
    </span>
  )
}
