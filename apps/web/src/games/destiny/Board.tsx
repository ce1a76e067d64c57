import type { View } from '@dejarik/destiny'
import { useRef } from 'react'
import { useArrowKeys } from '../../board/focus/useArrowKeys.ts'
import { useRovingFocus } from '../../board/focus/useRovingFocus.ts'
import type { BoardProps } from '../../table/contract.ts'
import { InspectProvider } from './inspect/InspectContext.tsx'
import { Inspector } from './inspect/Inspector.tsx'
import { seatsAround } from './seats.ts'
import { TableProvider } from './TableContext.tsx'
import { PickTray } from './trays/PickTray.tsx'
import { PlanTray } from './trays/PlanTray.tsx'
import { ShareTray } from './trays/ShareTray.tsx'
import { useBoardTable } from './useBoardTable.ts'
import { Battlefield } from './zones/Battlefield.tsx'
import { Hand } from './zones/Hand.tsx'
import { Moment } from './zones/Moment.tsx'
import { Side } from './zones/Side.tsx'
import './board.css'

/** Parts of the board that the Tab key enters once. */
const ZONES = '.sd-strip, .sd-team, .sd-pool, .sd-hand, .pick-cards'

/** The whole table: opponents above, the own side and hand below, the battlefield and the moment beside them. */
export function Board(props: BoardProps<View>) {
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
              <aside className="sd-middle" aria-label={say('zone.middle')}>
                <Moment />
                <Battlefield />
                <PlanTray />
                <ShareTray />
              </aside>
              <div className="sd-own">
                <Side seat={me} />
              </div>
              <Hand />
            </div>
          </div>
          <PickTray />
          <Inspector />
        </section>
      </InspectProvider>
    </TableProvider>
  )
}
