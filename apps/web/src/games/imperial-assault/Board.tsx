import type { View } from '@dejarik/imperial-assault'
import type { BoardProps } from '../../table/contract.ts'
import { ArmyStrip } from './armies/ArmyStrip.tsx'
import { CampaignTable } from './campaign/CampaignTable.tsx'
import { Dock } from './Dock.tsx'
import { Hand } from './hand/Hand.tsx'
import { MapView } from './map/MapView.tsx'
import { RoundStrip } from './strip/RoundStrip.tsx'
import { TableProvider } from './TableContext.tsx'
import { useBoardTable } from './useBoardTable.ts'
import '../../board/dock.css'
import './board.css'

/** The whole table: the map in the middle, armies beside it, the hand below, and a dock for what the moment needs. The map's place depends on the window alone. */
export function Board(props: BoardProps<View>) {
  const table = useBoardTable(props)
  const { me, mission, view, say } = table
  if (view.campaign !== null)
    return (
      <TableProvider value={table}>
        <CampaignTable />
      </TableProvider>
    )
  return (
    <TableProvider value={table}>
      <section className="ia-board" aria-label={say('board.label')}>
        <div className="ia-table">
          <RoundStrip />
          <div className="ia-armies">
            <ArmyStrip seat={1 - me} />
            <ArmyStrip seat={me} />
          </div>
          {mission === null ? <div className="ia-map" /> : <MapView key={mission.id} mission={mission} />}
          <Dock />
          <Hand />
        </div>
      </section>
    </TableProvider>
  )
}
