import type { Language } from '@dejarik/kernel'
import type { Problem, Squad } from '@dejarik/xwing/build'
import { findPilot, findShip } from '@dejarik/xwing/facts'
import { useMemo } from 'react'
import type { Cause } from '../../../../build/Problems.tsx'
import { Reason } from '../../../../build/Reason.tsx'
import { Cross, Twice } from '../../../../symbols/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CardName } from '../cards/CardName.tsx'
import { ShipSign } from '../cards/ShipSign.tsx'
import { newProblems } from '../check.ts'
import { duplicateShip, removeShip } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'
import { Equipment } from './Equipment.tsx'

export interface ShipPanelProps {
  readonly squad: Squad
  /** Place in the squad. */
  readonly ship: number
  /** Whether a problem is about it. */
  readonly wrong: boolean
  /** Without it the ship can only be looked at. */
  readonly onChange?: ((squad: Squad, said: string) => void) | undefined
}

export function shipAnchor(ship: number): string {
  return `ship-${ship + 1}`
}

/** The ship that a problem is about first. */
export function causeOf({ at }: Problem, squad: Squad, language: Language): Cause | null {
  const [place] = at
  if (place === undefined) return null
  const pilot = squad.ships[place.ship]?.pilot ?? ''
  return { name: findPilot(pilot)?.name[language] ?? pilot, anchor: shipAnchor(place.ship) }
}

/** A ship of the squad with its upgrades. */
export function ShipPanel({ squad, ship, wrong, onChange }: ShipPanelProps) {
  const { say, language } = useBuilder()
  const { pilot: id } = squad.ships[ship]
  const pilot = findPilot(id)
  const name = pilot?.name[language] ?? id
  const twice = useMemo(() => newProblems(squad, duplicateShip(squad, ship)), [squad, ship])
  return (
    <li
      id={shipAnchor(ship)}
      className="xb-ship"
      data-wrong={wrong}
      tabIndex={-1}
      aria-label={say('squad.ship', { number: ship + 1, name })}
    >
      <header className="xb-ship-head">
        <ShipSign type={pilot?.ship ?? ''} />
        <div>
          <CardName card={{ type: 'pilot', id }} />
          <small>{findShip(pilot?.ship ?? '')?.name[language]}</small>
        </div>
        {pilot !== undefined && (
          <span className="xb-ship-numbers">
            <b className="xb-initiative number" title={say('card.initiative', { value: pilot.initiative })}>
              <span className="unseen">{say('card.initiative', { value: pilot.initiative })}</span>
              <span aria-hidden="true">{pilot.initiative}</span>
            </b>
            <b className="number">{say('card.points', { points: pilot.points })}</b>
          </span>
        )}
        {onChange !== undefined && (
          <span className="xb-ship-deeds">
            <Button
              kind="quiet"
              size="small"
              aria-label={say('squad.duplicate-of', { name })}
              aria-disabled={twice.length > 0}
              title={say('squad.duplicate')}
              icon={<Twice />}
              aria-describedby={twice.length > 0 ? `${shipAnchor(ship)}-once` : undefined}
              onClick={() => {
                if (twice.length === 0) onChange(duplicateShip(squad, ship), say('pool.added', { name }))
              }}
            />
            {twice.length > 0 && (
              <span id={`${shipAnchor(ship)}-once`} className="build-tip">
                <Reason problem={twice[0]} />
              </span>
            )}
            <Button
              kind="quiet"
              size="small"
              aria-label={say('squad.remove-of', { name })}
              title={say('squad.remove')}
              icon={<Cross />}
              onClick={() => onChange(removeShip(squad, ship), say('squad.removed', { name }))}
            />
          </span>
        )}
      </header>
      {pilot !== undefined && <Equipment squad={squad} ship={ship} pilot={pilot} onChange={onChange} />}
    </li>
  )
}
