/** Spirit of Rebellion: red events of heroes. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { canResolve, resolveDie } from '../../rules/actions/resolve-dice.ts'
import { chooseDie, chooseId, diceIn, isShowing } from '../../rules/choose.ts'
import { removeDice } from '../../rules/dice.ts'
import { discardCards, drawCards } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import { hasCopyInDiscard, onlyShowing } from '../more-words.ts'
import {
  damageACharacter,
  isColor,
  removeADie,
  shieldACharacter,
  showsDamage,
  spotTo,
  turnOnAnother,
} from '../words.ts'

export const SPIRIT_RED_HERO_EVENTS: Texts = {
  // Emergency Evacuation
  '02090': {
    text: {
      en: 'All dice of all pools are removed.',
      de: 'Alle Würfel aus allen Pools werden entfernt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeDice(t, me, diceIn(t.state, me, 'any'), 'card')
      }),
    ],
  },
  // Friendly Fire
  '02091': {
    text: {
      en: 'Spot a red character to remove an opponent’s die that shows ranged damage; a character is dealt that much damage.',
      de: 'Sichte einen roten Charakter, um einen gegnerischen Würfel zu entfernen, der Fernkampfschaden zeigt; füge einem Charakter so viel Schaden zu.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        yield* turnOnAnother(
          t,
          me,
          (die) => die.pool !== me.seat && isShowing(die, 'ranged'),
          (value) => value,
        )
      }),
    ],
  },
  // Guerrilla Warfare
  '02092': {
    text: {
      en: 'Ambush. Remove one of your red dice to deal 1 damage to a character.',
      de: 'Hinterhalt. Entferne einen deiner roten Würfel, um einem Charakter 1 Schaden zuzufügen.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const red = yield* removeADie(t, me, 'yours', ({ kind }) => isColor(kind, 'red'))
        if (red !== null) yield* damageACharacter(t, me, 1)
      }),
    ],
  },
  // Our Only Hope
  '02093': {
    text: {
      en: 'Draw a card. You may play it without paying for it, or discard it for 2 resources.',
      de: 'Ziehe 1 Karte. Du darfst sie kostenlos spielen oder sie für 2 Ressourcen ablegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        if (drawCards(t, me.seat, 1) < 1) return
        const drawn = s.players[me.seat].hand.slice(-1)
        const playable = drawn.filter((card) => canPlay(s, me.seat, card, { free: true }))
        const played = yield* chooseId(t, me, 'play-free', playable, { optional: true })
        if (played !== null) {
          yield* playCard(t, me.seat, played, { free: true })
          return
        }
        const discarded = yield* chooseId(t, me, 'discard', drawn, { optional: true })
        if (discarded === null) return
        yield* discardCards(t, me.seat, [discarded])
        gainResources(t, me.seat, 2)
      }),
    ],
  },
  // Rebel Assault
  '02094': {
    text: {
      en: 'Only with a ranged die in your pool. Remove an opponent’s die that shows neither ranged nor melee damage.',
      de: 'Nur mit einem Würfel mit Fernkampfschaden in deinem Pool. Entferne einen gegnerischen Würfel, der weder Fern- noch Nahkampfschaden zeigt.',
    },
    abilities: [
      onlyShowing('ranged'),
      effect(function* (t, me) {
        yield* removeADie(t, me, 'opponents', (die) => !showsDamage(die))
      }),
    ],
  },
  // Sensor Placement
  '02095': {
    text: {
      en: 'Spot a red character to resolve an opponent’s die as if it were yours; it may show neither ranged nor melee damage.',
      de: 'Sichte einen roten Charakter, um einen gegnerischen Würfel so abzuhandeln, als wäre es deiner; er darf weder Fern- noch Nahkampfschaden zeigen.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        const open = diceIn(t.state, me, 'opponents').filter(
          (die) => !showsDamage(die) && canResolve(t.state, me.seat, die),
        )
        const die = yield* chooseDie(t, me, 'resolve', open, { rule: 'sd.resolve-dice.9' })
        if (die !== null) yield* resolveDie(t, me, die)
      }),
    ],
  },
  // Spirit of Rebellion
  '02096': {
    text: {
      en: 'Give a character 1 shield, or 2 if another copy of this event lies in your discard pile.',
      de: 'Gib einem Charakter 1 Schild, oder 2, falls ein weiteres Exemplar dieses Ereignisses in deinem Ablagestapel liegt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* shieldACharacter(t, me, hasCopyInDiscard(t.state, me) ? 2 : 1)
      }),
    ],
  },
}
