import type { Refusal } from '@dejarik/kernel'
import { useState } from 'react'
import { Logo } from '../home/Logo.tsx'
import { go } from '../route.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Agreed } from './Agreed.tsx'
import type { ReadyProps } from './Ready.tsx'
import { Seconds } from './Seconds.tsx'

/** Somebody is looked for who wants to play the same. */
export function Searching({ match, joined, face }: ReadyProps) {
  const say = useWords()
  const { language } = useSettings()
  const [no, setNo] = useState<Refusal | null>(null)
  const leave = async () => {
    const refused = await match.request({ type: 'stand up', match: match.id })
    if (refused === null) go({ at: 'lobby' })
    else setNo(refused)
  }
  const minutes = joined.clock === null ? null : Math.round(joined.clock.seconds / 60)
  return (
    <Notice title={say('search.title', { game: face.game.name[language] })}>
      <div className="foyer-search" role="status">
        <Logo size={64} />
        <Seconds />
      </div>
      <Agreed
        terms={[
          ...(face.bringing?.termsOf(joined.options, language) ?? []),
          {
            label: say('setup.clock'),
            text: minutes === null ? say('clock.none') : say('lobby.minutes', { minutes }),
          },
        ]}
      />
      <p>{say('search.text')}</p>
      <Button kind="quiet" onClick={() => void leave()}>
        {say('search.stop')}
      </Button>
      <div role="alert">{no !== null && <p className="open-no">{sayRefusal(no, null, language)}</p>}</div>
    </Notice>
  )
}
