import { type CardView, NONE } from '@dejarik/destiny'
import type { Seat } from '@dejarik/kernel'
import { useTable } from '../TableContext.tsx'
import { CardInPlay } from './CardInPlay.tsx'
import { PlayerStrip } from './PlayerStrip.tsx'
import { Pool } from './Pool.tsx'
import './side.css'

/** What a player has in play: characters as columns, then supports and the plot; the dice pool towards the middle. */
export function Side({ seat }: { seat: Seat }) {
  const { view, me, say } = useTable()
  const own = seat === me
  const cards = view.cards.filter(({ controller, on }) => controller === seat && on === NONE)
  const ofType = (type: CardView['type']): readonly CardView[] => cards.filter((card) => card.type === type)
  const others = cards.filter(({ type }) => type !== 'character')
  return (
    <section className="sd-side" data-whose={own ? 'own' : 'foe'} data-out={view.players[seat].out}>
      <PlayerStrip seat={seat} />
      <div className="sd-team">
        {ofType('character').map((card) => (
          <CardInPlay key={card.id} card={card} />
        ))}
        {others.length > 0 && (
          <section className="sd-supports" aria-label={say('zone.supports')}>
            {others.map((card) => (
              <CardInPlay key={card.id} card={card} />
            ))}
          </section>
        )}
      </div>
      <Pool seat={seat} />
    </section>
  )
}
