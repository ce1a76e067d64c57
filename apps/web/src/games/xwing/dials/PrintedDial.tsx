import type { Maneuver } from '@dejarik/xwing'
import { useMemo } from 'react'
import { maneuverName } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import { BearingSign } from './BearingSign.tsx'
import { layOut } from './dial-layout.ts'

/** All maneuvers of a ship, as they stand on its dial: to be read, not set. */
export function PrintedDial({ dial }: { dial: readonly Maneuver[] }) {
  const { say, language } = useTable()
  const rows = useMemo(() => layOut(dial), [dial])
  return (
    <div
      className="xw-printed-dial"
      role="img"
      aria-label={`${say('dial.label')}: ${dial.map((one) => maneuverName(one, language)).join('; ')}`}
    >
      {rows.map(({ speed, reverse, cells }) => (
        <div key={`${speed}${reverse}`} className="xw-printed-row">
          <span className="xw-printed-speed number">{reverse ? `−${speed}` : speed}</span>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its column
            <span key={column} className="xw-printed-maneuver" data-difficulty={cell?.maneuver.difficulty}>
              {cell !== null && <BearingSign maneuver={cell.maneuver} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
