/** Where the dials would lead if the opponent stood still: own ships move in their order, each among those before it. */
import type { Maneuver, State } from '@dejarik/xwing'
import { maneuver as moveOf, pathOf, poseOnPath, type Strip, stripOf } from '@dejarik/xwing/geometry'
import { type Preview, previewManeuver, printed } from '@dejarik/xwing/preview'
import { footprintOfShip } from '../measure/ranges.ts'

export interface PlannedShip {
  readonly ship: number
  readonly preview: Preview
  readonly strip: Strip | null
}

/** The place in its dial by ship. */
export type Dials = ReadonlyMap<number, number>

/** Every dial as it would be flown, in the order of flying. */
export function planned(s: State, dials: Dials): readonly PlannedShip[] {
  const ships = s.ships.slice()
  const table: State = { ...s, ships }
  return inOrder(s, dials).flatMap((id) => {
    const found = flown(table, id, dials)
    if (found === null) return []
    moveAlong(ships, found)
    return [found]
  })
}

/** What each maneuver of a ship's dial would lead to, after own ships that move before it have moved. */
export function previewsOf(s: State, dials: Dials, ship: number): readonly Preview[] {
  const ships = s.ships.slice()
  const table: State = { ...s, ships }
  for (const id of inOrder(s, dials)) {
    if (id === ship || !movesBefore(s, id, ship)) continue
    const found = flown(table, id, dials)
    if (found !== null) moveAlong(ships, found)
  }
  return printed(ships[ship]).type.dial.map((maneuver) => previewManeuver(table, ships[ship], maneuver))
}

function flown(table: State, id: number, dials: Dials): PlannedShip | null {
  const ship = table.ships[id]
  const maneuver = printed(ship).type.dial[dials.get(id) ?? -1]
  if (maneuver === undefined) return null
  const preview = previewManeuver(table, ship, maneuver)
  return { ship: id, preview, strip: templateOf(table, id, preview.maneuver) }
}

function moveAlong(ships: State['ships'], { ship, preview }: PlannedShip): void {
  const [end] = preview.ends
  if (end !== undefined) ships[ship] = { ...ships[ship], pose: end.flight.footprint.pose }
}

function inOrder(s: State, dials: Dials): readonly number[] {
  return [...dials.keys()].sort((a, b) => (movesBefore(s, a, b) ? -1 : 1))
}

/** Ties are the player's to order; by the order of the squad until then. */
function movesBefore(s: State, a: number, b: number): boolean {
  const [first, second] = [initiative(s, a), initiative(s, b)]
  return first < second || (first === second && a < b)
}

function initiative(s: State, ship: number): number {
  return s.ships[ship].initiatives.at(-1)?.value ?? 0
}

/** The template of a maneuver, laid against a ship; null for a stationary one. */
export function templateOf(s: State, ship: number, { bearing, speed, direction }: Maneuver): Strip | null {
  if (bearing === 'stationary') return null
  const move = moveOf(bearing, speed, direction ?? 'left')
  return move === null ? null : stripOf(footprintOfShip(s.ships[ship]), move)
}

export interface Waypoint {
  readonly x: number
  readonly y: number
  readonly sin: number
  readonly cos: number
}

/** Frames along the way of a maneuver that is flown in full; for motion. */
export function wayOf(
  ship: Parameters<typeof footprintOfShip>[0],
  { bearing, speed, direction }: Omit<Maneuver, 'difficulty'>,
  steps: number,
): readonly Waypoint[] {
  const move = bearing === 'stationary' ? null : moveOf(bearing, speed, direction ?? 'left')
  if (move === null) return []
  const path = pathOf(footprintOfShip(ship), move)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const frame = { x: 0, y: 0, sin: 0, cos: 1 }
    poseOnPath(path, (path.length * i) / steps, frame)
    return frame
  })
}
