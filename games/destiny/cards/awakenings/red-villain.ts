/** Awakenings: red villains. */

import { factsOf } from '../../facts/index.ts'
import { action, always, special, type Texts, when } from '../../rules/abilities.ts'
import { canResolve, resolveDie } from '../../rules/actions/resolve-dice.ts'
import {
  cardsOfType,
  charactersOf,
  chooseCard,
  chooseDie,
  chooseOpponent,
  diceIn,
  upgradesOn,
} from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { canRemove, removeDice, typeOfDie } from '../../rules/dice.ts'
import { distributeDamage } from '../../rules/distribute.ts'
import { removeShields } from '../../rules/shields.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { hasSubtype, isColor, onlyOn, turnADie } from '../words.ts'

export const RED_VILLAIN: Texts = {
  // Captain Phasma
  '01001': {
    text: {
      en: 'Your characters that are not unique have Guardian.',
      de: 'Deine Charaktere, die nicht einzigartig sind, haben Beschützer.',
    },
    abilities: [
      always({
        gives: (_s, me, card) =>
          card.type === 'character' && card.controller === me.seat && !factsOf(card.kind).unique
            ? ['guardian']
            : [],
      }),
    ],
  },
  // First Order Stormtrooper
  '01002': { text: { en: '', de: '' }, abilities: [] },
  // General Grievous
  '01003': {
    text: {
      en: 'Before a character of an opponent is defeated, you may move one of its upgrades that is no ability to this character.',
      de: 'Bevor ein Charakter eines Gegners besiegt wird, darfst du eine seiner Aufwertungen, die keine Fähigkeit ist, zu diesem Charakter verschieben.',
    },
    short: {
      en: 'Before a foe’s character falls, you may move an upgrade of it to Grievous.',
      de: 'Bevor ein Gegner fällt, darfst du eine seiner Aufwertungen übernehmen.',
    },
    abilities: [
      when('before defeat', {
        of: 'their-card',
        *run(t, me, event) {
          const upgrades = upgradesOn(t.state, event.card).filter(({ kind }) => !hasSubtype(kind, 'ability'))
          const upgrade = yield* chooseCard(t, me, 'take-upgrade', upgrades, { optional: true })
          if (upgrade !== null) yield* moveUpgrade(t, upgrade.id, me.card)
        },
      }),
    ],
  },
  // General Veers
  '01004': {
    text: {
      en: 'Action – Remove this die to turn one of your support dice to any side.',
      de: 'Aktion – Entferne diesen Würfel, um einen deiner Unterstützungswürfel auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'Action – Remove this die: turn one of your support dice to any side.',
      de: 'Aktion – Entferne diesen Würfel: drehe einen Unterstützungswürfel beliebig.',
    },
    abilities: [
      action({
        cost: 'this-die',
        *run(t, me) {
          const dice = diceIn(t.state, me, 'yours').filter((die) => typeOfDie(t.state, die) === 'support')
          yield* turnADie(t, me, dice)
        },
      }),
    ],
  },
  // AT-ST
  '01005': {
    text: {
      en: 'Special – Discard a support from play.',
      de: 'Spezial – Lege eine Unterstützung aus dem Spiel ab.',
    },
    abilities: [
      special(function* (t, me) {
        const support = yield* chooseCard(
          t,
          me,
          'discard-from-play',
          cardsOfType(t.state, 'support', me, 'any'),
        )
        if (support !== null) yield* discardFromPlay(t, me, support.id, 'special')
      }),
    ],
  },
  // First Order TIE Fighter
  '01006': {
    text: {
      en: 'Special – All characters of an opponent lose all their shields.',
      de: 'Spezial – Alle Charaktere eines Gegners verlieren alle ihre Schilde.',
    },
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        for (const { id, shields } of charactersOf(t.state, opponent))
          yield* removeShields(t, me, id, shields)
      }),
    ],
  },
  // Commanding Presence
  '01007': {
    text: {
      en: 'Only on a red character. Special – Choose a red die: resolve it with 2 more value if it is yours, remove it if it is an opponent’s.',
      de: 'Nur an einem roten Charakter. Spezial – Wähle einen roten Würfel: Ist es deiner, handle ihn mit um 2 erhöhtem Wert ab; ist es der eines Gegners, entferne ihn.',
    },
    short: {
      en: 'Red only. Special – A red die: yours resolves with +2, a foe’s is removed.',
      de: 'Nur Rote. Spezial – Roter Würfel: deiner mit +2, einer vom Gegner weg.',
    },
    abilities: [
      onlyOn('red'),
      special(function* (t, me) {
        const red = diceIn(t.state, me, 'any').filter(
          (die) =>
            isColor(die.kind, 'red') &&
            (die.pool === me.seat ? canResolve(t.state, me.seat, die) : canRemove(t.state, die, me.seat)),
        )
        const die = yield* chooseDie(t, me, 'resolve-or-remove', red)
        if (die === null) return
        if (die.pool === me.seat) yield* resolveDie(t, me, die, { plus: 2 })
        else yield* removeDice(t, me, [die], 'special')
      }),
    ],
  },
  // F-11D Rifle
  '01008': {
    text: {
      en: 'Redeploy. Special – An opponent deals 2 damage to his characters, distributed as he wishes.',
      de: 'Verlegen. Spezial – Ein Gegner fügt seinen Charakteren 2 Schaden zu, den er nach Belieben verteilt.',
    },
    short: {
      en: 'Redeploy. Special – A foe shares out 2 damage among his characters.',
      de: 'Verlegen. Spezial – Ein Gegner verteilt 2 Schaden auf die Seinen.',
    },
    keywords: ['redeploy'],
    abilities: [
      special(function* (t, me) {
        yield* distributeDamage(t, me, yield* chooseOpponent(t, me), 2)
      }),
    ],
  },
}
