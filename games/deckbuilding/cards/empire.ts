/** Imperial cards of the galaxy deck. */

import { hasTrait } from '../facts/catalogue.ts'
import { action, always, type Texts, when } from '../rules/abilities.ts'
import { chooseOne } from '../rules/effects/choose.ts'
import { either } from '../rules/effects/combine.ts'
import { youHaveAShip, youHaveUnitWith, yourBaseIs } from '../rules/effects/conditions.ts'
import { discardACard, discardARowCard, takeFromDiscard } from '../rules/effects/discard.ts'
import { draw, gainForce, gainResources, repair } from '../rules/effects/gain.ts'
import { revealTop } from '../rules/effects/galaxy-deck.ts'
import { borrowFromRow, lookAndExchange } from '../rules/effects/single.ts'

export const empire: Texts = {
  // TIE Fighter
  'tie-fighter': {
    text: {
      en: 'If you have a capital ship in play: draw 1 card.',
      de: 'Falls du ein Großkampfschiff im Spiel hast: Ziehe 1 Karte.',
    },
    abilities: [action(draw(1), { if: youHaveAShip })],
  },
  // Admiral Piett
  'admiral-piett': {
    text: {
      en: 'While he is in play: each of your capital ships has +1 attack.',
      de: 'Solange er im Spiel ist: Jedes deiner Großkampfschiffe hat +1 Angriff.',
    },
    abilities: [always({ attack: { of: 'ships', amount: 1 } })],
  },
  // TIE Bomber
  'tie-bomber': {
    text: { en: 'Discard 1 card from the galaxy row.', de: 'Lege 1 Karte aus der Galaxis-Auslage ab.' },
    abilities: [action(discardARowCard())],
  },
  // Scout Trooper
  'scout-trooper': {
    text: {
      en: 'Reveal the top card of the galaxy deck. Imperial card: gain 1 Force. Rebel card: discard it.',
      de: 'Decke die oberste Karte des Galaxis-Decks auf. Imperium-Karte: Erhalte 1 Macht. Rebellen-Karte: Lege sie ab.',
    },
    abilities: [action(revealTop(gainForce(1)))],
  },
  // Death Trooper
  'death-trooper': {
    text: { en: 'While the Force is with you: +2 attack.', de: 'Solange die Macht mit dir ist: +2 Angriff.' },
    abilities: [always({ attack: { of: 'self', amount: 2, while: 'force-with-you' } })],
  },
  // TIE Interceptor
  'tie-interceptor': {
    text: {
      en: 'Reveal the top card of the galaxy deck. Imperial card: draw 1 card. Rebel card: discard it.',
      de: 'Decke die oberste Karte des Galaxis-Decks auf. Imperium-Karte: Ziehe 1 Karte. Rebellen-Karte: Lege sie ab.',
    },
    abilities: [action(revealTop(draw(1)))],
  },
  // Gozanti Cruiser
  'gozanti-cruiser': {
    text: { en: 'Discard 1 card from your hand: draw 1 card.', de: 'Lege 1 Handkarte ab: Ziehe 1 Karte.' },
    abilities: [action(draw(1), { cost: discardACard() })],
  },
  // Moff Jerjerrod
  'moff-jerjerrod': {
    text: {
      en: 'Look at the top card of the galaxy deck. If the Force is with you: you may exchange it with 1 card of the galaxy row.',
      de: 'Sieh dir die oberste Karte des Galaxis-Decks an. Falls die Macht mit dir ist: Du darfst sie gegen 1 Karte der Galaxis-Auslage tauschen.',
    },
    abilities: [action(lookAndExchange)],
  },
  // General Veers
  'general-veers': {
    text: {
      en: 'If you have a Trooper or Vehicle in play: draw 1 card.',
      de: 'Falls du einen Truppler oder ein Fahrzeug im Spiel hast: Ziehe 1 Karte.',
    },
    abilities: [action(draw(1), { if: youHaveUnitWith('trooper', 'vehicle') })],
  },
  // AT-ST
  'at-st': {
    text: { en: 'Discard 1 card from the galaxy row.', de: 'Lege 1 Karte aus der Galaxis-Auslage ab.' },
    abilities: [action(discardARowCard())],
  },
  // Landing Craft
  'landing-craft': {
    text: {
      en: 'Choose one: gain 4 resources, or repair 4 damage on your base.',
      de: 'Wähle eins: Erhalte 4 Ressourcen oder repariere 4 Schaden an deinem Stützpunkt.',
    },
    abilities: [action(chooseOne(['resources', gainResources(4)], ['repair', repair(4)]))],
  },
  // Director Krennic
  'director-krennic': {
    text: {
      en: 'Draw 1 card, or 2 cards if the Death Star is your base.',
      de: 'Ziehe 1 Karte oder, falls der Todesstern dein Stützpunkt ist, 2 Karten.',
    },
    abilities: [action(either(yourBaseIs('death-star'), draw(2), draw(1)))],
  },
  // Boba Fett
  'boba-fett': {
    text: {
      en: 'When an attack with him defeats a target in the galaxy row: draw 1 card.',
      de: 'Sobald ein Angriff mit ihm ein Ziel in der Galaxis-Auslage besiegt: Ziehe 1 Karte.',
    },
    abilities: [when('defeat', draw(1), { of: 'attackers' })],
  },
  // Imperial Carrier
  'imperial-carrier': {
    text: {
      en: 'While this ship is in play: each of your Fighter units has +1 attack.',
      de: 'Solange dieses Schiff im Spiel ist: Jede deiner Jäger-Einheiten hat +1 Angriff.',
    },
    abilities: [always({ attack: { of: 'traits', amount: 1, traits: ['fighter'] } })],
  },
  // AT-AT
  'at-at': {
    text: {
      en: 'Take 1 Trooper from your discard pile into your hand.',
      de: 'Nimm 1 Truppler aus deinem Ablagestapel auf die Hand.',
    },
    abilities: [action(takeFromDiscard('take-trooper', (card) => hasTrait(card, 'trooper')))],
  },
  // Grand Moff Tarkin
  'grand-moff-tarkin': {
    text: {
      en: 'Take 1 Imperial card from the galaxy row into your hand. Exile it at the end of your turn.',
      de: 'Nimm 1 Imperium-Karte aus der Galaxis-Auslage auf die Hand. Verbanne sie am Ende deines Zuges.',
    },
    abilities: [action(borrowFromRow)],
  },
  // Darth Vader
  'darth-vader': {
    text: { en: 'While the Force is with you: +4 attack.', de: 'Solange die Macht mit dir ist: +4 Angriff.' },
    abilities: [always({ attack: { of: 'self', amount: 4, while: 'force-with-you' } })],
  },
}
