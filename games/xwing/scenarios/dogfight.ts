/** A plain dogfight: no objectives; mission points for ships alone. */

import type { Scenario } from '../rules/scenarios.ts'
import { plain } from './plain.ts'

export const dogfight: Scenario = {
  ...plain,
  id: 'dogfight',
  name: { en: 'Dogfight', de: 'Raumgefecht' },
  goal: {
    en: 'Shoot the enemy’s ships down: each brings its squad points.',
    de: 'Schieß die Schiffe des Gegners ab: Jedes bringt seine Staffelpunkte.',
  },
  text: {
    en: 'No objectives. A ship that is destroyed or flees scores its squad points for the other player.',
    de: 'Keine Missionsziele. Ein zerstörtes oder geflohenes Schiff bringt dem Gegner seine Staffelpunkte.',
  },
}
