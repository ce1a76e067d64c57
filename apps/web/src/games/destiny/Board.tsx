import type { View } from '@dejarik/destiny'
import { useRef } from 'react'
import { useArrowKeys } from '../../board/focus/useArrowKeys.ts'
import { useRovingFocus } from '../../board/focus/useRovingFocus.ts'
import type { BoardProps } from '../../table/contract.ts'
import { BeatLayer } from './beats/BeatLayer.tsx'
import type { Shows } from './beats/beats.ts'
import { InspectProvider } from './inspect/InspectContext.tsx'
import { Inspector } from './inspect/Inspector.tsx'
import { seatsAround } from './seats.ts'
import { TableProvider } from './TableContext.tsx'
import { PickTray } from './trays/PickTray.tsx'
import { useBoardTable } from './useBoardTable.ts'
import { Battlefield } from './zones/Battlefield.tsx'
import { Beams } from './zones/Beams.tsx'
import { Beside } from './zones/Beside.tsx'
import { Hand } from './zones/Hand.tsx'
import { Side } from './zones/Side.tsx'
import './board.css'

/** Parts of the board that the Tab key enters once. */
const ZONES = '.sd-seat, .sd-team, .sd-pool, .sd-hand-cards, .pick-cards'

/** The whole table in rows of fixed height: opponents and their dice, the own dice and team, the hand. */
export function Board(props: BoardProps<View, Shows>) {
  const table = useBoardTable(props)
  const board = useRef<HTMLElement>(null)
  const keys = useArrowKeys()
  useRovingFocus(board, ZONES)
  const { view, me, say } = table
  const foes = seatsAround(view, me)
  return (
    <TableProvider value={table}>
      <InspectProvider>
        <section ref={board} className="sd-board" aria-label={say('board.label')} onKeyDown={keys}>
          <div className="sd-field">
            <div className="sd-table" data-foes={foes.length}>
              <div className="sd-foes">
                {foes.map((seat) => (
                  <Side key={seat} seat={seat} />
                ))}
              </div>
              <Battlefield />
              <Side seat={me} />
              <Hand />
              <Beside />
            </div>
          </div>
          <Beams />
          <BeatLayer />
          <PickTray />
          <Inspector />
        </section>
      </InspectProvider>
    </TableProvider>
  )
}
