import { invitationPath } from '@dejarik/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { faceOf } from '../games/index.ts'
import { go } from '../route.ts'
import { browserGuest } from '../session/guest.ts'
import { type Foyer, OnlineMatch } from '../session/online.ts'
import { NameField } from '../settings/NameField.tsx'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TableScreen } from './TableScreen.tsx'

/** A match on the server: first the foyer, then the table. */
export function OnlineScreen({ id }: { id: string }) {
  const [match, setMatch] = useState<OnlineMatch | null>(null)
  useEffect(() => {
    const key = /^#([\w-]{22,64})$/.exec(location.hash)?.[1] ?? null
    const opened = new OnlineMatch({ id, key, guest: browserGuest, faceOf })
    const hurry = () => opened.hurry()
    window.addEventListener('online', hurry)
    setMatch(opened)
    return () => {
      window.removeEventListener('online', hurry)
      opened.close()
    }
  }, [id])
  return match === null ? null : <AtTheTable key={match.id} match={match} />
}

function AtTheTable({ match }: { match: OnlineMatch }) {
  const foyer = useSyncExternalStore(match.subscribe, () => match.foyer)
  const { session } = match
  const next = session?.snapshot.agreement.rematch ?? null
  useEffect(() => {
    if (next !== null) go({ at: 'online', id: next })
  }, [next])
  if (session === null) return <Waiting match={match} foyer={foyer} />
  const plays = session.snapshot.seat >= 0
  return <TableScreen session={session} onRematch={plays ? () => void session.people?.rematch() : null} />
}

function Waiting({ match, foyer }: { match: OnlineMatch; foyer: Foyer }) {
  const say = useWords()
  const { language } = useSettings()
  const { closed, joined, status, line } = foyer
  if (closed !== null) {
    const why = { refused: `server.${closed.code}`, ...(closed.args && { args: closed.args }) }
    return (
      <Notice title={say('online.closed')}>
        <p>{sayRefusal(why, null, language)}</p>
      </Notice>
    )
  }
  if (status === 'cancelled') return <Notice title={say('online.cancelled')} />
  if (joined === null || status !== 'waiting')
    return (
      <Notice title={say(line === 'lost' ? 'online.lost' : 'online.connecting')}>
        <p role="status">{say('online.patience')}</p>
      </Notice>
    )
  const face = faceOf(joined.game)
  return (
    <Notice title={say('online.waiting', { game: face?.game.name[language] ?? joined.game })}>
      <p>{say('online.invite')}</p>
      <CopyField label={say('online.link')} text={location.origin + invitationPath(match.id)} />
      <NameField onName={(name) => void match.request({ type: 'rename', name })} />
      <p className="online-fair">
        {say('online.commitment', { commitment: joined.commitment.slice(0, 16) })}
      </p>
      {joined.you >= 0 && (
        <Button
          kind="quiet"
          onClick={() => {
            void match.request({ type: 'cancel', match: match.id }).then(() => go({ at: 'home' }))
          }}
        >
          {say('online.cancel')}
        </Button>
      )}
    </Notice>
  )
}
