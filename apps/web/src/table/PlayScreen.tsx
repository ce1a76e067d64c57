import { isRefusal, readRecord } from '@dejarik/kernel'
import { useEffect, useState } from 'react'
import { playBot } from '../play.ts'
import { go } from '../route.ts'
import { useHold } from '../session/hold.ts'
import { LocalSession } from '../session/local.ts'
import { browserRoom } from '../session/room.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TableScreen } from './TableScreen.tsx'

/** A match in this page against a bot, if no other tab has it open. */
export function PlayScreen({ id }: { id: string }) {
  const [hold, takeOver] = useHold(id)
  if (hold === 'held') return <Held key={id} id={id} />
  return hold === 'elsewhere' ? <Elsewhere onTakeOver={takeOver} /> : null
}

function Held({ id }: { id: string }) {
  const [session, setSession] = useState<ReturnType<typeof LocalSession.open> | null>(null)
  useEffect(() => {
    const opened = LocalSession.open(browserRoom, id)
    setSession(opened)
    return () => {
      if (!isRefusal(opened)) opened.close()
    }
  }, [id])
  if (session === null) return null
  if (isRefusal(session)) return <Unopened id={id} why={session} />
  return <TableScreen key={session.id} session={session} onRematch={() => rematch(session)} />
}

function rematch(session: LocalSession): void {
  const kept = browserRoom.shelf.find(session.id)
  const record = kept === null ? null : readRecord(kept.record)
  if (kept === null || record === null || isRefusal(record)) go({ at: 'home' })
  else {
    const { seat, also = [], level } = kept
    playBot(session.face, { options: record.options, seat, also, level })
  }
}

function Elsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const say = useWords()
  return (
    <Notice title={say('play.elsewhere')}>
      <p>{say('play.elsewhere.text')}</p>
      <Button kind="main" onClick={onTakeOver}>
        {say('play.elsewhere.take')}
      </Button>
    </Notice>
  )
}

function Unopened({
  id,
  why,
}: {
  id: string
  why: Extract<ReturnType<typeof LocalSession.open>, { refused: string }>
}) {
  const say = useWords()
  const { language } = useSettings()
  const kept = browserRoom.shelf.find(id)
  return (
    <Notice title={say('play.unopened')}>
      <p>{sayRefusal(why, null, language)}</p>
      {kept !== null && (
        <>
          <CopyField label={say('report.record')} text={kept.record} rows={4} />
          <Button
            kind="danger"
            onClick={() => {
              browserRoom.shelf.forget(id)
              go({ at: 'home' })
            }}
          >
            {say('continue.forget')}
          </Button>
        </>
      )}
    </Notice>
  )
}
