import { ShipDetail } from '../squads/ShipDetail.tsx'
import { useTable } from '../TableContext.tsx'
import { Goal } from './Goal.tsx'

/** Beside the mat: what is played for, and the card of a ship, at any moment. Below it stands the prompt. */
export function Desk({ inHand }: { inHand: number | null }) {
  const { say } = useTable()
  return (
    <aside className="desk" aria-label={say('dock.label')}>
      <Goal isUnderMat={false} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <section className="desk-card" tabIndex={0} aria-label={say('desk.card')}>
        <ShipCard inHand={inHand} />
      </section>
    </aside>
  )
}

/** Of the ship that is looked at, else of the one that the moment is about: whose dial is in hand, who acts. */
export function ShipCard({ inHand }: { inHand: number | null }) {
  const { view, looked, subject, say } = useTable()
  const ship = view.ships[looked ?? inHand ?? -1] ?? subject
  return ship === null ? <p className="desk-hint">{say('dock.hint')}</p> : <ShipDetail ship={ship} />
}
