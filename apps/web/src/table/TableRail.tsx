import type { Refusal } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { useCallback } from 'react'
import type { TableFace } from '../games/face.ts'
import { RuleBook } from '../rules/RuleBook.tsx'
import type { Session, Snapshot } from '../session/session.ts'
import { Chat } from './Chat.tsx'
import type { FrameState } from './frame/useFrame.ts'
import { Log } from './log/Log.tsx'
import { logEye } from './log/whose.ts'
import { Rail } from './Rail.tsx'

export interface TableRailProps {
  readonly face: TableFace
  readonly snapshot: Snapshot
  readonly speaker: Speaker
  readonly frame: FrameState
  /** Those whom one can talk to; null where there is nobody. */
  readonly people?: Session['people']
  /** There are lines of chat that nobody has looked at. */
  readonly news?: boolean
  /** In a replay a line of the log leads to its moment. */
  readonly onMoment?: (n: number) => void
  /** Where older entries of the log can be asked for. */
  readonly onOlder?: (() => void) | undefined
  readonly onRefused?: (no: Refusal) => void
}

/** Log, rules and chat, of a match as of a replay. */
export function TableRail(props: TableRailProps) {
  const { face, snapshot, speaker, frame, people = null, news = false, onMoment, onOlder, onRefused } = props
  const { rail: tab, setRail, rule, openRule, peekAt, show } = frame
  const { language } = speaker
  const showCard = useCallback(
    (id: string, title: string) => show({ title, body: () => <face.CardFace id={id} language={language} /> }),
    [show, face, language],
  )
  if (tab === null) return null
  return (
    <Rail tab={tab} onTab={setRail} onClose={() => setRail(null)} chat={people !== null} news={news}>
      {tab === 'log' && (
        <Log
          face={face}
          speaker={speaker}
          entries={snapshot.log}
          from={snapshot.logFrom}
          onOlder={onOlder}
          eye={logEye(face, snapshot)}
          openRule={openRule}
          onPeek={peekAt}
          onShow={showCard}
          {...(onMoment && { onMoment })}
        />
      )}
      {tab === 'rules' && (
        <RuleBook index={face.game.rules} language={language} at={rule} onOpen={openRule} />
      )}
      {tab === 'chat' && people !== null && (
        <Chat
          lines={snapshot.chat ?? []}
          own={snapshot.seat}
          onSay={async (text) => {
            const no = await people.say(text)
            if (no !== null) onRefused?.(no)
          }}
        />
      )}
    </Rail>
  )
}
