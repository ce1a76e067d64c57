import type { Refusal } from '@dejarik/kernel'
import { useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { lastBrought } from '../home/wish.ts'
import type { Foyer, OnlineMatch } from '../session/online.ts'
import { NameField } from '../settings/NameField.tsx'
import { useSettings } from '../settings/settings.ts'
import type { Bringing } from '../table/contract.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Agreed } from './Agreed.tsx'
import { No } from './No.tsx'
import { SeatList } from './SeatList.tsx'

export interface JoinProps {
  readonly match: OnlineMatch
  readonly foyer: Foyer
  readonly joined: NonNullable<Foyer['joined']>
  readonly face: TableFace
  readonly bringing: Bringing
}

/** Somebody has opened the link to a table where everyone brings something: chooses it and takes a seat. */
export function Join({ match, foyer, joined, face, bringing }: JoinProps) {
  const say = useWords()
  const { language } = useSettings()
  const [brings, setBrings] = useState(() => lastBrought(face))
  const [no, setNo] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const sit = async () => {
    setBusy(true)
    setNo(await match.request({ type: 'join', match: match.id, brings }))
    setBusy(false)
  }
  const game = face.game.name[language]
  const host = foyer.seats.find(({ name }) => name !== null)?.name ?? null
  return (
    <Notice
      title={host === null ? say('online.join-nobody', { game }) : say('online.join', { game, name: host })}
    >
      <Agreed terms={bringing.termsOf(joined.options, language)} />
      {foyer.seats.length > 2 && <SeatList seats={foyer.seats} you={joined.you} face={face} />}
      <p>{say('online.join-text')}</p>
      <bringing.Choice value={brings} onChange={setBrings} language={language} />
      <NameField onName={(name) => void match.request({ type: 'rename', name })} />
      <Button kind="main" className="start" disabled={busy} onClick={() => void sit()}>
        {say('online.sit')}
      </Button>
      <div role="alert">{no !== null && <No refusal={no} face={face} />}</div>
    </Notice>
  )
}
