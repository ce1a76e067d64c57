/** Spirit of Rebellion: blue events of heroes. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { chooseDie, chooseOpponent, chooseWay, diceIn, isShowing } from '../../rules/choose.ts'
import { canRemove, dieValue, isCharacterDie, poolOf, removeDice } from '../../rules/dice.ts'
import { discardTop } from '../../rules/hand.ts'
import { giveShields } from '../../rules/shields.ts'
import { onlyIf, onlyShowing, resolveAsAnother } from '../more-words.ts'
import { aCharacter, damageACharacter, isColor, removeADie, removeSome, spotTo } from '../words.ts'

export const SPIRIT_BLUE_HERO_EVENTS: Texts = {
  // Caution
  '02100': {
    text: {
      en: 'Remove one of your character dice to give 3 shields to another character.',
      de: 'Entferne einen deiner Charakterwürfel, um einem anderen Charakter 3 Schilde zu geben.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* removeADie(t, me, 'yours', (one) => isCharacterDie(t.state, one))
        if (die === null) return
        const other = yield* aCharacter(t, me, 'shields', 'any', ({ id }) => id !== die.card, { amount: 3 })
        if (other !== null) yield* giveShields(t, me, other.id, 3)
      }),
    ],
  },
  // Determination
  '02102': {
    text: {
      en: 'Only with a focus in your pool. Resolve one of your dice as if it showed another symbol; its value stays.',
      de: 'Nur mit einem Fokus in deinem Pool. Handle einen deiner Würfel so ab, als zeigte er ein anderes Symbol; sein Wert bleibt.',
    },
    abilities: [
      onlyShowing('focus'),
      effect(function* (t, me) {
        yield* resolveAsAnother(t, me)
      }),
    ],
  },
  // Guard
  '02103': {
    text: {
      en: 'Remove one of your blue dice that shows melee damage to remove as many dice of an opponent as it was worth.',
      de: 'Entferne einen deiner blauen Würfel, der Nahkampfschaden zeigt, um so viele Würfel eines Gegners zu entfernen, wie er wert war.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const open = diceIn(s, me, 'yours').filter(
          (die) => canRemove(s, die, me.seat) && isColor(die.kind, 'blue') && isShowing(die, 'melee'),
        )
        const die = yield* chooseDie(t, me, 'remove', open, { rule: 'sd.remove-die.1' })
        if (die === null) return
        const value = dieValue(s, die)
        if (!(yield* removeDice(t, me, [die], 'card'))) return
        const opponent = yield* chooseOpponent(t, me)
        yield* removeSome(t, me, poolOf(s, opponent), { min: value, max: value })
      }),
    ],
  },
  // Krayt Dragon Howl
  '02104': {
    text: {
      en: 'Spot a blue character to choose an opponent’s die. He either removes it or discards the top 2 cards of his deck.',
      de: 'Sichte einen blauen Charakter, um einen gegnerischen Würfel zu wählen. Der Gegner entfernt ihn oder legt die obersten 2 Karten seines Decks ab.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        const die = yield* chooseDie(t, me, 'remove', diceIn(t.state, me, 'opponents'))
        if (die === null) return
        const opponent = die.pool
        const way = yield* chooseWay(t, me, 'choose-one', ['remove', 'discard-top'], { by: opponent })
        if (way === 'remove') yield* removeDice(t, me, [die], 'card', opponent)
        else discardTop(t, opponent, 2)
      }),
    ],
  },
  // Synchronicity
  '02106': {
    text: {
      en: 'Only with dice in your pool that show melee damage and shields. Deal 2 unblockable damage to a character.',
      de: 'Nur mit Würfeln in deinem Pool, die Nahkampfschaden und Schilde zeigen. Füge einem Charakter 2 nicht-blockierbaren Schaden zu.',
    },
    abilities: [
      onlyIf((s, seat) =>
        (['melee', 'shield'] as const).every((symbol) =>
          poolOf(s, seat).some((die) => isShowing(die, symbol)),
        ),
      ),
      effect(function* (t, me) {
        yield* damageACharacter(t, me, 2, { unblockable: true })
      }),
    ],
  },
}
