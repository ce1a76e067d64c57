/** Awakenings: red villains. */
import { action, before, effect, ongoing, special } from '../../rules/abilities.ts'
import { cardsOfType, chooseCard, chooseOpponent, diceIn, spots, upgradesOn } from '../../rules/choose.ts'
import { dealDamage, distributeDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieValue, removeDice } from '../../rules/dice.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { loseResources } from '../../rules/resources.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { factsOf } from '../catalogue.ts'
import type { Texts } from '../texts.ts'
import { aCharacter, hasSubtype, onlyWithBattlefield, showsDamage, turnADie } from '../words.ts'

export const RED_VILLAIN: Texts = {
  // Captain Phasma
  '01001': {
    text: {
      en: 'Your characters that are not unique have Guardian.',
      de: 'Deine Charaktere, die nicht einzigartig sind, haben Beschützer.',
    },
    abilities: [
      ongoing({
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
    abilities: [
      before({
        on: 'defeat',
        of: 'opponents',
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
    abilities: [
      action({
        removesDie: true,
        *run(t, me) {
          const dice = diceIn(t.state, me, 'yours').filter(({ kind }) => factsOf(kind).type === 'support')
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
  // F-11D Rifle
  '01008': {
    text: {
      en: 'Redeploy. Special – An opponent deals 2 damage to his characters, distributed as he wishes.',
      de: 'Verlegen. Spezial – Ein Gegner fügt seinen Charakteren 2 Schaden zu, den er nach Belieben verteilt.',
    },
    keywords: ['redeploy'],
    abilities: [
      special(function* (t, me) {
        yield* distributeDamage(t, me, yield* chooseOpponent(t, me), 2)
      }),
    ],
  },
  // Cannon Fodder
  '01068': {
    text: {
      en: 'Deal damage to one of your characters that is not unique: as much as an opponent’s die showing melee or ranged damage has as its value. Then remove that die.',
      de: 'Füge einem deiner Charaktere, der nicht einzigartig ist, so viel Schaden zu, wie ein gegnerischer Würfel, der Nah- oder Fernkampfschaden zeigt, als Wert hat. Dann entferne diesen Würfel.',
    },
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage', 'yours', ({ kind }) => !factsOf(kind).unique)
        const open = diceIn(t.state, me, 'opponents').filter(showsDamage)
        if (target === null || open.length === 0) return
        const options = open.map(({ id }) => ({ do: 'die' as const, die: id }))
        const { die: id } = yield* t.choose(me.seat, 'remove', options, {
          rule: 'sd.choose-target.3',
          about: me.kind,
        })
        const die = open.find((one) => one.id === id)
        if (die === undefined) return
        yield* dealDamage(t, me, target.id, dieValue(t.state, die))
        yield* removeDice(t, me, [die], 'card')
      }),
    ],
  },
  // Occupation
  '01071': {
    text: {
      en: 'Play only if you control the battlefield. An opponent loses all resources.',
      de: 'Spiele diese Karte nur, falls du das Schlachtfeld kontrollierst. Ein Gegner verliert alle Ressourcen.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* loseResources(t, opponent, t.state.players[opponent].resources, me.seat)
      }),
    ],
  },
  // Tactical Mastery
  '01074': {
    text: {
      en: 'Spot a red character to take up to 2 additional actions.',
      de: 'Sichte einen roten Charakter, um bis zu 2 zusätzliche Aktionen durchzuführen.',
    },
    abilities: [
      effect((t, me) => {
        if (!spots(t.state, me.seat, 'red')) return
        giveAdditionalAction(t, me)
        giveAdditionalAction(t, me)
      }),
    ],
  },
}
