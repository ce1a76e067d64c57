/** Turrets. */
import { attackWith, type CardText } from '../../rules/abilities.ts'
import { inflicts } from './attack-words.ts'

const plainAttack: CardText = {
  text: { en: 'Attack with the turret.', de: 'Angriff mit dem Geschützturm.' },
  abilities: [attackWith({})],
}

export const turrets: { readonly [id: string]: CardText } = {
  dorsalturret: plainAttack,
  'dorsalturret-battleofyavin': plainAttack,
  ioncannonturret: {
    text: {
      en: 'Attack: If it hits, the defender suffers 1 hit damage for 1 result; all other results give it ion tokens instead of damage.',
      de: 'Angriff: Falls er trifft, erleidet der Verteidiger für 1 Ergebnis 1 Treffer-Schaden; alle anderen Ergebnisse geben ihm Ionenmarker statt Schaden.',
    },
    abilities: [attackWith({ damage: inflicts('ion', 1) })],
  },
}
