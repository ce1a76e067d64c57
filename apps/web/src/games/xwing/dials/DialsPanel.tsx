import { THING } from '@dejarik/xwing'
import { printed } from '@dejarik/xwing/preview'
import { useEffect, useRef } from 'react'
import { focusIsOnControl } from '../../../table/useKeys.ts'
import { Button } from '../../../ui/Button.tsx'
import { maneuverName, nameOfObject, nameOfShip } from '../names.ts'
import { ShipIcon } from '../squads/ShipIcon.tsx'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { BearingSign } from './BearingSign.tsx'
import { Dial } from './Dial.tsx'
import { outcomeOf } from './outcome.ts'
import type { Planning } from './usePlanning.ts'
import './dials.css'

/** All dials of the squad at a glance, the one in hand large, and one button that sets them all. */
export function DialsPanel({ planning }: { planning: Planning }) {
  const { view, say, language } = useTable()
  const { ships, dials, current, complete, foeReady } = planning
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !focusIsOnControl()) {
        event.preventDefault()
        planning.confirm()
      }
      if (event.key !== 'PageDown' && event.key !== 'PageUp') return
      event.preventDefault()
      const by = event.key === 'PageDown' ? 1 : ships.length - 1
      planning.take(ships[(ships.indexOf(current) + by) % ships.length])
    }
    addEventListener('keydown', step, { capture: true })
    return () => removeEventListener('keydown', step, { capture: true })
  })
  return (
    <section className="xw-dials" aria-label={say('dials.title')}>
      <header className="mat-dock-head">
        <h2>{say('dials.title')}</h2>
        <span className="xw-dials-foe" data-ready={foeReady}>
          {say(foeReady ? 'dials.foe-ready' : 'dials.foe-planning')}
        </span>
      </header>
      <ul ref={list} className="xw-dials-ships">
        {ships.map((ship) => {
          const set = dials.get(ship)
          const maneuver = set === undefined ? undefined : printed(view.ships[ship]).type.dial[set]
          const name = nameOfShip(view, ship, language)
          return (
            <li key={ship}>
              <button
                type="button"
                className="xw-dials-ship"
                aria-current={ship === current}
                aria-label={
                  maneuver === undefined
                    ? say('dials.unset', { name })
                    : say('dials.set', { name, maneuver: maneuverName(maneuver, language) })
                }
                onClick={() => planning.take(ship)}
              >
                <ShipIcon ship={view.ships[ship]} />
                {maneuver === undefined ? (
                  <span className="xw-dials-none">?</span>
                ) : (
                  <span className="xw-dials-chosen">
                    <span className="number">{maneuver.speed}</span>
                    <BearingSign maneuver={maneuver} />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="xw-dials-name">
        <b>{nameOfShip(view, current, language)}</b>
        <span className="number">I{view.ships[current].initiative}</span>
      </p>
      <Dial planning={planning} />
      <Consequence planning={planning} />
      <Button
        kind="main"
        className="xw-dials-confirm"
        hotkey={complete ? '↵' : undefined}
        disabled={!complete}
        onClick={planning.confirm}
      >
        {complete ? say('dials.confirm') : say('dials.count', { set: dials.size, all: ships.length })}
      </Button>
    </section>
  )
}

/** Where the maneuver in hand would lead, in a sentence. */
function Consequence({ planning }: { planning: Planning }) {
  const table = useTable()
  const { current, dials, previews, pointed } = planning
  const at = pointed ?? dials.get(current)
  const preview = at === undefined ? undefined : previews[at]
  return (
    <p className="xw-dials-outcome" aria-live="polite">
      {preview === undefined ? table.say('dials.hint') : sentence(table, preview, current, at ?? 0)}
    </p>
  )
}

function sentence(
  { view, say, language }: BoardTable,
  preview: Planning['previews'][number],
  ship: number,
  at: number,
): string {
  const dialled = printed(view.ships[ship]).type.dial[at]
  const { maneuver } = preview
  const instead = maneuver.bearing !== dialled.bearing || maneuver.speed !== dialled.speed
  const name = maneuverName(maneuver, language)
  const outcome = outcomeOf(view, preview)
  const parts = [instead ? say('outcome.instead', { name }) : `${name}.`]
  if (outcome.flees) parts.push(say('outcome.flees'))
  const [bumped] = outcome.bumps
  if (bumped !== undefined) parts.push(say('outcome.bumps', { name: nameOfShip(view, bumped, language) }))
  for (const thing of outcome.onto)
    parts.push(say('outcome.onto', { name: nameOfObject(view, THING + thing, language) }))
  for (const thing of outcome.through)
    parts.push(say('outcome.through', { name: nameOfObject(view, THING + thing, language) }))
  if (parts.length === 1) parts.push(say('outcome.free'))
  return parts.join(' ')
}
