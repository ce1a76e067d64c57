import { speaker as speakerOf } from '@dejarik/text'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { RuleBook } from '../rules/RuleBook.tsx'
import type { Eye, ReplaySession } from '../session/replay.ts'
import { useSettings } from '../settings/settings.ts'
import { Keyboard } from '../symbols/index.ts'
import type { ShownContent } from '../table/contract.ts'
import { KeysDialog } from '../table/KeysDialog.tsx'
import { Log } from '../table/Log.tsx'
import { Peek, type PeekAt } from '../table/Peek.tsx'
import { Rail, type RailTab } from '../table/Rail.tsx'
import { TableTop } from '../table/TableTop.tsx'
import { useKeys } from '../table/useKeys.ts'
import { motionOf } from '../table/usePlayback.ts'
import { logEye } from '../table/whose.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { MomentDialog } from './MomentDialog.tsx'
import { PlayOnDialog } from './PlayOnDialog.tsx'
import { Timeline } from './Timeline.tsx'
import { watching } from './watching.ts'
import '../table/table.css'

/** How long a decision is looked at while the replay runs by itself. */
const BEAT = { '1': 900, '2': 450, instant: 120 } as const

type ReplayDialog = 'keys' | 'play-on' | 'moment' | null

export function ReplayTable({ session }: { session: ReplaySession }) {
  const say = useWords()
  const settings = useSettings()
  const { language } = settings
  const { face } = session
  const snapshot = useSyncExternalStore(session.subscribe, () => session.snapshot)
  const speaker = useMemo(() => speakerOf(face.game, language), [face, language])
  const [rail, setRail] = useState<RailTab | null>(() => (innerWidth >= face.logFrom ? 'log' : null))
  const [rule, setRule] = useState<string | null>(null)
  const [dialog, setDialog] = useState<ReplayDialog>(null)
  const [content, setContent] = useState<ShownContent | null>(null)
  const [peek, setPeek] = useState<PeekAt | null>(null)
  const [running, setRunning] = useState(false)
  const atEnd = session.at === session.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision shown starts the next beat
  useEffect(() => {
    if (!running || atEnd) return setRunning(false)
    const timer = setTimeout(() => session.seek(session.at + 1), BEAT[settings.speed])
    return () => clearTimeout(timer)
  }, [running, atEnd, snapshot, session, settings.speed])

  const openRule = useCallback((id: string) => {
    setRule(id)
    setRail('rules')
  }, [])
  const peekAt = useCallback(
    (id: string | null, at: DOMRect | null) => setPeek(id === null || at === null ? null : { id, at }),
    [],
  )
  const showCard = useCallback(
    (id: string, title: string) => {
      setPeek(null)
      setContent({ title, body: () => <face.CardFace id={id} language={language} /> })
    },
    [face, language],
  )
  const seek = useCallback(
    (n: number) => {
      setRunning(false)
      session.seek(n)
    },
    [session],
  )
  const fold = (tab: RailTab) => setRail(rail === tab ? null : tab)

  useKeys({
    ArrowRight: always(() => seek(session.at + 1)),
    ArrowLeft: always(() => seek(session.at - 1)),
    ArrowDown: always(() => seek(session.neighbour('turn', 1))),
    ArrowUp: always(() => seek(session.neighbour('turn', -1))),
    Home: always(() => seek(0)),
    End: always(() => seek(session.length)),
    ' ': always(() => setRunning(!running)),
    e: always(() => session.look(nextEye(session))),
    l: always(() => fold('log')),
    r: always(() => fold('rules')),
    '?': always(() => setDialog('keys')),
  })

  return (
    <div className="table" data-rail={rail !== null}>
      <TableTop
        title={say('replay.title', { game: face.game.name[language] })}
        snapshot={snapshot}
        speaker={speaker}
        rail={rail}
        onRail={fold}
        isFriend={(seat) => snapshot.seat >= 0 && (face.isFriend?.(snapshot.view, seat) ?? false)}
        menu={
          <Button kind="quiet" icon={<Keyboard />} hotkey="?" onClick={() => setDialog('keys')}>
            {say('keys.title')}
          </Button>
        }
      />
      <main className="table-board">
        <face.Board
          view={snapshot.view}
          seat={snapshot.seat}
          asks={snapshot.asks}
          choosing={watching}
          language={language}
          speaker={speaker}
          events={[]}
          motion={running ? motionOf(settings) : 0}
          show={setContent}
          openRule={openRule}
        />
      </main>
      <footer className="table-foot">
        <Timeline
          session={session}
          snapshot={snapshot}
          speaker={speaker}
          running={running}
          onRun={setRunning}
          onSeek={seek}
          onPlayOn={() => setDialog('play-on')}
          onMoment={() => setDialog('moment')}
          openRule={openRule}
        />
      </footer>
      {rail !== null && (
        <Rail tab={rail} onTab={setRail} onClose={() => setRail(null)} chat={false} news={false}>
          {rail === 'rules' ? (
            <RuleBook index={face.game.rules} language={language} at={rule} onOpen={openRule} />
          ) : (
            <Log
              face={face}
              speaker={speaker}
              entries={snapshot.log}
              eye={logEye(face, snapshot)}
              openRule={openRule}
              onMoment={seek}
              onPeek={peekAt}
              onShow={showCard}
            />
          )}
        </Rail>
      )}
      {peek !== null && <Peek face={face} language={language} peek={peek} />}
      {content !== null && (
        <Dialog
          textOnly={content.textOnly ?? false}
          title={content.title}
          closeLabel={say('close')}
          onClose={() => setContent(null)}
          width="wide"
        >
          <content.body />
        </Dialog>
      )}
      {dialog === 'keys' && <KeysDialog of="replay" onClose={() => setDialog(null)} />}
      {dialog === 'play-on' && (
        <PlayOnDialog session={session} speaker={speaker} onClose={() => setDialog(null)} />
      )}
      {dialog === 'moment' && <MomentDialog session={session} onClose={() => setDialog(null)} />}
    </div>
  )
}

/** A key that means something at any time. */
function always(deed: () => void): () => true {
  return () => {
    deed()
    return true
  }
}

function nextEye({ eye, seats }: ReplaySession): Eye {
  if (eye === 'all') return 0
  return eye + 1 < seats.length ? eye + 1 : 'all'
}
