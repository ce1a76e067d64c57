/** Legacies: yellow cards of villains. */

import { effect, special, type Texts } from '../../rules/abilities.ts'
import { opponentsOf } from '../../rules/choose.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import type { Card } from '../../state.ts'
import { activateSome, maySpend, onlyIf, rollSome } from '../more-words.ts'
import { damageACharacter, isColor, onlyOn } from '../words.ts'

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
  // In Pursuit
  '05094': {
    text: {
      en: 'Only if an opponent has activated a character on his last turn this round. Activate as many of your yellow characters as you like.',
      de: 'Nur falls ein Gegner in seinem letzten Zug dieser Runde einen Charakter aktiviert hat. Aktiviere beliebig viele deiner gelben Charaktere.',
    },
    abilities: [
      onlyIf((s, seat) => opponentsOf(s, seat).some((other) => s.players[other].lastTurn.activated > 0)),
      effect(function* (t, me) {
        const isOne = ({ kind, type }: Card): boolean => type === 'character' && isColor(kind, 'yellow')
        yield* activateSome(t, me, Number.POSITIVE_INFINITY, isOne)
      }),
    ],
  },
}
