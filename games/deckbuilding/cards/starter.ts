/** The two starter decks (db.setup.11, db.setup.12) and the Outer Rim Pilots (db.setup.18). */
import { action, type CardText, type Texts, type When, when } from '../rules/abilities.ts'
import { chooseOne } from '../rules/effects/choose.ts'
import { exileThis } from '../rules/effects/exile.ts'
import { gainAttack, gainForce, gainResources } from '../rules/effects/gain.ts'

/** One of attack, resource and Force when played: the Inquisitor, the Temple Guardian, Lobot. */
export function oneOfThree(amount: number): When {
  return when(
    'play',
    chooseOne(
      ['attack', gainAttack(amount)],
      ['resources', gainResources(amount)],
      ['force', gainForce(amount)],
    ),
  )
}

const adept: CardText = {
  text: {
    en: 'When played, choose one: +1 attack this turn, 1 resource, or 1 Force.',
    de: 'Beim Spielen wähle eins: +1 Angriff in diesem Zug, 1 Ressource oder 1 Macht.',
  },
  abilities: [oneOfThree(1)],
}

export const starter: Texts = {
  // Inquisitor
  inquisitor: adept,
  // Temple Guardian
  'temple-guardian': adept,
  // Outer Rim Pilot
  'outer-rim-pilot': {
    text: { en: 'Exile this unit: gain 1 Force.', de: 'Verbanne diese Einheit: Erhalte 1 Macht.' },
    abilities: [action(gainForce(1), { cost: exileThis() })],
  },
}
