/** Rivals: blue, red and yellow neutral cards. */

import { SYMBOLS, sideOf } from '../../facts/index.ts'
import { effect, only, special, type Texts } from '../../rules/abilities.ts'
import { chooseDie, chooseSymbol, diceIn, isShowing } from '../../rules/choose.ts'
import { canRemove, isCharacterDie, removeDice, reroll } from '../../rules/dice.ts'
import { causeOf, damageACharacter, turnADie } from '../words.ts'

export const RIVALS_COLORED_NEUTRAL: Texts = {
  // Hidden Motive
  '06005': {
    text: {
      en: 'Name a symbol, then reroll a die of an opponent. If it then shows that symbol, remove it.',
      de: 'Nenne ein Symbol und wirf dann einen Würfel eines Gegners neu. Zeigt er danach dieses Symbol, entferne ihn.',
    },
    abilities: [
      effect(function* (t, me) {
        const symbol = yield* chooseSymbol(
          t,
          me,
          SYMBOLS.filter((one) => one !== 'any'),
        )
        const die = yield* chooseDie(t, me, 'reroll', diceIn(t.state, me, 'opponents'))
        if (die === null) return
        const [rolled] = yield* reroll(t, me, [die])
        if (rolled !== undefined && isShowing(rolled, symbol) && canRemove(t.state, rolled, me.seat))
          yield* removeDice(t, me, [rolled], causeOf(me))
      }),
    ],
  },
  // Crafted Lightsaber
  '06006': {
    text: { en: 'Only on an exhausted character.', de: 'Nur an einem erschöpften Charakter.' },
    abilities: [only({ on: (_s, card) => !card.ready })],
  },
  // Targeting Computer
  '06007': {
    text: {
      en: 'Turn a die of a support or an upgrade to any side.',
      de: 'Drehe einen Unterstützungs- oder Aufwertungswürfel auf eine beliebige Seite.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = diceIn(t.state, me, 'any').filter((die) => !isCharacterDie(t.state, die))
        yield* turnADie(t, me, dice)
      }),
    ],
  },
  // Fang Fighter
  '06008': { text: { en: 'Ambush.', de: 'Hinterhalt.' }, keywords: ['ambush'], abilities: [] },
  // Tinker
  '06009': {
    text: {
      en: 'Turn one of your dice to a side with the value 1.',
      de: 'Drehe einen deiner Würfel auf eine Seite mit dem Wert 1.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* turnADie(
          t,
          me,
          diceIn(t.state, me, 'yours'),
          (die, side) => sideOf(die.kind, side).value === 1,
        )
      }),
    ],
  },
  // Verpine Sniper Rifle
  '06010': {
    text: {
      en: 'Special – Deal 2 unblockable damage to a character.',
      de: 'Spezial – Füge einem Charakter 2 nicht-blockierbaren Schaden zu.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, 2, { unblockable: true })
      }),
    ],
  },
}
