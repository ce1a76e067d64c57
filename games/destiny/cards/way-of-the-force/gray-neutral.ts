/** Way of the Force: gray neutral cards, the battlefields among them. */

import type { Flow } from '@dejarik/kernel'
import { action, claim, effect, type Me, special, type Texts, when } from '../../rules/abilities.ts'
import {
  cardsOfType,
  chooseId,
  chooseIds,
  chooseOpponent,
  chooseWay,
  citeOf,
  isShowing,
} from '../../rules/choose.ts'
import { leaveFor, returnToHand } from '../../rules/defeat.ts'
import { dieValue, poolOf, removeDice, rollGuest } from '../../rules/dice.ts'
import { discardTop, look, moveCard, reveal } from '../../rules/hand.ts'
import { placeResources, resourcesOn } from '../../rules/later/resources-on-cards.ts'
import { gainResources, loseResources } from '../../rules/resources.ts'
import { seatsIn } from '../../rules/winning.ts'
import { findCard, type T } from '../../state.ts'
import { dealIndirect, defeatedOf, hasOddCost, isBlank, showsAnyDamage, spotsSubtype } from '../more-words.ts'
import { diceOfMineAndAnOpponent, sumOfValues } from '../pool-words.ts'
import { isTitled } from '../spotting.ts'
import {
  chooseToRemove,
  hasSubtype,
  opponentRemoves,
  removeADie,
  removeAll,
  rerollSome,
  resolveOne,
  shieldACharacter,
} from '../words.ts'

/** The battlefield's die goes from the pool of whoever had control before. */
function* removeTheirs(t: T, me: Me): Flow {
  const dice = t.state.dice.filter(({ card, pool }) => card === me.card && pool !== me.seat)
  yield* removeDice(t, me, dice, 'card')
}

const JUNK = ['droid', 'equipment', 'vehicle', 'weapon']

export const FORCE_GRAY_NEUTRAL: Texts = {
  // Extract
  '07146': {
    text: {
      en: 'Set aside up to 3 cards of a discard pile.',
      de: 'Lege bis zu 3 Karten eines Ablagestapels beiseite.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const seats = seatsIn(s).map((seat) => ({ do: 'seat' as const, seat }))
        const cite = citeOf(s, me, 'sd.choose-target.1')
        const { seat } = yield* t.choose(me.seat, 'whose-discard', seats, cite)
        const pile = s.players[seat].discard
        const count = { min: 0, max: Math.min(3, pile.length) }
        for (const card of yield* chooseIds(t, me, 'take-away', pile, count)) moveCard(t, card, 'aside')
      }),
    ],
  },
  // Free Fall
  '07147': {
    text: {
      en: 'Ambush. An opponent removes one of his dice.',
      de: 'Hinterhalt. Ein Gegner entfernt einen seiner Würfel.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* opponentRemoves(t, me, opponent, Math.min(1, poolOf(t.state, opponent).length))
      }),
    ],
  },
  // Made to Suffer
  '07148': {
    text: {
      en: 'All players discard a card from the top of their decks for each of their dice showing a blank.',
      de: 'Alle Spieler legen für jeden ihrer Würfel mit Leerseite eine Karte oben von ihrem Deck ab.',
    },
    abilities: [
      effect((t) => {
        for (const seat of seatsIn(t.state)) discardTop(t, seat, poolOf(t.state, seat).filter(isBlank).length)
      }),
    ],
  },
  // Nature's Charm
  '07149': {
    text: {
      en: 'Reroll up to 2 dice, your own, an opponent’s or both.',
      de: 'Wirf bis zu 2 Würfel neu: eigene, die eines Gegners oder beides.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = yield* diceOfMineAndAnOpponent(t, me)
        yield* rerollSome(t, me, dice, { min: 0, max: Math.min(2, dice.length) })
      }),
    ],
  },
  // Quell
  '07150': {
    text: {
      en: 'Remove all dice of an opponent that show indirect damage.',
      de: 'Entferne alle Würfel eines Gegners, die indirekten Schaden zeigen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeAll(t, me, yield* chooseOpponent(t, me), (die) => isShowing(die, 'indirect'))
      }),
    ],
  },
  // Under Attack
  '07151': {
    text: {
      en: 'Remove any number of an opponent’s dice showing damage. Then deal yourself indirect damage equal to their values together.',
      de: 'Entferne beliebig viele Würfel eines Gegners mit Schaden. Dann füge dir selbst indirekten Schaden in Höhe ihrer Werte zusammen zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const dice = poolOf(t.state, opponent).filter(showsAnyDamage)
        const chosen = yield* chooseToRemove(t, me, dice, { min: 0, max: dice.length })
        const amount = sumOfValues(t.state, chosen)
        if (yield* removeDice(t, me, chosen, 'card')) yield* dealIndirect(t, me, amount, me.seat)
      }),
    ],
  },
  // Lotho Minor Junkers
  '07152': {
    text: {
      en: 'Special – Set aside a droid, equipment, vehicle or weapon of your discard pile to get 2 resources.',
      de: 'Spezial – Lege einen Droiden, eine Ausrüstung, ein Fahrzeug oder eine Waffe aus deinem Ablagestapel beiseite, um 2 Ressourcen zu erhalten.',
    },
    short: {
      en: 'Special – Set a machine or weapon of your discard aside for 2 resources.',
      de: 'Spezial – Gerät oder Waffe deiner Ablage beiseite: 2 Ressourcen.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const open = s.players[me.seat].discard.filter((card) =>
          JUNK.some((subtype) => hasSubtype(s.kinds[card], subtype)),
        )
        const card = yield* chooseId(t, me, 'take-away', open)
        if (card === null) return
        moveCard(t, card, 'aside')
        gainResources(t, me.seat, 2)
      }),
    ],
  },
  // Podracer
  '07153': {
    text: {
      en: 'Ambush. Once this die has rolled a blank, return this support to its owner’s hand.',
      de: 'Hinterhalt. Nachdem dieser Würfel eine Leerseite geworfen hat, gib diese Unterstützung auf die Hand ihres Besitzers zurück.',
    },
    short: {
      en: 'Ambush. After its die rolls a blank, return it to its owner’s hand.',
      de: 'Hinterhalt. Wirft sein Würfel eine Leerseite, kommt er auf die Hand.',
    },
    keywords: ['ambush'],
    abilities: [
      when('after roll', {
        if: (s, me, { dice }) =>
          s.dice.some((die) => die.card === me.card && dice.includes(die.id) && isBlank(die)),
        *run(t, me) {
          yield* returnToHand(t, me, me.card)
        },
      }),
    ],
  },
  // Macrobinoculars
  '07154': {
    text: {
      en: 'Special – Look at an opponent’s hand. Give a character 1 shield.',
      de: 'Spezial – Sieh dir die Hand eines Gegners an. Gib einem Charakter 1 Schild.',
    },
    abilities: [
      special(function* (t, me) {
        look(t, me.seat, t.state.players[yield* chooseOpponent(t, me)].hand)
        yield* shieldACharacter(t, me, 1)
      }),
    ],
  },
  // Boonta Eve Classic
  '07155': {
    text: {
      en: 'Once you have resolved a podracer die of yours, you may place 1 resource on that podracer. If there are at least 4 on it, set all copies of this plot aside and get 4 resources.',
      de: 'Nachdem du einen deiner Podrennerwürfel abgehandelt hast, darfst du 1 Ressource auf diesen Podrenner legen. Liegen mindestens 4 darauf, lege alle Kopien dieser Strategie beiseite und erhalte 4 Ressourcen.',
    },
    short: {
      en: 'After its die is resolved, 1 resource onto a podracer; with 4: get 4.',
      de: 'Nach seinem Würfel 1 Ressource auf den Podrenner; bei 4: erhalte 4.',
    },
    abilities: [
      when('after resolve', {
        of: 'yours',
        may: true,
        if: (s, me, { card, kind }) =>
          hasSubtype(kind, 'podracer') && findCard(s, card)?.controller === me.seat,
        possible: (s, _me, { card }) => findCard(s, card) !== undefined,
        *run(t, me, { card }) {
          placeResources(t, card, 1)
          if (resourcesOn(t.state, card) < 4) return
          // A team has one plot at most (sd.plot.2): each copy means those of others, too.
          for (const { id } of t.state.cards.filter((one) => isTitled(one.kind, 'Boonta Eve Classic')))
            yield* leaveFor(t, me, id, 'aside')
          gainResources(t, me.seat, 4)
        },
      }),
    ],
  },
  // Arena of Death
  '07156': {
    text: {
      en: 'Claim – Deal an opponent 1 indirect damage for each of your defeated characters, 3 at most.',
      de: 'Beanspruchen – Füge einem Gegner für jeden deiner besiegten Charaktere 1 indirekten Schaden zu, höchstens 3.',
    },
    short: {
      en: 'Claim – 1 indirect damage for each of your defeated characters, 3 at most.',
      de: 'Beanspruchen – Je besiegtem eigenen 1 indirekter Schaden, höchstens 3.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* dealIndirect(t, me, Math.min(3, defeatedOf(t.state, me.seat).length))
      }),
    ],
  },
  // Bendu's Lair
  '07157': {
    text: {
      en: 'Power Action – Roll this die into your pool. Once you have taken control of this battlefield, remove its die.',
      de: 'Mächtige Aktion – Wirf diesen Würfel in deinen Pool. Nachdem du die Kontrolle über dieses Schlachtfeld übernommen hast, entferne seinen Würfel.',
    },
    short: {
      en: 'Power Action – Roll this die. Whoever takes control removes it.',
      de: 'Mächtige Aktion – Wirf diesen Würfel. Wer Kontrolle nimmt, entfernt ihn.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          if (!t.state.dice.some(({ card }) => card === me.card)) yield* rollGuest(t, me, me.kind, me.card)
        },
      }),
      when('after claim', { of: 'yours', run: (t, me) => removeTheirs(t, me) }),
      when('after control', { of: 'yours', run: (t, me) => removeTheirs(t, me) }),
    ],
  },
  // Comm Tower
  '07158': {
    text: {
      en: 'Claim – Resolve one of your dice; if you spot a plot, its value is 1 higher.',
      de: 'Beanspruchen – Handle einen deiner Würfel ab; sichtest du eine Strategie, ist sein Wert um 1 höher.',
    },
    short: {
      en: 'Claim – Resolve one of your dice; if you spot a plot, at +1.',
      de: 'Beanspruchen – Handle einen Würfel ab; mit Strategie um 1 höher.',
    },
    abilities: [
      claim(function* (t, me) {
        const plus = cardsOfType(t.state, 'plot', me, 'yours').length > 0 ? 1 : 0
        yield* resolveOne(t, me, () => true, { plus })
      }),
    ],
  },
  // Mos Espa Arena
  '07159': {
    text: {
      en: 'Claim – An opponent chooses: he loses 1 resource, or you get 1. If you spot a podracer, both happen.',
      de: 'Beanspruchen – Ein Gegner wählt: Er verliert 1 Ressource, oder du erhältst 1. Sichtest du einen Podrenner, geschieht beides.',
    },
    short: {
      en: 'Claim – A foe loses 1 resource or you get 1 (he chooses). Podracer: both.',
      de: 'Beanspruchen – Gegner −1 oder du +1 (er wählt). Podrenner: beides.',
    },
    abilities: [
      claim(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const isBoth = spotsSubtype(t.state, me.seat, 'podracer')
        const way = isBoth
          ? 'both'
          : yield* chooseWay(t, me, 'choose-one', ['lose', 'gain'], { by: opponent })
        if (way !== 'gain') yield* loseResources(t, opponent, 1, me.seat)
        if (way !== 'lose') gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Rift Valley
  '07160': {
    text: {
      en: 'Claim – Show the top card of your deck. If its cost is odd, remove a die worth 2 or less.',
      de: 'Beanspruchen – Decke die oberste Karte deines Decks auf. Sind ihre Kosten ungerade, entferne einen Würfel mit dem Wert 2 oder weniger.',
    },
    short: {
      en: 'Claim – Show your top card. If its cost is odd, remove a die worth 2 or less.',
      de: 'Beanspruchen – Oberste Karte zeigen. Kosten ungerade: Würfel bis 2 weg.',
    },
    abilities: [
      claim(function* (t, me) {
        const s = t.state
        const top = s.players[me.seat].deck.at(-1)
        if (top === undefined) return
        reveal(t, [top])
        if (hasOddCost(s.kinds[top])) yield* removeADie(t, me, 'any', (die) => dieValue(s, die) <= 2)
      }),
    ],
  },
}
