import type { View } from '@dejarik/imperial-assault'
import { createPortal } from 'react-dom'
import type { BoardProps } from '../../table/contract.ts'
import { SurgeAnswer } from './attack/SurgeAnswer.tsx'
import type { Shows } from './beats/shows.ts'
import { CampaignTable } from './campaign/CampaignTable.tsx'
import { Desk, FigureCard } from './desk/Desk.tsx'
import { Goal } from './desk/Goal.tsx'
import { Hand } from './hand/Hand.tsx'
import { useMoment } from './Moment.tsx'
import { MapView } from './map/MapView.tsx'
import { Order } from './order/Order.tsx'
import { TableProvider, useTable } from './TableContext.tsx'
import { useBoardTable } from './useBoardTable.ts'
import '../../board/desk.css'
import '../../board/dock.css'
import './board.css'

/** The whole table: who comes when, the map, and the desk. Their places depend on the window alone. */
export function Board(props: BoardProps<View, Shows>) {
  const table = useBoardTable(props)
  return (
    <TableProvider value={table}>
      {table.view.campaign === null ? <SkirmishTable /> : <CampaignTable />}
      {props.answering !== null &&
        table.surging !== null &&
        createPortal(<SurgeAnswer surging={table.surging} />, props.answering)}
    </TableProvider>
  )
}

function SkirmishTable() {
  const { mission, layout, say } = useTable()
  const moment = useMoment()
  const isPhone = layout.kind === 'phone'
  const hand = <Hand />
  return (
    <section className="desk-table ia-board" aria-label={say('board.label')}>
      <Order>{layout.kind === 'wide' && hand}</Order>
      {mission === null ? (
        <div className="ia-map" />
      ) : (
        <MapView key={mission.id} mission={mission} moment={moment} />
      )}
      {isPhone && <Goal isUnderMap />}
      <Desk
        goal={!isPhone && <Goal isUnderMap={false} />}
        card={isPhone && moment !== null ? moment.panel : <FigureCard />}
        hand={layout.kind !== 'wide' && hand}
      />
    </section>
  )
}
