/** Awakenings: yellow heroes. */

import { factsOf } from '../../facts/index.ts'
import { always, dieRules, special, type Texts, when } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { chooseId, chooseOpponent, chooseWay } from '../../rules/choose.ts'
import { poolOf } from '../../rules/dice.ts'
import { discardTop } from '../../rules/hand.ts'
import { spend } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { findCard } from '../../state.ts'
import { hasSubtype, isColor, opponentRemoves, rerollSome } from '../words.ts'

const FREE = { free: true }

export const YELLOW_HERO: Texts = {
  // Finn
  '01045': {
    text: {
      en: 'Whatever its play restrictions, you can attach any weapon to this character. Your deck can hold red villain weapons and vehicles.',
      de: 'Du kannst an diesem Charakter jede Waffe anbringen, ungeachtet ihrer Spielbeschränkungen. Dein Deck kann rote Waffen und Fahrzeuge der Schurken enthalten.',
    },
    short: {
      en: 'Any weapon fits Finn, whatever it says about who may carry it.',
      de: 'Finn kann jede Waffe tragen, egal was sie über ihren Träger sagt.',
    },
    abilities: [
      always({
        ignoresRestrictions: (_s, me, { kind, on, seat }) =>
          on === me.card && seat === me.seat && hasSubtype(kind, 'weapon'),
      }),
    ],
  },
  // Han Solo
  '01046': {
    text: {
      en: 'Once you have played a card that has Ambush, you may give this character 1 shield.',
      de: 'Nachdem du eine Karte mit Hinterhalt gespielt hast, darfst du diesem Charakter 1 Schild geben.',
    },
    short: {
      en: 'After you play a card with Ambush, you may give Han 1 shield.',
      de: 'Hast du eine Karte mit Hinterhalt gespielt, darf Han 1 Schild erhalten.',
    },
    abilities: [
      when('after play', {
        of: 'yours',
        may: true,
        if: (_s, _me, { ambush }) => ambush,
        possible: (s, me) => findCard(s, me.card) !== undefined,
        *run(t, me) {
          yield* giveShields(t, me, me.card, 1)
        },
      }),
    ],
  },
  // Hired Gun
  '01047': { text: { en: '', de: '' }, abilities: [] },
  // Padmé Amidala
  '01048': {
    text: {
      en: 'Special – The top card of an opponent’s deck is discarded. Or spend 1 resource, and the top 2 cards of it are discarded.',
      de: 'Spezial – Die oberste Karte vom Deck eines Gegners wird abgelegt. Oder gib 1 Ressource aus, und die obersten 2 Karten davon werden abgelegt.',
    },
    short: {
      en: 'Special – Discard the top card of a foe’s deck; for 1 resource the top 2.',
      de: 'Spezial – Lege die oberste Karte eines Gegners ab; für 1 Ressource zwei.',
    },
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const way = yield* chooseWay(t, me, 'discard-top', ['one', 'two'])
        if (way === 'one') discardTop(t, opponent, 1)
        else if (spend(t, me.seat, 1)) discardTop(t, opponent, 2)
      }),
    ],
  },
  // Millennium Falcon
  '01049': {
    text: {
      en: 'Special – Out of your hand or your discard pile, play a yellow event without paying its cost.',
      de: 'Spezial – Spiele ein gelbes Ereignis aus deinen Handkarten oder deinem Ablagestapel, ohne seine Kosten zu bezahlen.',
    },
    short: {
      en: 'Special – Play a yellow event from hand or discard pile for free.',
      de: 'Spezial – Spiele ein gelbes Ereignis kostenlos, auch vom Ablagestapel.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const { hand, discard } = s.players[me.seat]
        const events = [...hand, ...discard].filter((card) => {
          const kind = s.kinds[card]
          return factsOf(kind).type === 'event' && isColor(kind, 'yellow') && canPlay(s, me.seat, card, FREE)
        })
        const card = yield* chooseId(t, me, 'play-card', events, { rule: 'sd.free.1' })
        if (card !== null) yield* playCard(t, me.seat, card, FREE)
      }),
    ],
  },
  // Diplomatic Immunity
  '01050': {
    text: {
      en: 'You may distribute the shields of this die among your characters as you like.',
      de: 'Du darfst die Schilde dieses Würfels nach Belieben unter deinen Charakteren verteilen.',
    },
    short: {
      en: 'Its shields may be shared out among your characters.',
      de: 'Ihre Schilde darfst du auf deine Charaktere verteilen.',
    },
    abilities: [dieRules({ distributesShields: true })],
  },
  // DL-44 Heavy Blaster Pistol
  '01051': {
    text: {
      en: 'Ambush. Once you have played this upgrade, an opponent chooses one of his dice and removes it.',
      de: 'Hinterhalt. Nachdem du diese Aufwertung gespielt hast, wählt ein Gegner einen seiner Würfel und entfernt ihn.',
    },
    short: {
      en: 'Ambush. When played, a foe removes one of his dice.',
      de: 'Hinterhalt. Beim Spielen entfernt ein Gegner einen seiner Würfel.',
    },
    keywords: ['ambush'],
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          yield* opponentRemoves(t, me, yield* chooseOpponent(t, me), 1)
        },
      }),
    ],
  },
  // Infiltrate
  '01052': {
    text: {
      en: 'Special – Up to 2 dice of an opponent are rerolled.',
      de: 'Spezial – Bis zu 2 Würfel eines Gegners werden neu geworfen.',
    },
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* rerollSome(t, me, poolOf(t.state, opponent), { min: 0, max: 2 })
      }),
    ],
  },
}
