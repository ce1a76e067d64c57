import type { ShipView } from '@dejarik/xwing'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import { OrderRow } from './OrderRow.tsx'
import './order.css'

/**
 * All ships by initiative, the lowest on top: the Activation Phase reads down, the Engagement Phase up, so the list
 * never changes its order between the phases (xw.g.activation-phase.1, xw.g.engagement-phase.1).
 */
export function Order() {
  const { view, me, say } = useTable()
  const { firstPlayer } = view
  return (
    <nav className="desk-order xw-order" aria-label={say('order.label')}>
      <p className="xw-order-ways" aria-hidden="true">
        <span>↓ {say('order.flies')}</span>
        <span>{say('order.shoots')} ↑</span>
      </p>
      <ol className="xw-order-steps">
        {steps(view.ships, firstPlayer).map(({ initiative, ships }) => (
          <li key={initiative} aria-label={say('strip.initiative', { initiative })}>
            <span className="xw-initiative number" data-now={initiative === view.initiative}>
              {initiative}
            </span>
            <ul>
              {ships.map((ship) => (
                <li key={ship.id}>
                  <OrderRow ship={ship} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="xw-order-first">
        {say('order.same')} {firstPlayer === me ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />}{' '}
        {say(firstPlayer === me ? 'strip.first-own' : 'strip.first-foe')}
      </p>
    </nav>
  )
}

interface Step {
  readonly initiative: number
  readonly ships: readonly ShipView[]
}

/** Ships by initiative; among equals the first player's come first, and those that are lost last. */
function steps(all: readonly ShipView[], firstPlayer: number): readonly Step[] {
  const initiatives = [...new Set(all.map(({ initiative }) => initiative))].sort((a, b) => a - b)
  return initiatives.map((initiative) => ({
    initiative,
    ships: all
      .filter((ship) => ship.initiative === initiative)
      .toSorted((a, b) => rank(a, firstPlayer) - rank(b, firstPlayer)),
  }))
}

function rank({ zone, seat }: ShipView, firstPlayer: number): number {
  return (zone === 'removed' ? 2 : 0) + (seat === firstPlayer ? 0 : 1)
}
