/** Objectives on the table: where scenarios put them, and which of them are near a ship. */
import { type Flow, type Refusal, refuse } from '@dejarik/kernel'
import { BAND, type Edge, type Pose, STANDARD_PLAY_AREA } from '../geometry/index.ts'
import { isAtRange } from '../rules/range.ts'
import { SCENARIO_RULE } from '../rules/scenarios.ts'
import { OWN_EDGE } from '../rules/setup/forces.ts'
import { atEdge, beyond, isJustAt, placedThings, shapeAt } from '../rules/setup/limits.ts'
import { askPlace, type Zone } from '../rules/setup/places.ts'
import { addThing } from '../rules/setup/things.ts'
import { opponentOf, type ShipId, type State, type T, THING, type Thing } from '../state.ts'

const { width, height } = STANDARD_PLAY_AREA
const CENTRE: Pose = { x: width / 2, y: height / 2, a: 0 }

export function isObjective({ kind }: Thing): boolean {
  return kind === 'objective'
}

/** Objectives that lie on the table. */
export function objectivesOf(s: State): Thing[] {
  return s.things.filter((thing) => isObjective(thing) && thing.inPlay)
}

export function isNear(s: State, ship: ShipId, thing: Thing, range: number): boolean {
  return isAtRange(s, ship, THING + thing.id, 0, range)
}

export function placeCentre(t: T, type: string): void {
  addThing(t.state, 'objective', type, CENTRE)
}

/** Who places an objective, and near whose edge. */
export interface Turn {
  readonly seat: number
  readonly edge: Edge
}

/** One after the other; the first player begins. */
export function* placeAround(t: T, type: string, turns: readonly Turn[], isApart: boolean): Flow {
  const s = t.state
  for (const { seat, edge } of turns) {
    const check = (pose: Pose): Refusal | null => checkObjective(s, type, pose, edge, isApart)
    const pose = yield* askPlace(t, seat, 'place-objective', SCENARIO_RULE, {
      area: { kind: 'objective', id: type, ship: -1, zone: zoneAt(edge), edge, isApart },
      check,
      headings: [0, 45],
    })
    addThing(s, 'objective', type, pose)
    t.log?.('place-objective', SCENARIO_RULE, { seat, type })
  }
}

/** At range 3 of the centre one, at range 2 to 4 of the edge, and often beyond range 2 of all others. */
export function checkObjective(
  s: State,
  type: string,
  pose: Pose,
  edge: Edge,
  isApart: boolean,
): Refusal | null {
  const here = shapeAt(type, pose)
  const [centre, ...others] = placedThings(s, isObjective)
  if (!isJustAt(here, centre, 3)) return refuse('objective-not-around-centre', SCENARIO_RULE)
  return atEdge(here, edge, 2, 4, SCENARIO_RULE) ?? (isApart ? beyond(here, others, 2, SCENARIO_RULE) : null)
}

function zoneAt(edge: Edge): Zone {
  const half = height / 2
  return [BAND, edge === 'south' ? BAND : half, width - 2 * BAND, half - BAND]
}

/** Each player one near the own edge, then each one near the enemy's. */
export function* placeFiveAround(t: T, type: string): Flow {
  placeCentre(t, type)
  const players = [t.state.firstPlayer, opponentOf(t.state.firstPlayer)]
  const turns = [
    ...players.map((seat) => ({ seat, edge: OWN_EDGE[seat] })),
    ...players.map((seat) => ({ seat, edge: OWN_EDGE[opponentOf(seat)] })),
  ]
  yield* placeAround(t, type, turns, true)
}

/** Objectives that a ship's action can reach, as options. */
export function reachable(s: State, ship: ShipId): { do: 'objective'; ship: ShipId; target: number }[] {
  return objectivesOf(s)
    .filter((thing) => isNear(s, ship, thing, 1))
    .map((thing) => ({ do: 'objective' as const, ship, target: THING + thing.id }))
}
