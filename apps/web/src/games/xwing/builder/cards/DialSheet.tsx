import type { DialManeuver } from '@dejarik/xwing/facts'
import { useMemo } from 'react'
import { BearingSign } from '../../dials/BearingSign.tsx'
import { layOut } from '../../dials/dial-layout.ts'
import { maneuverName } from '../../names.ts'
import '../../dials/dials.css'
import { useBuilder } from '../useBuilder.ts'

/** All maneuvers of a dial, to be read. */
export function DialSheet({ dial }: { dial: readonly DialManeuver[] }) {
  const { language } = useBuilder()
  const rows = useMemo(() => layOut(dial), [dial])
  return (
    <table className="xb-dial">
      <tbody>
        {rows.map(({ speed, reverse, cells }) => (
          <tr key={`${speed}${reverse}`}>
            <th scope="row" className="number">
              {reverse ? `−${speed}` : speed}
            </th>
            {cells.map((cell, column) =>
              cell === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its column
                <td key={column} />
              ) : (
                <td key={cell.at} title={maneuverName(cell.maneuver, language)}>
                  <BearingSign maneuver={cell.maneuver} />
                  <span className="unseen">{maneuverName(cell.maneuver, language)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
