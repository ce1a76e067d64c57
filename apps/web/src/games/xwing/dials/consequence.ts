/** What a maneuver would bring besides its place: stress, satellites taken or given up, who would be in the arc. */
import { type Maneuver, type ShipView, type State, TOKEN_NUMBER, type View } from '@dejarik/xwing'
import type { Pose } from '@dejarik/xwing/geometry'
import { firingArcs, type Preview, type Stake, scenarioOf } from '@dejarik/xwing/preview'
import type { PlannedShip } from '../ghosts/plan.ts'
import { type Measured, rangesFrom } from '../measure/ranges.ts'

export interface Gain {
  readonly stress: 'gains' | 'sheds' | null
  /** Places of objectives in the scenario's list that would change hands. */
  readonly taken: readonly number[]
  readonly given: readonly number[]
  readonly targets: readonly Measured[]
}

/** All own ships where their dials would take them. */
export function stateAfter(s: State, plan: readonly PlannedShip[], without: number | null = null): State {
  const ships = s.ships.slice()
  for (const { ship, preview } of plan)
    if (ship !== without) ships[ship] = { ...ships[ship], pose: endOf(preview) ?? ships[ship].pose }
  return { ...s, ships }
}

export function endOf({ ends }: Preview): Pose | null {
  return ends[0]?.flight.footprint.pose ?? null
}

export function gainOf(
  view: View,
  s: State,
  plan: readonly PlannedShip[],
  ship: number,
  preview: Preview,
): Gain {
  const after = stateAfter(s, plan)
  const stays = stateAfter(s, plan, ship)
  const stress = stressOf(preview.maneuver, view.ships[ship])
  const place = placeGain(view, stays, ship, after.ships[ship].pose)
  return { ...place, stress, targets: preview.flees ? [] : place.targets }
}

/** What a ship would have of standing there. */
export function placeGain(view: View, s: State, ship: number, pose: Pose): Omit<Gain, 'stress'> {
  const { seat } = s.ships[ship]
  const after: State = { ...s, ships: s.ships.with(ship, { ...s.ships[ship], pose }) }
  const [was, is] = [holders(scenarioOf(s).stakes(s)), holders(scenarioOf(s).stakes(after))]
  const moved: ShipView = { ...view.ships[ship], pose }
  return {
    taken: is.flatMap((who, at) => (who === seat && was[at] !== seat ? [at] : [])),
    given: is.flatMap((who, at) => (who !== seat && was[at] === seat ? [at] : [])),
    targets: rangesFrom(moved, view.ships, firingArcs(s, s.ships[ship]))
      .filter(({ inArc, range }) => inArc && range > 0 && range <= 3)
      .toSorted((a, b) => a.mm - b.mm),
  }
}

function stressOf({ difficulty }: Maneuver, { tokens }: ShipView): Gain['stress'] {
  if (difficulty === 'red') return 'gains'
  return difficulty === 'blue' && tokens[TOKEN_NUMBER.stress] > 0 ? 'sheds' : null
}

/** By objective: the seat that would score for it, or −1. */
function holders(stakes: readonly Stake[]): readonly number[] {
  return stakes.map(({ scores: [first, second] }) => (first === second ? -1 : first > second ? 0 : 1))
}

/** Objectives are lettered in the scenario's order. */
export function letterOf(stake: number): string {
  return String.fromCharCode(65 + stake)
}
