import type { Refusal } from '@dejarik/kernel'
import { invitationPath, watchingPath } from '@dejarik/protocol'
import { useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { go } from '../route.ts'
import type { Foyer, OnlineMatch } from '../session/online.ts'
import { NameField } from '../settings/NameField.tsx'
import { useSettings } from '../settings/settings.ts'
import { type Key, useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Renew } from '../ui/Renew.tsx'
import { choosesSeat } from './choosing.ts'
import { FillSeats } from './FillSeats.tsx'
import { Join } from './Join.tsx'
import { LogOf } from './LogOf.tsx'
import { Ready } from './Ready.tsx'
import { Searching } from './Searching.tsx'
import { SeatList } from './SeatList.tsx'
import { TakeSeat } from './TakeSeat.tsx'
import './foyer.css'

export interface WaitingProps {
  readonly match: OnlineMatch
  readonly foyer: Foyer
  /** Null while it is not known which game it is. */
  readonly face: TableFace | null
}

/** Before there is a table to look at: what it waits for. */
export function Waiting({ match, foyer, face }: WaitingProps) {
  const say = useWords()
  const { language } = useSettings()
  const { closed, joined, status, line } = foyer
  if (closed !== null) {
    const why = { refused: `server.${closed.code}`, ...(closed.args && { args: closed.args }) }
    if (closed.code === 'other-protocol')
      return (
        <Notice title={say('version.other')}>
          <p role="alert">{sayRefusal(why, null, language)}</p>
          <Renew />
        </Notice>
      )
    return (
      <Notice title={say('online.closed')}>
        <p>{sayRefusal(why, null, language)}</p>
        {closed.refusal !== undefined && <p>{sayRefusal(closed.refusal, null, language)}</p>}
        {OF_OTHER_RULES.includes(closed.code) && <LogOf match={match.id} />}
      </Notice>
    )
  }
  if (status === 'cancelled')
    return (
      <Notice title={say(joined?.sought ? 'search.over' : 'online.cancelled')}>
        <Button kind="main" onClick={() => go({ at: 'lobby' })}>
          {say('lobby.title')}
        </Button>
      </Notice>
    )
  if (joined === null || face === null || status !== 'waiting')
    return (
      <Notice title={say(line === 'lost' || line === 'failing' ? 'online.lost' : 'online.connecting')}>
        <p role="status">{say(line === 'failing' ? 'trouble.unreachable' : 'online.patience')}</p>
      </Notice>
    )
  const mayJoin = joined.you < 0 && foyer.seats.some(({ name }) => name === null)
  if (mayJoin && choosesSeat(face, joined.options))
    return <TakeSeat match={match} foyer={foyer} joined={joined} face={face} />
  if (mayJoin && face.bringing !== undefined)
    return <Join match={match} foyer={foyer} joined={joined} face={face} bringing={face.bringing} />
  const isFull = foyer.seats.length > 0 && foyer.seats.every(({ name }) => name !== null)
  if (isFull && joined.you >= 0) return <Ready match={match} foyer={foyer} joined={joined} face={face} />
  if (joined.sought && joined.you >= 0)
    return <Searching match={match} foyer={foyer} joined={joined} face={face} />
  return <Inviting match={match} foyer={foyer} joined={joined} face={face} />
}

/** Why a match can't be shown that is still there. */
const OF_OTHER_RULES: readonly string[] = ['other-rules', 'not-followed']

interface InvitingProps {
  readonly match: OnlineMatch
  readonly foyer: Foyer
  readonly joined: NonNullable<Foyer['joined']>
  readonly face: TableFace
}

/** One sits at the table and waits for the others. */
function Inviting({ match, foyer, joined, face }: InvitingProps) {
  const say = useWords()
  const { language } = useSettings()
  const [no, setNo] = useState<Refusal | null>(null)
  const isOpen = choosesSeat(face, joined.options)
  const callOff = async () => {
    const refused = await match.request({ type: 'cancel', match: match.id })
    if (refused === null) go({ at: 'home' })
    else setNo(refused)
  }
  return (
    <Notice
      title={say(isOpen ? 'online.waiting-all' : 'online.waiting', {
        game: face.game.name[language],
      })}
    >
      <p>{say(inviteOf(face, isOpen))}</p>
      <CopyField label={say('online.link')} text={location.origin + invitationPath(match.id)} />
      <details className="foyer-watch">
        <summary>{say('online.watch-link')}</summary>
        <CopyField label={say('online.watch-link')} text={location.origin + watchingPath(match.id)} />
      </details>
      {foyer.seats.length > 2 && <SeatList seats={foyer.seats} you={joined.you} face={face} />}
      {isOpen && joined.host && <FillSeats match={match} />}
      <NameField onName={(name) => void match.request({ type: 'rename', name })} />
      <p className="online-fair">
        {say('online.commitment', { commitment: joined.commitment.slice(0, 16) })}
      </p>
      {joined.host && (
        <Button kind="quiet" onClick={() => void callOff()}>
          {say('online.cancel')}
        </Button>
      )}
      {no !== null && (
        <p className="open-no" role="alert">
          {sayRefusal(no, null, language)}
        </p>
      )}
    </Notice>
  )
}

function inviteOf({ bringing }: TableFace, isOpen: boolean): Key {
  if (isOpen) return 'online.invite-seats'
  return bringing === undefined ? 'online.invite' : 'online.invite-bring'
}
