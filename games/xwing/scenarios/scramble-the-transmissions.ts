/** Scramble the Transmissions: put your marker on three satellites. */
import type { Flow } from '@dejarik/kernel'
import { FIRST_SCORING_ROUND } from '../rules/mission-points.ts'
import { SCENARIO_RULE, type Scenario } from '../rules/scenarios.ts'
import { OWN_EDGE } from '../rules/setup/forces.ts'
import { opponentOf, type Ship, type T, THING } from '../state.ts'
import { objectivesOf, placeAround, placeCentre, reachable } from './objectives.ts'
import { plain } from './plain.ts'

const SCRAMBLE = 'scramble'

export const scrambleTheTransmissions: Scenario = {
  ...plain,
  id: 'scramblethetransmissions',
  name: { en: 'Scramble the Transmissions', de: 'Übertragungen stören' },
  goal: {
    en: 'Put your marker on satellites with the scramble action: each that has it when a round ends brings 1 point.',
    de: 'Lege mit der Stören-Aktion deinen Marker auf Satelliten: Jeder, der ihn am Ende der Runde trägt, bringt 1 Punkt.',
  },
  text: {
    en: 'Three satellites. From round 2 each ship may perform a scramble action: it puts your marker on a satellite at range 0–1, in place of the enemy’s. At the start of each End Phase each satellite with your marker scores 1 mission point. A ship that is destroyed or flees scores its squad points for the other player.',
    de: 'Drei Satelliten. Ab Runde 2 kann jedes Schiff eine Stören-Aktion durchführen: Es legt deinen Marker auf einen Satelliten in Reichweite 0–1, anstelle des gegnerischen. Zu Beginn jeder Endphase bringt jeder Satellit mit deinem Marker 1 Missionspunkt. Ein zerstörtes oder geflohenes Schiff bringt dem Gegner seine Staffelpunkte.',
  },
  actionNames: { [SCRAMBLE]: { en: 'Scramble', de: 'Stören' } },
  *placeObjectives(t: T): Flow {
    placeCentre(t, 'satellite')
    const players = [t.state.firstPlayer, opponentOf(t.state.firstPlayer)]
    const turns = players.map((seat) => ({ seat, edge: OWN_EDGE[opponentOf(seat)] }))
    yield* placeAround(t, 'satellite', turns, false)
  },
  actions: (s) => (s.round >= FIRST_SCORING_ROUND ? [SCRAMBLE] : []),
  *perform(t: T, ship: Ship): Flow<boolean> {
    const s = t.state
    const options = reachable(s, ship.id)
    if (options.length === 0) return false
    const { target } = yield* t.choose(ship.seat, 'scramble', options, { rule: SCENARIO_RULE })
    s.things[target - THING].mark = ship.seat
    t.log?.('scramble', SCENARIO_RULE, { ship: ship.id, target })
    return true
  },
  stakes: (s) =>
    objectivesOf(s).map(({ id, mark }) => ({
      thing: id,
      reach: 1,
      strengths: null,
      scores: [Number(mark === 0), Number(mark === 1)],
    })),
}
