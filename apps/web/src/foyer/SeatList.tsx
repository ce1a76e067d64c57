import type { Seat } from '@dejarik/kernel'
import type { Foyer } from '../session/online.ts'
import { useWords } from '../text/index.ts'

/** Who sits at the table already, and how many are still missing. */
export function SeatList({ seats, you }: { seats: Foyer['seats']; you: Seat }) {
  const say = useWords()
  return (
    <ul className="foyer-seats" aria-label={say('online.seats')}>
      {seats.map(({ side, name }, seat) => (
        <li key={side} data-free={name === null}>
          {name === null ? say('online.free-seat') : seat === you ? say('online.you', { name }) : name}
        </li>
      ))}
    </ul>
  )
}
