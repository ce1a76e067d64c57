/** A match on the screen: the shell around a game's board. */
import { speaker as speakerOf } from '@dejarik/text'
import { useCallback, useMemo, useState } from 'react'
import { go } from '../route.ts'
import { writeMoment } from '../session/moment.ts'
import type { Session } from '../session/session.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Announcer } from './Announcer.tsx'
import { aboutOf } from './about.ts'
import { ConsentBar, TroubleBar } from './Bars.tsx'
import { Ending } from './Ending.tsx'
import { Frame } from './frame/Frame.tsx'
import { useFrame } from './frame/useFrame.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { PromptBar } from './PromptBar.tsx'
import { usePeople } from './people.ts'
import { Recap } from './Recap.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { ResignDialog } from './ResignDialog.tsx'
import { TableMenu } from './TableMenu.tsx'
import { TableRail } from './TableRail.tsx'
import { Toast, type ToastContent } from './Toast.tsx'
import { UndoButton } from './Undo.tsx'
import { useChoosing } from './useChoosing.ts'
import { useNews } from './useNews.ts'
import { motionOf, usePlayback } from './usePlayback.ts'
import { useRecap } from './useRecap.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTabTitle } from './useTabTitle.ts'
import { useTakingBack } from './useTakingBack.ts'
import { logEye } from './whose.ts'

export type TableDialog = 'keys' | 'settings' | 'resign' | 'report' | null

export interface TableScreenProps {
  readonly session: Session
  /** Begins another match of the same kind; null where nobody can. */
  readonly onRematch: (() => void) | null
}

export function TableScreen({ session, onRematch }: TableScreenProps) {
  const say = useWords()
  const settings = useSettings()
  const { language } = settings
  const { face } = session
  const { shown, skip, repeat } = usePlayback(session)
  const { snapshot } = shown
  const people = usePeople(snapshot.players, settings.name)
  const speaker = useMemo(() => speakerOf(face.game, language, people), [face, language, people])

  const frame = useFrame(face)
  const { openRule } = frame
  const [toast, setToast] = useState<ToastContent | null>(null)
  const [dialog, setDialog] = useState<TableDialog>(null)
  const [recap, closeRecap] = useRecap(session.id, snapshot.log)

  const news = useNews(snapshot.chat?.length ?? 0, frame.rail === 'chat')
  const closeToast = useCallback(() => setToast(null), [])
  const refused = (no: Parameters<typeof sayRefusal>[0]) =>
    setToast({ text: sayRefusal(no, speaker, language), rule: no.rule, tone: 'no' })
  const attempt = async (deed: Promise<Parameters<typeof sayRefusal>[0] | null>) => {
    const no = await deed
    if (no !== null) refused(no)
  }

  const ask = snapshot.asks.find((one) => one.seat === snapshot.seat && one.choice !== undefined) ?? null
  const back = useTakingBack(session)
  const choosing = useChoosing({
    ask,
    n: snapshot.n,
    weighs(at) {
      const option = ask?.choice !== undefined && 'options' in ask.choice ? ask.choice.options[at] : undefined
      if (ask === null || option === undefined) return false
      return face.weighs?.(snapshot.view, snapshot.seat, ask, option) ?? false
    },
    answer(answer) {
      setToast(null)
      return session.answer(answer)
    },
    askNow: () =>
      session.snapshot.asks.find((one) => one.seat === session.snapshot.seat && one.choice !== undefined) ??
      null,
    nNow: () => session.snapshot.n,
    gaveAll: back.gaveAll,
    refused,
    tried(thing) {
      const no = face.whyNot(snapshot.view, snapshot.seat, thing)
      if (no !== null) refused(no)
    },
  })

  const about = ask === null ? null : aboutOf(face, snapshot.view, ask, language)

  useTabTitle(snapshot.outcome !== null ? null : say(ask === null ? 'title.waiting' : 'title.yours'))
  const undo = () => void attempt(back.takeBack())
  useTableKeys({
    choosing,
    ask,
    n: snapshot.n,
    behind: shown.behind,
    skip,
    repeat: shown.canRepeat ? repeat : null,
    undo,
    rail: frame.rail,
    setRail: frame.setRail,
    chat: snapshot.chat !== null,
    openKeys: () => setDialog('keys'),
  })

  const replay = async () => {
    const record = await session.record()
    if (record === null) setToast({ text: say('replay.not-yet'), tone: 'no' })
    else go({ at: 'replay', hash: await writeMoment({ record, n: null }) })
  }

  const foot = (
    <>
      {recap.length > 0 && (
        <Recap
          entries={recap}
          face={face}
          speaker={speaker}
          eye={logEye(face, snapshot)}
          onClose={closeRecap}
        />
      )}
      <PromptBar
        face={face}
        shown={shown}
        ask={ask}
        choosing={choosing}
        speaker={speaker}
        toast={toast !== null && <Toast toast={toast} onClose={closeToast} openRule={openRule} />}
        onSkip={skip}
        onRepeat={repeat}
        openRule={openRule}
        tools={
          snapshot.outcome === null &&
          snapshot.seat >= 0 && (
            <UndoButton snapshot={snapshot} face={face} speaker={speaker} count={back.count} onUndo={undo} />
          )
        }
      >
        <TroubleBar session={session} trouble={snapshot.trouble} onReport={() => setDialog('report')} />
        <ConsentBar session={session} snapshot={snapshot} speaker={speaker} onAnswer={attempt} />
        <Ending
          face={face}
          snapshot={snapshot}
          speaker={speaker}
          openRule={openRule}
          onRematch={onRematch}
          onReplay={() => void replay()}
          onHome={() => go({ at: 'home' })}
        />
      </PromptBar>
    </>
  )
  return (
    <Frame
      face={face}
      snapshot={snapshot}
      speaker={speaker}
      language={language}
      frame={frame}
      title={face.game.name[language]}
      news={news}
      menu={<TableMenu session={session} onDialog={setDialog} />}
      isFriend={(seat) => face.isFriend?.(snapshot.view, seat) ?? false}
      board={{ choosing, events: shown.events, beat: shown.beat, about, motion: motionOf(settings) }}
      foot={foot}
      rail={
        <TableRail
          face={face}
          snapshot={snapshot}
          speaker={speaker}
          frame={frame}
          people={session.people}
          news={news}
          onRefused={refused}
        />
      }
    >
      <Announcer shown={shown} ask={ask} face={face} speaker={speaker} />
      {dialog === 'keys' && (
        <KeysDialog of="table" board={face.keys?.(language) ?? []} onClose={() => setDialog(null)} />
      )}
      {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
      {dialog === 'report' && <ReportDialog session={session} onClose={() => setDialog(null)} />}
      {dialog === 'resign' && (
        <ResignDialog
          onClose={() => setDialog(null)}
          onResign={() => {
            setDialog(null)
            void attempt(session.resign())
          }}
        />
      )}
    </Frame>
  )
}
