import type { Language } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { type ReactNode, useState } from 'react'
import type { TableFace } from '../../games/face.ts'
import type { Snapshot } from '../../session/session.ts'
import { useWords } from '../../text/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { BoardProps } from '../contract.ts'
import { Peek } from '../Peek.tsx'
import { TableTop, type TableTopProps } from '../TableTop.tsx'
import { FrameContext } from './FrameContext.ts'
import { sizesOf } from './layout.ts'
import type { FrameState } from './useFrame.ts'
import { useLayout } from './useLayout.ts'
import './frame.css'
import './desk-prompt.css'

export interface FrameProps {
  readonly face: TableFace
  readonly snapshot: Snapshot
  readonly speaker: Speaker
  readonly language: Language
  readonly frame: FrameState
  readonly title: string
  /** Lines that nobody has looked at. */
  readonly news?: TableTopProps['news']
  readonly menu: ReactNode
  readonly isFriend: (seat: number) => boolean
  /** What only somebody who plays, or only somebody who looks back, gives the board. */
  readonly board: Pick<BoardProps, 'choosing' | 'events' | 'beat' | 'about' | 'motion'>
  /** The prompt, or the timeline of a replay. */
  readonly foot: ReactNode
  /** The drawer, while it is open. */
  readonly rail: ReactNode
  readonly children: ReactNode
}

/** What stands around a board, in a match as in a replay. */
export function Frame(props: FrameProps) {
  const { face, snapshot, speaker, language, frame, title, news, menu, isFriend, board, foot, rail } = props
  const say = useWords()
  const layout = useLayout()
  const [answering, setAnswering] = useState<HTMLElement | null>(null)
  const { peek, content } = frame
  const isDesk = face.prompt.at === 'desk'
  return (
    <div
      className="table"
      data-rail={frame.rail !== null}
      data-layout={isDesk ? layout.kind : undefined}
      style={isDesk ? sizesOf(layout) : undefined}
    >
      <TableTop
        title={title}
        snapshot={snapshot}
        speaker={speaker}
        rail={frame.rail}
        {...(news !== undefined && { news })}
        onRail={frame.toggle}
        menu={menu}
        isFriend={isFriend}
        standing={
          face.Standing !== undefined && (
            <face.Standing view={snapshot.view} seat={snapshot.seat} language={language} />
          )
        }
      />
      <main className="table-board">
        <face.Board
          view={snapshot.view}
          seat={snapshot.seat}
          asks={snapshot.asks}
          language={language}
          speaker={speaker}
          layout={layout}
          answering={answering}
          show={frame.show}
          openRule={frame.openRule}
          {...board}
        />
      </main>
      <footer className="table-foot">
        <FrameContext value={setAnswering}>{foot}</FrameContext>
      </footer>
      {frame.rail !== null && rail}
      {peek !== null && <Peek face={face} language={language} peek={peek} />}
      {content !== null && (
        <Dialog
          textOnly={content.textOnly ?? false}
          title={content.title}
          closeLabel={say('close')}
          onClose={() => frame.show(null)}
          width="wide"
        >
          <content.body />
        </Dialog>
      )}
      {props.children}
    </div>
  )
}
