import type { View } from '@dejarik/xwing'
import type { BoardProps } from '../../table/contract.ts'
import { Dock } from './Dock.tsx'
import { usePlanning } from './dials/usePlanning.ts'
import { Mat } from './mat/Mat.tsx'
import { usePlacing } from './placing/usePlacing.ts'
import { Squad } from './squads/Squad.tsx'
import { PhaseStrip } from './strip/PhaseStrip.tsx'
import { TableContext } from './TableContext.tsx'
import { useBoardTable } from './useBoardTable.ts'
import '../mat/dock.css'
import './board.css'

/** The whole table: the mat in the middle, squads beside it, and a dock for what the moment needs. The mat's place depends on the window alone. */
export function Board(props: BoardProps<View>) {
  const table = useBoardTable(props)
  const planning = usePlanning(table)
  const placing = usePlacing(table)
  const { me, say } = table
  return (
    <TableContext value={table}>
      <section className="xw-board" aria-label={say('board.label')}>
        <div className="xw-table">
          <PhaseStrip />
          <div className="xw-squads">
            <Squad seat={1 - me} />
            <Squad seat={me} />
          </div>
          <Mat planning={planning} placing={placing} events={props.events} />
          <Dock planning={planning} placing={placing} />
        </div>
      </section>
    </TableContext>
  )
}
