/** Neutral cards of the galaxy deck. */

import { hasTrait } from '../facts/catalogue.ts'
import { action, always, type Texts, when } from '../rules/abilities.ts'
import { chooseOne } from '../rules/effects/choose.ts'
import { either, together } from '../rules/effects/combine.ts'
import { forceWithYou, opponentHasAShip } from '../rules/effects/conditions.ts'
import { discardACard, opponentDiscards, takeFromDiscard } from '../rules/effects/discard.ts'
import { exileCards, exileThis } from '../rules/effects/exile.ts'
import { draw, gainForce, gainResources, nextPurchaseOnDeck, repair } from '../rules/effects/gain.ts'
import { purchaseFromGalaxyDiscard } from '../rules/effects/purchase.ts'
import { thisIntoHand } from '../rules/effects/single.ts'
import { oneOfThree } from './starter.ts'

export const neutral: Texts = {
  // Z-95 Headhunter
  'z-95-headhunter': {
    text: {
      en: 'If your opponent has a capital ship in play: draw 1 card.',
      de: 'Falls dein Gegner ein Großkampfschiff im Spiel hat: Ziehe 1 Karte.',
    },
    abilities: [action(draw(1), { if: opponentHasAShip })],
  },
  // Jawa Scavenger
  'jawa-scavenger': {
    text: {
      en: 'Exile this unit: you may purchase 1 card from the galaxy discard pile as if it lay in the galaxy row.',
      de: 'Verbanne diese Einheit: Du darfst 1 Karte aus dem Galaxis-Ablagestapel kaufen, als läge sie in der Galaxis-Auslage.',
    },
    abilities: [action(purchaseFromGalaxyDiscard(), { cost: exileThis() })],
  },
  // Kel Dor Mystic
  'kel-dor-mystic': {
    text: {
      en: 'Exile this unit: exile 1 card from your hand or discard pile.',
      de: 'Verbanne diese Einheit: Verbanne 1 Karte von deiner Hand oder aus deinem Ablagestapel.',
    },
    abilities: [action(exileCards(1), { cost: exileThis() })],
  },
  // Rodian Gunslinger
  'rodian-gunslinger': {
    text: {
      en: 'While attacking a card in the galaxy row: +2 attack.',
      de: 'Solange er eine Karte in der Galaxis-Auslage angreift: +2 Angriff.',
    },
    abilities: [always({ attack: { of: 'self', amount: 2, while: 'attacking-row' } })],
  },
  // Lobot
  lobot: {
    text: {
      en: 'When played, choose one: +2 attack this turn, 2 resources, or 2 Force.',
      de: 'Beim Spielen wähle eins: +2 Angriff in diesem Zug, 2 Ressourcen oder 2 Macht.',
    },
    abilities: [oneOfThree(2)],
  },
  // Bossk
  bossk: {
    text: {
      en: 'When an attack with him defeats a target in the galaxy row: gain 1 Force.',
      de: 'Sobald ein Angriff mit ihm ein Ziel in der Galaxis-Auslage besiegt: Erhalte 1 Macht.',
    },
    abilities: [when('defeat', gainForce(1), { of: 'attackers' })],
  },
  // Fang Fighter
  'fang-fighter': {
    text: {
      en: 'When purchased: take this unit into your hand. If the Force is with you: also draw 1 card.',
      de: 'Beim Kauf: Nimm diese Einheit auf die Hand. Falls die Macht mit dir ist: Ziehe außerdem 1 Karte.',
    },
    abilities: [when('purchase', together(thisIntoHand, either(forceWithYou, draw(1))))],
  },
  // Twi'lek Smuggler
  'twilek-smuggler': {
    text: {
      en: 'You may put the next card that you purchase this turn on top of your deck.',
      de: 'Du darfst die nächste Karte, die du in diesem Zug kaufst, oben auf dein Deck legen.',
    },
    abilities: [action(nextPurchaseOnDeck())],
  },
  // C-ROC Cruiser
  'c-roc-cruiser': {
    text: {
      en: 'Discard 1 card from your hand: repair 3 damage on your base.',
      de: 'Lege 1 Handkarte ab: Repariere 3 Schaden an deinem Stützpunkt.',
    },
    abilities: [action(repair(3), { cost: discardACard() })],
  },
  // Dengar
  dengar: {
    text: {
      en: 'When an attack with him defeats a target in the galaxy row: gain 2 resources.',
      de: 'Sobald ein Angriff mit ihm ein Ziel in der Galaxis-Auslage besiegt: Erhalte 2 Ressourcen.',
    },
    abilities: [when('defeat', gainResources(2), { of: 'attackers' })],
  },
  // Quarren Mercenary
  'quarren-mercenary': {
    text: {
      en: 'When purchased: exile 1 card from your hand or discard pile, or up to 2 cards if the Force is with you.',
      de: 'Beim Kauf: Verbanne 1 Karte von deiner Hand oder aus deinem Ablagestapel oder, falls die Macht mit dir ist, bis zu 2 Karten.',
    },
    abilities: [when('purchase', either(forceWithYou, exileCards(2, { upTo: true }), exileCards(1)))],
  },
  // HWK-290
  'hwk-290': {
    text: {
      en: 'Exile this unit: repair 4 damage on your base.',
      de: 'Verbanne diese Einheit: Repariere 4 Schaden an deinem Stützpunkt.',
    },
    abilities: [action(repair(4), { cost: exileThis() })],
  },
  // IG-88
  'ig-88': {
    text: {
      en: 'When an attack with it defeats a target in the galaxy row: exile 1 card from your hand or discard pile.',
      de: 'Sobald ein Angriff mit ihm ein Ziel in der Galaxis-Auslage besiegt: Verbanne 1 Karte von deiner Hand oder aus deinem Ablagestapel.',
    },
    abilities: [when('defeat', exileCards(1), { of: 'attackers' })],
  },
  // Nebulon-B Frigate
  'nebulon-b-frigate': {
    text: {
      en: 'Choose one: repair 3 damage on your base, or gain 3 resources.',
      de: 'Wähle eins: Repariere 3 Schaden an deinem Stützpunkt oder erhalte 3 Ressourcen.',
    },
    abilities: [action(chooseOne(['repair', repair(3)], ['resources', gainResources(3)]))],
  },
  // Lando Calrissian
  'lando-calrissian': {
    text: {
      en: 'Draw 1 card. If the Force is with you: your opponent also discards 1 card from their hand.',
      de: 'Ziehe 1 Karte. Falls die Macht mit dir ist: Dein Gegner legt außerdem 1 Handkarte ab.',
    },
    abilities: [action(together(draw(1), either(forceWithYou, opponentDiscards())))],
  },
  // Jabba's Sail Barge
  'jabbas-sail-barge': {
    text: {
      en: 'Take 1 Bounty Hunter from your discard pile into your hand.',
      de: 'Nimm 1 Kopfgeldjäger aus deinem Ablagestapel auf die Hand.',
    },
    abilities: [action(takeFromDiscard('take-bounty-hunter', (card) => hasTrait(card, 'bounty-hunter')))],
  },
  // Jabba the Hutt
  'jabba-the-hutt': {
    text: {
      en: 'Exile 1 card from your hand: draw 1 card, or 2 cards if the Force is with you.',
      de: 'Verbanne 1 Handkarte: Ziehe 1 Karte oder, falls die Macht mit dir ist, 2 Karten.',
    },
    abilities: [action(either(forceWithYou, draw(2), draw(1)), { cost: exileCards(1, { fromHand: true }) })],
  },
}
