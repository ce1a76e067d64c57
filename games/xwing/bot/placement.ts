/** Set-up: where ships, obstacles and objectives go. */
import { never, type Rng, type Seat } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import { degrees, MM, STANDARD_PLAY_AREA } from '../geometry/index.ts'
import type { AskFor, PlaceQuestion } from '../questions.ts'
import { OWN_EDGE } from '../rules/setup/forces.ts'
import { objectivesOf } from '../scenarios/objectives.ts'
import type { ShipId, State } from '../state.ts'

const { width, height } = STANDARD_PLAY_AREA
const STEP = 10 * MM
/** Columns stay this far from the sides of the table. */
const ASIDE = 130 * MM

/** A legal place that suits the scenario. */
export function placeFor(s: State, ask: AskFor<PlaceQuestion>, rng: Rng): readonly number[] {
  switch (ask.what) {
    case 'place-ship':
      return shipPlace(s, ask.seat, ask.area.ship, (place) => ask.check(place) === null) ?? ask.sample(rng)
    case 'jettison':
      return nearest(s, ask, rng)
    case 'lay-device':
    case 'place-buoy':
    case 'place-objective':
    case 'place-obstacle':
    case 'place-target-point':
      return ask.sample(rng)
    default:
      return never(ask)
  }
}

/** As far forward as allowed, in the free column that is nearest to where it is wanted. */
export function shipPlace(
  s: State,
  seat: Seat,
  ship: ShipId,
  isLegal: (place: readonly number[]) => boolean,
): readonly number[] | null {
  const south = OWN_EDGE[seat] === 'south'
  const half = printed(s.ships[ship]).base.halfLength
  const a = degrees(south ? 0 : 180)
  const wanted = wantedColumn(s, seat)
  for (let off = 0; off < width; off += STEP)
    for (const x of off === 0 ? [wanted] : [wanted - off, wanted + off]) {
      if (x < ASIDE || x > width - ASIDE) continue
      const depth = 100 * MM - half
      const place = [x, south ? depth : height - depth, a]
      if (isLegal(place)) return place
      const back = [x, south ? half : height - half, a]
      if (isLegal(back)) return back
    }
  return null
}

/** Ships take the columns of the objectives in turn, those nearest to the own edge first; without any, the middle. */
function wantedColumn(s: State, seat: number): number {
  const edge = OWN_EDGE[seat] === 'south' ? 0 : height
  const columns = objectivesOf(s)
    .slice()
    .sort((a, b) => Math.abs(a.pose.y - edge) - Math.abs(b.pose.y - edge) || a.id - b.id)
    .map(({ pose }) => pose.x)
    .slice(0, 3)
  const placed = s.ships.filter((ship) => ship.seat === seat && ship.zone === 'play').length
  const wanted = columns.length > 0 ? columns[placed % columns.length] : width / 2
  return Math.round(Math.min(width - ASIDE, Math.max(ASIDE, wanted)))
}

const TRIES = 4

/** A cache that the enemy lost goes where the own ships are near. */
function nearest(s: State, ask: AskFor<'jettison'>, rng: Rng): readonly number[] {
  let best = ask.sample(rng)
  let least = distanceToOwn(s, ask.seat, best)
  for (let i = 1; i < TRIES; i++) {
    const place = ask.sample(rng)
    const distance = distanceToOwn(s, ask.seat, place)
    if (distance < least) {
      least = distance
      best = place
    }
  }
  return best
}

function distanceToOwn(s: State, seat: number, [x, y]: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const { zone, seat: whose, pose } of s.ships)
    if (zone === 'play' && whose === seat)
      least = Math.min(least, (pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y))
  return least
}
