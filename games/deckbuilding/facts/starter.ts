/** The two starter decks (db.setup.11, db.setup.12) and the Outer Rim Pilots (db.setup.18). */
import { unit } from './design.ts'

const adept = {
  home: 'starter',
  copies: 1,
  cost: 0,
} as const

export const starter = [
  unit({
    id: 'imperial-shuttle',
    name: { en: 'Imperial Shuttle', de: 'Imperiale Raumfähre' },
    faction: 'empire',
    home: 'starter',
    copies: 7,
    cost: 0,
    resources: 1,
    traits: ['transport'],
  }),
  unit({
    id: 'stormtrooper',
    name: { en: 'Stormtrooper', de: 'Sturmtruppler' },
    faction: 'empire',
    home: 'starter',
    copies: 2,
    cost: 0,
    attack: 2,
    traits: ['trooper'],
  }),
  unit({ ...adept, id: 'inquisitor', name: { en: 'Inquisitor', de: 'Inquisitor' }, faction: 'empire' }),
  unit({
    id: 'alliance-shuttle',
    name: { en: 'Alliance Shuttle', de: 'Allianz-Raumfähre' },
    faction: 'rebel',
    home: 'starter',
    copies: 7,
    cost: 0,
    resources: 1,
    traits: ['transport'],
  }),
  unit({
    id: 'rebel-trooper',
    name: { en: 'Rebel Trooper', de: 'Rebellentruppler' },
    faction: 'rebel',
    home: 'starter',
    copies: 2,
    cost: 0,
    attack: 2,
    traits: ['trooper'],
  }),
  unit({
    ...adept,
    id: 'temple-guardian',
    name: { en: 'Temple Guardian', de: 'Tempelwächter' },
    faction: 'rebel',
  }),
  unit({
    id: 'outer-rim-pilot',
    name: { en: 'Outer Rim Pilot', de: 'Outer-Rim-Pilot' },
    faction: 'neutral',
    home: 'pilots',
    copies: 10,
    cost: 2,
    resources: 2,
  }),
]
