/** Spirit of Rebellion: yellow cards of villains. */

import { action, block, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { chooseDie, chooseOpponent, citeOf } from '../../rules/choose.ts'
import { moveDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { canRemove, dieValue, poolOf, removeDice } from '../../rules/dice.ts'
import { discardRandom, moveCard, pickRandom, reveal } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources, loseResources } from '../../rules/resources.ts'
import { giveShields, removeShields } from '../../rules/shields.ts'
import { type Die, findCard } from '../../state.ts'
import { discardOne, maySpend, onlyIf, playOne, whenRolled } from '../more-words.ts'
import { aCharacter, hasSubtype, isColor } from '../words.ts'

/** What Unkar Plutt's dice must be worth together. */
const PORTION = 3

export const SPIRIT_YELLOW_VILLAIN: Texts = {
  // Aurra Sing
  '02018': {
    text: {
      en: 'Before you resolve this die, you may discard a card from your hand to raise its value by 1.',
      de: 'Bevor du diesen Würfel abhandelst, darfst du eine Handkarte ablegen, um seinen Wert um 1 zu erhöhen.',
    },
    abilities: [
      when('before resolve', {
        of: 'this-by-you',
        if: (s, me) => s.players[me.seat].hand.length > 0,
        *run(t, me, event) {
          if ((yield* discardOne(t, me, true)) !== null) event.value++
        },
      }),
    ],
  },
  // Guavian Enforcer
  '02019': {
    text: {
      en: 'Action – Remove this die to remove 1 shield from a character.',
      de: 'Aktion – Entferne diesen Würfel, um 1 Schild von einem Charakter zu entfernen.',
    },
    abilities: [
      action({
        cost: 'this-die',
        *run(t, me) {
          const shielded = yield* aCharacter(t, me, 'remove-shields', 'any', ({ shields }) => shields > 0)
          if (shielded !== null) yield* removeShields(t, me, shielded.id, 1)
        },
      }),
    ],
  },
  // IG-88
  '02020': {
    text: {
      en: 'Special – Play a yellow weapon or yellow equipment from your discard pile on this character for 2 less.',
      de: 'Spezial – Spiele eine gelbe Waffe oder gelbe Ausrüstung aus deinem Ablagestapel für 2 weniger an diesen Charakter.',
    },
    short: {
      en: 'Special – Play a yellow weapon or equipment from your discards on it for 2 less.',
      de: 'Spezial – Gelbe Waffe oder Ausrüstung aus der Ablage für 2 weniger.',
    },
    abilities: [
      special(function* (t, me) {
        yield* playOne(
          t,
          me,
          t.state.players[me.seat].discard,
          (kind) => isColor(kind, 'yellow') && (hasSubtype(kind, 'weapon') || hasSubtype(kind, 'equipment')),
          { discount: 2, on: ({ id }) => id === me.card },
        )
      }),
    ],
  },
  // Unkar Plutt
  '02021': {
    text: {
      en: 'Action – Remove as many of your dice as you like that are worth at least 3 together. Then an opponent discards a random card of his hand, and you get as many resources as it costs.',
      de: 'Aktion – Entferne beliebig viele deiner Würfel, die zusammen mindestens 3 wert sind. Dann legt ein Gegner eine zufällige Handkarte ab, und du erhältst so viele Ressourcen, wie sie kostet.',
    },
    short: {
      en: 'Action – Remove dice worth 3 or more: a foe discards a card, gain its cost.',
      de: 'Aktion – Würfel (Wert ab 3) weg: Gegner legt ab, du erhältst die Kosten.',
    },
    abilities: [
      action({
        if: (s, me) => poolOf(s, me.seat).reduce((sum, die) => sum + dieValue(s, die), 0) >= PORTION,
        *run(t, me) {
          const s = t.state
          const chosen: Die[] = []
          let value = 0
          for (;;) {
            const left = poolOf(s, me.seat).filter(
              (die) => canRemove(s, die, me.seat) && !chosen.includes(die),
            )
            const die = yield* chooseDie(t, me, 'remove', left, {
              rule: 'sd.remove-die.1',
              optional: value >= PORTION,
            })
            if (die === null) break
            chosen.push(die)
            value += dieValue(s, die)
          }
          if (value < PORTION || !(yield* removeDice(t, me, chosen, 'card'))) return
          const [card] = yield* discardRandom(t, yield* chooseOpponent(t, me), 1)
          if (card !== undefined) gainResources(t, me.seat, costOnCard(s.kinds[card]))
        },
      }),
    ],
  },
  // Personal Shield
  '02024': {
    text: {
      en: 'Before the character that this is attached to is dealt 2 or more ranged damage, you may exhaust this upgrade to give it 1 shield.',
      de: 'Bevor dem Charakter, an den diese Karte angelegt ist, mindestens 2 Fernkampfschaden zugefügt wird, darfst du diese Aufwertung erschöpfen, um ihm 1 Schild zu geben.',
    },
    short: {
      en: 'Before 2 or more ranged damage, exhaust this: its character gets 1 shield.',
      de: 'Vor mindestens 2 Fernkampfschaden: Erschöpfe sie für 1 Schild.',
    },
    abilities: [
      when('before damage', {
        of: 'attached',
        may: true,
        if: (s, me, { kind, amount }) =>
          kind === 'ranged' && amount >= 2 && findCard(s, me.card)?.ready === true,
        *run(t, me, { card }) {
          if (exhaust(t, me.card)) yield* giveShields(t, me, card, 1)
        },
      }),
    ],
  },
  // Vibroknucklers
  '02025': {
    text: {
      en: 'Ambush. Before you resolve this die, you may spend 1 resource to raise its value by 1.',
      de: 'Hinterhalt. Bevor du diesen Würfel abhandelst, darfst du 1 Ressource ausgeben, um seinen Wert um 1 zu erhöhen.',
    },
    keywords: ['ambush'],
    abilities: [
      when('before resolve', {
        of: 'this-by-you',
        *run(t, me, event) {
          if (yield* maySpend(t, me, 1)) event.value++
        },
      }),
    ],
  },
  // Relentless Pursuit
  '02086': {
    text: {
      en: 'Shift up to 2 damage from an opponent’s character to any other character; shields make no difference.',
      de: 'Verschiebe bis zu 2 Schaden von einem gegnerischen Charakter auf einen beliebigen anderen; Schilde spielen keine Rolle.',
    },
    abilities: [
      effect(function* (t, me) {
        const from = yield* aCharacter(t, me, 'move-damage-from', 'opponents', ({ damage }) => damage > 0)
        if (from === null) return
        const to = yield* aCharacter(t, me, 'move-damage-to', 'any', ({ id }) => id !== from.id)
        if (to === null) return
        const range = { min: 0, max: Math.min(2, from.damage) }
        const amount = yield* t.chooseNumber(
          me.seat,
          'how-much-damage',
          range,
          citeOf(t.state, me, 'sd.move.6'),
        )
        yield* moveDamage(t, me, from.id, to.id, amount)
      }),
    ],
  },
  // Scrap Buy
  '02087': {
    text: {
      en: 'Only with at least 3 cards in your discard pile. A random card of it comes to your hand; everybody sees which.',
      de: 'Nur mit mindestens 3 Karten in deinem Ablagestapel. Nimm eine zufällige Karte daraus auf die Hand; alle sehen, welche.',
    },
    abilities: [
      onlyIf((s, seat) => s.players[seat].discard.length >= 3),
      effect((t, me) => {
        const cards = pickRandom(t, me.seat, 1, t.state.players[me.seat].discard)
        reveal(t, cards)
        for (const card of cards) moveCard(t, card, 'hand')
      }),
    ],
  },
  // Salvage Stand
  '02088': {
    text: {
      en: 'Once one of your dice has rolled a resource, you may exhaust this support: an opponent loses 1 resource.',
      de: 'Nachdem einer deiner Würfel eine Ressource geworfen hat, darfst du diese Unterstützung erschöpfen: Ein Gegner verliert 1 Ressource.',
    },
    short: {
      en: 'After your die rolls a resource, exhaust this: a foe loses 1 resource.',
      de: 'Nach gewürfelter Ressource: Ein Gegner verliert 1 Ressource.',
    },
    abilities: [
      whenRolled(['resource'], function* (t, me) {
        yield* loseResources(t, yield* chooseOpponent(t, me), 1, me.seat)
      }),
    ],
  },
  // Armor Plating
  '02089': {
    text: {
      en: 'Before the character that this is attached to takes damage, you may block up to 2 of it. Then this upgrade is discarded.',
      de: 'Bevor der Charakter, an den diese Karte angelegt ist, Schaden erleidet, darfst du bis zu 2 davon blockieren. Dann wird diese Aufwertung abgelegt.',
    },
    short: {
      en: 'Before damage is taken: block up to 2 of it. Then discard this.',
      de: 'Vor Schaden: Blockiere bis zu 2 davon. Dann lege sie ab.',
    },
    abilities: [
      block({
        *run(t, me, amount) {
          yield* discardFromPlay(t, me, me.card, 'card')
          return Math.min(2, amount)
        },
      }),
    ],
  },
}
