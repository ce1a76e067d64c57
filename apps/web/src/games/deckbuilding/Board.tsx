import { NO_CARD, type View } from '@dejarik/deckbuilding'
import { useRef } from 'react'
import { useArrowKeys } from '../../board/focus/useArrowKeys.ts'
import { useRovingFocus } from '../../board/focus/useRovingFocus.ts'
import type { BoardProps } from '../../table/contract.ts'
import { hovering } from '../../table/hovering.ts'
import { Button } from '../../ui/Button.tsx'
import { playsOf } from './attack/assembly.ts'
import { Tethers } from './attack/Tethers.tsx'
import { BeatMarks } from './beats/BeatMarks.tsx'
import type { Shows } from './beats/shows.ts'
import { useDrag } from './drag/useDrag.ts'
import { InspectProvider } from './inspect/InspectContext.tsx'
import { Inspector } from './inspect/Inspector.tsx'
import { Motion } from './motion/Motion.tsx'
import { TableProvider, useTable } from './TableContext.tsx'
import { END } from './things.ts'
import { AttackTray } from './trays/AttackTray.tsx'
import { DamageTray } from './trays/DamageTray.tsx'
import { PickTray } from './trays/PickTray.tsx'
import { useBoardTable } from './useBoardTable.ts'
import { ForceTrack } from './zones/ForceTrack.tsx'
import { GalaxyRow } from './zones/GalaxyRow.tsx'
import { Hand } from './zones/Hand.tsx'
import { PlayArea } from './zones/PlayArea.tsx'
import { SideStrip } from './zones/SideStrip.tsx'
import './board.css'
import './board-phone.css'

/** Parts of the board that the Tab key enters once. */
const ZONES = '.db-strip, .db-play, .db-row, .db-hand, .pick-cards'

/** The whole table: the opponent above, the galaxy row as the spine, the own side below. */
export function Board(props: BoardProps<View, Shows>) {
  const table = useBoardTable(props)
  const board = useRef<HTMLElement>(null)
  /** What scrolls on a small screen, with the lines and moving cards on it. */
  const field = useRef<HTMLDivElement>(null)
  const drag = useDrag(field, table)
  const keys = useArrowKeys()
  useRovingFocus(board, ZONES)
  const { me, say } = table
  return (
    <TableProvider value={table}>
      <InspectProvider>
        <section
          ref={board}
          className="db-board"
          aria-label={say('zone.board')}
          onKeyDown={keys}
          {...drag.handlers}
        >
          <div ref={field} className="db-field">
            <div className="db-table">
              <ForceTrack />
              <SideStrip seat={1 - me} />
              <PlayArea seat={1 - me} />
              <GalaxyRow />
              <PlayArea seat={me} />
              <div className="db-own-end">
                <SideStrip seat={me} />
                <div className="db-foot">
                  <div className="db-foot-tray">
                    <AttackTray />
                    <DamageTray />
                  </div>
                  <Hand />
                  <TurnButtons />
                </div>
              </div>
            </div>
            <Tethers board={field} motion={props.motion} drag={drag.line} />
            <Motion board={field} view={props.view} events={props.events} motion={props.motion} />
            <BeatMarks board={field} />
          </div>
          <PickTray />
          <Inspector />
        </section>
      </InspectProvider>
    </TableProvider>
  )
}

/** The whole hand at once, and the end of the turn. */
function TurnButtons() {
  const { view, me, deeds, options, choosing, say } = useTable()
  const end = deeds.get(END)?.[0]
  if (end === undefined) return null
  const { hand } = view.sides[me]
  const playable = options.some((option) => option.do === 'play')
  return (
    <div className="db-foot-end">
      {playable && hand.length > 1 && (
        <Button
          size="small"
          onClick={() => choosing.answerAll(playsOf(hand.filter((card) => card !== NO_CARD)))}
        >
          {say('do.playAll')}
        </Button>
      )}
      <Button
        size="small"
        data-thing={END}
        data-lit={choosing.hovered === end || choosing.armed === end}
        {...hovering(choosing, end)}
        onClick={() => choosing.pick(end)}
      >
        {say('do.endTurn')}
      </Button>
    </div>
  )
}
