/** Legacies: gray neutral cards. */

import { factsOf } from '../../facts/index.ts'
import { always, effect, only, special, type Texts, when } from '../../rules/abilities.ts'
import { cardsOfType, chooseWay, isShowing } from '../../rules/choose.ts'
import { damageOn, placeDamage } from '../../rules/damage.ts'
import { canRemove } from '../../rules/dice.ts'
import { placeResources, takeFromCard } from '../../rules/later/resources-on-cards.ts'
import { dieHasSubtype } from '../../rules/later/subtypes.ts'
import { removeShields } from '../../rules/shields.ts'
import type { Card } from '../../state.ts'
import { damageByTarget, removeUpTo, rerollUpTo, stripOne } from '../deeds.ts'
import { dealIndirect, maySpend } from '../more-words.ts'
import { diceOf, exhaustAction, hostOf, removeADie } from '../words.ts'

export const LEGACIES_GRAY_NEUTRAL: Texts = {
  // Modified HWK-290
  '05070': {
    text: {
      en: 'Once you have played this support, put 2 damage on it. Once you have activated it, deal yourself as much indirect damage as lies on it.',
      de: 'Nachdem du diese Unterstützung gespielt hast, lege 2 Schaden auf sie. Nachdem du sie aktiviert hast, füge dir so viel indirekten Schaden zu, wie auf ihr liegt.',
    },
    short: {
      en: 'Played: 2 damage on it. Activated: that much indirect damage to yourself.',
      de: 'Gespielt: 2 Schaden hierauf. Aktiviert: ebenso viel indirekt dir.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          yield* placeDamage(t, me.card, 2)
        },
      }),
      when('after activate', {
        of: 'this',
        *run(t, me) {
          yield* dealIndirect(t, me, damageOn(t.state, me.card), me.seat)
        },
      }),
    ],
  },
  // Canto Bight Pistol
  '05071': {
    text: {
      en: 'Redeploy. Special – Deal a character 2 damage, or 3 if it is a villain.',
      de: 'Verlegen. Spezial – 2 Schaden an einen Charakter, 3 an Schurken.',
    },
    keywords: ['redeploy'],
    abilities: [
      special(function* (t, me) {
        yield* damageByTarget(t, me, ({ kind }) => (factsOf(kind).affiliation === 'villain' ? 3 : 2))
      }),
    ],
  },
  // Hidden Blaster
  '05072': {
    text: {
      en: 'Ambush. Once you have played it, you may remove 1 shield from a character.',
      de: 'Hinterhalt. Gespielt: Du darfst 1 Schild von einem Charakter entfernen.',
    },
    keywords: ['ambush'],
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          yield* stripOne(t, me, 'any', () => true, true)
        },
      }),
    ],
  },
  // Hunting Rifle
  '05073': { text: { en: '', de: '' }, abilities: [] },
  // Stun Baton
  '05074': {
    text: {
      en: 'Once a character has taken damage from this die, you may spend 1 resource to remove one of its own dice.',
      de: 'Nachdem ein Charakter durch diesen Würfel Schaden genommen hat, darfst du 1 Ressource ausgeben, um einen seiner Charakterwürfel zu entfernen.',
    },
    short: {
      en: 'Who takes damage from this die: spend 1 to remove a character die of it.',
      de: 'Wer hierdurch Schaden nimmt: Zahle 1, entferne Charakterwürfel.',
    },
    abilities: [
      when('after taken', {
        if: (_s, me, { source, cause }) => source === me.card && cause === 'die',
        possible: (s, me, { card }) =>
          s.players[me.seat].resources >= 1 &&
          s.dice.some((die) => die.card === card && canRemove(s, die, me.seat)),
        *run(t, me, { card }) {
          if (yield* maySpend(t, me, 1)) yield* removeADie(t, me, 'any', (die) => die.card === card)
        },
      }),
    ],
  },
  // Defend
  '05158': {
    text: {
      en: 'Ambush. Remove up to 3 dice that show melee damage.',
      de: 'Hinterhalt. Entferne bis zu 3 Würfel mit Nahkampfschaden.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* removeUpTo(t, me, 3, (die) => isShowing(die, 'melee'))
      }),
    ],
  },
  // Dive
  '05159': {
    text: {
      en: 'Ambush. Remove up to 3 dice that show ranged damage.',
      de: 'Hinterhalt. Entferne bis zu 3 Würfel mit Fernkampfschaden.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* removeUpTo(t, me, 3, (die) => isShowing(die, 'ranged'))
      }),
    ],
  },
  // Ice Storm
  '05160': {
    text: { en: 'Remove 1 shield from each character.', de: 'Entferne 1 Schild von jedem Charakter.' },
    abilities: [
      effect(function* (t, me) {
        for (const { id } of cardsOfType(t.state, 'character', me, 'any')) yield* removeShields(t, me, id, 1)
      }),
    ],
  },
  // No Cheating
  '05161': {
    text: {
      en: 'Deal an opponent’s character 1 damage for each additional action that the opponent took on his last turn this round.',
      de: 'Füge einem gegnerischen Charakter 1 Schaden für jede zusätzliche Aktion zu, die der Gegner in seinem letzten Zug dieser Runde durchgeführt hat.',
    },
    abilities: [
      effect(function* (t, me) {
        const { players } = t.state
        const amountOf = ({ controller }: Card): number => players[controller].lastTurn.additional
        yield* damageByTarget(t, me, amountOf, (card) => card.controller !== me.seat && amountOf(card) > 0)
      }),
    ],
  },
  // Shelter
  '05162': {
    text: {
      en: 'Remove a die that shows indirect damage.',
      de: 'Entferne einen Würfel mit indirektem Schaden.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => isShowing(die, 'indirect'))
      }),
    ],
  },
  // Backup Specialist
  '05163': {
    text: {
      en: 'Action – Exhaust this support to reroll up to 2 of your dice.',
      de: 'Aktion – Erschöpfe sie, um bis zu 2 deiner Würfel neu zu werfen.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        yield* rerollUpTo(t, me, 'yours', () => true, 2)
      }),
    ],
  },
  // Remote Stockpile
  '05164': {
    text: {
      en: 'Action – Exhaust this support to put 1 resource on it, or to take all of them.',
      de: 'Aktion – Erschöpfe sie: Lege 1 Ressource darauf oder nimm alle.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        if ((yield* chooseWay(t, me, 'choose-one', ['place', 'take'])) === 'place')
          placeResources(t, me.card, 1)
        else takeFromCard(t, me.seat, me.card)
      }),
    ],
  },
  // Bodyguard
  '05166': {
    text: {
      en: 'Only on a character that is not unique. That character has Guardian.',
      de: 'Nur an einen nicht-einzigartigen Charakter. Er hat Beschützer.',
    },
    abilities: [
      only({ on: (_s, { kind }) => !factsOf(kind).unique }),
      always({ gives: (s, me, card) => (card.id === hostOf(s, me)?.id ? ['guardian'] : []) }),
    ],
  },
  // Quickdraw Holster
  '05167': {
    text: {
      en: 'After its character is activated, you may reroll any of its weapon dice.',
      de: 'Nach Aktivierung des Trägers: Wirf beliebige seiner Waffenwürfel neu.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        *run(t, me, { card }) {
          const dice = diceOf(t.state, card)
          yield* rerollUpTo(
            t,
            me,
            'yours',
            (die) => dice.includes(die) && dieHasSubtype(t.state, die, 'weapon'),
          )
        },
      }),
    ],
  },
}
