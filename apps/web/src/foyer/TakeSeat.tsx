import { speaker as speakerOf } from '@dejarik/text'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Segments } from '../ui/Segments.tsx'
import { Invitation, type InvitationProps } from './Invitation.tsx'
import { SeatList } from './SeatList.tsx'

export type TakeSeatProps = Omit<InvitationProps, 'wish' | 'children'>

/** At a table where seats are not alike: the guest chooses one that is free. */
export function TakeSeat(props: TakeSeatProps) {
  const { foyer, joined, face } = props
  const say = useWords()
  const { language } = useSettings()
  const [wanted, setWanted] = useState<string | null>(null)
  const speaker = speakerOf(face.game, language)
  const free = foyer.seats.flatMap(({ side, name }, seat) =>
    name === null ? [{ value: String(seat), label: speaker.seat(side) }] : [],
  )
  // Somebody else may have taken it meanwhile; of a table without a free seat the page shows something else.
  const seat = free.find(({ value }) => value === wanted) ?? free[0]
  return (
    <Invitation {...props} wish={{ seat: Number(seat?.value ?? 0) }}>
      <SeatList seats={foyer.seats} you={joined.you} face={face} />
      <Segments<string>
        label={say('setup.team')}
        value={seat?.value ?? ''}
        segments={free}
        onChange={setWanted}
      />
    </Invitation>
  )
}
