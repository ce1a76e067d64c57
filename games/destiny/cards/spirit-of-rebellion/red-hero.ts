/** Spirit of Rebellion: red cards of heroes. */

import { factsOf } from '../../facts/index.ts'
import { always, special, type Texts, when } from '../../rules/abilities.ts'
import { chooseId, chooseOpponent, diceIn } from '../../rules/choose.ts'
import { distributeDamage } from '../../rules/distribute.ts'
import { discardTop, drawCards, moveCard } from '../../rules/hand.ts'
import { giveShields } from '../../rules/shields.ts'
import { whenRolled } from '../more-words.ts'
import { damageACharacter, damageTheirCharacters, hostOf, removeADie, rerollSome } from '../words.ts'

export const SPIRIT_RED_HERO: Texts = {
  // Baze Malbus
  '02026': {
    text: {
      en: 'Special – Deal 1 damage to each character of an opponent.',
      de: 'Spezial – Füge jedem Charakter eines Gegners 1 Schaden zu.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageTheirCharacters(t, me, 1)
      }),
    ],
  },
  // Mon Mothma
  '02027': {
    text: {
      en: 'Once you have played an event, you may reroll a die of its color.',
      de: 'Nachdem du ein Ereignis gespielt hast, darfst du einen Würfel seiner Farbe neu werfen.',
    },
    abilities: [
      when('after play', {
        of: 'yours',
        if: (_s, _me, { kind }) => factsOf(kind).type === 'event',
        *run(t, me, { kind }) {
          const { color } = factsOf(kind)
          const alike = diceIn(t.state, me, 'any').filter((die) => factsOf(die.kind).color === color)
          yield* rerollSome(t, me, alike, { min: 0, max: 1 })
        },
      }),
    ],
  },
  // Rebel Commando
  '02028': {
    text: {
      en: 'Special – Remove an opponent’s die.',
      de: 'Spezial – Entferne einen gegnerischen Würfel.',
    },
    abilities: [
      special(function* (t, me) {
        yield* removeADie(t, me, 'opponents')
      }),
    ],
  },
  // Temmin "Snap" Wexley
  '02029': {
    text: {
      en: 'While this die lies in your pool, opponents must spend 1 resource to claim the battlefield.',
      de: 'Solange dieser Würfel in deinem Pool liegt, müssen Gegner 1 Ressource ausgeben, um das Schlachtfeld zu beanspruchen.',
    },
    abilities: [
      always({
        claimCost: (s, me, seat) =>
          seat !== me.seat && s.dice.some(({ card, pool }) => card === me.card && pool === me.seat) ? 1 : 0,
      }),
    ],
  },
  // A180 Blaster
  '02032': {
    text: {
      en: 'Special – Deal 1 damage to a character, and the character that this is attached to gets 1 shield. Special – Deal 1 damage to each character of an opponent. Special – Deal 2 unblockable damage to a character.',
      de: 'Spezial – Füge einem Charakter 1 Schaden zu, und der Charakter, an den diese Karte angelegt ist, erhält 1 Schild. Spezial – Füge jedem Charakter eines Gegners 1 Schaden zu. Spezial – Füge einem Charakter 2 nicht-blockierbaren Schaden zu.',
    },
    short: {
      en: 'Special – 1 damage and a shield; 1 damage to each; or 2 unblockable damage.',
      de: 'Spezial – 1 Schaden, 1 Schild; je 1 Schaden; 2 Schaden ohne Block.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, 1)
        const host = hostOf(t.state, me)
        if (host !== undefined) yield* giveShields(t, me, host.id, 1)
      }),
      special(function* (t, me) {
        yield* damageTheirCharacters(t, me, 1)
      }),
      special(function* (t, me) {
        yield* damageACharacter(t, me, 2, { unblockable: true })
      }),
    ],
  },
  // Overkill
  '02033': { text: { en: '', de: '' }, abilities: [] },
  // Planetary Uprising
  '02097': {
    text: {
      en: 'Once you have claimed the battlefield, an opponent deals 2 damage to his characters, distributed as he wishes.',
      de: 'Nachdem du das Schlachtfeld beansprucht hast, fügt ein Gegner seinen Charakteren 2 Schaden zu, den er nach Belieben verteilt.',
    },
    short: {
      en: 'After you claim, a foe shares out 2 damage among his own.',
      de: 'Nach dem Beanspruchen verteilt ein Gegner 2 Schaden auf die Seinen.',
    },
    abilities: [
      when('after claim', {
        of: 'yours',
        *run(t, me) {
          yield* distributeDamage(t, me, yield* chooseOpponent(t, me), 2)
        },
      }),
    ],
  },
  // Spy Net
  '02098': {
    text: {
      en: 'Once one of your dice has rolled a focus, you may exhaust this support to discard the top card of an opponent’s deck.',
      de: 'Nachdem einer deiner Würfel einen Fokus geworfen hat, darfst du diese Unterstützung erschöpfen, um die oberste Karte vom Deck eines Gegners abzulegen.',
    },
    short: {
      en: 'After your die rolls a focus, exhaust this: discard a foe’s top deck card.',
      de: 'Nach gewürfeltem Fokus: Die oberste Deckkarte eines Gegners geht ab.',
    },
    abilities: [
      whenRolled(['focus'], function* (t, me) {
        discardTop(t, yield* chooseOpponent(t, me), 1)
      }),
    ],
  },
  // Tactical Aptitude
  '02099': {
    text: {
      en: 'Once you have activated the character that this is attached to, you may draw a card. Then put a card of your hand under your deck.',
      de: 'Nachdem du den Charakter aktiviert hast, an den diese Karte angelegt ist, darfst du 1 Karte ziehen. Lege dann eine Handkarte unter dein Deck.',
    },
    short: {
      en: 'After its character is activated, you may draw, then put a card under your deck.',
      de: 'Nach Aktivierung des Trägers: Zieh 1 Karte, leg 1 unter dein Deck.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        may: true,
        possible: (s, me) => s.players[me.seat].deck.length > 0,
        *run(t, me) {
          if (drawCards(t, me.seat, 1) < 1) return
          const card = yield* chooseId(t, me, 'under-deck-order', t.state.players[me.seat].hand)
          if (card !== null) moveCard(t, card, 'deck-bottom')
        },
      }),
    ],
  },
}
