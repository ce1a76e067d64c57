/** What states of X-Wing name by number: cards, and by place the maneuvers of a dial. */
import type { Numbers } from '@dejarik/kernel'
import { DAMAGE_CARDS, PILOTS, SHIPS } from '../../facts/index.ts'
import { allCards, playableEnvironments, SCENARIOS } from '../../index.ts'
import { CONDITION_SLOT, DAMAGE_SLOT } from '../../rules/abilities.ts'
import {
  ACTIVATED,
  ATTACKED,
  BONUS_ATTACK,
  DECLOAKED,
  DEFENDED,
  DEPLOYED,
  DEVICE_THIS_ROUND,
  DOCKED,
  ENGAGED,
  FULLY_EXECUTED,
  HALVED,
  ION_MANEUVER,
  NO_ACTIONS_THIS_ROUND,
  NO_MORE_ACTIONS,
  PLACED_DEVICE,
  SKIPS_ACTION,
  SKIPS_MANEUVER,
  THING,
  TOKENS,
  TRACTORED,
} from '../../state.ts'

const withPlaces = (name: string, places: readonly string[]): string =>
  places.length === 0 ? name : `${name}: ${places.join(', ')}`

const marks = {
  ACTIVATED,
  ENGAGED,
  BONUS_ATTACK,
  TRACTORED,
  PLACED_DEVICE,
  DECLOAKED,
  DOCKED,
  DEPLOYED,
  NO_MORE_ACTIONS,
  SKIPS_ACTION,
  ATTACKED,
  DEFENDED,
  ION_MANEUVER,
  HALVED,
  NO_ACTIONS_THIS_ROUND,
  FULLY_EXECUTED,
  DEVICE_THIS_ROUND,
  SKIPS_MANEUVER,
  THING,
}

export const numbers: Numbers = {
  numbered: {
    cards: allCards().map(({ type, id }) => `${type}/${id}`),
    pilots: PILOTS.map(({ id, ship }) => `${id}, ${ship}`),
    'damage deck': DAMAGE_CARDS.flatMap(({ id, count }) => Array<string>(count).fill(id)),
    tokens: TOKENS,
    dials: SHIPS.map(({ id, dial }) =>
      withPlaces(
        id,
        dial.map(({ speed, bearing, direction }) => [speed, bearing, direction].filter(Boolean).join(' ')),
      ),
    ),
  },
  named: {
    marks: Object.entries(marks).map(([name, mark]) => `${name} ${mark}`),
    slots: [`DAMAGE_SLOT ${DAMAGE_SLOT}`, `CONDITION_SLOT ${CONDITION_SLOT}`],
    scenarios: SCENARIOS.map(({ id }) => id),
    environments: playableEnvironments().map(({ id }) => id),
  },
}
