import { speaker as speakerOf } from '@dejarik/text'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Eye, ReplaySession } from '../session/replay.ts'
import { useSettings } from '../settings/settings.ts'
import { Keyboard } from '../symbols/index.ts'
import { Frame } from '../table/frame/Frame.tsx'
import { useFrame } from '../table/frame/useFrame.ts'
import { KeysDialog } from '../table/KeysDialog.tsx'
import { TableRail } from '../table/TableRail.tsx'
import { useKeys } from '../table/useKeys.ts'
import { motionOf, timeToLook, usePlayback } from '../table/usePlayback.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { MomentDialog } from './MomentDialog.tsx'
import { PlayOnDialog } from './PlayOnDialog.tsx'
import { Timeline } from './Timeline.tsx'
import { watching } from './watching.ts'

type ReplayDialog = 'keys' | 'play-on' | 'moment' | null

export function ReplayTable({ session }: { session: ReplaySession }) {
  const say = useWords()
  const settings = useSettings()
  const { language } = settings
  const { face } = session
  /** Whether it runs by itself; known at once, also to those who were made before. */
  const runs = useRef(false)
  const { shown, finish } = usePlayback(
    session,
    useCallback(() => runs.current, []),
  )
  const { snapshot } = shown
  const speaker = useMemo(() => speakerOf(face.game, language), [face, language])
  const frame = useFrame()
  const { openRule, toggle } = frame
  const [dialog, setDialog] = useState<ReplayDialog>(null)
  const [running, setRunning] = useState(false)
  const run = (on: boolean) => {
    runs.current = on
    setRunning(on)
    if (!on) finish()
  }
  const atEnd = session.at === session.length
  const isShown = shown.behind === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision shown starts the next
  useEffect(() => {
    if (!running || !isShown) return
    if (atEnd) return run(false)
    const timer = setTimeout(() => session.seek(session.at + 1), timeToLook(settings))
    return () => clearTimeout(timer)
  }, [running, atEnd, isShown, snapshot, session, settings.speed])

  const seek = (n: number) => {
    run(false)
    session.seek(n)
  }

  const look = (eye: Eye) => {
    finish()
    session.look(eye)
  }

  useKeys({
    ArrowRight: always(() => seek(session.at + 1)),
    ArrowLeft: always(() => seek(session.at - 1)),
    ArrowDown: always(() => seek(session.neighbour('turn', 1))),
    ArrowUp: always(() => seek(session.neighbour('turn', -1))),
    Home: always(() => seek(0)),
    End: always(() => seek(session.length)),
    ' ': always(() => run(!running)),
    e: always(() => look(nextEye(session))),
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
      board={{
        choosing: watching,
        events: [],
        beat: shown.beat,
        about: null,
        motion: running ? motionOf(settings) : 0,
      }}
      foot={
        <Timeline
          session={session}
          snapshot={snapshot}
          speaker={speaker}
          running={running}
          onRun={run}
          onSeek={seek}
          onLook={look}
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
