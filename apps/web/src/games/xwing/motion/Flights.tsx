import type { LogEntry } from '@dejarik/kernel'
import type { Maneuver, View } from '@dejarik/xwing'
import { BEARINGS } from '@dejarik/xwing/geometry'
import { Component, type RefObject } from 'react'
import { wayOf } from '../ghosts/plan.ts'
import { type BoardTable, TableContext } from '../TableContext.tsx'
import { type Frame, framesOf } from './frames.ts'

export interface FlightsProps {
  readonly box: RefObject<HTMLElement | null>
  /** What happened since the view before; without it nothing moves (scrubbing a replay). */
  readonly events: readonly LogEntry[]
}

/** A flight takes longer than a card's glide: the eye follows a curve. */
const LONGER = 3.2
/** Keyframes along a template. */
const STEPS = 14

/** Moves ships along their templates from where they were to where they are. */
export class Flights extends Component<FlightsProps> {
  static override contextType = TableContext
  declare context: BoardTable | null
  #seen: View | null = null

  override componentDidMount(): void {
    this.#seen = this.context?.view ?? null
  }

  override componentDidUpdate(): void {
    const before = this.#seen
    const table = this.context
    this.#seen = table?.view ?? null
    if (table === null || before === null || before === table.view) return
    if (table.motion === 0 || this.props.events.length === 0) return
    for (const ship of table.view.ships) {
      const was = before.ships[ship.id]
      if (was === undefined || was.zone !== 'play' || ship.zone !== 'play' || was.pose === ship.pose) continue
      const maneuver = flownBy(this.props.events, ship.id)
      const way = maneuver === null ? [] : wayOf(was, maneuver, STEPS)
      this.#fly(ship.id, framesOf(table.to, was.pose, way, ship.pose), table.motion * LONGER)
    }
  }

  #fly(ship: number, frames: readonly Frame[], duration: number): void {
    const piece = this.props.box.current?.querySelector(`[data-ship="${ship}"]`)
    const heading = piece?.querySelector('.xw-heading')
    const timing = { duration, easing: 'cubic-bezier(.4,.1,.3,1)' }
    piece?.animate(
      frames.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      timing,
    )
    heading?.animate(
      frames.map(({ turn }) => ({ transform: `rotate(${turn}deg)` })),
      timing,
    )
  }

  override render() {
    return null
  }
}

type Flown = Omit<Maneuver, 'difficulty'>

/** The maneuver that a ship flew in full, by the log. */
function flownBy(events: readonly LogEntry[], ship: number): Flown | null {
  const entry = events.find(
    ({ what, args }) => what === 'maneuver' && args.ship === ship && args.full === 'yes',
  )
  if (entry === undefined) return null
  const { speed, direction } = entry.args
  const bearing = BEARINGS.find((one) => one === entry.args.bearing)
  if (bearing === undefined) return null
  const side = direction === 'left' || direction === 'right' ? direction : null
  return { speed: Number(speed), bearing, direction: side }
}
