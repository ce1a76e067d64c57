/** Chance Engagement: contest one satellite; half points for a ship at half of its health. */
import { when } from '../rules/abilities.ts'
import { hullOf, shieldCapacity } from '../rules/charges.ts'
import { pointsOf, scoreShip } from '../rules/mission-points.ts'
import type { Scenario, Stake } from '../rules/scenarios.ts'
import { HALVED, type Ship, type State, type T, type Thing } from '../state.ts'
import { isNear, objectivesOf, placeCentre } from './objectives.ts'
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
    scoreShip(t, it, Math.floor(pointsOf(t.state, it) / 2))
  },
}

function strengthAt(s: State, satellite: Thing, seat: number): number {
  return s.ships.filter((ship) => ship.seat === seat && isNear(s, ship.id, satellite, 2)).length
}

/** Whoever is there scores, and more whoever is there alone. */
function stakeIn(s: State, satellite: Thing): Stake {
  const strengths = [strengthAt(s, satellite, 0), strengthAt(s, satellite, 1)] as const
  const [a, b] = strengths
  const points = (own: number, foe: number) => (own === 0 ? 0 : foe === 0 ? 2 : 1)
  return { thing: satellite.id, reach: 2, strengths, scores: [points(a, b), points(b, a)] }
}

export const chanceEngagement: Scenario = {
  ...plain,
  id: 'chanceengagement',
  name: { en: 'Chance Engagement', de: 'Zufälliges Gefecht' },
  goal: {
    en: 'Be within range 2 of the satellite when a round ends: 1 point, alone 2. Half a ship’s health lost is half its points.',
    de: 'Sei am Ende der Runde in Reichweite 2 des Satelliten: 1 Punkt, allein 2. Halbe Gesundheit weg sind halbe Punkte.',
  },
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
  stakes: (s) => objectivesOf(s).map((satellite) => stakeIn(s, satellite)),
}
