/** Rebel cards of the galaxy deck. */

import { FACTION, IS_UNIQUE, IS_UNIT } from '../facts/catalogue.ts'
import { action, always, type Texts, when } from '../rules/abilities.ts'
import { chooseOne, opponentChooses } from '../rules/effects/choose.ts'
import { either } from '../rules/effects/combine.ts'
import { forceWithYou, youHaveAnotherUniqueUnit, youHaveInPlay } from '../rules/effects/conditions.ts'
import { opponentDiscards, opponentDiscardsAtRandom, takeFromDiscard } from '../rules/effects/discard.ts'
import { exileThis } from '../rules/effects/exile.ts'
import { draw, gainAttack, gainForce, gainResources, repair } from '../rules/effects/gain.ts'
import { purchaseFromRow } from '../rules/effects/purchase.ts'
import { lookAtHand } from '../rules/effects/single.ts'
import { damageBaseOrShip, destroyShip } from '../rules/effects/strike.ts'
import { opponentOf } from '../state.ts'

export const rebel: Texts = {
  // Y-Wing
  'y-wing': {
    text: {
      en: "Exile this unit: deal 2 damage to your opponent's base or to one of their capital ships.",
      de: 'Verbanne diese Einheit: Füge dem gegnerischen Stützpunkt oder einem gegnerischen Großkampfschiff 2 Schaden zu.',
    },
    abilities: [action(damageBaseOrShip(2), { cost: exileThis() })],
  },
  // Baze Malbus
  'baze-malbus': {
    text: {
      en: "+1 attack for each of your bases in your opponent's victory pile.",
      de: '+1 Angriff für jeden deiner Stützpunkte im Siegstapel deines Gegners.',
    },
    abilities: [always({ attack: { of: 'self', amount: 1, perLostBase: true } })],
  },
  // Snowspeeder
  snowspeeder: {
    text: { en: 'Your opponent discards 1 card from their hand.', de: 'Dein Gegner legt 1 Handkarte ab.' },
    abilities: [action(opponentDiscards())],
  },
  // Duros Spy
  'duros-spy': {
    text: {
      en: 'Your opponent chooses one: they discard 1 card from their hand, or you gain 1 Force.',
      de: 'Dein Gegner wählt eins: Er legt 1 Handkarte ab, oder du erhältst 1 Macht.',
    },
    abilities: [action(opponentChooses(['discard', opponentDiscards()], ['force', gainForce(1)]))],
  },
  // Rebel Transport
  'rebel-transport': {
    text: {
      en: 'Choose one: repair 2 damage on your base, or gain 1 resource.',
      de: 'Wähle eins: Repariere 2 Schaden an deinem Stützpunkt oder erhalte 1 Ressource.',
    },
    abilities: [action(chooseOne(['repair', repair(2)], ['resources', gainResources(1)]))],
  },
  // Chirrut Îmwe
  'chirrut-imwe': {
    text: { en: 'While the Force is with you: +2 attack.', de: 'Solange die Macht mit dir ist: +2 Angriff.' },
    abilities: [always({ attack: { of: 'self', amount: 2, while: 'force-with-you' } })],
  },
  // Rebel Commando
  'rebel-commando': {
    text: {
      en: 'Your opponent discards 1 card of their choice from their hand, or 1 card at random if the Force is with you.',
      de: 'Dein Gegner legt 1 Handkarte seiner Wahl ab oder, falls die Macht mit dir ist, 1 zufällige.',
    },
    abilities: [action(either(forceWithYou, opponentDiscardsAtRandom(), opponentDiscards()))],
  },
  // X-Wing
  'x-wing': {
    text: { en: 'If the Force is with you: draw 1 card.', de: 'Falls die Macht mit dir ist: Ziehe 1 Karte.' },
    abilities: [action(draw(1), { if: forceWithYou })],
  },
  // Chewbacca
  chewbacca: {
    text: {
      en: 'If you have another unique unit in play: draw 1 card.',
      de: 'Falls du eine andere einzigartige Einheit im Spiel hast: Ziehe 1 Karte.',
    },
    abilities: [action(draw(1), { if: youHaveAnotherUniqueUnit })],
  },
  // Jyn Erso
  'jyn-erso': {
    text: {
      en: "Look at your opponent's hand. If the Force is with you: put 1 card from it on top of their deck.",
      de: 'Sieh dir die Hand deines Gegners an. Falls die Macht mit dir ist: Lege 1 Karte davon oben auf sein Deck.',
    },
    abilities: [action(lookAtHand)],
  },
  // U-Wing
  'u-wing': {
    text: {
      en: 'If the Force is with you: repair 3 damage on your base.',
      de: 'Falls die Macht mit dir ist: Repariere 3 Schaden an deinem Stützpunkt.',
    },
    abilities: [action(repair(3), { if: forceWithYou })],
  },
  // Hammerhead Corvette
  'hammerhead-corvette': {
    text: {
      en: 'Exile this ship: destroy 1 capital ship that your opponent has in play, or 1 Imperial capital ship in the galaxy row.',
      de: 'Verbanne dieses Schiff: Zerstöre 1 Großkampfschiff, das dein Gegner im Spiel hat, oder 1 Imperium-Großkampfschiff in der Galaxis-Auslage.',
    },
    abilities: [
      action(
        destroyShip((card, me) => FACTION[card] === opponentOf(me.seat)),
        { cost: exileThis() },
      ),
    ],
  },
  // Han Solo
  'han-solo': {
    text: {
      en: 'Draw 1 card, or 2 cards if you have the Millennium Falcon in play.',
      de: 'Ziehe 1 Karte oder, falls du den Millennium Falken im Spiel hast, 2 Karten.',
    },
    abilities: [action(either(youHaveInPlay('millennium-falcon'), draw(2), draw(1)))],
  },
  // Cassian Andor
  'cassian-andor': {
    text: {
      en: 'When an attack with him defeats a target in the galaxy row: your opponent discards 1 card from their hand.',
      de: 'Sobald ein Angriff mit ihm ein Ziel in der Galaxis-Auslage besiegt: Dein Gegner legt 1 Handkarte ab.',
    },
    abilities: [when('defeat', opponentDiscards(), { of: 'attackers' })],
  },
  // B-Wing
  'b-wing': {
    text: {
      en: 'Your opponent chooses one: they discard 1 card from their hand, or this unit has +2 attack this turn.',
      de: 'Dein Gegner wählt eins: Er legt 1 Handkarte ab, oder diese Einheit hat in diesem Zug +2 Angriff.',
    },
    abilities: [action(opponentChooses(['discard', opponentDiscards()], ['attack', gainAttack(2)]))],
  },
  // Princess Leia
  'princess-leia': {
    text: {
      en: 'Purchase 1 Rebel card from the galaxy row for free. If the Force is with you: it goes on top of your deck.',
      de: 'Kaufe kostenlos 1 Rebellen-Karte aus der Galaxis-Auslage. Falls die Macht mit dir ist: Sie kommt oben auf dein Deck.',
    },
    abilities: [action(purchaseFromRow({ free: true, faction: 'own', to: 'deck', if: forceWithYou }))],
  },
  // Millennium Falcon
  'millennium-falcon': {
    text: {
      en: 'Take 1 unique unit from your discard pile into your hand.',
      de: 'Nimm 1 einzigartige Einheit aus deinem Ablagestapel auf die Hand.',
    },
    abilities: [
      action(takeFromDiscard('take-unique-unit', (card) => IS_UNIQUE[card] === 1 && IS_UNIT[card] === 1)),
    ],
  },
  // Luke Skywalker
  'luke-skywalker': {
    text: {
      en: 'If the Force is with you: destroy 1 capital ship that your opponent has in play.',
      de: 'Falls die Macht mit dir ist: Zerstöre 1 Großkampfschiff, das dein Gegner im Spiel hat.',
    },
    abilities: [action(destroyShip(), { if: forceWithYou })],
  },
}
