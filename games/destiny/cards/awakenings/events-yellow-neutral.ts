/** Awakenings: yellow events of both sides. */
import { effect, type Texts } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { chooseCard, chooseOpponent, diceIn } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieValue, poolOf, removeDice, reroll } from '../../rules/dice.ts'
import type { Card, Die } from '../../state.ts'
import { chooseToRemove, hasSubtype, removeADie, rerollSome, showsDamage, spotTo } from '../words.ts'

export const EVENTS_YELLOW_NEUTRAL: Texts = {
  // Disarm
  '01158': {
    text: {
      en: 'Remove a die of yours that shows melee or ranged damage; in return a weapon or piece of equipment that costs no more than its value is discarded from play.',
      de: 'Entferne einen deiner Würfel, der Nah- oder Fernkampfschaden zeigt; dafür wird eine Waffe oder Ausrüstung, die höchstens so viel kostet wie sein Wert, aus dem Spiel abgelegt.',
    },
    abilities: [
      effect(function* (t, me) {
        const gear = (die: Die): Card[] =>
          t.state.cards.filter(
            ({ kind, type }) =>
              type !== 'character' &&
              (hasSubtype(kind, 'weapon') || hasSubtype(kind, 'equipment')) &&
              costOnCard(kind) <= dieValue(t.state, die),
          )
        const open = diceIn(t.state, me, 'yours').filter((die) => showsDamage(die) && gear(die).length > 0)
        const [die] = yield* chooseToRemove(t, me, open, { min: 1, max: 1 })
        if (die === undefined) return
        const card = yield* chooseCard(t, me, 'discard-from-play', gear(die))
        if (card !== null && (yield* removeDice(t, me, [die], 'card')))
          yield* discardFromPlay(t, me, card.id, 'card')
      }),
    ],
  },
  // Electroshock
  '01159': {
    text: {
      en: 'If you spot a yellow character: remove any one die whose value is 2 at most; blanks and specials are worth 0.',
      de: 'Falls du einen gelben Charakter sichtest: Entferne einen beliebigen Würfel mit einem Wert von höchstens 2; Leerseiten und Spezialseiten zählen 0.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => dieValue(t.state, die) <= 2)
      }),
    ],
  },
  // Scramble
  '01161': {
    text: {
      en: 'If you spot a yellow character: an opponent’s whole pool is rerolled.',
      de: 'Falls du einen gelben Charakter sichtest: Der ganze Würfelpool eines Gegners wird neu geworfen.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        yield* reroll(t, me, poolOf(t.state, yield* chooseOpponent(t, me)))
      }),
    ],
  },
  // Unpredictable
  '01162': {
    text: {
      en: 'Ambush. A die in any pool is rerolled.',
      de: 'Hinterhalt. Ein Würfel in einem beliebigen Würfelpool wird neu geworfen.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* rerollSome(t, me, diceIn(t.state, me, 'any'), { min: 1, max: 1 })
      }),
    ],
  },
}
