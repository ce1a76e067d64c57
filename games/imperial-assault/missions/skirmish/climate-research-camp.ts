/** Climate Research Camp: two scenarios on one map. */

import { ability } from '../../rules/ability.ts'
import { controllerOfArea, controllerOfSpace } from '../../rules/control.ts'
import { missionOf } from '../../rules/ground.ts'
import { scoreTogether } from '../../rules/winning.ts'
import { NONE } from '../../state.ts'
import { boardOf, spaceFrom, spacesFrom } from '../lay.ts'
import type { Mission } from '../mission.ts'

const WIDTH = 18
const TILES = [
  ['Core 1B', 0, 8, 0],
  ['Core 3B', 2, 1, 1],
  ['Hoth 3A', 1, 8, 18],
  ['Core 2B', 2, 14, 0],
  ['Core 21B', 0, 9, 7],
  ['Core 5B', 0, 2, 7],
  ['Hoth 13A', 2, 9, 16],
  ['Hoth 9A', 0, 13, 15],
  ['Core 28B', 2, 2, 11],
  ['Core 31B', 2, 7, 8],
  ['Hoth 22A', 1, 7, 14],
  ['Core 34B', 0, 10, 11],
  ['Core 26B', 0, 6, 10],
  ['Hoth 21A', 1, 14, 13],
  ['Hoth 8B', 1, 2, 15],
  ['Core 27B', 3, 14, 7],
  ['Hoth 16A', 0, 7, 16],
  ['Core 17B', 0, 7, 2],
  ['Core 17B', 3, 3, 6],
  ['Hoth 20A', 0, 10, 22],
  ['Core 39B', 0, 6, 8],
  ['Core 39B', 1, 10, 6],
  ['Core 18B', 1, 0, 2],
  ['Hoth 24B', 1, 2, 14],
  ['Core 39B', 1, 14, 6],
  ['Core 33B', 3, 12, 11],
  ['Core 35B', 2, 5, 11],
  ['Hoth 20B', 0, 2, 19],
] as const

const board = boardOf({ width: WIDTH, height: 23, tiles: TILES, doors: [] })
const STRATEGIC_POINT = 1

export const holdingGround: Mission = {
  id: 'climate-research-camp-b',
  name: { en: 'Holding Ground', de: 'Stellung halten' },
  map: 'climate-research-camp',
  mapName: { en: 'Climate Research Camp', de: 'Klimaforschungslager' },
  board,
  zones: [
    {
      id: 'red',
      name: { en: 'red', de: 'rot' },
      spaces: spacesFrom(WIDTH, '9-12,16 9-12,17 8-12,18 8-12,19 8-12,20 8-12,21 10-11,22'),
    },
    {
      id: 'blue',
      name: { en: 'blue', de: 'blau' },
      spaces: spacesFrom(WIDTH, '8-13,0 8-13,1 8-13,2 8-13,3 8-13,4 8-13,5'),
    },
  ],
  tokenKinds: [
    { id: 'terminal', name: { en: 'terminal', de: 'Terminal' }, health: null, block: 0 },
    {
      id: 'strategic-point',
      name: { en: 'strategic point', de: 'Strategischer Punkt' },
      health: null,
      block: 0,
    },
  ],
  tokens: [
    { kind: 0, space: spaceFrom(WIDTH, '8,10') },
    { kind: 0, space: spaceFrom(WIDTH, '14,11') },
    { kind: STRATEGIC_POINT, space: spaceFrom(WIDTH, '0,3') },
    { kind: STRATEGIC_POINT, space: spaceFrom(WIDTH, '17,5') },
    { kind: STRATEGIC_POINT, space: spaceFrom(WIDTH, '3,10') },
    { kind: STRATEGIC_POINT, space: spaceFrom(WIDTH, '13,11') },
    { kind: STRATEGIC_POINT, space: spaceFrom(WIDTH, '2,16') },
    { kind: STRATEGIC_POINT, space: spaceFrom(WIDTH, '16,15') },
  ],
  areas: [],
  counters: [],
  text: {
    en: 'At the end of each round, 2 points for the opponent’s deployment zone and 2 for each strategic point that you control.',
    de: 'Am Ende jeder Runde 2 Punkte für die gegnerische Aufstellungszone und 2 für jeden strategischen Punkt, den du kontrollierst.',
  },
  ability: ability({
    name: 'holding-ground',
    when: [
      {
        window: 'round-end',
        rule: 'ia.winning-skirmish.4',
        optional: false,
        can: () => true,
        act(t) {
          const s = t.state
          const { zones } = missionOf(s)
          const points = [0, 1].map((seat): readonly [number, number] => {
            const zone = zones[1 - s.sides[seat].zone]
            const held = s.tokens.filter(
              ({ kind, space }) =>
                kind === STRATEGIC_POINT && space !== NONE && controllerOfSpace(s, space) === seat,
            ).length
            return [seat, 2 * held + (controllerOfArea(s, zone.spaces) === seat ? 2 : 0)]
          })
          scoreTogether(t, points, 'ia.winning-skirmish.4')
        },
      },
    ],
  }),
}
