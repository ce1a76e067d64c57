import { isLevel, type Level } from '@dejarik/bots'
import type { Refusal } from '@dejarik/kernel'
import { useState } from 'react'
import { LevelChoice } from '../home/LevelChoice.tsx'
import type { OnlineMatch } from '../session/online.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'

/** The host need not wait for everybody: bots play what is free. */
export function FillSeats({ match }: { match: OnlineMatch }) {
  const say = useWords()
  const { language } = useSettings()
  const [level, setLevel] = useState<Level>('medium')
  const [no, setNo] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const fill = async () => {
    setBusy(true)
    setNo(await match.request({ type: 'seat bots', match: match.id, level }))
    setBusy(false)
  }
  return (
    <>
      <p>{say('online.bots-text')}</p>
      <LevelChoice value={level} onChange={(chosen) => isLevel(chosen) && setLevel(chosen)} />
      <Button kind="main" className="fill-seats" disabled={busy} onClick={() => void fill()}>
        {say('online.bots-begin')}
      </Button>
      <div role="alert">{no !== null && <p className="open-no">{sayRefusal(no, null, language)}</p>}</div>
    </>
  )
}
