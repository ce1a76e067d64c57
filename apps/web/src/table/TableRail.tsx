import type { Refusal } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { RuleBook } from '../rules/RuleBook.tsx'
import type { Session, Snapshot } from '../session/session.ts'
import { Chat } from './Chat.tsx'
import type { FrameState } from './frame/useFrame.ts'
import { Log } from './Log.tsx'
import { Rail } from './Rail.tsx'
import type { SentenceProps } from './Sentence.tsx'
import { logEye } from './whose.ts'

export interface TableRailProps extends Required<Pick<SentenceProps, 'onShow'>> {
  readonly session: Session
  readonly snapshot: Snapshot
  readonly speaker: Speaker
  readonly frame: FrameState
  /** There are lines of chat that nobody has looked at. */
  readonly news: boolean
  readonly onRefused: (no: Refusal) => void
}

export function TableRail(props: TableRailProps) {
  const { session, snapshot, speaker, frame, news, onShow, onRefused } = props
  const { rail: tab, setRail, rule, openRule, peekAt } = frame
  const { face, people } = session
  if (tab === null) return null
  return (
    <Rail tab={tab} onTab={setRail} onClose={() => setRail(null)} chat={people !== null} news={news}>
      {tab === 'log' && (
        <Log
          face={face}
          speaker={speaker}
          entries={snapshot.log}
          eye={logEye(face, snapshot)}
          openRule={openRule}
          onPeek={peekAt}
          onShow={onShow}
        />
      )}
      {tab === 'rules' && (
        <RuleBook index={face.game.rules} language={speaker.language} at={rule} onOpen={openRule} />
      )}
      {tab === 'chat' && people !== null && (
        <Chat
          lines={snapshot.chat ?? []}
          own={snapshot.seat}
          onSay={async (text) => {
            const no = await people.say(text)
            if (no !== null) onRefused(no)
          }}
        />
      )}
    </Rail>
  )
}
