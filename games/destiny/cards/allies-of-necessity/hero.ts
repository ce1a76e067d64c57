/** Allies of Necessity: cards of heroes. */

import { always, type Texts, when } from '../../rules/abilities.ts'
import { giveShields } from '../../rules/shields.ts'
import { findCard } from '../../state.ts'
import { plotAfter, powerPlay } from '../deeds.ts'
import { dealIndirect, discardTopOfADeck } from '../more-words.ts'
import { aCharacter, onlyOn } from '../words.ts'

export const ALLIES_HERO: Texts = {
  // Astrogation
  '10004': {
    text: {
      en: 'Once you have played an upgrade, you may exhaust this plot and spot a blue character to discard the top card of a deck.',
      de: 'Nachdem du eine Aufwertung gespielt hast, darfst du diese Strategie erschöpfen und einen blauen Charakter sichten, um die oberste Karte eines Decks abzulegen.',
    },
    short: {
      en: 'Upgrade played: exhaust this, with a blue character, to discard a top card.',
      de: 'Aufwertung gespielt: Erschöpfe sie, lege eine Deckkarte ab.',
    },
    abilities: [
      plotAfter('upgrade', 'blue', function* (t, me) {
        yield* discardTopOfADeck(t, me, 1)
      }),
    ],
  },
  // Knighthood
  '10005': {
    text: {
      en: 'Only on a blue character, who is a Jedi then. Once you have played it, you may give a character 1 shield.',
      de: 'Nur an einen blauen Charakter; er ist dann Jedi. Nachdem du sie gespielt hast, darfst du einem Charakter 1 Schild geben.',
    },
    short: {
      en: 'Its character is a Jedi. Played: you may give a character 1 shield.',
      de: 'Der Träger ist Jedi. Gespielt: Gib einem Charakter 1 Schild.',
    },
    abilities: [
      onlyOn('blue'),
      always({ subtypes: (s, me, card) => (findCard(s, me.card)?.on === card.id ? ['jedi'] : []) }),
      when('after play', {
        of: 'this',
        *run(t, me) {
          const target = yield* aCharacter(t, me, 'shields', 'any', () => true, { optional: true, amount: 1 })
          if (target !== null) yield* giveShields(t, me, target.id, 1)
        },
      }),
    ],
  },
  // Fenn Rau
  '10006': {
    text: {
      en: 'Power Action – Play a red card from your hand. Then deal an opponent 1 indirect damage.',
      de: 'Mächtige Aktion – Spiele eine rote Handkarte. Füge dann einem Gegner 1 indirekten Schaden zu.',
    },
    short: {
      en: 'Power Action – Play a red card, then deal a foe 1 indirect damage.',
      de: 'Mächtige Aktion – Spiele Rotes; dann 1 indirekter Schaden.',
    },
    abilities: [
      powerPlay('red', function* (t, me) {
        yield* dealIndirect(t, me, 1)
      }),
    ],
  },
}
