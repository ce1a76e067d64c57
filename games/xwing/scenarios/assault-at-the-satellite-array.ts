/** Assault at the Satellite Array: hold more of five satellites than the enemy. */
import { printed } from '../facts/printed.ts'
import { FIRST_SCORING_ROUND, score } from '../rules/mission-points.ts'
import type { Scenario } from '../rules/scenarios.ts'
import type { State, T, Thing } from '../state.ts'
import { isNear, objectivesOf, placeFiveAround, SCENARIO_RULE } from './objectives.ts'
import { plain } from './plain.ts'

/** Ships of a seat at range 0 to 1 of a satellite; medium and large ones count twice. */
function strengthAt(s: State, thing: Thing, seat: number): number {
  let strength = 0
  for (const ship of s.ships)
    if (ship.seat === seat && isNear(s, ship.id, thing, 1)) strength += printed(ship).size === 'small' ? 1 : 2
  return strength
}

/** Who controls a satellite; −1 for nobody. */
export function controllerOf(s: State, thing: Thing): number {
  const [a, b] = [strengthAt(s, thing, 0), strengthAt(s, thing, 1)]
  return a === b ? -1 : a > b ? 0 : 1
}

export const assaultAtTheSatelliteArray: Scenario = {
  ...plain,
  id: 'assaultatthesatellitearray',
  name: { en: 'Assault at the Satellite Array', de: 'Angriff auf die Satellitenanlage' },
  text: {
    en: 'Five satellites. From round 2, at the start of each End Phase, each one you control scores 1 mission point: you have more ships at range 0–1 of it than the enemy, medium and large ships counting twice. A ship that is destroyed or flees scores its squad points for the other player.',
    de: 'Fünf Satelliten. Ab Runde 2 bringt zu Beginn jeder Endphase jeder, den du kontrollierst, 1 Missionspunkt: Du hast in Reichweite 0–1 mehr Schiffe als der Gegner, wobei mittlere und große doppelt zählen. Ein zerstörtes oder geflohenes Schiff bringt dem Gegner seine Staffelpunkte.',
  },
  placeObjectives: (t) => placeFiveAround(t, 'satellite'),
  endPhaseStarts(t: T): void {
    const s = t.state
    if (s.round < FIRST_SCORING_ROUND) return
    const held = objectivesOf(s).map((thing) => controllerOf(s, thing))
    for (const seat of [0, 1]) score(t, seat, held.filter((one) => one === seat).length, SCENARIO_RULE)
  },
}
