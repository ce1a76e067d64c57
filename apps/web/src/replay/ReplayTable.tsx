import { speaker as speakerOf } from '@dejarik/text'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Eye, ReplaySession } from '../session/replay.ts'
import { useSettings } from '../settings/settings.ts'
import { Keyboard } from '../symbols/index.ts'
import { Frame } from '../table/frame/Frame.tsx'
import { useFrame } from '../table/frame/useFrame.ts'
import { KeysDialog } from '../table/KeysDialog.tsx'
import { TableRail } from '../table/TableRail.tsx'
import { useKeys } from '../table/useKeys.ts'
import { motionOf } from '../table/usePlayback.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { MomentDialog } from './MomentDialog.tsx'
import { PlayOnDialog } from './PlayOnDialog.tsx'
import { Timeline } from './Timeline.tsx'
import { watching } from './watching.ts'

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
  const frame = useFrame(face)
  const { openRule, toggle } = frame
  const [dialog, setDialog] = useState<ReplayDialog>(null)
  const [running, setRunning] = useState(false)
  const atEnd = session.at === session.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision shown starts the next beat
  useEffect(() => {
    if (!running || atEnd) return setRunning(false)
    const timer = setTimeout(() => session.seek(session.at + 1), BEAT[settings.speed])
    return () => clearTimeout(timer)
  }, [running, atEnd, snapshot, session, settings.speed])

  const seek = useCallback(
    (n: number) => {
      setRunning(false)
      session.seek(n)
    },
    [session],
  )

  useKeys({
    ArrowRight: always(() => seek(session.at + 1)),
    ArrowLeft: always(() => seek(session.at - 1)),
    ArrowDown: always(() => seek(session.neighbour('turn', 1))),
    ArrowUp: always(() => seek(session.neighbour('turn', -1))),
    Home: always(() => seek(0)),
    End: always(() => seek(session.length)),
    ' ': always(() => setRunning(!running)),
    e: always(() => session.look(nextEye(session))),
    l: always(() => toggle('log')),
    r: always(() => toggle('rules')),
    '?': always(() => setDialog('keys')),
  })

  return (
    <Frame
      face={face}
      snapshot={snapshot}
      speaker={speaker}
      language={language}
      frame={frame}
      title={say('replay.title', { game: face.game.name[language] })}
      menu={
        <Button kind="quiet" icon={<Keyboard />} hotkey="?" onClick={() => setDialog('keys')}>
          {say('keys.title')}
        </Button>
      }
      isFriend={(seat) => snapshot.seat >= 0 && (face.isFriend?.(snapshot.view, seat) ?? false)}
      board={{ choosing: watching, events: [], motion: running ? motionOf(settings) : 0 }}
      foot={
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
      }
      rail={<TableRail face={face} snapshot={snapshot} speaker={speaker} frame={frame} onMoment={seek} />}
    >
      {dialog === 'keys' && <KeysDialog of="replay" onClose={() => setDialog(null)} />}
      {dialog === 'play-on' && (
        <PlayOnDialog session={session} speaker={speaker} onClose={() => setDialog(null)} />
      )}
      {dialog === 'moment' && <MomentDialog session={session} onClose={() => setDialog(null)} />}
    </Frame>
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
