/** Allies of Necessity: red and yellow neutral cards. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { chooseDie, chooseWay, diceIn } from '../../rules/choose.ts'
import { reroll } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import type { Die } from '../../state.ts'
import { plotAfter, powerPlay, rerollOne, rerollUpTo, sharesSubtype, turnOne } from '../deeds.ts'
import { dealIndirect } from '../more-words.ts'

export const ALLIES_RED_YELLOW_NEUTRAL: Texts = {
  // Test of Character
  '10007': {
    text: {
      en: 'Choose 2 dice of anybody that share a subtype. Turn one of them to any side, then reroll the other.',
      de: 'Wähle 2 beliebige Würfel mit einem gemeinsamen Untertyp. Drehe einen davon auf eine beliebige Seite und wirf den anderen neu.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const dice = diceIn(s, me, 'any')
        const partners = (one: Die): Die[] =>
          dice.filter((other) => other.id !== one.id && sharesSubtype(s, one, other))
        const turning = yield* turnOne(t, me, 'any', (die) => partners(die).length > 0)
        if (turning === null) return
        const other = yield* chooseDie(t, me, 'reroll', partners(turning))
        if (other !== null) yield* reroll(t, me, [other])
      }),
    ],
  },
  // Grand Design
  '10008': {
    text: {
      en: 'Once you have played a support, you may exhaust this plot and spot a red character to draw a card.',
      de: 'Nachdem du eine Unterstützung gespielt hast, darfst du diese Strategie erschöpfen und einen roten Charakter sichten, um 1 Karte zu ziehen.',
    },
    short: {
      en: 'Support played: exhaust this, with a red character, to draw a card.',
      de: 'Unterstützung gespielt: Erschöpfe sie, ziehe 1 Karte.',
    },
    abilities: [plotAfter('support', 'red', (t, me) => void drawCards(t, me.seat, 1))],
  },
  // Outer Rim Outlaw
  '10009': {
    text: {
      en: 'Power Action – Play a yellow card from your hand. Then reroll an opponent’s die, or up to 3 of yours.',
      de: 'Mächtige Aktion – Spiele eine gelbe Handkarte. Wirf dann einen gegnerischen Würfel neu oder bis zu 3 von deinen.',
    },
    short: {
      en: 'Power Action – Play a yellow card, then reroll a foe’s die or 3 of yours.',
      de: 'Mächtige Aktion – Spiele Gelbes, dann wirf neu: 1 fremden oder 3.',
    },
    abilities: [
      powerPlay('yellow', function* (t, me) {
        if ((yield* chooseWay(t, me, 'choose-one', ['theirs', 'yours'])) === 'theirs')
          yield* rerollOne(t, me, 'opponents')
        else yield* rerollUpTo(t, me, 'yours', () => true, 3)
      }),
    ],
  },
  // Perilous Escapade
  '10011': {
    text: {
      en: 'Once you have played a downgrade, you may exhaust this plot and spot a yellow character to deal an opponent 1 indirect damage.',
      de: 'Nachdem du eine Abwertung gespielt hast, darfst du diese Strategie erschöpfen und einen gelben Charakter sichten, um einem Gegner 1 indirekten Schaden zuzufügen.',
    },
    short: {
      en: 'Downgrade played: exhaust this, with a yellow character: 1 indirect.',
      de: 'Abwertung gespielt: Erschöpfe sie, 1 indirekter Schaden.',
    },
    abilities: [
      plotAfter('downgrade', 'yellow', function* (t, me) {
        yield* dealIndirect(t, me, 1)
      }),
    ],
  },
  // Hired Muscle
  '10012': { text: { en: '', de: '' }, abilities: [] },
}
