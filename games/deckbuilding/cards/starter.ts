/** The two starter decks (db.setup.11, db.setup.12) and the Outer Rim Pilots (db.setup.18). */
import { use, whenPlayed } from '../rules/abilities.ts'
import { chooseOne } from '../rules/effects/choose.ts'
import { inReturn } from '../rules/effects/combine.ts'
import { exileThis } from '../rules/effects/exile.ts'
import { gainAttack, gainForce, gainResources } from '../rules/effects/gain.ts'
import { unit } from './design.ts'

/** One of attack, resource and Force when played: the Inquisitor, the Temple Guardian, Lobot. */
export function oneOfThree(amount: number) {
  return whenPlayed(
    chooseOne(
      ['attack', gainAttack(amount)],
      ['resources', gainResources(amount)],
      ['force', gainForce(amount)],
    ),
  )
}

const adept = {
  home: 'starter',
  copies: 1,
  cost: 0,
  text: {
    en: 'When played, choose one: +1 attack this turn, 1 resource, or 1 Force.',
    de: 'Beim Spielen wähle eins: +1 Angriff in diesem Zug, 1 Ressource oder 1 Macht.',
  },
  abilities: [oneOfThree(1)],
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
    text: { en: 'Exile this unit: gain 1 Force.', de: 'Verbanne diese Einheit: Erhalte 1 Macht.' },
    abilities: [use(inReturn(exileThis(), gainForce(1)))],
  }),
]
