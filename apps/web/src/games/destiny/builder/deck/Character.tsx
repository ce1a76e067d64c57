import { canBeElite, DEFAULT_FORMAT, findFormat, pointsIn } from '@dejarik/destiny/build'
import { cardNumber, findCard } from '@dejarik/destiny/facts'
import { useMemo } from 'react'
import { HitPoints, Twice } from '../../../../symbols/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Segments } from '../../../../ui/Segments.tsx'
import { DieStrip } from '../../dice/DieStrip.tsx'
import { CardTitle } from '../cards/CardTitle.tsx'
import { newProblems } from '../check.ts'
import { addCard, removeCharacter, setDice } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'
import type { DeckProps } from './DeckProps.ts'
import { anchorOf, isWrong } from './place.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { WrongSign } from './WrongSign.tsx'

/** A character of the team: with one die or two, and what that costs. */
export function Character({ deck, problems, onChange, place }: DeckProps & { place: number }) {
  const { say, language } = useBuilder()
  const { card: id, dice } = deck.characters[place]
  const card = findCard(id)
  const name = card?.name[language] ?? id
  const wrong = isWrong(id, problems)
  const format = findFormat(deck.format) ?? DEFAULT_FORMAT
  const isFirst = deck.characters.findIndex((other) => other.card === id) === place
  const again = useMemo(
    () => card !== undefined && !card.unique && newProblems(deck, addCard(deck, card)).length === 0,
    [card, deck],
  )
  const diceWords = (count: 1 | 2) =>
    card === undefined
      ? say('team.dice', { dice: count })
      : `${say('team.dice', { dice: count })}: ${pointsIn(format, card, count === 2)}`
  return (
    <li
      id={isFirst ? anchorOf(id) : undefined}
      className="sb-character sd-framed"
      data-color={card?.color}
      data-wrong={wrong}
      tabIndex={-1}
      aria-label={name}
    >
      <header>
        {wrong && <WrongSign />}
        <CardTitle id={id} />
        {card?.health != null && (
          <span className="sb-health number">
            <HitPoints size="1em" label={say('card.health', { health: card.health })} /> {card.health}
          </span>
        )}
        {onChange !== undefined && (
          <span className="sb-deeds">
            {again && (
              <Button
                kind="quiet"
                size="small"
                aria-label={say('team.once-more-of', { name })}
                title={say('team.once-more')}
                icon={<Twice />}
                onClick={() => card && onChange(addCard(deck, card, dice), say('pool.joins', { name }))}
              />
            )}
            <RemoveButton
              name={name}
              onRemove={() => onChange(removeCharacter(deck, place), say('team.leaves', { name }))}
            />
          </span>
        )}
      </header>
      <div className="sb-character-dice">
        {onChange !== undefined && canBeElite(id) ? (
          <Segments
            bare
            label={say('team.dice-of', { name })}
            value={String(dice)}
            segments={[
              { value: '1', label: diceWords(1) },
              { value: '2', label: diceWords(2) },
            ]}
            onChange={(value) => onChange(setDice(deck, place, value === '2' ? 2 : 1), '')}
          />
        ) : (
          <span className="sb-points">{diceWords(dice)}</span>
        )}
        {card !== undefined && <DieStrip kind={cardNumber(id)} size="24px" language={language} />}
      </div>
    </li>
  )
}
