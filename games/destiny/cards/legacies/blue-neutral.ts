/** Legacies: blue neutral cards. */

import { action, always, effect, special, type Texts } from '../../rules/abilities.ts'
import { cardsOfType, charactersOf, chooseId, isShowing } from '../../rules/choose.ts'
import { heal } from '../../rules/damage.ts'
import { dieValue, isCharacterDie, reroll } from '../../rules/dice.ts'
import { drawCards, reveal } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import type { Card, CardId } from '../../state.ts'
import { agrees, damageByTarget, exhaustOne, isModifier, rerollOne, rerollUpTo, turnOne } from '../deeds.ts'
import { activateSome, turnSome } from '../more-words.ts'
import {
  exhaustAction,
  hostOf,
  isColor,
  onlyOn,
  removeADie,
  resolveOne,
  spotTo,
  toPlaySpot,
} from '../words.ts'

export const LEGACIES_BLUE_NEUTRAL: Texts = {
  // Force Focus
  '05056': {
    text: {
      en: 'To play it, spot a blue character. Special – Turn one of your dice to any side. You may reveal a blue hand card to turn an opponent’s die to any side.',
      de: 'Sichte zum Spielen einen blauen Charakter. Spezial – Drehe einen deiner Würfel auf eine beliebige Seite. Du darfst eine blaue Handkarte aufdecken, um einen gegnerischen Würfel auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'Special – Turn a die of yours; reveal a blue hand card to turn a foe’s.',
      de: 'Spezial – Drehe einen Würfel; zeige Blau: auch einen gegnerischen.',
    },
    abilities: [
      toPlaySpot('blue'),
      special(function* (t, me) {
        yield* turnOne(t, me, 'yours')
        const { kinds, players } = t.state
        const blue = players[me.seat].hand.filter((card) => isColor(kinds[card], 'blue'))
        const card = yield* chooseId(t, me, 'reveal-card', blue, { optional: true })
        if (card === null) return
        reveal(t, [card])
        yield* turnOne(t, me, 'opponents')
      }),
    ],
  },
  // Force Wave
  '05057': {
    text: {
      en: 'Only on a blue character. Special – Deal a character 3 damage, another one 2 and a third one 1.',
      de: 'Nur an einen blauen Charakter. Spezial – Füge einem Charakter 3 Schaden zu, einem anderen 2 und einem dritten 1.',
    },
    short: {
      en: 'Special – Deal a character 3 damage, another one 2 and a third one 1.',
      de: 'Spezial – 3 Schaden an einen, 2 an einen anderen, 1 an den dritten.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const hit: CardId[] = []
        for (const amount of [3, 2, 1]) {
          const isNew = ({ id }: Card): boolean => !hit.includes(id)
          const target = yield* damageByTarget(t, me, () => amount, isNew, {}, { amount })
          if (target !== null) hit.push(target.id)
        }
      }),
    ],
  },
  // Heirloom Lightsaber
  '05058': {
    text: {
      en: 'While it is on a blue character, it has Redeploy.',
      de: 'Solange sie an einem blauen Charakter ist, hat sie Verlegen.',
    },
    abilities: [
      always({
        gives(s, me, card) {
          const host = hostOf(s, me)
          return card.id === me.card && host !== undefined && isColor(host.kind, 'blue') ? ['redeploy'] : []
        },
      }),
    ],
  },
  // Hush-98 Comlink
  '05059': {
    text: {
      en: 'Action – Remove this die to activate any number of your characters and supports.',
      de: 'Aktion – Entferne diesen Würfel, um beliebig viele deiner Charaktere und Unterstützungen zu aktivieren.',
    },
    short: {
      en: 'Action – Remove this die: activate any of your characters and supports.',
      de: 'Aktion – Entferne ihn: Aktiviere Charaktere, Unterstützungen.',
    },
    abilities: [
      action({
        cost: 'this-die',
        *run(t, me) {
          yield* activateSome(
            t,
            me,
            Number.POSITIVE_INFINITY,
            ({ type }) => type === 'character' || type === 'support',
          )
        },
      }),
    ],
  },
  // Alter
  '05125': {
    text: {
      en: 'Turn up to 2 dice, also those of opponents, to sides of your choice.',
      de: 'Drehe bis zu 2 Würfel, auch gegnerische, auf Seiten deiner Wahl.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* turnSome(t, me, 2, () => true)
      }),
    ],
  },
  // Ancient Wisdom
  '05126': {
    text: { en: 'Draw 2 cards.', de: 'Ziehe 2 Karten.' },
    abilities: [effect((t, me) => void drawCards(t, me.seat, 2))],
  },
  // Feel The Force
  '05127': {
    text: { en: 'Turn a blue die to any side.', de: 'Drehe einen blauen Würfel auf eine beliebige Seite.' },
    abilities: [
      effect(function* (t, me) {
        yield* turnOne(t, me, 'any', ({ kind }) => isColor(kind, 'blue'))
      }),
    ],
  },
  // Invigorate
  '05128': {
    text: {
      en: 'Spot a blue character to heal 1 damage from each of your characters.',
      de: 'Sichte einen blauen Charakter, um 1 Schaden von jedem deiner Charaktere zu heilen.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        for (const { id } of charactersOf(t.state, me.seat)) yield* heal(t, me, id, 1)
      }),
    ],
  },
  // Legacies
  '05129': {
    text: {
      en: 'Spot a blue character to resolve one of your dice with a plus as if it had none.',
      de: 'Sichte einen blauen Charakter, um einen deiner Würfel mit Plus so abzuhandeln, als hätte er keins.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        yield* resolveOne(t, me, isModifier, { unmodified: true })
      }),
    ],
  },
  // Mislead
  '05130': {
    text: {
      en: 'Remove a character die that shows a value of 2 or less.',
      de: 'Entferne einen Charakterwürfel, der höchstens den Wert 2 zeigt.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        yield* removeADie(t, me, 'any', (die) => isCharacterDie(s, die) && dieValue(s, die) <= 2)
      }),
    ],
  },
  // Respite
  '05131': {
    text: {
      en: 'Exhaust one of your characters to gain 1 resource and draw a card.',
      de: 'Erschöpfe einen deiner Charaktere, um 1 Ressource zu erhalten und 1 Karte zu ziehen.',
    },
    abilities: [
      effect(function* (t, me) {
        if (!(yield* exhaustOne(t, me, 'yours'))) return
        gainResources(t, me.seat, 1)
        drawCards(t, me.seat, 1)
      }),
    ],
  },
  // Stronger You Have Become
  '05132': {
    text: {
      en: 'Reroll up to as many dice, also those of opponents, as you have upgrades in play.',
      de: 'Wirf bis zu so viele Würfel neu, auch gegnerische, wie du Aufwertungen im Spiel hast.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* rerollUpTo(t, me, 'any', () => true, cardsOfType(t.state, 'upgrade', me, 'yours').length)
      }),
    ],
  },
  // The Force Is With Me
  '05133': {
    text: {
      en: 'Remove a die that shows ranged or indirect damage.',
      de: 'Entferne einen Würfel mit Fernkampf- oder indirektem Schaden.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => isShowing(die, 'ranged', 'indirect'))
      }),
    ],
  },
  // Perseverance
  '05134': {
    text: {
      en: 'Action – Exhaust this support to reroll one of your dice. Then you may reroll it again.',
      de: 'Aktion – Erschöpfe diese Unterstützung, um einen deiner Würfel neu zu werfen. Dann darfst du ihn noch einmal neu werfen.',
    },
    short: {
      en: 'Action – Exhaust this: reroll one of your dice, twice if you like.',
      de: 'Aktion – Erschöpfe sie: Wirf einen Würfel neu, wenn du willst, zweimal.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const die = yield* rerollOne(t, me, 'yours')
        if (die !== null && (yield* agrees(t, me))) yield* reroll(t, me, [die])
      }),
    ],
  },
}
