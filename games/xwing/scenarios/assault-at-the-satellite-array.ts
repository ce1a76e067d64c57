/** Assault at the Satellite Array: hold more of five satellites than the enemy. */
import { printed } from '../facts/printed.ts'
import type { Scenario, Stake } from '../rules/scenarios.ts'
import type { State, Thing } from '../state.ts'
import { isNear, objectivesOf, placeFiveAround } from './objectives.ts'
import { plain } from './plain.ts'

/** Ships of a seat at range 0 to 1 of a satellite; medium and large ones count twice. */
function strengthAt(s: State, thing: Thing, seat: number): number {
  let strength = 0
  for (const ship of s.ships)
    if (ship.seat === seat && isNear(s, ship.id, thing, 1)) strength += printed(ship).size === 'small' ? 1 : 2
  return strength
}

/** Whoever has more there controls it. */
function stakeIn(s: State, thing: Thing): Stake {
  const strengths = [strengthAt(s, thing, 0), strengthAt(s, thing, 1)] as const
  const [a, b] = strengths
  return { thing: thing.id, reach: 1, strengths, scores: [Number(a > b), Number(b > a)] }
}

export const assaultAtTheSatelliteArray: Scenario = {
  ...plain,
  id: 'assaultatthesatellitearray',
  name: { en: 'Assault at the Satellite Array', de: 'Angriff auf die Satellitenanlage' },
  goal: {
    en: 'Hold satellites when a round ends: more ships than the enemy within range 1. 1 point each.',
    de: 'Halte am Ende der Runde Satelliten: mehr Schiffe als der Gegner in Reichweite 1. Je 1 Punkt.',
  },
  text: {
    en: 'Five satellites. From round 2, at the start of each End Phase, each one you control scores 1 mission point: you have more ships at range 0–1 of it than the enemy, medium and large ships counting twice. A ship that is destroyed or flees scores its squad points for the other player.',
    de: 'Fünf Satelliten. Ab Runde 2 bringt zu Beginn jeder Endphase jeder, den du kontrollierst, 1 Missionspunkt: Du hast in Reichweite 0–1 mehr Schiffe als der Gegner, wobei mittlere und große doppelt zählen. Ein zerstörtes oder geflohenes Schiff bringt dem Gegner seine Staffelpunkte.',
  },
  placeObjectives: (t) => placeFiveAround(t, 'satellite'),
  stakes: (s) => objectivesOf(s).map((thing) => stakeIn(s, thing)),
}
