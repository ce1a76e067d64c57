/** From where arcs and ranges are measured now. */
import type { ShipView } from '@dejarik/xwing'
import { endOf } from '../dials/consequence.ts'
import type { Planning } from '../dials/usePlanning.ts'
import type { BoardTable } from '../TableContext.tsx'

export interface Sight {
  /** The ship, where it is or where its dial would take it. */
  readonly ship: ShipView
  /** Whether the range to each of its enemies is shown. */
  readonly measures: boolean
}

/** The ship in hand where it would end, and beside it the enemy that is looked at. */
export function sightsOf(
  { view, subject, looked, shows }: BoardTable,
  planning: Planning | null,
): readonly Sight[] {
  // The line of an attack says its range by itself.
  const isAiming = view.phase === 'engagement' && view.attack === null && shows === null
  if (planning === null)
    return subject === null ? [] : [{ ship: subject, measures: looked !== null || isAiming }]
  const { current, plan, pointed, dials } = planning
  const ship = view.ships[current]
  const planned = plan.find((one) => one.ship === current)
  const end = planned === undefined ? null : endOf(planned.preview)
  const isAimed = pointed !== null || dials.has(current)
  const own = { ship: end === null ? ship : { ...ship, pose: end }, measures: isAimed }
  return subject === null || subject.id === current ? [own] : [own, { ship: subject, measures: false }]
}
