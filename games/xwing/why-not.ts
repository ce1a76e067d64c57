import { never, type Refusal, refuse, type Seat } from '@dejarik/kernel'
import { objectLabel } from './labels.ts'
import { ACTIVATED, ENGAGED, THING, TOKEN_NUMBER } from './state.ts'
import type { ShipView, View } from './view.ts'

/** Why a thing on the table can't be chosen now. Things are `ship:<id>` and `thing:<id>`. */
export function whyNot(view: View, seat: Seat, thing: string): Refusal | null {
  if (view.winner >= 0) return refuse('match-over', view.endedBy)
  const [kind, digits] = thing.split(':')
  const id = Number(digits)
  if (kind === 'ship' && view.ships[id] !== undefined) return whyNotShip(view, seat, view.ships[id])
  if (kind !== 'thing' || view.things[id] === undefined) return null
  return refuse('not-now', 'xw.g.object.1', { ship: { name: objectLabel(view, THING + id) } })
}

function whyNotShip(view: View, seat: Seat, ship: ShipView): Refusal {
  const args = { ship: { name: objectLabel(view, ship.id) } }
  if (ship.zone === 'removed') return refuse('ship-removed', 'xw.g.removed.1', args)
  if (ship.zone === 'reserve' && view.phase !== 'setup')
    return refuse('ship-in-reserve', 'xw.g.reserve.1', args)
  return ship.seat === seat ? whyNotOwn(view, ship) : whyNotEnemy(view, seat, ship)
}

function whyNotOwn(view: View, ship: ShipView): Refusal {
  const args = { ship: { name: objectLabel(view, ship.id) } }
  const isActive = view.active === ship.id
  switch (view.phase) {
    case 'activation':
      if ((ship.marks & ACTIVATED) !== 0) return refuse('has-activated', 'xw.g.activation.2', args)
      if (isActive && ship.tokens[TOKEN_NUMBER.stress] > 0)
        return refuse('is-stressed', 'xw.g.stress.2', args)
      return refuse('not-yet', 'xw.g.activation.2', { ...args, initiative: ship.initiative })
    case 'engagement':
      if (isActive && ship.tokens[TOKEN_NUMBER.disarm] > 0)
        return refuse('is-disarmed', 'xw.g.disarm.2', args)
      if (isActive) return refuse('no-target', 'xw.g.attack-declare.4', args)
      if ((ship.marks & ENGAGED) !== 0) return refuse('has-engaged', 'xw.g.engagement.2', args)
      return refuse('not-yet', 'xw.g.engagement.2', { ...args, initiative: ship.initiative })
    case 'setup':
    case 'planning':
    case 'system':
    case 'end':
      return refuse('not-now', 'xw.g.round.1', args)
    default:
      return never(view.phase)
  }
}

function whyNotEnemy(view: View, seat: Seat, ship: ShipView): Refusal {
  const args = { ship: { name: objectLabel(view, ship.id) } }
  const attacks = view.phase === 'engagement' && view.active >= 0 && view.ships[view.active].seat === seat
  return attacks && view.attack === null
    ? refuse('not-in-arc', 'xw.g.attack-declare.4', args)
    : refuse('enemy-ship', 'xw.g.enemy.1', args)
}
