import type { Squad } from '@dejarik/xwing/build'
import { useState } from 'react'
import { ShipSign } from '../cards/ShipSign.tsx'
import { Stats } from '../cards/Stats.tsx'
import { useBuilder } from '../useBuilder.ts'
import type { ShipGroup } from './filter.ts'
import { PilotRow } from './PilotRow.tsx'

export interface ShipGroupProps {
  readonly group: ShipGroup
  readonly squad: Squad
  readonly unfolded: boolean
  onAdd(pilot: string): void
}

/** The cards of one ship type below its name. Rows are made when it is opened: each asks the rules. */
export function ShipGroupList({ group: { ship, pilots }, squad, unfolded, onAdd }: ShipGroupProps) {
  const { say, language } = useBuilder()
  const [open, setOpen] = useState(unfolded)
  const points = pilots.map((pilot) => pilot.points)
  const [least, most] = [Math.min(...points), Math.max(...points)]
  return (
    <details className="xb-group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ShipSign type={ship.id} />
        <span className="xb-group-text">
          <span className="name">{ship.name[language]}</span>
          <small>
            {say('pool.group', {
              count: pilots.length,
              points: least === most ? String(least) : `${least}–${most}`,
            })}
          </small>
        </span>
        <Stats stats={ship} />
      </summary>
      {open && (
        <ul>
          {pilots.map((pilot) => (
            <PilotRow key={pilot.id} pilot={pilot} squad={squad} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </details>
  )
}
