/** Empire at War: yellow neutral cards. */

import { factsOf } from '../../facts/index.ts'
import { action, always, effect, special, type Texts, when } from '../../rules/abilities.ts'
import {
  cardsOfType,
  chooseCard,
  chooseDie,
  chooseOpponent,
  chooseWay,
  diceIn,
  isShowing,
  opponentsOf,
} from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { canRemove, dieValue, isCharacterDie, poolOf, removeDice } from '../../rules/dice.ts'
import { discardCards, discardRandom, drawCards } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources, spend, takeResources } from '../../rules/resources.ts'
import { giveShields, removeShields } from '../../rules/shields.ts'
import { seatsIn } from '../../rules/winning.ts'
import { type Die, findCard } from '../../state.ts'
import { isEvent, ownDice, playFromHand, turnOne, turnThisDie } from '../deeds.ts'
import { playOne } from '../more-words.ts'
import { exhaustAction, hasSubtype, hostOf, onlyOn, removeADie, resolveShowing, spotTo } from '../words.ts'

export const EMPIRE_YELLOW_NEUTRAL: Texts = {
  // Weapons Cache
  '03052': {
    text: {
      en: 'Special – Play a weapon from your hand for 2 less.',
      de: 'Spezial – Spiele eine Waffe aus deiner Hand für 2 weniger.',
    },
    abilities: [
      special(function* (t, me) {
        const { hand } = t.state.players[me.seat]
        yield* playOne(t, me, hand, (kind) => hasSubtype(kind, 'weapon'), { discount: 2 })
      }),
    ],
  },
  // Mandalorian Armor
  '03145': {
    text: {
      en: 'Once you have played it, the character that wears it gets 1 shield. It can have 1 shield more than others.',
      de: 'Nachdem du sie gespielt hast, erhält der Charakter, der sie trägt, 1 Schild. Er kann 1 Schild mehr haben als andere.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined) yield* giveShields(t, me, host.id, 1)
        },
      }),
      always({ shieldLimit: (s, me, card) => (hostOf(s, me)?.id === card.id ? 1 : 0) }),
    ],
  },
  // BD-1 Cutter Vibro-AX
  '03053': {
    text: {
      en: 'Before this die deals damage to a character, you may remove all shields from that character.',
      de: 'Bevor dieser Würfel einem Charakter Schaden zufügt, darfst du alle Schilde von diesem Charakter entfernen.',
    },
    short: {
      en: 'Before this die hits a character, you may remove all its shields.',
      de: 'Bevor dieser Würfel trifft, darfst du alle Schilde entfernen.',
    },
    abilities: [
      when('before damage', {
        of: 'yours',
        may: true,
        if: (s, me, { source, cause, card }) =>
          source === me.card && cause === 'die' && (findCard(s, card)?.shields ?? 0) > 0,
        *run(t, me, { card }) {
          yield* removeShields(t, me, card, findCard(t.state, card)?.shields ?? 0)
        },
      }),
    ],
  },
  // Extortion
  '03054': {
    text: {
      en: 'Only on a yellow character. Special – Take 1 resource from an opponent who has fewer dice showing ranged damage than you.',
      de: 'Nur an einen gelben Charakter. Spezial – Nimm 1 Ressource von einem Gegner, der weniger Würfel mit Fernkampfschaden hat als du.',
    },
    short: {
      en: 'Special – Take 1 resource from a foe with fewer ranged dice than you.',
      de: 'Spezial – Nimm 1 Ressource: Gegner mit weniger Fernkampfwürfeln.',
    },
    abilities: [
      onlyOn('yellow'),
      special(function* (t, me) {
        const s = t.state
        const guns = (seat: number): number =>
          poolOf(s, seat).filter((die) => isShowing(die, 'ranged')).length
        const weaker = opponentsOf(s, me.seat).filter((seat) => guns(seat) < guns(me.seat))
        if (weaker.length > 0) yield* takeResources(t, yield* chooseOpponent(t, me, weaker), me.seat, 1)
      }),
    ],
  },
  // X-8 Night Sniper
  '03055': {
    text: {
      en: 'Ambush. Action – Spend 1 resource to turn this die to any side.',
      de: 'Hinterhalt. Aktion – Gib 1 Ressource aus, um diesen Würfel auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'Ambush. Action – Spend 1 resource to turn this die to any side.',
      de: 'Hinterhalt. Aktion – Zahle 1, drehe diesen Würfel beliebig.',
    },
    keywords: ['ambush'],
    abilities: [
      action({
        if: (s, me) => ownDice(s, me).length > 0 && s.players[me.seat].resources >= 1,
        *run(t, me) {
          if (spend(t, me.seat, 1)) yield* turnThisDie(t, me)
        },
      }),
    ],
  },
  // Battle Rage
  '03136': {
    text: {
      en: 'Choose one of your characters with 6 or more damage. Resolve one of its own dice that shows ranged or melee damage, worth 2 more.',
      de: 'Wähle einen deiner Charaktere mit mindestens 6 Schaden. Handle einen seiner eigenen Würfel mit Fern- oder Nahkampfschaden ab; er zählt 2 mehr.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const isRaging = (die: Die): boolean => {
          const card = findCard(s, die.card)
          return card?.type === 'character' && card.controller === me.seat && card.damage >= 6
        }
        yield* resolveShowing(t, me, ['ranged', 'melee'], isRaging, { plus: 2 })
      }),
    ],
  },
  // Disable
  '03137': {
    text: { en: 'Exhaust a support.', de: 'Erschöpfe eine Unterstützung.' },
    abilities: [
      effect(function* (t, me) {
        const open = cardsOfType(t.state, 'support', me, 'any').filter((card) => card.ready)
        const support = yield* chooseCard(t, me, 'exhaust', open)
        if (support !== null) exhaust(t, support.id)
      }),
    ],
  },
  // Persuade
  '03138': {
    text: {
      en: 'Choose an opponent who has fewer resources than you, and turn one of his dice to any side.',
      de: 'Wähle einen Gegner mit weniger Ressourcen als du und drehe einen seiner Würfel auf eine beliebige Seite.',
    },
    abilities: [
      effect(function* (t, me) {
        const { players } = t.state
        const poor = opponentsOf(t.state, me.seat).filter(
          (seat) => players[seat].resources < players[me.seat].resources,
        )
        if (poor.length === 0) return
        const opponent = yield* chooseOpponent(t, me, poor)
        yield* turnOne(t, me, 'opponents', ({ pool }) => pool === opponent)
      }),
    ],
  },
  // Pickpocket
  '03139': {
    text: {
      en: 'Each opponent discards a random card of his hand. Draw as many cards as were discarded.',
      de: 'Jeder Gegner legt eine zufällige Handkarte ab. Ziehe so viele Karten, wie abgelegt wurden.',
    },
    abilities: [
      effect(function* (t, me) {
        let stolen = 0
        for (const opponent of opponentsOf(t.state, me.seat))
          stolen += (yield* discardRandom(t, opponent, 1)).length
        drawCards(t, me.seat, stolen)
      }),
    ],
  },
  // Threaten
  '03140': {
    text: {
      en: 'Spot a yellow character: choose a character die of an opponent. He deals its character as much damage as it is worth, or it is removed.',
      de: 'Sichte einen gelben Charakter: Wähle einen gegnerischen Charakterwürfel. Der Gegner fügt dessen Charakter so viel Schaden zu, wie er wert ist, oder der Würfel wird entfernt.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        const s = t.state
        const open = diceIn(s, me, 'opponents').filter(
          (die) => isCharacterDie(s, die) && canRemove(s, die, me.seat),
        )
        const die = yield* chooseDie(t, me, 'remove', open)
        if (die === null) return
        const { pool, card } = die
        const value = dieValue(s, die)
        const ways = ['damage', 'remove'] as const
        // Who can deal nothing has no way out.
        const way = value > 0 ? yield* chooseWay(t, me, 'choose-one', ways, { by: pool }) : 'remove'
        if (way === 'damage') yield* dealDamage(t, { ...me, seat: pool }, card, value)
        else yield* removeDice(t, me, [die], 'card')
      }),
    ],
  },
  // Trickery
  '03141': {
    text: {
      en: 'Discard your hand. For each card discarded so you may remove a die that shows a value equal to its cost.',
      de: 'Lege deine Hand ab. Für jede so abgelegte Karte darfst du einen Würfel entfernen, der den Wert ihrer Kosten zeigt.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const cards = s.players[me.seat].hand.slice()
        yield* discardCards(t, me.seat, cards)
        for (const card of cards) {
          const { cost } = factsOf(s.kinds[card])
          yield* removeADie(t, me, 'any', (die) => dieValue(s, die) === cost, { optional: true })
        }
      }),
    ],
  },
  // Truce
  '03142': {
    text: {
      en: 'Ambush. Each player gains 1 resource.',
      de: 'Hinterhalt. Jeder Spieler erhält 1 Ressource.',
    },
    keywords: ['ambush'],
    abilities: [
      effect((t) => {
        for (const seat of seatsIn(t.state)) gainResources(t, seat, 1)
      }),
    ],
  },
  // Stolen Cache
  '03143': {
    text: {
      en: 'Once you have played this support, exhaust it. Action – Exhaust it to gain 1 resource, and discard it.',
      de: 'Nachdem du diese Unterstützung gespielt hast, erschöpfe sie. Aktion – Erschöpfe sie, um 1 Ressource zu erhalten, und lege sie ab.',
    },
    short: {
      en: 'Played: exhaust it. Action – Exhaust and discard it to gain 1 resource.',
      de: 'Gespielt: erschöpft. Aktion – Erschöpfe sie, lege sie ab: 1 Ressource.',
    },
    abilities: [
      when('after play', { of: 'this', run: (t, me) => void exhaust(t, me.card) }),
      exhaustAction(function* (t, me) {
        gainResources(t, me.seat, 1)
        yield* discardFromPlay(t, me, me.card, 'card')
      }),
    ],
  },
  // Hidden Agenda
  '03144': {
    text: {
      en: 'Action – Play an event from your hand for 2 less. Discard this upgrade.',
      de: 'Aktion – Spiele ein Ereignis aus deiner Hand für 2 weniger. Lege diese Aufwertung ab.',
    },
    short: {
      en: 'Action – Play an event from your hand for 2 less. Discard this upgrade.',
      de: 'Aktion – Spiele ein Ereignis für 2 weniger. Lege sie ab.',
    },
    abilities: [
      action({
        *run(t, me) {
          yield* playFromHand(t, me, isEvent, { discount: 2 })
          yield* discardFromPlay(t, me, me.card, 'card')
        },
      }),
    ],
  },
}
