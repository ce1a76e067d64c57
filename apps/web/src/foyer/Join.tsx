import { useState } from 'react'
import { lastBrought } from '../home/wish.ts'
import { useSettings } from '../settings/settings.ts'
import type { Bringing } from '../table/contract.ts'
import { useWords } from '../text/index.ts'
import { Invitation, type InvitationProps } from './Invitation.tsx'
import { SeatList } from './SeatList.tsx'

export interface JoinProps extends Omit<InvitationProps, 'wish' | 'children'> {
  readonly bringing: Bringing
}

/** At a table where everyone brings something: the guest chooses it. */
export function Join({ bringing, ...props }: JoinProps) {
  const { foyer, joined, face } = props
  const say = useWords()
  const { language } = useSettings()
  const [brings, setBrings] = useState(() => lastBrought(face))
  return (
    <Invitation {...props} wish={{ brings }}>
      {foyer.seats.length > 2 && <SeatList seats={foyer.seats} you={joined.you} face={face} />}
      <p>{say('online.join-text')}</p>
      <bringing.Choice value={brings} onChange={setBrings} language={language} />
    </Invitation>
  )
}
