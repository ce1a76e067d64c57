import { useTable } from '../TableContext.tsx'
import { Ghost } from './Ghost.tsx'
import type { PlannedShip } from './plan.ts'
import { Template } from './Template.tsx'

/** Ghosts of the dials as they are set: the one in hand strong, the others faint. */
export function Planned({ plan, current }: { plan: readonly PlannedShip[]; current: number }) {
  const { view } = useTable()
  return (
    <g className="xw-planned">
      {plan.map(({ ship, preview, strip }) => (
        <g
          key={ship}
          data-current={ship === current}
          data-bumps={preview.ends[0]?.flight.full === false}
          data-flees={preview.flees}
        >
          {strip !== null && <Template strip={strip} />}
          {preview.ends.map(({ flight: { footprint } }) => (
            <Ghost
              key={`${footprint.pose.x} ${footprint.pose.y}`}
              ship={view.ships[ship]}
              pose={footprint.pose}
            />
          ))}
        </g>
      ))}
    </g>
  )
}
