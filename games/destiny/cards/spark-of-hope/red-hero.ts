/** Spark of Hope: red cards of heroes. */

import { action, effect, ownCost, special, type Texts, when } from '../../rules/abilities.ts'
import { activate, canActivate } from '../../rules/actions/activate.ts'
import { chooseCard } from '../../rules/choose.ts'
import { heal, remainingHealth } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieValue } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { downgradesOn } from '../../rules/later/downgrades.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { type Card, findCard } from '../../state.ts'
import { damageByTarget, ownDice, removeUpTo, removeWithValue, rerollUpTo } from '../deeds.ts'
import { activateSome, countCharacters, defeatedOf } from '../more-words.ts'
import { aCharacter, causeOf, removeADie, resolveMany } from '../words.ts'

export const SPARK_RED_HERO: Texts = {
  // Hoth Trooper
  '11078': {
    text: {
      en: 'After activation, you may deal 1 damage to a ready character.',
      de: 'Nach Aktivierung darfst du einem bereiten Charakter 1 Schaden zufügen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          yield* damageByTarget(
            t,
            me,
            () => 1,
            (card) => card.ready,
            {},
            { optional: true, amount: 1 },
          )
        },
      }),
    ],
  },
  // Droids' Day Out
  '11079': {
    text: {
      en: 'Activate any number of your droids. Then, if these were 3 or more, draw a card.',
      de: 'Aktiviere beliebig viele deiner Droiden. Waren es 3 oder mehr, ziehe dann 1 Karte.',
    },
    abilities: [
      effect(function* (t, me) {
        const isDroid = (card: Card): boolean => hasSubtypeNow(t.state, card, 'droid')
        const droids = yield* activateSome(t, me, Number.POSITIVE_INFINITY, isDroid)
        if (droids.length >= 3) drawCards(t, me.seat, 1)
      }),
    ],
  },
  // Our Situation is Desperate
  '11082': {
    text: {
      en: 'Remove up to as many dice as you have characters with 3 or less health left.',
      de: 'Entferne bis zu so viele Würfel, wie du Charaktere mit höchstens 3 verbleibender Ausdauer hast.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        yield* removeUpTo(
          t,
          me,
          countCharacters(s, me.seat, (card) => remainingHealth(s, card) <= 3),
          () => true,
        )
      }),
    ],
  },
  // Spark of Hope
  '11084': {
    text: {
      en: 'Costs 1 less for each of your defeated characters. Reroll any number of your dice. Then resolve any number of your dice.',
      de: 'Kostet 1 weniger für jeden deiner besiegten Charaktere. Wirf beliebig viele deiner Würfel neu. Handle dann beliebig viele deiner Würfel ab.',
    },
    abilities: [
      ownCost((s, seat) => -defeatedOf(s, seat).length),
      effect(function* (t, me) {
        yield* rerollUpTo(t, me, 'yours')
        yield* resolveMany(t, me, Number.POSITIVE_INFINITY)
      }),
    ],
  },
  // B-Wing
  '11086': {
    text: {
      en: 'After the action phase begins, you may activate this support.',
      de: 'Nach Beginn der Aktionsphase darfst du diese Unterstützung aktivieren.',
    },
    abilities: [
      when('after action-phase', {
        may: true,
        possible(s, me) {
          const card = findCard(s, me.card)
          return card !== undefined && canActivate(s, card)
        },
        *run(t, me) {
          yield* activate(t, me, me.card)
        },
      }),
    ],
  },
  // GH-7 Droid
  '11088': {
    text: {
      en: 'Special – Heal 1 damage from a character and discard a downgrade on it.',
      de: 'Spezial – Heile 1 Schaden von einem Charakter und lege eine Abwertung von ihm ab.',
    },
    short: {
      en: 'Special – Heal 1 damage from a character, discard a downgrade on it.',
      de: 'Spezial – Heile einen Charakter um 1, lege eine Abwertung ab.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const isIll = ({ id, damage }: Card): boolean => damage > 0 || downgradesOn(s, id).length > 0
        const target = yield* aCharacter(t, me, 'heal', 'any', isIll, { amount: 1 })
        if (target === null) return
        yield* heal(t, me, target.id, 1)
        const downgrade = yield* chooseCard(t, me, 'discard-from-play', downgradesOn(s, target.id))
        if (downgrade !== null) yield* discardFromPlay(t, me, downgrade.id, causeOf(me))
      }),
    ],
  },
  // Resistance Trench Fighters
  '11089': {
    text: {
      en: 'Action – Remove this die to remove a die that shows an equal value.',
      de: 'Aktion – Entferne diesen Würfel, um einen gleichen Werts zu entfernen.',
    },
    abilities: [
      action({
        if: (s, me) => ownDice(s, me).length > 0,
        *run(t, me) {
          const gone = yield* removeWithValue(t, me, 'yours', ({ card }) => card === me.card)
          if (gone !== null) yield* removeADie(t, me, 'any', (die) => dieValue(t.state, die) === gone.value)
        },
      }),
    ],
  },
}
