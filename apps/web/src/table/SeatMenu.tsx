import { isLevel, type Level } from '@dejarik/bots'
import type { Refusal, Seat } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import { useState } from 'react'
import { LevelChoice } from '../home/LevelChoice.tsx'
import type { Session } from '../session/session.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'

export interface SeatMenuProps {
  readonly session: Session
  readonly attempt: (deed: Promise<Refusal | null>) => unknown
}

/** Where people play together: seats that can be taken, left to a bot or to somebody else, and a match that was deserted. */
export function SeatMenu({ session, attempt }: SeatMenuProps) {
  const say = useWords()
  const { language } = useSettings()
  const [level, setLevel] = useState<Level>('medium')
  const { people, face, snapshot } = session
  const { places, players } = snapshot
  if (people === null || places === null) return null
  const speaker = speakerOf(face.game, language)
  const nameOf = (seat: Seat): string => speaker.seat(players[seat]?.side ?? '')
  return (
    <>
      {places.open.map((seat) => (
        <Button key={`take-${seat}`} kind="quiet" onClick={() => attempt(people.takeSeat(seat))}>
          {say('seat.take', { side: nameOf(seat) })}
        </Button>
      ))}
      {places.own.length > 0 && (
        <LevelChoice value={level} onChange={(chosen) => isLevel(chosen) && setLevel(chosen)} />
      )}
      {places.own.map((seat) => (
        <Button key={`bot-${seat}`} kind="quiet" onClick={() => attempt(people.giveSeat(seat, level))}>
          {say('seat.to-bot', { side: nameOf(seat) })}
        </Button>
      ))}
      {places.own.map((seat) => (
        <Button key={`leave-${seat}`} kind="quiet" onClick={() => attempt(people.giveSeat(seat, 'anybody'))}>
          {say('seat.to-anybody', { side: nameOf(seat) })}
        </Button>
      ))}
      {places.deserted && (
        <Button kind="main" onClick={() => attempt(people.claim())}>
          {say('seat.claim')}
        </Button>
      )}
    </>
  )
}
