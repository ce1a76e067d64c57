import type { View } from '@dejarik/xwing'
import { createPortal } from 'react-dom'
import type { BoardProps } from '../../table/contract.ts'
import type { Shows } from './beats/shows.ts'
import { Desk, ShipCard } from './desk/Desk.tsx'
import { Goal } from './desk/Goal.tsx'
import { DialsAnswer } from './dials/DialsAnswer.tsx'
import { usePlanning } from './dials/usePlanning.ts'
import { type Moment, useMoment } from './Moment.tsx'
import { Mat } from './mat/Mat.tsx'
import { Order } from './order/Order.tsx'
import { usePlacing } from './placing/usePlacing.ts'
import { useSetup } from './placing/useSetup.ts'
import { type BoardTable, TableProvider, useTable } from './TableContext.tsx'
import { useBoardTable } from './useBoardTable.ts'
import '../../board/desk.css'
import '../../board/dock.css'

/** The whole table: who comes when, the mat, and the desk. Their places depend on the window alone. */
export function Board(props: BoardProps<View, Shows>) {
  const table = useBoardTable(props)
  return (
    <TableProvider value={table}>
      <Parts {...props} table={table} />
    </TableProvider>
  )
}

function Parts({ table, layout, answering, events }: BoardProps<View, Shows> & { table: BoardTable }) {
  const planning = usePlanning(table)
  const placing = usePlacing(table)
  const setup = useSetup(table)
  const moment = useMoment(planning, placing, setup)
  const isPhone = layout.kind === 'phone'
  return (
    <section className="desk-table xw-board" aria-label={table.say('board.label')}>
      <Order />
      <Mat planning={planning} placing={placing} events={events} moment={isPhone ? null : moment} />
      {isPhone && <Goal isUnderMat />}
      {isPhone ? <Sheet moment={moment} /> : <Desk inHand={planning?.current ?? null} />}
      {answering !== null &&
        planning !== null &&
        createPortal(<DialsAnswer planning={planning} isPhone={isPhone} />, answering)}
    </section>
  )
}

/** On a phone, under the mat: what the moment needs, else the card of a ship. */
function Sheet({ moment }: { moment: Moment | null }) {
  const { say } = useTable()
  return (
    <aside className="desk" aria-label={say('dock.label')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <section className="desk-card" tabIndex={0} aria-label={say('desk.card')}>
        {moment === null ? <ShipCard inHand={null} /> : moment.panel}
      </section>
    </aside>
  )
}
