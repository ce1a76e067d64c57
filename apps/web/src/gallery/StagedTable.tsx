import type { Match } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { still } from '../session/playback.ts'
import type { Player, Snapshot } from '../session/session.ts'
import { seenBy } from '../session/snapshot.ts'
import { useSettings } from '../settings/settings.ts'
import { aboutOf } from '../table/about.ts'
import { FrameContext } from '../table/frame/FrameContext.ts'
import { layoutOf, sizesOf, TOP } from '../table/frame/layout.ts'
import { useFrame } from '../table/frame/useFrame.ts'
import { PromptBar } from '../table/PromptBar.tsx'
import { useChoosing } from '../table/useChoosing.ts'
import { useMenu } from '../table/useMenu.ts'

const nothing = (): void => {}

/** A table at a moment: its board and its prompt, which can be pointed at and armed; an answer goes nowhere. */
export function StagedTable({ face, match }: { face: TableFace; match: Match }) {
  const { language } = useSettings()
  const speaker = useMemo(() => speakerOf(face.game, language), [face, language])
  const snapshot = useMemo(() => snapshotOf(face, match), [face, match])
  const { view, seat, asks } = snapshot
  const ask = asks.find((one) => one.seat === seat && one.choice !== undefined) ?? null
  const [box, size] = useSize()
  // There is no line on top.
  const layout = { ...layoutOf(size.width, size.height + TOP), top: 0 }
  const isDesk = face.prompt.at === 'desk'
  const frame = useFrame()
  const [answering, setAnswering] = useState<HTMLElement | null>(null)
  const folded = useMenu(face, snapshot, ask, language)
  const about = ask === null ? null : aboutOf(face, view, ask, language)
  const choosing = useChoosing({
    ask,
    n: snapshot.n,
    weighs: () => true,
    answer: async () => null,
    askNow: () => null,
    nNow: () => snapshot.n,
    gaveAll: nothing,
    refused: nothing,
    tried: nothing,
  })
  return (
    <div ref={box} className="gallery-table">
      {size.width > 0 && (
        <div
          className="table"
          data-layout={isDesk ? layout.kind : undefined}
          style={isDesk ? sizesOf(layout) : undefined}
        >
          <div className="table-board">
            <face.Board
              view={view}
              seat={seat}
              asks={asks}
              choosing={choosing}
              language={language}
              speaker={speaker}
              events={[]}
              beat={null}
              about={about}
              motion={0}
              layout={layout}
              answering={answering}
              show={nothing}
              openRule={nothing}
            />
          </div>
          <div className="table-foot">
            <FrameContext value={setAnswering}>
              <PromptBar
                face={face}
                shown={still(snapshot)}
                ask={ask}
                about={about}
                menu={folded.at(choosing)}
                passed={[]}
                choosing={choosing}
                speaker={speaker}
                frame={frame}
                onSkip={nothing}
                onRepeat={nothing}
                toast={null}
                tools={null}
              />
            </FrameContext>
          </div>
        </div>
      )}
    </div>
  )
}

/** As whoever is asked sees it. */
function snapshotOf({ game }: TableFace, match: Match): Snapshot {
  const seat = match.asks[0]?.seat ?? 0
  const players = game
    .seats(match.options)
    .map((side, at): Player => ({ seat: at, side, kind: at === seat ? 'you' : 'nobody' }))
  return { ...seenBy(match, seat), players, trouble: null }
}

function useSize() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const it = box.current
    if (it === null) return
    const observer = new ResizeObserver(() => setSize({ width: it.clientWidth, height: it.clientHeight }))
    observer.observe(it)
    return () => observer.disconnect()
  }, [])
  return [box, size] as const
}
