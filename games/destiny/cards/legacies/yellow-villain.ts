/** Legacies: yellow cards of villains. */

import { special, type Texts } from '../../rules/abilities.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import { maySpend, rollSome } from '../more-words.ts'
import { damageACharacter, onlyOn } from '../words.ts'

export const LEGACIES_YELLOW_VILLAIN: Texts = {
  // Bib Fortuna
  '05018': {
    text: {
      en: 'Special – Roll a character die from another of your characters into your pool.',
      de: 'Spezial – Wirf einen Charakterwürfel eines anderen deiner Charaktere in deinen Pool.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const dice = s.dice.filter((die) => die.card !== me.card && isCharacterDie(s, die))
        yield* rollSome(t, me, dice, { min: 1, max: 1 })
      }),
    ],
  },
  // Wrist Rockets
  '05027': {
    text: {
      en: 'Only on a yellow character. Special – Deal 2 damage to a character. You may then spend 1 resource for 2 more damage to a character.',
      de: 'Nur auf einem gelben Charakter. Spezial – Füge einem Charakter 2 Schaden zu. Du darfst dann 1 Ressource ausgeben, um einem Charakter weitere 2 Schaden zuzufügen.',
    },
    abilities: [
      onlyOn('yellow'),
      special(function* (t, me) {
        yield* damageACharacter(t, me, 2)
        if (yield* maySpend(t, me, 1)) yield* damageACharacter(t, me, 2)
      }),
    ],
  },
}
