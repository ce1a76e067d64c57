import type { Refusal } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import { useState } from 'react'
import type { TableFace } from '../games/face.ts'
import type { Foyer, OnlineMatch } from '../session/online.ts'
import { NameField } from '../settings/NameField.tsx'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Agreed } from './Agreed.tsx'
import { No } from './No.tsx'
import { SeatList } from './SeatList.tsx'

export interface TakeSeatProps {
  readonly match: OnlineMatch
  readonly foyer: Foyer
  readonly joined: NonNullable<Foyer['joined']>
  readonly face: TableFace
}

/** Somebody has opened the link to a table where seats are not alike: chooses one that is free. */
export function TakeSeat({ match, foyer, joined, face }: TakeSeatProps) {
  const say = useWords()
  const { language } = useSettings()
  const [wanted, setWanted] = useState<string | null>(null)
  const [no, setNo] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const speaker = speakerOf(face.game, language)
  const free = foyer.seats.flatMap(({ side, name }, seat) =>
    name === null ? [{ value: String(seat), label: speaker.seat(side) }] : [],
  )
  // Somebody else may have taken it meanwhile.
  const seat = free.find(({ value }) => value === wanted) ?? free[0]
  const sit = async () => {
    if (seat === undefined) return
    setBusy(true)
    setNo(await match.request({ type: 'join', match: match.id, seat: Number(seat.value) }))
    setBusy(false)
  }
  const game = face.game.name[language]
  const host = foyer.seats.find(({ name, bot }) => name !== null && bot === null)?.name ?? null
  return (
    <Notice
      title={host === null ? say('online.join-nobody', { game }) : say('online.join', { game, name: host })}
    >
      <Agreed terms={face.bringing?.termsOf(joined.options, language) ?? []} />
      <SeatList seats={foyer.seats} you={joined.you} face={face} />
      <Segments<string>
        label={say('setup.team')}
        value={seat?.value ?? ''}
        segments={free}
        onChange={setWanted}
      />
      <NameField onName={(name) => void match.request({ type: 'rename', name })} />
      <Button kind="main" className="start" disabled={busy} onClick={() => void sit()}>
        {say('online.sit')}
      </Button>
      <div role="alert">{no !== null && <No refusal={no} face={face} />}</div>
    </Notice>
  )
}
