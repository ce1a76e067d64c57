/** Way of the Force: yellow neutral cards. */

import { factsOf } from '../../facts/index.ts'
import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { chooseCard, chooseWay, citeOf, diceIn, isShowing } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { discardFromPlay, returnToHand } from '../../rules/defeat.ts'
import { dieValue, isCharacterDie } from '../../rules/dice.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { placeResources, takeFromCard } from '../../rules/later/resources-on-cards.ts'
import { dieHasSubtype } from '../../rules/later/subtypes.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { findCard } from '../../state.ts'
import { countCharacters, playOne, searchDeck } from '../more-words.ts'
import { DAMAGE, pointsOf } from '../pool-words.ts'
import {
  aSymbolOn,
  damageTheirCharacters,
  exhaustAction,
  hasSubtype,
  hostOf,
  isColor,
  removeSome,
  rerollSome,
} from '../words.ts'

export const FORCE_YELLOW_NEUTRAL: Texts = {
  // Friend or Foe
  '07132': {
    text: {
      en: 'Reroll a character die. If it rolls damage, deal 1 damage to its character; otherwise give that character 1 shield.',
      de: 'Wirf einen Charakterwürfel neu. Wirft er Schaden, füge seinem Charakter 1 Schaden zu; sonst gib diesem 1 Schild.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = diceIn(t.state, me, 'any').filter((die) => isCharacterDie(t.state, die))
        const one = Math.min(1, dice.length)
        const [die] = yield* rerollSome(t, me, dice, { min: one, max: one })
        if (die === undefined) return
        if (isShowing(die, ...DAMAGE)) yield* dealDamage(t, me, die.card, 1)
        else yield* giveShields(t, me, die.card, 1)
      }),
    ],
  },
  // In The Crosshairs
  '07133': {
    text: {
      en: 'Ambush. Choose a symbol. Then remove any number of dice that show it.',
      de: 'Hinterhalt. Wähle ein Symbol. Dann entferne beliebig viele Würfel, die es zeigen.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const all = diceIn(t.state, me, 'any')
        const symbol = yield* aSymbolOn(t, me, all)
        if (symbol === null) return
        const dice = diceIn(t.state, me, 'any').filter((die) => isShowing(die, symbol))
        yield* removeSome(t, me, dice, { min: 0, max: dice.length })
      }),
    ],
  },
  // Podracer Betting
  '07134': {
    text: {
      en: 'Name a number. Then reroll one of your vehicle dice. If its value is that number, you get 2 resources, or 3 for a podracer die.',
      de: 'Nenne eine Zahl. Dann wirf einen deiner Fahrzeugwürfel neu. Ist sein Wert diese Zahl, erhältst du 2 Ressourcen oder, bei einem Podrennerwürfel, 3.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const number = yield* t.chooseNumber(
          me.seat,
          'which-number',
          { min: 0, max: 9 },
          citeOf(s, me, 'sd.choose-options.1'),
        )
        const dice = diceIn(s, me, 'yours').filter((die) => dieHasSubtype(s, die, 'vehicle'))
        const one = Math.min(1, dice.length)
        const [die] = yield* rerollSome(t, me, dice, { min: one, max: one })
        if (die !== undefined && dieValue(s, die) === number)
          gainResources(t, me.seat, dieHasSubtype(s, die, 'podracer') ? 3 : 2)
      }),
    ],
  },
  // Reprogram
  '07135': {
    text: {
      en: 'Play a droid from your hand; it costs 1 less.',
      de: 'Spiele einen Droiden aus deiner Hand; er kostet 1 weniger.',
    },
    abilities: [
      effect(function* (t, me) {
        const { hand } = t.state.players[me.seat]
        yield* playOne(t, me, hand, (kind) => hasSubtype(kind, 'droid'), { discount: 1 })
      }),
    ],
  },
  // Start Your Engines!
  '07137': {
    text: {
      en: 'Look for a podracer in your deck, show it and take it into your hand. Shuffle your deck.',
      de: 'Durchsuche dein Deck nach einem Podrenner, zeige ihn und nimm ihn auf die Hand. Mische dein Deck.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* searchDeck(t, me, (kind) => hasSubtype(kind, 'podracer'))
      }),
    ],
  },
  // Calling in Favors
  '07138': {
    text: {
      en: 'Before you play an event that costs 3 or more, you may exhaust this plot: the event costs 1 less, or 2 if you have exactly one character in play.',
      de: 'Bevor du ein Ereignis spielst, das 3 oder mehr kostet, darfst du diese Strategie erschöpfen: Es kostet 1 weniger oder, falls du genau einen Charakter im Spiel hast, 2.',
    },
    short: {
      en: 'Before an event for 3 or more, exhaust this: 1 less (one character: 2).',
      de: 'Vor Ereignis ab 3: Erschöpfe sie, 1 weniger (ein Charakter: 2).',
    },
    abilities: [
      when('before play', {
        of: 'yours',
        reduces: (s, me) => (countCharacters(s, me.seat) === 1 ? 2 : 1),
        if: (s, me, { kind }) =>
          factsOf(kind).type === 'event' && costOnCard(kind) >= 3 && findCard(s, me.card)?.ready === true,
        run(t, me, event) {
          if (!exhaust(t, me.card)) return
          event.cost = Math.max(0, event.cost - (countCharacters(t.state, me.seat) === 1 ? 2 : 1))
        },
      }),
    ],
  },
  // Prized Goods
  '07139': {
    text: {
      en: 'Action – Exhaust this support and one of your characters to place 3 resources on it, or to take all that lie on it.',
      de: 'Aktion – Erschöpfe diese Unterstützung und einen deiner Charaktere, um 3 Ressourcen darauf zu legen oder alle zu nehmen, die darauf liegen.',
    },
    short: {
      en: 'Action – Exhaust this and a character: place 3 resources here or take all.',
      de: 'Aktion – Erschöpfe sie und einen Charakter: 3 darauf oder alle nehmen.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          const s = t.state
          const ready = s.cards.filter(
            (card) => card.type === 'character' && card.controller === me.seat && card.ready,
          )
          const character = yield* chooseCard(t, me, 'exhaust', ready)
          if (character === null || !exhaust(t, character.id)) return
          const way = yield* chooseWay(t, me, 'choose-one', ['place', 'take'])
          if (way === 'place') placeResources(t, me.card, 3)
          else takeFromCard(t, me.seat, me.card)
        },
        (s, me) =>
          s.cards.some((card) => card.type === 'character' && card.controller === me.seat && card.ready),
      ),
    ],
  },
  // Streetwise
  '07140': {
    text: {
      en: 'Before you play a yellow event, you may exhaust this support: the event costs 1 less.',
      de: 'Bevor du ein gelbes Ereignis spielst, darfst du diese Unterstützung erschöpfen: Es kostet 1 weniger.',
    },
    short: {
      en: 'Before you play a yellow event, you may exhaust this: it costs 1 less.',
      de: 'Vor einem gelben Ereignis darfst du sie erschöpfen: 1 weniger.',
    },
    abilities: [
      when('before play', {
        of: 'yours',
        reduces: 1,
        if: (s, me, { kind, cost }) =>
          cost > 0 &&
          factsOf(kind).type === 'event' &&
          isColor(kind, 'yellow') &&
          findCard(s, me.card)?.ready === true,
        run(t, me, event) {
          if (exhaust(t, me.card)) event.cost = Math.max(0, event.cost - 1)
        },
      }),
    ],
  },
  // XS Stock Light Freighter
  '07141': {
    text: {
      en: 'Ambush. Special – Place 2 resources on this support, or take all that lie on it. You may take an additional action.',
      de: 'Hinterhalt. Spezial – Lege 2 Ressourcen auf diese Unterstützung oder nimm alle, die darauf liegen. Du darfst eine zusätzliche Aktion durchführen.',
    },
    short: {
      en: 'Ambush. Special – Place 2 resources here or take all; another action.',
      de: 'Hinterhalt. Spezial – 2 Ressourcen darauf oder alle nehmen; Aktion.',
    },
    keywords: ['ambush'],
    abilities: [
      special(function* (t, me) {
        const way = yield* chooseWay(t, me, 'choose-one', ['place', 'take'])
        if (way === 'place') placeResources(t, me.card, 2)
        else takeFromCard(t, me.seat, me.card)
        giveAdditionalAction(t, me)
      }),
    ],
  },
  // Darksaber
  '07142': {
    text: {
      en: 'Redeploy. This die is resolved for 1 more if the character that it is attached to is worth at least 15 points, or for 2 more if at least 20.',
      de: 'Verlegen. Dieser Würfel zählt beim Abhandeln 1 mehr, falls der Charakter, an den diese Karte angelegt ist, mindestens 15 Punkte wert ist, ab 20 Punkten 2 mehr.',
    },
    short: {
      en: 'Redeploy. Resolved at +1 on a character of 15 points, +2 at 20.',
      de: 'Verlegen. Abgehandelt +1 an Charakteren ab 15 Punkten, ab 20 +2.',
    },
    keywords: ['redeploy'],
    abilities: [
      when('before resolve', {
        of: 'this-by-you',
        if: (_s, _me, { symbol }) => symbol !== 'special',
        run(t, me, event) {
          const host = hostOf(t.state, me)
          const points = host === undefined ? 0 : pointsOf(t.state, host)
          event.value += points >= 20 ? 2 : points >= 15 ? 1 : 0
        },
      }),
    ],
  },
  // Mandalorian Vambraces
  '07143': {
    text: {
      en: 'Action – Return this upgrade to its owner’s hand.',
      de: 'Aktion – Gib diese Aufwertung auf die Hand ihres Besitzers zurück.',
    },
    abilities: [
      action({
        *run(t, me) {
          yield* returnToHand(t, me, me.card)
        },
      }),
    ],
  },
  // Respected Businessman
  '07144': {
    text: {
      en: 'Once you have activated the character that this is attached to, you may take 1 resource.',
      de: 'Nachdem du den Charakter aktiviert hast, an den diese Karte angelegt ist, darfst du 1 Ressource erhalten.',
    },
    short: {
      en: 'After you activate its character, you may take 1 resource.',
      de: 'Nachdem du den Träger aktivierst, darfst du 1 Ressource erhalten.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        may: true,
        run: (t, me) => gainResources(t, me.seat, 1),
      }),
    ],
  },
  // V-1 Thermal Detonator
  '07145': {
    text: {
      en: 'Special – Discard this upgrade from play to deal 2 damage to each of an opponent’s characters.',
      de: 'Spezial – Lege diese Aufwertung aus dem Spiel ab, um jedem Charakter eines Gegners 2 Schaden zuzufügen.',
    },
    short: {
      en: 'Special – Discard this: 2 damage to each of an opponent’s characters.',
      de: 'Spezial – Lege sie ab: jedem Charakter eines Gegners 2 Schaden.',
    },
    abilities: [
      special(function* (t, me) {
        if (yield* discardFromPlay(t, me, me.card, 'cost')) yield* damageTheirCharacters(t, me, 2)
      }),
    ],
  },
}
