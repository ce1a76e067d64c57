import type { Refusal } from '@dejarik/kernel'
import { LIMITS } from '@dejarik/protocol'
import { useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { useCall } from '../session/calling.ts'
import type { Foyer, OnlineMatch } from '../session/online.ts'
import { useSettings } from '../settings/settings.ts'
import { Tick } from '../symbols/index.ts'
import { useTabTitle } from '../table/useTabTitle.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Agreed } from './Agreed.tsx'
import { Seconds } from './Seconds.tsx'

export interface ReadyProps {
  readonly match: OnlineMatch
  readonly foyer: Foyer
  readonly joined: NonNullable<Foyer['joined']>
  readonly face: TableFace
}

/** All are there; the clocks run once everybody has said that they are ready. */
export function Ready({ match, foyer, joined, face }: ReadyProps) {
  const say = useWords()
  const { language } = useSettings()
  const [no, setNo] = useState<Refusal | null>(null)
  const title = say('ready.title', { game: face.game.name[language] })
  useCall(title)
  useTabTitle(say('title.ready'))
  const isReady = foyer.seats[joined.you]?.ready === true
  const ask = async (type: 'ready' | 'stand up') => setNo(await match.request({ type, match: match.id }))
  return (
    <Notice title={title}>
      <Agreed terms={face.bringing?.termsOf(joined.options, language) ?? []} />
      <ul className="foyer-seats" aria-label={say('online.seats')}>
        {foyer.seats.map(({ side, name, ready }, seat) => (
          <li key={side} data-ready={ready}>
            {ready && <Tick size="0.9em" />}{' '}
            {seat === joined.you ? say('online.you', { name: name ?? '' }) : name}
            <small> {say(ready ? 'ready.is' : 'ready.not-yet')}</small>
          </li>
        ))}
      </ul>
      {isReady ? (
        <p role="status">{say('ready.waiting')}</p>
      ) : (
        <Button kind="main" className="start" autoFocus onClick={() => void ask('ready')}>
          {say('ready.say')}
        </Button>
      )}
      {joined.sought && !isReady && (
        <p>
          {say('ready.within')} <Seconds upTo={LIMITS.ready / 1000} />
        </p>
      )}
      <Button kind="quiet" onClick={() => void ask('stand up')}>
        {say('ready.leave')}
      </Button>
      <div role="alert">{no !== null && <p className="open-no">{sayRefusal(no, null, language)}</p>}</div>
    </Notice>
  )
}
