/** Cards that were printed again with another text: each is written once, for both printings. */
import type { DieSymbol } from '../../facts/index.ts'
import { type CardText, effect, later, special, type Texts } from '../../rules/abilities.ts'
import { chooseIds, isShowing } from '../../rules/choose.ts'
import { defeat } from '../../rules/defeat.ts'
import { delay } from '../../rules/delayed.ts'
import { discardCards } from '../../rules/hand.ts'
import { spend } from '../../rules/resources.ts'
import { aCharacter, isColor, onlyOn, resolveShowing, spotTo, turnOnAnother } from '../words.ts'

/** The first printings came before indirect damage, the later ones mean that kind, too. */
const DAMAGE: readonly DieSymbol[] = ['melee', 'ranged']
const ANY_DAMAGE: readonly DieSymbol[] = [...DAMAGE, 'indirect']

function noMercy(shown: readonly DieSymbol[], text: CardText['text']): CardText {
  return {
    text,
    abilities: [
      effect(function* (t, me) {
        const { kinds, players } = t.state
        const blue = players[me.seat].hand.filter((card) => isColor(kinds[card], 'blue'))
        const cards = yield* chooseIds(t, me, 'discard', blue, { min: 0, max: blue.length })
        yield* discardCards(t, me.seat, cards)
        yield* resolveShowing(t, me, shown, () => true, { plus: cards.length })
      }),
    ],
  }
}

function reversal(shown: readonly DieSymbol[], text: CardText['text']): CardText {
  return {
    text,
    abilities: [
      spotTo('yellow', function* (t, me) {
        yield* turnOnAnother(
          t,
          me,
          (die) => isShowing(die, ...shown),
          (value) => value,
        )
      }),
    ],
  }
}

/** Before the round ends is before whoever is out of cards has lost, after it is after that (sd.win.3, sd.clar-aw.7). */
function crimeLord(moment: 'before round ends' | 'after round', text: CardText['text']): CardText {
  return {
    text,
    abilities: [
      onlyOn('yellow'),
      special(function* (t, me) {
        if (!spend(t, me.seat, 5)) return
        const target = yield* aCharacter(t, me, 'defeat-later')
        if (target !== null) delay(t, me, { card: target.id })
      }),
      later(moment, function* (t, me, data) {
        if (data !== null) yield* defeat(t, me, data.card)
      }),
    ],
  }
}

export const REWORDED: Texts = {
  // No Mercy
  '01086': noMercy(DAMAGE, {
    en: 'Discard as many blue cards from your hand as you like, perhaps none. Then resolve one of your dice that shows melee or ranged damage; its value is higher by the number of cards you discarded.',
    de: 'Lege beliebig viele blaue Handkarten ab, auch keine. Dann handle einen deiner Würfel ab, der Nah- oder Fernkampfschaden zeigt; sein Wert ist um die Zahl der abgelegten Karten höher.',
  }),
  '09011': noMercy(ANY_DAMAGE, {
    en: 'Discard as many blue cards from your hand as you like, perhaps none. Then resolve one of your dice that shows damage, indirect or not; its value is higher by the number of cards you discarded.',
    de: 'Lege beliebig viele blaue Handkarten ab, auch keine. Dann handle einen deiner Würfel ab, der Schaden zeigt, auch indirekten; sein Wert ist um die Zahl der abgelegten Karten höher.',
  }),
  // Reversal
  '01160': reversal(DAMAGE, {
    en: 'If you spot a yellow character: remove a die showing melee or ranged damage, whoever it belongs to; a character is dealt its value as damage of no kind.',
    de: 'Falls du einen gelben Charakter sichtest: Entferne einen Würfel, der Nah- oder Fernkampfschaden zeigt, egal wessen; einem Charakter wird sein Wert als Schaden zugefügt.',
  }),
  '11146': reversal(ANY_DAMAGE, {
    en: 'If you spot a yellow character: remove a die showing damage, indirect or not, whoever it belongs to; a character is dealt its value as damage of no kind.',
    de: 'Falls du einen gelben Charakter sichtest: Entferne einen Würfel, der Schaden zeigt, auch indirekten, egal wessen; einem Charakter wird sein Wert als Schaden zugefügt.',
  }),
  // Crime Lord
  '01023': crimeLord('after round', {
    en: 'Only on a yellow character. Special – Spend 5 resources and choose a character: once this round is over, it is defeated.',
    de: 'Nur an einem gelben Charakter. Spezial – Gib 5 Ressourcen aus und wähle einen Charakter: Nach dem Ende dieser Runde wird er besiegt.',
  }),
  '09049': crimeLord('before round ends', {
    en: 'Only on a yellow character. Special – Spend 5 resources and choose a character: it is defeated before this round is over.',
    de: 'Nur an einem gelben Charakter. Spezial – Gib 5 Ressourcen aus und wähle einen Charakter: Er wird besiegt, bevor diese Runde endet.',
  }),
}
