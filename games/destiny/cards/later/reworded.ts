/** Cards that were printed again with another text, which came after indirect damage: they mean that kind, too. */
import { effect, type Texts } from '../../rules/abilities.ts'
import { chooseIds, isShowing } from '../../rules/choose.ts'
import { discardCards } from '../../rules/hand.ts'
import type { Die } from '../../state.ts'
import { isColor, resolveShowing, spotTo, turnOnAnother } from '../words.ts'

const showsAnyDamage = (die: Die): boolean => isShowing(die, 'melee', 'ranged', 'indirect')

export const REWORDED: Texts = {
  // No Mercy
  '09011': {
    text: {
      en: 'Discard as many blue cards from your hand as you like, perhaps none. Then resolve one of your dice that shows damage, indirect or not; its value is higher by the number of cards you discarded.',
      de: 'Lege beliebig viele blaue Handkarten ab, auch keine. Dann handle einen deiner Würfel ab, der Schaden zeigt, auch indirekten; sein Wert ist um die Zahl der abgelegten Karten höher.',
    },
    abilities: [
      effect(function* (t, me) {
        const { kinds, players } = t.state
        const blue = players[me.seat].hand.filter((card) => isColor(kinds[card], 'blue'))
        const cards = yield* chooseIds(t, me, 'discard', blue, { min: 0, max: blue.length })
        yield* discardCards(t, me.seat, cards)
        yield* resolveShowing(t, me, ['melee', 'ranged', 'indirect'], () => true, { plus: cards.length })
      }),
    ],
  },
  // Reversal
  '11146': {
    text: {
      en: 'If you spot a yellow character: remove a die showing damage, indirect or not, whoever it belongs to; a character is dealt its value as damage of no kind.',
      de: 'Falls du einen gelben Charakter sichtest: Entferne einen Würfel, der Schaden zeigt, auch indirekten, egal wessen; einem Charakter wird sein Wert als Schaden zugefügt.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        yield* turnOnAnother(t, me, showsAnyDamage, (value) => value)
      }),
    ],
  },
}
