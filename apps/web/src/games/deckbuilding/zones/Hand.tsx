import { useTable } from '../TableContext.tsx'
import { CardSlot } from './CardSlot.tsx'

/** The own hand. A spectator sees none. */
export function Hand() {
  const { view, me, playing, say } = useTable()
  const { hand } = view.sides[me]
  if (!playing && hand.length === 0) return null
  return (
    <section
      className="db-hand"
      aria-label={playing ? say('zone.hand') : say('zone.foeHand', { n: hand.length })}
    >
      {hand.map((card) => (
        <CardSlot key={card} card={card} />
      ))}
      {hand.length === 0 && <p className="db-none">{say('zone.noHand')}</p>}
    </section>
  )
}
