/** Awakenings: upgrades without a die. */
import { always, instead, type Texts, when } from '../../rules/abilities.ts'
import { heal } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { isCharacterDie, keepDie } from '../../rules/dice.ts'
import { giveShields } from '../../rules/shields.ts'
import { findDie } from '../../state.ts'
import { exhaustAction, hostOf, onlyOn, removeADie } from '../words.ts'

export const UPGRADES_PLAIN: Texts = {
  // Personal Escort
  '01078': {
    text: { en: 'The character has Guardian.', de: 'Der Charakter hat Beschützer.' },
    abilities: [always({ gives: (s, me, card) => (hostOf(s, me)?.id === card.id ? ['guardian'] : []) })],
  },
  // Hidden In Shadow
  '01090': {
    text: {
      en: 'Action – While the character has no shield: exhaust this upgrade, and it gets 1 shield.',
      de: 'Aktion – Solange der Charakter keinen Schild hat: Erschöpfe diese Aufwertung, und er erhält 1 Schild.',
    },
    short: {
      en: 'Action – Without a shield: exhaust this to get 1 shield.',
      de: 'Aktion – Ohne Schild: Erschöpfe sie, der Träger erhält 1 Schild.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined) yield* giveShields(t, me, host.id, 1)
        },
        (s, me) => hostOf(s, me)?.shields === 0,
      ),
    ],
  },
  // Prized Possession
  '01102': {
    text: {
      en: 'Once you have played it, you may remove a character die of an opponent and put it on this card. As long as this upgrade is in play, the die stays there and nobody rolls it.',
      de: 'Nachdem du sie gespielt hast, darfst du einen Charakterwürfel eines Gegners entfernen und auf diese Karte legen. Solange diese Aufwertung im Spiel ist, bleibt er dort und wird nicht geworfen.',
    },
    short: {
      en: 'When played, a foe’s character die lies here and isn’t rolled.',
      de: 'Beim Spielen: Ein Gegnerwürfel liegt hier und wird nicht geworfen.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          const isOne = (die: Parameters<typeof isCharacterDie>[1]): boolean => isCharacterDie(t.state, die)
          const removed = yield* removeADie(t, me, 'opponents', isOne, { optional: true })
          const die = removed === null ? undefined : findDie(t.state, removed.id)
          if (die !== undefined) keepDie(t.state, die, me.card)
        },
      }),
    ],
  },
  // Second Chance
  '01137': {
    text: {
      en: 'Only on a yellow character. Should the character be defeated, it is not: 5 of its damage are healed and this upgrade is discarded.',
      de: 'Nur an einem gelben Charakter. Würde der Charakter besiegt, wird er es nicht: Stattdessen werden 5 Schaden von ihm geheilt und diese Aufwertung wird abgelegt.',
    },
    short: {
      en: 'Should its character fall: it heals 5 instead, and this is discarded.',
      de: 'Würde der Träger fallen, heilt er stattdessen 5; lege sie ab.',
    },
    abilities: [
      onlyOn('yellow'),
      instead('defeat', {
        of: 'attached',
        *run(t, me, { card }) {
          yield* heal(t, me, card, 5)
          yield* discardFromPlay(t, me, me.card, 'card')
          return null
        },
      }),
    ],
  },
  // Hunker Down
  '01164': {
    text: {
      en: 'It is discarded if the character takes melee damage; damage that is blocked is not taken. Action – Exhaust this upgrade: the character gets 1 shield.',
      de: 'Sie wird abgelegt, falls der Charakter Nahkampfschaden erleidet; geblockter Schaden wird nicht erlitten. Aktion – Erschöpfe diese Aufwertung: Der Charakter erhält 1 Schild.',
    },
    short: {
      en: 'Action – Exhaust: 1 shield. Discarded when melee damage is taken.',
      de: 'Aktion – Erschöpfen: 1 Schild. Weg bei erlittenem Nahkampfschaden.',
    },
    abilities: [
      // "If" is no trigger that would wait in the queue (sd.ongoing.1): it goes the moment the tokens lie there.
      when('before taken', {
        of: 'attached',
        if: (_s, _me, { kind }) => kind === 'melee',
        *run(t, me) {
          yield* discardFromPlay(t, me, me.card, 'card')
        },
      }),
      exhaustAction(function* (t, me) {
        const host = hostOf(t.state, me)
        if (host !== undefined) yield* giveShields(t, me, host.id, 1)
      }),
    ],
  },
}
