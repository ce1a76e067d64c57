/** Across the Galaxy: gray neutral cards, the battlefields among them. */

import { factsOf } from '../../facts/index.ts'
import { action, always, effect, enters, type Texts, when } from '../../rules/abilities.ts'
import { takeControl } from '../../rules/actions/claim.ts'
import { chooseOpponent, chooseWay, citeOf } from '../../rules/choose.ts'
import { dieValue } from '../../rules/dice.ts'
import { discardTop, look, shuffleDeck } from '../../rules/hand.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { spend } from '../../rules/resources.ts'
import { type Card, findCard } from '../../state.ts'
import { rerollOne, rerollUpTo, turnOne } from '../deeds.ts'
import { dealIndirect, playOne, showsAnyDamage } from '../more-words.ts'
import { isNonUniqueCharacterDie, MODIFIES_VEHICLE } from '../pool-words.ts'
import { exhaustAction, hasSubtype, hostOf, removeADie, removeAll } from '../words.ts'

export const GALAXY_GRAY_NEUTRAL: Texts = {
  // Shriek
  '08149': {
    text: {
      en: 'Remove all dice of an opponent with the value 0; blanks and specials count as 0.',
      de: 'Entferne alle Würfel eines Gegners mit dem Wert 0; Leerseiten und Spezialsymbole zählen als 0.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeAll(t, me, yield* chooseOpponent(t, me), (die) => dieValue(t.state, die) === 0)
      }),
    ],
  },
  // T-16 Skyhopper
  '08150': {
    text: {
      en: 'Ambush. This support can be activated. Once you have played it, look for a mod in your deck or discard pile and play it on this support. A deck that you looked through is shuffled.',
      de: 'Hinterhalt. Diese Unterstützung kann aktiviert werden. Nachdem du sie gespielt hast, durchsuche dein Deck oder deinen Ablagestapel nach einem Mod und spiele ihn an diese Unterstützung. Ein durchsuchtes Deck wird gemischt.',
    },
    short: {
      en: 'Ambush. Can be activated. When played, find a mod and play it on this.',
      de: 'Hinterhalt. Aktivierbar. Beim Spielen suche einen Mod, spiele ihn daran.',
    },
    keywords: ['ambush'],
    abilities: [
      enters({ canBeActivated: true }),
      when('after play', {
        of: 'this-by-you',
        *run(t, me) {
          const s = t.state
          const way = yield* chooseWay(t, me, 'search', ['deck', 'discard'])
          const pile = s.players[me.seat][way]
          if (way === 'deck') look(t, me.seat, pile)
          const on = ({ id }: Card): boolean => id === me.card
          yield* playOne(t, me, pile, (kind) => hasSubtype(kind, 'mod'), { on }, { optional: true })
          if (way === 'deck') shuffleDeck(t, me.seat)
        },
      }),
    ],
  },
  // X-34 Landspeeder
  '08151': {
    text: {
      en: 'This support can be activated. Once you have activated it, you may reroll a die, whoever’s it is.',
      de: 'Diese Unterstützung kann aktiviert werden. Nachdem du sie aktiviert hast, darfst du einen Würfel neu werfen, gleich wessen.',
    },
    short: {
      en: 'Can be activated. After that you may reroll a die, whoever’s it is.',
      de: 'Aktivierbar. Danach darfst du einen beliebigen Würfel neu werfen.',
    },
    abilities: [
      enters({ canBeActivated: true }),
      when('after activate', {
        of: 'this-by-you',
        *run(t, me) {
          yield* rerollOne(t, me, 'any', () => true, true)
        },
      }),
    ],
  },
  // Laser Cannon
  '08152': {
    text: {
      en: 'Modify: a vehicle support. Once you have activated that support, you may deal 1 indirect damage to an opponent.',
      de: 'Modifiziert: eine Fahrzeug-Unterstützung. Nachdem du diese Unterstützung aktiviert hast, darfst du einem Gegner 1 indirekten Schaden zufügen.',
    },
    short: {
      en: 'Modify a vehicle. After you activate it, you may deal 1 indirect damage.',
      de: 'Für ein Fahrzeug. Nach dessen Aktivierung 1 indirekter Schaden.',
    },
    abilities: [
      MODIFIES_VEHICLE,
      when('after activate', {
        of: 'attached',
        may: true,
        *run(t, me) {
          yield* dealIndirect(t, me, 1)
        },
      }),
    ],
  },
  // Systems Gauge
  '08153': {
    text: {
      en: 'Modify: a vehicle support. Once you have activated that support, you may spend 1 resource to remove a die showing damage.',
      de: 'Modifiziert: eine Fahrzeug-Unterstützung. Nachdem du diese Unterstützung aktiviert hast, darfst du 1 Ressource ausgeben, um einen Würfel mit Schaden zu entfernen.',
    },
    short: {
      en: 'Modify a vehicle. After you activate it, pay 1 to remove a damage die.',
      de: 'Für ein Fahrzeug. Nach dessen Aktivierung 1 zahlen: Schaden entfernen.',
    },
    abilities: [
      MODIFIES_VEHICLE,
      when('after activate', {
        of: 'attached',
        may: true,
        possible: (s, me) => s.players[me.seat].resources > 0 && s.dice.some(showsAnyDamage),
        *run(t, me) {
          if (spend(t, me.seat, 1)) yield* removeADie(t, me, 'any', showsAnyDamage)
        },
      }),
    ],
  },
  // Targeting Astromech
  '08154': {
    text: {
      en: 'Modify: a vehicle support. Action – Exhaust this upgrade to turn that support’s die to any side.',
      de: 'Modifiziert: eine Fahrzeug-Unterstützung. Aktion – Erschöpfe diese Aufwertung, um den Würfel dieser Unterstützung auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'Modify a vehicle. Action – Exhaust this to turn that vehicle’s die.',
      de: 'Für ein Fahrzeug. Aktion – Erschöpfen: Drehe dessen Würfel.',
    },
    abilities: [
      MODIFIES_VEHICLE,
      exhaustAction(
        function* (t, me) {
          const host = hostOf(t.state, me)
          yield* turnOne(t, me, 'any', ({ card }) => card === host?.id)
        },
        (s, me) => s.dice.some(({ card, pool }) => card === hostOf(s, me)?.id && pool >= 0),
      ),
    ],
  },
  // No Allegiance
  '08155': {
    text: {
      en: 'Only without heroes and villains in your team. Your neutral characters have 1 health more.',
      de: 'Nur ohne Helden und Schurken in deinem Team. Deine neutralen Charaktere haben 1 Ausdauer mehr.',
    },
    short: {
      en: 'Your neutral characters have 1 health more.',
      de: 'Deine neutralen Charaktere haben 1 Ausdauer mehr.',
    },
    abilities: [
      always({
        health: (_s, me, { type, controller, kind }) =>
          type === 'character' && controller === me.seat && factsOf(kind).affiliation === 'neutral' ? 1 : 0,
      }),
    ],
  },
  // Solidarity
  '08156': {
    text: {
      en: 'Only with a team of one color and a deck without second copies.',
      de: 'Nur mit einem Team einer Farbe und einem Deck ohne zweite Kopien.',
    },
    abilities: [],
  },
  // Landing Dock
  '08157': {
    text: {
      en: 'Once a player has played a vehicle, he may take control of this battlefield. Power Action – Reroll a die.',
      de: 'Nachdem ein Spieler ein Fahrzeug gespielt hat, darf er die Kontrolle über dieses Schlachtfeld übernehmen. Mächtige Aktion – Wirf einen Würfel neu.',
    },
    short: {
      en: 'Who plays a vehicle may take control. Power Action – Reroll a die.',
      de: 'Wer ein Fahrzeug spielt, darf es nehmen. Mächtige Aktion – Neu werfen.',
    },
    abilities: [
      when('after play', {
        if: (s, _me, { seat, card }) => {
          const played = findCard(s, card)
          return s.controller !== seat && played !== undefined && hasSubtypeNow(s, played, 'vehicle')
        },
        *run(t, me, { seat }) {
          const agreed = yield* t.may(seat, 'use-ability', citeOf(t.state, me, 'sd.after.1'))
          if (agreed) yield* takeControl(t, seat)
        },
      }),
      action({
        limit: 'round',
        *run(t, me) {
          yield* rerollOne(t, me, 'any')
        },
      }),
    ],
  },
  // Occupied City
  '08158': {
    text: {
      en: 'Once an opponent has played a support or an upgrade, you may discard the top card of his deck.',
      de: 'Nachdem ein Gegner eine Unterstützung oder Aufwertung gespielt hat, darfst du die oberste Karte seines Decks ablegen.',
    },
    short: {
      en: 'After a foe plays a support or upgrade, discard the top card of his deck.',
      de: 'Spielt ein Gegner Unterstützung oder Aufwertung: 1 Deckkarte ablegen.',
    },
    abilities: [
      when('after play', {
        of: 'opponents',
        may: true,
        if: (_s, _me, { kind }) => ['support', 'upgrade'].includes(factsOf(kind).type),
        run(t, _me, { seat }) {
          discardTop(t, seat, 1)
        },
      }),
    ],
  },
  // Training Room
  '08160': {
    text: {
      en: 'Power Action – Reroll any number of your character dice that are not unique.',
      de: 'Mächtige Aktion – Wirf beliebig viele deiner nicht einzigartigen Charakterwürfel neu.',
    },
    short: {
      en: 'Power Action – Reroll any number of your non-unique character dice.',
      de: 'Mächtige Aktion – Wirf nicht einzigartige Charakterwürfel neu.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          yield* rerollUpTo(t, me, 'yours', (die) => isNonUniqueCharacterDie(t.state, die))
        },
      }),
    ],
  },
}
