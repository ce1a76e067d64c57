/** A match on the screen: the shell around a game's board. */
import { speaker as speakerOf } from '@dejarik/text'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { go } from '../route.ts'
import { useCall } from '../session/calling.ts'
import { writeMoment } from '../session/moment.ts'
import type { Session, Snapshot } from '../session/session.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { copyText } from '../ui/copy.ts'
import { Announcer } from './Announcer.tsx'
import { aboutOf } from './about.ts'
import { ConsentBar, TroubleBar } from './Bars.tsx'
import { EndScene, type Next } from './end/EndScene.tsx'
import { Frame } from './frame/Frame.tsx'
import { useFrame } from './frame/useFrame.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { logEye } from './log/whose.ts'
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
import { useMenu } from './useMenu.ts'
import { useNews } from './useNews.ts'
import { motionOf, usePlayback } from './usePlayback.ts'
import { useRecap } from './useRecap.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTabTitle } from './useTabTitle.ts'
import { useTakingBack } from './useTakingBack.ts'
import { useWindows } from './windows/useWindows.ts'
import { WindowMenu } from './windows/WindowMenu.tsx'

export type TableDialog = 'keys' | 'settings' | 'resign' | 'report' | null

export interface TableScreenProps {
  readonly session: Session
  readonly next: Next
}

export function TableScreen({ session, next }: TableScreenProps) {
  const say = useWords()
  const settings = useSettings()
  const { language } = settings
  const { face } = session
  const { shown, skip, repeat } = usePlayback(session)
  const windows = useWindows(session, shown.snapshot)
  const { ask } = windows
  const snapshot = windows.answers ? unasked(shown.snapshot) : shown.snapshot
  const people = usePeople(snapshot.players, settings.name)
  const speaker = useMemo(() => speakerOf(face.game, language, people), [face, language, people])

  const frame = useFrame()
  const { openRule } = frame
  const [toast, setToast] = useState<ToastContent | null>(null)
  /** After the end, whether the last position is looked at. */
  const [atTable, setAtTable] = useState(false)
  const [dialog, setDialog] = useState<TableDialog>(null)
  const [recap, closeRecap] = useRecap(session.id, snapshot)

  const news = {
    chat: useNews(snapshot.chat?.length ?? 0, frame.rail === 'chat'),
    log: useNews(snapshot.logFrom + snapshot.log.length, frame.rail === 'log'),
  }
  const closeToast = useCallback(() => setToast(null), [])
  const refused = (no: Parameters<typeof sayRefusal>[0]) =>
    setToast({ text: sayRefusal(no, speaker, language), rule: no.rule, tone: 'no' })
  const attempt = async (deed: Promise<Parameters<typeof sayRefusal>[0] | null>) => {
    const no = await deed
    if (no !== null) refused(no)
  }

  const back = useTakingBack(session)
  const folded = useMenu(face, snapshot, ask, language)
  const choosing = useChoosing({
    ask,
    n: snapshot.n,
    weighs(at) {
      const option = ask?.choice !== undefined && 'options' in ask.choice ? ask.choice.options[at] : undefined
      if (ask === null || option === undefined) return false
      return (
        folded.order.bearings[at] === 'harms-own' ||
        (face.weighs?.(snapshot.view, snapshot.seat, ask, option) ?? false)
      )
    },
    answer(answer) {
      setToast(null)
      windows.answered()
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

  const menu = folded.at(choosing)
  // What was refused is no longer of interest once something else is chosen.
  const { armed, picked, shares } = choosing
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is chosen, and whatever is asked
  useEffect(() => setToast(null), [armed, picked, shares, snapshot.n])
  const about = ask === null ? null : aboutOf(face, snapshot.view, ask, language)

  useTabTitle(snapshot.outcome !== null ? null : say(ask === null ? 'title.waiting' : 'title.yours'))
  useCall(ask === null ? null : say('call.yours', { game: face.game.name[language] }))
  const undo = () => void attempt(back.takeBack())
  useTableKeys({
    choosing,
    ask,
    menu,
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

  /** Of the whole match, as it stands in an address; null while it must stay secret. */
  const moment = async (): Promise<string | null> => {
    const record = await session.record()
    if (record === null) setToast({ text: say('replay.not-yet'), tone: 'no' })
    return record === null ? null : writeMoment({ record, n: null })
  }
  const replay = async () => {
    const hash = await moment()
    if (hash !== null) go({ at: 'replay', hash })
  }
  const link = async () => {
    const hash = await moment()
    if (hash === null) return
    const address = `${location.origin}/replay#${hash}`
    if (await copyText(address)) setToast({ text: say('ending.copied'), tone: 'news' })
    else
      frame.show({
        title: say('ending.link'),
        body: () => <CopyField label={say('replay.link')} text={address} rows={3} />,
      })
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
        shown={{ ...shown, snapshot }}
        ask={ask}
        passed={windows.passed}
        about={about}
        menu={menu}
        choosing={choosing}
        speaker={speaker}
        toast={toast !== null && <Toast toast={toast} onClose={closeToast} openRule={openRule} />}
        onSkip={skip}
        onRepeat={repeat}
        frame={frame}
        tools={
          snapshot.outcome === null &&
          snapshot.seat >= 0 && (
            <>
              {windows.window !== null && <WindowMenu window={windows.window} windows={windows} />}
              <UndoButton
                snapshot={snapshot}
                face={face}
                speaker={speaker}
                count={back.count}
                onUndo={undo}
              />
            </>
          )
        }
      >
        <TroubleBar session={session} trouble={snapshot.trouble} onReport={() => setDialog('report')} />
        <ConsentBar session={session} snapshot={snapshot} speaker={speaker} onAnswer={attempt} />
        {snapshot.outcome !== null && (
          <div className="ending-line">
            <Button kind="main" onClick={() => setAtTable(false)}>
              {say('ending.label')}
            </Button>
          </div>
        )}
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
      menu={<TableMenu session={session} windows={windows} attempt={attempt} onDialog={setDialog} />}
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
          news={news.chat > 0}
          onOlder={() => session.older?.()}
          onRefused={refused}
        />
      }
    >
      {snapshot.outcome !== null && !atTable && (
        <EndScene
          face={face}
          snapshot={snapshot}
          speaker={speaker}
          next={next}
          openRule={openRule}
          onReplay={() => void replay()}
          onLink={() => void link()}
          onHome={() => go({ at: 'home' })}
          onTable={() => setAtTable(true)}
        />
      )}
      <Announcer shown={shown} ask={ask} face={face} speaker={speaker} />
      {dialog === 'keys' && (
        <KeysDialog of="table" board={face.keys?.(language) ?? []} onClose={() => setDialog(null)} />
      )}
      {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
      {dialog === 'report' && <ReportDialog session={session} onClose={() => setDialog(null)} />}
      {dialog === 'resign' && (
        <ResignDialog
          goesOn={hasFellows(snapshot)}
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

/** Whether another person plays on the own side, so that the match goes on without this one. */
function hasFellows({ places }: Snapshot): boolean {
  return places?.fellows === true
}

/** The same moment with nothing to choose. */
function unasked(snapshot: Snapshot): Snapshot {
  return { ...snapshot, asks: snapshot.asks.map(({ choice: _, ...ask }) => ask) }
}
