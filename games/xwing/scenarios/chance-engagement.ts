/** Chance Engagement: contest one satellite; half points for a ship at half of its health. */
import { when } from '../rules/abilities.ts'
import { hullOf, shieldCapacity } from '../rules/charges.ts'
import { FIRST_SCORING_ROUND, pointsOf, score, scoreShip } from '../rules/mission-points.ts'
import type { Scenario } from '../rules/scenarios.ts'
import { HALVED, type Ship, type State, type T } from '../state.ts'
import { isNear, objectivesOf, placeCentre, SCENARIO_RULE } from './objectives.ts'
import { plain } from './plain.ts'

/** At most half of its hull and shields is left, with all that cards add to them. */
export function isAtHalf(s: State, ship: Ship): boolean {
  const hull = hullOf(s, ship)
  const left = Math.max(0, hull - ship.damage.length) + ship.shields
  return 2 * left <= hull + shieldCapacity(s, ship)
}

/** The first time only, also if it is repaired in between. */
const reducedToHalf = {
  if: (s: State, { ship }: { readonly ship: number }): boolean =>
    (s.ships[ship].marks & HALVED) === 0 && isAtHalf(s, s.ships[ship]),
  run(t: T, { ship }: { readonly ship: number }): void {
    const it = t.state.ships[ship]
    it.marks |= HALVED
    scoreShip(t, it, Math.floor(pointsOf(it) / 2))
  },
}

function contestants(s: State): number[] {
  const [satellite] = objectivesOf(s)
  return [0, 1].filter((seat) =>
    s.ships.some((ship) => ship.seat === seat && isNear(s, ship.id, satellite, 2)),
  )
}

export const chanceEngagement: Scenario = {
  ...plain,
  id: 'chanceengagement',
  name: { en: 'Chance Engagement', de: 'Zufälliges Gefecht' },
  text: {
    en: 'One satellite in the middle. From round 2, at the start of each End Phase, you score 1 mission point if you have a ship at range 0–2 of it, and 1 more if the enemy has none. A ship at half of its health scores half of its squad points for the other player, rounded down; the rest when it is destroyed or flees.',
    de: 'Ein Satellit in der Mitte. Ab Runde 2 erhältst du zu Beginn jeder Endphase 1 Missionspunkt, wenn du ein Schiff in Reichweite 0–2 davon hast, und 1 weiteren, wenn der Gegner keines hat. Ein Schiff mit halber Gesundheit bringt dem Gegner die Hälfte seiner Staffelpunkte, abgerundet; den Rest, wenn es zerstört wird oder flieht.',
  },
  abilities: [
    when('damage-card-dealt', reducedToHalf),
    when('shield-lost', reducedToHalf),
    // Shields can also be spent, and capacities change.
    when('phase-ends', reducedToHalf),
  ],
  placeObjectives(t: T): void {
    placeCentre(t, 'satellite')
  },
  endPhaseStarts(t: T): void {
    if (t.state.round < FIRST_SCORING_ROUND) return
    const there = contestants(t.state)
    for (const seat of there) score(t, seat, there.length === 1 ? 2 : 1, SCENARIO_RULE)
  },
}
