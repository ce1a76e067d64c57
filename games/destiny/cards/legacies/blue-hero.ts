/** Legacies: blue cards of heroes. */

import { action, always, effect, type Me, special, type Texts } from '../../rules/abilities.ts'
import { cardsOfType, chooseCard, chooseId, chooseIds, isShowing } from '../../rules/choose.ts'
import { arrangeDeck, drawCards, look, moveCard } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import type { Die } from '../../state.ts'
import { hasDie, shieldOne, stripOne, turnOne } from '../deeds.ts'
import { discardTopOfADeck } from '../more-words.ts'
import {
  damageACharacter,
  exhaustAction,
  hostOf,
  isColor,
  onlyOn,
  removeADie,
  shieldACharacter,
  toPlaySpot,
} from '../words.ts'

export const LEGACIES_BLUE_HERO: Texts = {
  // Aayla Secura
  '05029': {
    text: {
      en: 'Special – Turn one of your blue or red dice to any side. Turn an opponent’s die to any side.',
      de: 'Spezial – Drehe einen deiner blauen oder roten Würfel und einen gegnerischen Würfel auf beliebige Seiten.',
    },
    short: {
      en: 'Special – Turn one of your blue or red dice and an opponent’s die.',
      de: 'Spezial – Drehe einen blauen/roten Würfel und einen gegnerischen.',
    },
    abilities: [
      special(function* (t, me) {
        yield* turnOne(t, me, 'yours', ({ kind }) => isColor(kind, 'blue') || isColor(kind, 'red'))
        yield* turnOne(t, me, 'opponents')
      }),
    ],
  },
  // Jedi Temple Guard
  '05030': { text: { en: 'Guardian.', de: 'Beschützer.' }, keywords: ['guardian'], abilities: [] },
  // ETA-2 Interceptor
  '05034': {
    text: {
      en: 'Action – Remove this die or one of your dice that shows shields to exhaust a support.',
      de: 'Aktion – Entferne diesen Würfel oder einen deiner Würfel mit Schilden, um eine Unterstützung zu erschöpfen.',
    },
    short: {
      en: 'Action – Remove this die or one with shields: exhaust a support.',
      de: 'Aktion – Er oder ein Schildwürfel weg: Erschöpfe Unterstützung.',
    },
    abilities: [
      action({
        if: (s, me) => hasDie(s, me, (die) => isBrake(me, die)),
        *run(t, me) {
          if ((yield* removeADie(t, me, 'yours', (die) => isBrake(me, die))) === null) return
          const open = cardsOfType(t.state, 'support', me, 'any').filter((card) => card.ready)
          const support = yield* chooseCard(t, me, 'exhaust', open)
          if (support !== null) exhaust(t, support.id)
        },
      }),
    ],
  },
  // R2-D2
  '05035': {
    text: {
      en: 'Special – Draw a card. You may turn one of your dice to any side.',
      de: 'Spezial – Ziehe 1 Karte. Du darfst einen deiner Würfel drehen.',
    },
    abilities: [
      special(function* (t, me) {
        drawCards(t, me.seat, 1)
        yield* turnOne(
          t,
          me,
          'yours',
          () => true,
          () => true,
          { optional: true },
        )
      }),
    ],
  },
  // Force Meditation
  '05036': {
    text: {
      en: 'To play it, spot a blue character. Special – Discard the top 2 cards of a deck.',
      de: 'Sichte zum Spielen einen blauen Charakter. Spezial – Lege die obersten 2 Karten eines Decks ab.',
    },
    short: {
      en: 'Special – Discard the top 2 cards of a deck.',
      de: 'Spezial – Lege die obersten 2 Karten eines Decks ab.',
    },
    abilities: [
      toPlaySpot('blue'),
      special(function* (t, me) {
        yield* discardTopOfADeck(t, me, 2)
      }),
    ],
  },
  // Obi-Wan Kenobi's Lightsaber
  '05037': {
    text: {
      en: 'Only on a blue character. Special – Give its character 1 shield. Deal a character as much unblockable damage as that has shields.',
      de: 'Nur an einen blauen Charakter. Spezial – Gib dem Träger 1 Schild. Füge einem Charakter so viel nicht-blockierbaren Schaden zu, wie der Träger Schilde hat.',
    },
    short: {
      en: 'Special – 1 shield for its character; unblockable damage for each it has.',
      de: 'Spezial – 1 Schild; je Schild 1 nicht-blockierbarer Schaden.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const host = hostOf(t.state, me)
        if (host === undefined) return
        yield* giveShields(t, me, host.id, 1)
        if (host.shields > 0) yield* damageACharacter(t, me, host.shields, { unblockable: true })
      }),
    ],
  },
  // Adapt
  '05100': {
    text: {
      en: 'Remove 1 shield from one of your characters to gain 1 resource.',
      de: 'Entferne 1 Schild von einem deiner Charaktere, um 1 Ressource zu erhalten.',
    },
    abilities: [
      effect(function* (t, me) {
        if (yield* stripOne(t, me, 'yours')) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Heightened Awareness
  '05102': {
    text: { en: 'Ambush. Give a character 3 shields.', de: 'Hinterhalt. Gib einem Charakter 3 Schilde.' },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* shieldACharacter(t, me, 3)
      }),
    ],
  },
  // Investigate
  '05103': {
    text: {
      en: 'Look at the top 5 cards of your deck. Take one of them into your hand and put the rest back on top in any order.',
      de: 'Sieh dir die obersten 5 Karten deines Decks an. Nimm eine davon auf die Hand und lege die übrigen in beliebiger Reihenfolge zurück.',
    },
    abilities: [
      effect(function* (t, me) {
        const top = t.state.players[me.seat].deck.slice(-5).reverse()
        look(t, me.seat, top)
        const card = yield* chooseId(t, me, 'take-to-hand', top)
        if (card === null) return
        moveCard(t, card, 'hand')
        const rest = top.filter((one) => one !== card)
        const count = { min: rest.length, max: rest.length, ordered: true }
        arrangeDeck(t, me.seat, me.seat, yield* chooseIds(t, me, 'on-deck-order', rest, count), [])
      }),
    ],
  },
  // Strength Through Weakness
  '05104': {
    text: { en: 'Discard the top 4 cards of a deck.', de: 'Lege die obersten 4 Karten eines Decks ab.' },
    abilities: [
      effect(function* (t, me) {
        yield* discardTopOfADeck(t, me, 4)
      }),
    ],
  },
  // Defensive Teaching
  '05106': {
    text: {
      en: 'Each of your blue characters can have 1 shield more.',
      de: 'Jeder deiner blauen Charaktere kann 1 Schild mehr haben.',
    },
    abilities: [
      always({
        shieldLimit: (_s, me, { type, controller, kind }) =>
          type === 'character' && controller === me.seat && isColor(kind, 'blue') ? 1 : 0,
      }),
    ],
  },
  // Yoda's Hut
  '05107': {
    text: {
      en: 'Action – Exhaust this support to give a character 1 shield. If it has 3 or more then, gain 1 resource.',
      de: 'Aktion – Erschöpfe diese Unterstützung, um einem Charakter 1 Schild zu geben. Hat er 3 oder mehr, erhalte 1 Ressource.',
    },
    short: {
      en: 'Action – Exhaust: 1 shield for a character; gain 1 if it has 3 or more.',
      de: 'Aktion – Erschöpfe: 1 Schild; hat er 3 oder mehr: 1 Ressource.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const target = yield* shieldOne(t, me, 1, () => true)
        if (target !== null && target.shields >= 3) gainResources(t, me.seat, 1)
      }),
    ],
  },
}

/** The die of this card, or one with shields. */
function isBrake(me: Me, die: Die): boolean {
  return die.card === me.card || isShowing(die, 'shield')
}
