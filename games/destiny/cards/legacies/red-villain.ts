/** Legacies: red cards of villains. */

import { factsOf } from '../../facts/index.ts'
import { action, effect, type Texts, when } from '../../rules/abilities.ts'
import { switchBattlefield, unusedBattlefields, useClaimAbility } from '../../rules/actions/claim.ts'
import { chooseId, chooseOpponent, chooseWay, diceIn, isShowing } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { isCharacterDie, poolOf } from '../../rules/dice.ts'
import { distributeDamage } from '../../rules/distribute.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { type Card, type Die, findCard } from '../../state.ts'
import {
  halfOf,
  onlyUniqueRed,
  ownDice,
  removeOneOf,
  removeTwo,
  removeWithValue,
  rerollUpTo,
  showsSameSymbol,
  turnThisDie,
  wounded,
} from '../deeds.ts'
import { activateSome, dealIndirect, maySpend, onlyIf, showsAnyDamage } from '../more-words.ts'
import { isTitled } from '../spotting.ts'
import {
  exhaustAction,
  isColor,
  onlyWithBattlefield,
  removeADie,
  resolveOne,
  showsDamage,
  sideShows,
} from '../words.ts'

const BATTLE_DROID = 'Battle Droid'

export const LEGACIES_RED_VILLAIN: Texts = {
  // Battle Droid
  '05009': {
    text: {
      en: 'Once you have activated this character, if this die rolled indirect damage, you may activate another Battle Droid of yours.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du, falls sein Würfel dabei indirekten Schaden geworfen hat, einen anderen deiner Kampfdroiden aktivieren.',
    },
    short: {
      en: 'Activated with an indirect roll: you may activate another Battle Droid.',
      de: 'Zeigt er dabei indirekten Schaden: Aktiviere noch einen Kampfdroiden.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        if: (s, me, { rolled }) =>
          s.dice.some((die) => die.card === me.card && rolled.includes(die.id) && isShowing(die, 'indirect')),
        *run(t, me) {
          yield* activateSome(t, me, 1, ({ id, kind }) => id !== me.card && isTitled(kind, BATTLE_DROID))
        },
      }),
    ],
  },
  // Kallus
  '05010': {
    text: {
      en: 'Power Action – Turn this die from ranged to melee damage, or the other way round.',
      de: 'Mächtige Aktion – Drehe diesen Würfel von Fern- auf Nahkampfschaden oder umgekehrt.',
    },
    short: {
      en: 'Power Action – Turn this die from ranged to melee, or back.',
      de: 'Mächtige Aktion – Drehe ihn von Fern- auf Nahkampf oder zurück.',
    },
    abilities: [
      action({
        limit: 'round',
        if: (s, me) => ownDice(s, me).some(showsDamage),
        *run(t, me) {
          yield* turnThisDie(t, me, (die, side) =>
            isShowing(die, 'ranged')
              ? sideShows(die, side, 'melee')
              : isShowing(die, 'melee') && sideShows(die, side, 'ranged'),
          )
        },
      }),
    ],
  },
  // Tarkin
  '05012': {
    text: {
      en: 'Power Action – Remove 2 of your dice that show the same symbol to deal an opponent 4 indirect damage.',
      de: 'Mächtige Aktion – Entferne 2 deiner Würfel mit demselben Symbol, um einem Gegner 4 indirekten Schaden zuzufügen.',
    },
    short: {
      en: 'Power Action – Remove 2 dice with one symbol: 4 indirect to a foe.',
      de: 'Mächtige Aktion – 2 Würfel gleichen Symbols weg: 4 indirekt.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          if (yield* removeTwo(t, me, diceIn(t.state, me, 'yours'), showsSameSymbol))
            yield* dealIndirect(t, me, 4)
        },
      }),
    ],
  },
  // Veteran Stormtrooper
  '05013': { text: { en: '', de: '' }, abilities: [] },
  // Fragmentation Grenade
  '05015': {
    text: {
      en: 'After this die is resolved, discard this upgrade unless you spend 1 resource.',
      de: 'Nachdem dieser Würfel abgehandelt ist: Zahle 1 oder lege sie ab.',
    },
    abilities: [
      when('after resolve', {
        of: 'this',
        *run(t, me) {
          if (findCard(t.state, me.card) !== undefined && !(yield* maySpend(t, me, 1)))
            yield* discardFromPlay(t, me, me.card, 'card')
        },
      }),
    ],
  },
  // Grand Moff
  '05016': {
    text: {
      en: 'Only on a unique red character. Power Action – Use the claim ability of the battlefield, or switch the battlefield for one that is not in use.',
      de: 'Nur an einen einzigartigen roten Charakter. Mächtige Aktion – Setze die Beanspruchen-Fähigkeit des Schlachtfelds ein oder tausche es gegen eines, das nicht benutzt wird.',
    },
    short: {
      en: 'Power Action – Use the claim ability, or switch the battlefield.',
      de: 'Mächtige Aktion – Setze Beanspruchen ein oder tausche es aus.',
    },
    abilities: [
      onlyUniqueRed(),
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          if ((yield* chooseWay(t, me, 'choose-one', ['use', 'switch'])) === 'use')
            return yield* useClaimAbility(t, me.seat, s.battlefield)
          const other = yield* chooseId(t, me, 'switch-battlefield', unusedBattlefields(s))
          if (other !== null) switchBattlefield(t, other)
        },
      }),
    ],
  },
  // Kallus' Bo-Rifle
  '05017': { text: { en: 'Ambush.', de: 'Hinterhalt.' }, keywords: ['ambush'], abilities: [] },
  // Battle Fatigue
  '05084': {
    text: {
      en: 'Only if each character of an opponent has damage. Remove one of his dice.',
      de: 'Nur falls jeder Charakter eines Gegners Schaden hat. Entferne einen seiner Würfel.',
    },
    abilities: [
      onlyIf((s, seat) => wounded(s, seat).length > 0),
      effect(function* (t, me) {
        yield* removeOneOf(t, me, wounded(t.state, me.seat))
      }),
    ],
  },
  // Crush the Rebellion
  '05085': {
    text: {
      en: 'Remove a die that shows damage. Then deal an opponent half of its value as indirect damage, rounded up.',
      de: 'Entferne einen Würfel mit Schaden. Füge dann einem Gegner die Hälfte seines Werts, aufgerundet, als indirekten Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const gone = yield* removeWithValue(t, me, 'any', showsAnyDamage)
        if (gone !== null) yield* dealIndirect(t, me, halfOf(gone.value))
      }),
    ],
  },
  // Imperial Might
  '05086': {
    text: {
      en: 'Resolve one of your dice; it is worth 2 more.',
      de: 'Handle einen deiner Würfel ab; er zählt 2 mehr.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveOne(t, me, () => true, { plus: 2 })
      }),
    ],
  },
  // Scorched Earth
  '05087': {
    text: {
      en: 'Only while you control the battlefield. Deal an opponent 1 indirect damage for each die in his pool.',
      de: 'Nur während du das Schlachtfeld kontrollierst. Füge einem Gegner 1 indirekten Schaden für jeden Würfel in seinem Pool zu.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* dealIndirect(t, me, poolOf(t.state, opponent).length, opponent)
      }),
    ],
  },
  // Shrapnel Blast
  '05088': {
    text: {
      en: 'Deal an opponent 1 indirect damage. Then you may remove a character die of the character that was dealt it.',
      de: 'Füge einem Gegner 1 indirekten Schaden zu. Dann darfst du einen Charakterwürfel des Charakters entfernen, dem er zugefügt wurde.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const hit = yield* distributeDamage(t, me, opponent, 1, { kind: 'indirect' })
        const isTheirs = (die: Die): boolean => hit.includes(die.card) && isCharacterDie(t.state, die)
        yield* removeADie(t, me, 'any', isTheirs, { optional: true })
      }),
    ],
  },
  // Target Practice
  '05089': {
    text: {
      en: 'Reroll any number of your red dice. Then do so again.',
      de: 'Wirf beliebig viele deiner roten Würfel neu. Tu das dann noch einmal.',
    },
    abilities: [
      effect(function* (t, me) {
        for (let i = 0; i < 2; i++) yield* rerollUpTo(t, me, 'yours', ({ kind }) => isColor(kind, 'red'))
      }),
    ],
  },
  // Three Steps Ahead
  '05090': {
    text: { en: 'Take up to 3 additional actions.', de: 'Führe bis zu 3 zusätzliche Aktionen durch.' },
    abilities: [
      effect((t, me) => {
        for (let i = 0; i < 3; i++) giveAdditionalAction(t, me)
      }),
    ],
  },
  // Command Bridge
  '05091': {
    text: {
      en: 'Action – Exhaust this support to activate 2 of your characters that are not unique.',
      de: 'Aktion – Erschöpfe diese Unterstützung, um 2 deiner nicht-einzigartigen Charaktere zu aktivieren.',
    },
    short: {
      en: 'Action – Exhaust this: activate 2 characters that are not unique.',
      de: 'Aktion – Erschöpfe sie: Aktiviere 2 nicht-einzigartige Charaktere.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const isCommon = ({ type, kind }: Card): boolean => type === 'character' && !factsOf(kind).unique
        yield* activateSome(t, me, 2, isCommon, {})
      }),
    ],
  },
}
