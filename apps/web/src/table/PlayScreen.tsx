import { isLevel, LEVELS } from '@dejarik/bots'
import { isRefusal, type Refusal, readRecord, refuse } from '@dejarik/kernel'
import { useEffect, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { gameOf } from '../games/index.ts'
import { Loaded } from '../games/Loaded.tsx'
import { playBot } from '../play.ts'
import { go } from '../route.ts'
import { useHold } from '../session/hold.ts'
import { LocalSession } from '../session/local.ts'
import { browserRoom } from '../session/room.ts'
import type { KeptMatch } from '../session/shelf.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { levelKey } from '../text/level.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { pastOf } from './end/past.ts'
import { KeptLog } from './log/KeptLog.tsx'
import { TableScreen } from './TableScreen.tsx'

/** A match in this page against a bot, if no other tab has it open. */
export function PlayScreen({ id }: { id: string }) {
  const [hold, takeOver] = useHold(id)
  if (hold === 'held') return <Held key={id} id={id} />
  return hold === 'elsewhere' ? <Elsewhere onTakeOver={takeOver} /> : null
}

function Held({ id }: { id: string }) {
  // What it was when the screen opened; from then on the session has the match, and writes it.
  const [kept] = useState(() => browserRoom.shelf.find(id))
  if (kept === null) return <Unopened id={id} why={refuse('no-such-match')} />
  const game = gameOf(kept.game)
  if (game === null)
    return <Unopened id={id} why={refuse('record-other-game', undefined, { game: kept.game })} />
  return (
    <Loaded game={game} whole>
      {(face) => <Seated face={face} kept={kept} />}
    </Loaded>
  )
}

function Seated({ face, kept }: { face: TableFace; kept: KeptMatch }) {
  const [session, setSession] = useState<LocalSession | Refusal | null>(null)
  useEffect(() => {
    const opened = LocalSession.open(browserRoom, face, kept)
    setSession(opened)
    return () => {
      if (!isRefusal(opened)) opened.close()
    }
  }, [face, kept])
  if (session === null) return null
  if (isRefusal(session)) return <Unopened id={kept.id} why={session} />
  return <AtTheTable key={session.id} session={session} />
}

function AtTheTable({ session }: { session: LocalSession }) {
  const say = useWords()
  const kept = browserRoom.shelf.find(session.id)
  if (kept === null) return <TableScreen session={session} next={{ rematch: () => go({ at: 'home' }) }} />
  const { seat, also = [], level } = kept
  const again = (some: Partial<Parameters<typeof playBot>[1]>) => () => {
    const record = readRecord(kept.record)
    if (isRefusal(record)) go({ at: 'home' })
    else playBot(session.face, { options: record.options, seat, also, level, ...some })
  }
  const stronger = isLevel(level) ? LEVELS[LEVELS.indexOf(level) + 1] : undefined
  const isForTwo = session.snapshot.players.length === 2
  return (
    <TableScreen
      session={session}
      next={{
        rematch: again({}),
        ...(isForTwo && { otherSide: again({ seat: 1 - seat }) }),
        ...(stronger !== undefined && {
          stronger: { level: say(levelKey(stronger)), play: again({ level: stronger }) },
        }),
        past: { level: say(levelKey(level)), results: pastOf(browserRoom.shelf.all(), kept) },
      }}
    />
  )
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

function Unopened({ id, why }: { id: string; why: Refusal }) {
  const say = useWords()
  const { language } = useSettings()
  const kept = browserRoom.shelf.find(id)
  const log = browserRoom.shelf.findLog(id)
  return (
    <Notice title={say('play.unopened')}>
      <p>{sayRefusal(why, null, language)}</p>
      {log !== null && <KeptLog lines={log} />}
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
