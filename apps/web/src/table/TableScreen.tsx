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
import { Dialog } from '../ui/Dialog.tsx'
import { Announcer } from './Announcer.tsx'
import { ConsentBar, TroubleBar } from './Bars.tsx'
import type { ShownContent } from './contract.ts'
import { Ending } from './Ending.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Peek, type PeekAt } from './Peek.tsx'
import { PromptBar } from './PromptBar.tsx'
import type { RailTab } from './Rail.tsx'
import { Recap } from './Recap.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { ResignDialog } from './ResignDialog.tsx'
import { TableMenu } from './TableMenu.tsx'
import { TableRail } from './TableRail.tsx'
import { TableTop } from './TableTop.tsx'
import { Toast, type ToastContent } from './Toast.tsx'
import { UndoButton } from './Undo.tsx'
import { useChoosing } from './useChoosing.ts'
import { useNews } from './useNews.ts'
import { motionOf, usePlayback } from './usePlayback.ts'
import { useRecap } from './useRecap.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTabTitle } from './useTabTitle.ts'
import { logEye } from './whose.ts'
import './table.css'

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
  const { shown, skip } = usePlayback(session)
  const { snapshot } = shown
  const speaker = useMemo(() => speakerOf(face.game, language), [face, language])

  const [rail, setRail] = useState<RailTab | null>(() => (innerWidth >= face.logFrom ? 'log' : null))
  const [rule, setRule] = useState<string | null>(null)
  const [toast, setToast] = useState<ToastContent | null>(null)
  const [dialog, setDialog] = useState<TableDialog>(null)
  const [content, setContent] = useState<ShownContent | null>(null)
  const [peek, setPeek] = useState<PeekAt | null>(null)
  const [recap, closeRecap] = useRecap(session.id, snapshot.log)

  const news = useNews(snapshot.chat?.length ?? 0, rail === 'chat')
  const openRule = useCallback((id: string) => {
    setRule(id)
    setRail('rules')
  }, [])
  const closeToast = useCallback(() => setToast(null), [])
  const refused = (no: Parameters<typeof sayRefusal>[0]) =>
    setToast({ text: sayRefusal(no, speaker, language), rule: no.rule, tone: 'no' })
  const attempt = async (deed: Promise<Parameters<typeof sayRefusal>[0] | null>) => {
    const no = await deed
    if (no !== null) refused(no)
  }

  const ask = snapshot.asks.find((one) => one.seat === snapshot.seat && one.choice !== undefined) ?? null
  const choosing = useChoosing({
    ask,
    n: snapshot.n,
    answer(answer) {
      setToast(null)
      return session.answer(answer)
    },
    askNow: () =>
      session.snapshot.asks.find((one) => one.seat === session.snapshot.seat && one.choice !== undefined) ??
      null,
    refused,
    tried(thing) {
      const no = face.whyNot(snapshot.view, snapshot.seat, thing)
      if (no !== null) refused(no)
    },
  })

  useTabTitle(snapshot.outcome !== null ? null : say(ask === null ? 'title.waiting' : 'title.yours'))
  const undo = () => void attempt(session.undo())
  useTableKeys({
    choosing,
    ask,
    n: snapshot.n,
    behind: shown.behind,
    skip,
    undo,
    rail,
    setRail,
    chat: snapshot.chat !== null,
    openKeys: () => setDialog('keys'),
  })

  const showCard = useCallback(
    (id: string, title: string) => {
      setPeek(null)
      setContent({ title, body: () => <face.CardFace id={id} language={language} /> })
    },
    [face, language],
  )
  const peekAt = useCallback(
    (id: string | null, at: DOMRect | null) => setPeek(id === null || at === null ? null : { id, at }),
    [],
  )
  const replay = async () => {
    const record = await session.record()
    if (record === null) setToast({ text: say('replay.not-yet'), tone: 'no' })
    else go({ at: 'replay', hash: await writeMoment({ record, n: null }) })
  }

  return (
    <div className="table" data-rail={rail !== null}>
      <TableTop
        title={face.game.name[language]}
        snapshot={snapshot}
        speaker={speaker}
        rail={rail}
        news={news}
        onRail={(tab) => setRail(rail === tab ? null : tab)}
        menu={<TableMenu session={session} onDialog={setDialog} />}
        isFriend={(seat) => face.isFriend?.(snapshot.view, seat) ?? false}
      />
      <main className="table-board">
        <face.Board
          view={snapshot.view}
          seat={snapshot.seat}
          asks={snapshot.asks}
          choosing={choosing}
          language={language}
          speaker={speaker}
          events={shown.events}
          motion={motionOf(settings)}
          show={setContent}
          openRule={openRule}
        />
      </main>
      <footer className="table-foot">
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
          openRule={openRule}
          tools={
            snapshot.outcome === null &&
            snapshot.seat >= 0 && (
              <UndoButton snapshot={snapshot} face={face} speaker={speaker} onUndo={undo} />
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
      </footer>
      {rail !== null && (
        <TableRail
          session={session}
          snapshot={snapshot}
          speaker={speaker}
          tab={rail}
          news={news}
          onTab={setRail}
          rule={rule}
          openRule={openRule}
          onPeek={peekAt}
          onShow={showCard}
          onRefused={refused}
        />
      )}
      <Announcer shown={shown} ask={ask} face={face} speaker={speaker} />
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
    </div>
  )
}
