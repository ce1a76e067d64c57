import { NONE } from '@dejarik/destiny'
import type { Seat } from '@dejarik/kernel'
import { useTable } from '../TableContext.tsx'
import { Plate } from './Plate.tsx'
import { Pool } from './Pool.tsx'
import { SeatPanel } from './SeatPanel.tsx'
import { Support } from './Support.tsx'
import './side.css'

/** What a player has in play: characters side by side, supports and the plot at their right, and the dice pool. */
export function Side({ seat }: { seat: Seat }) {
  const { view, me, say } = useTable()
  const own = seat === me
  const cards = view.cards.filter(({ controller, on }) => controller === seat && on === NONE)
  const characters = cards.filter(({ type }) => type === 'character')
  const others = cards.filter(({ type }) => type !== 'character')
  return (
    <section className="sd-side" data-whose={own ? 'own' : 'foe'} data-out={view.players[seat].out}>
      <div className="sd-team" data-count={characters.length}>
        {characters.map((card) => (
          <Plate key={card.id} card={card} />
        ))}
        <section
          className="sd-supports"
          aria-label={say('zone.supports')}
          data-count={Math.min(3, others.length)}
        >
          {others.map((card) => (
            <Support key={card.id} card={card} />
          ))}
        </section>
      </div>
      <Pool seat={seat} />
      <SeatPanel seat={seat} />
    </section>
  )
}
