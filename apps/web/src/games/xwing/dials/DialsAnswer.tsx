import { printed } from '@dejarik/xwing/preview'
import { useEffect } from 'react'
import { focusIsOnControl } from '../../../table/useKeys.ts'
import { Button } from '../../../ui/Button.tsx'
import { maneuverName, nameOfShip } from '../names.ts'
import { ShipIcon } from '../squads/ShipIcon.tsx'
import { useTable } from '../TableContext.tsx'
import { BearingSign } from './BearingSign.tsx'
import type { Planning } from './usePlanning.ts'

/** In the prompt: all dials of the squad at a glance, and one button that sets them all. */
export function DialsAnswer({ planning, isPhone }: { planning: Planning; isPhone: boolean }) {
  const { say } = useTable()
  const { ships, dials, complete, foeReady, lost } = planning
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || focusIsOnControl()) return
      event.preventDefault()
      planning.confirm()
    }
    addEventListener('keydown', enter, { capture: true })
    return () => removeEventListener('keydown', enter, { capture: true })
  })
  return (
    <div className="xw-answer">
      <ul className="xw-dials-ships">
        {ships.map((ship) => (
          <li key={ship}>
            <ShipChip ship={ship} planning={planning} />
          </li>
        ))}
      </ul>
      <p className="xw-dials-foe" data-ready={foeReady}>
        {say(foeReady ? 'dials.foe-ready' : 'dials.foe-planning')}
      </p>
      <Lost ships={lost} />
      <Button
        kind="main"
        className="xw-dials-confirm"
        hotkey={complete ? '↵' : undefined}
        disabled={!complete}
        onClick={planning.confirm}
      >
        {!complete
          ? isPhone
            ? `${dials.size}/${ships.length}`
            : say('dials.count', { set: dials.size, all: ships.length })
          : say(lost.length > 0 ? 'dials.confirm-lost' : 'dials.confirm')}
      </Button>
    </div>
  )
}

/** A last word before ships are given away; null while nobody has tried to. */
function Lost({ ships }: { ships: readonly number[] }) {
  const { view, say, language } = useTable()
  if (ships.length === 0) return null
  return (
    <p className="xw-dials-lost" role="alert">
      {say('dials.lost', {
        ships: ships.map((ship) => nameOfShip(view, ship, language)).join(', '),
        count: ships.length,
      })}
    </p>
  )
}

function ShipChip({ ship, planning }: { ship: number; planning: Planning }) {
  const { view, signs, say, language } = useTable()
  const set = planning.dials.get(ship)
  const maneuver = set === undefined ? undefined : printed(view.ships[ship]).type.dial[set]
  const name = `${signs[ship]} (${nameOfShip(view, ship, language)})`
  return (
    <button
      type="button"
      className="xw-dials-ship"
      aria-current={ship === planning.current}
      aria-label={
        maneuver === undefined
          ? say('dials.unset', { name })
          : say('dials.set', { name, maneuver: maneuverName(maneuver, language) })
      }
      onClick={() => planning.take(ship)}
    >
      <ShipIcon ship={view.ships[ship]} />
      <span className="xw-dials-called">{signs[ship]}</span>
      {maneuver === undefined ? (
        <span className="xw-dials-none">?</span>
      ) : (
        <span className="xw-dials-chosen">
          <span className="number">{maneuver.speed}</span>
          <BearingSign maneuver={maneuver} />
        </span>
      )}
    </button>
  )
}
