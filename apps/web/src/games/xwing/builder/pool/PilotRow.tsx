import type { Squad } from '@dejarik/xwing/build'
import { KEYWORD_NAMES, type PilotFacts, upgradeFacts } from '@dejarik/xwing/facts'
import { useMemo } from 'react'
import { type CardRef, useLook } from '../../../../build/BuilderContext.tsx'
import { Reason } from '../../../../build/Reason.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { CardName } from '../cards/CardName.tsx'
import { SlotRow } from '../cards/SlotSign.tsx'
import { textOf } from '../cards/text-of.ts'
import { newProblems } from '../check.ts'
import { addShip } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'

export interface PilotRowProps {
  readonly pilot: PilotFacts
  readonly squad: Squad
  onAdd(pilot: string): void
}

/** A ship card of the pool: enough to choose by, and why it can't be added if it can't. */
export function PilotRow({ pilot, squad, onAdd }: PilotRowProps) {
  const { say, language } = useBuilder()
  const card: CardRef = { type: 'pilot', id: pilot.id }
  const { onPointerEnter } = useLook(card)
  const reasons = useMemo(() => newProblems(squad, addShip(squad, pilot.id)), [squad, pilot])
  const name = pilot.name[language]
  const count = squad.ships.filter((ship) => ship.pilot === pilot.id).length
  const text = textOf('pilot', pilot.id, language)
  const can = reasons.length === 0
  return (
    <li className="xb-pilot" data-can={can} data-pilot={pilot.id} onPointerEnter={onPointerEnter}>
      <b className="xb-initiative number" title={say('card.initiative', { value: pilot.initiative })}>
        <span className="unseen">{say('card.initiative', { value: pilot.initiative })}</span>
        <span aria-hidden="true">{pilot.initiative}</span>
      </b>
      <div className="xb-pilot-head">
        <CardName card={card} />
        <span className="xb-pilot-costs">
          <b className="number">{say('card.points', { points: pilot.points })}</b>{' '}
          {pilot.standardLoadout === null
            ? say('card.loadout', { loadout: pilot.loadout })
            : say('card.standard')}
        </span>
        <span className="xb-pilot-marks">
          <SlotRow slots={pilot.slots} choice={pilot.choiceSlot} />
          {pilot.keywords.length > 0 && (
            <small>{pilot.keywords.map((keyword) => KEYWORD_NAMES[keyword][language]).join(', ')}</small>
          )}
          {count > 0 && <small className="xb-in-squad">{say('pool.in-squad', { count })}</small>}
        </span>
      </div>
      <Button
        className="build-add"
        aria-disabled={!can}
        icon={<span aria-hidden="true">+</span>}
        onClick={() => can && onAdd(pilot.id)}
      >
        {say('pool.add')}
        <span className="unseen">: {name}</span>
      </Button>
      {text !== '' && <p className="build-card-text">{text}</p>}
      {pilot.standardLoadout !== null && (
        <p className="build-plain">
          {pilot.standardLoadout.map((id) => upgradeFacts(id).name[language]).join(', ')}
        </p>
      )}
      {!can && (
        <p className="build-why-not">
          <Reason problem={reasons[0]} />
        </p>
      )}
    </li>
  )
}
