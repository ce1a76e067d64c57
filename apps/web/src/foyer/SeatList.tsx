import type { Seat } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import type { TableFace } from '../games/face.ts'
import type { Foyer } from '../session/online.ts'
import { useSettings } from '../settings/settings.ts'
import { type Say, useWords } from '../text/index.ts'
import { levelKey } from '../text/level.ts'

export interface SeatListProps {
  readonly seats: Foyer['seats']
  readonly you: Seat
  readonly face: TableFace
}

/** Who sits at the table already, and how many are still missing. */
export function SeatList({ seats, you, face }: SeatListProps) {
  const say = useWords()
  const { language } = useSettings()
  // Where teams are, seats are not alike and have a name of their own.
  const speaker = face.teamsOf === undefined ? null : speakerOf(face.game, language)
  return (
    <ul className="foyer-seats" aria-label={say('online.seats')}>
      {seats.map((one, seat) => (
        <li key={one.side} data-free={one.name === null}>
          {speaker !== null && <span className="foyer-side">{speaker.seat(one.side)}: </span>}
          {sitter(one, seat === you, say)}
        </li>
      ))}
    </ul>
  )
}

function sitter({ name, bot }: Foyer['seats'][number], isYou: boolean, say: Say): string {
  if (name === null) return say('online.free-seat')
  if (bot !== null) return say('table.bot', { level: say(levelKey(bot)) })
  return isYou ? say('online.you', { name }) : name
}
