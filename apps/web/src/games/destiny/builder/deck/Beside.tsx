import { DEFAULT_FORMAT, findFormat, pointsIn } from '@dejarik/destiny/build'
import { type CardType, findCard } from '@dejarik/destiny/facts'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { CardTitle } from '../cards/CardTitle.tsx'
import { removeBattlefield, removePlot, removeUnderPlot, setElitePlot } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'
import type { DeckProps } from './DeckProps.ts'
import { anchorOf, isWrong } from './place.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { WrongSign } from './WrongSign.tsx'

/** What stands beside the team: the battlefield, or two, and the plot with what lies under it. */
export function Beside({ deck, problems, onChange, onWant }: DeckProps) {
  const { say, language } = useBuilder()
  const nameOf = (id: string) => findCard(id)?.name[language] ?? id
  const remove = (id: string, without: () => typeof deck) =>
    onChange && (
      <RemoveButton
        name={nameOf(id)}
        onRemove={() => onChange(without(), say('team.leaves', { name: nameOf(id) }))}
      />
    )
  const choose = (type: CardType, label: string) =>
    onWant !== undefined && (
      <Button size="small" onClick={() => onWant(type)}>
        {label}
      </Button>
    )
  const { battlefield, secondBattlefield, plot, underPlot = [] } = deck
  return (
    <dl className="sb-beside">
      <dt>{say('team.battlefield')}</dt>
      {battlefield === null ? (
        <dd className="sb-slot">
          <span className="build-plain">{say('team.none')}</span>
          {choose('battlefield', say('team.choose-battlefield'))}
        </dd>
      ) : (
        <Slot id={battlefield} wrong={isWrong(battlefield, problems)}>
          {remove(battlefield, () => removeBattlefield(deck, 'first'))}
        </Slot>
      )}
      {secondBattlefield !== undefined && (
        <>
          <dt>{say('team.second-battlefield')}</dt>
          <Slot id={secondBattlefield} wrong={isWrong(secondBattlefield, problems)}>
            {remove(secondBattlefield, () => removeBattlefield(deck, 'second'))}
          </Slot>
        </>
      )}
      <dt>{say('team.plot')}</dt>
      {plot === null ? (
        <dd className="sb-slot">
          <span className="build-plain">{say('team.optional')}</span>
          {choose('plot', say('team.choose-plot'))}
        </dd>
      ) : (
        <Slot id={plot} wrong={isWrong(plot, problems)}>
          <PlotPoints deck={deck} problems={problems} onChange={onChange} />
          {remove(plot, () => removePlot(deck))}
        </Slot>
      )}
      {underPlot.length > 0 && <dt>{say('team.under-plot')}</dt>}
      {underPlot.map((id, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a damaged deck may name a card twice
        <Slot key={place} id={id} wrong={isWrong(id, problems)}>
          {remove(id, () => removeUnderPlot(deck, place))}
        </Slot>
      ))}
    </dl>
  )
}

function Slot({ id, wrong, children }: { id: string; wrong: boolean; children: ReactNode }) {
  return (
    <dd id={anchorOf(id)} className="sb-slot" data-wrong={wrong} tabIndex={-1}>
      {wrong && <WrongSign />}
      <CardTitle id={id} />
      {children}
    </dd>
  )
}

/** Some plots can be taken at a second, higher value. */
function PlotPoints({ deck, onChange }: DeckProps) {
  const { say } = useBuilder()
  const plot = findCard(deck.plot ?? '')
  if (plot === undefined) return null
  const format = findFormat(deck.format) ?? DEFAULT_FORMAT
  const elite = deck.elitePlot === true
  const points = (
    <span className="sb-points number">{say('card.points', { points: pointsIn(format, plot, elite) })}</span>
  )
  if (onChange === undefined || plot.points?.elite === plot.points?.normal) return points
  return (
    <>
      {points}
      <label className="sb-check">
        <input
          type="checkbox"
          checked={elite}
          onChange={(event) => onChange(setElitePlot(deck, event.target.checked), '')}
        />
        {say('team.elite')}
      </label>
    </>
  )
}
