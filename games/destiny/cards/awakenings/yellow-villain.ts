/** Awakenings: yellow villains. */
import { special, type Texts, when } from '../../rules/abilities.ts'
import { activate, canActivate } from '../../rules/actions/activate.ts'
import { cardsOfType, chooseCards, chooseDie, diceIn, isShowing } from '../../rules/choose.ts'
import { dealToEach } from '../../rules/damage.ts'
import { canRemove, removeDice } from '../../rules/dice.ts'
import { discardChosen } from '../../rules/hand.ts'
import { ready } from '../../rules/ready.ts'
import { spend } from '../../rules/resources.ts'
import { removeShields } from '../../rules/shields.ts'
import { findCard } from '../../state.ts'
import {
  aCharacter,
  damageACharacter,
  diceOf,
  isColor,
  removeADie,
  rerollSome,
  resolveOne,
} from '../words.ts'

export const YELLOW_VILLAIN: Texts = {
  // Bala-Tik
  '01019': {
    text: {
      en: 'Whenever a character of an opponent has been defeated, you may ready this character.',
      de: 'Nachdem ein Charakter eines Gegners besiegt worden ist, darfst du diesen Charakter spielbereit machen.',
    },
    short: {
      en: 'After a foe’s character is defeated, you may ready him.',
      de: 'Ist ein Charakter eines Gegners besiegt, darfst du ihn spielbereit machen.',
    },
    abilities: [
      when('after defeat', {
        of: 'their-card',
        may: true,
        possible: (s, me) => findCard(s, me.card)?.ready === false,
        run(t, me) {
          ready(t, me.card)
        },
      }),
    ],
  },
  // Jabba the Hutt
  '01020': {
    text: {
      en: 'Once you have activated this character, you may reroll any one yellow die.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen beliebigen gelben Würfel neu werfen.',
    },
    short: {
      en: 'After he is activated, you may reroll any one yellow die.',
      de: 'Nach seiner Aktivierung darfst du einen gelben Würfel neu werfen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const yellow = diceIn(t.state, me, 'any').filter(({ kind }) => isColor(kind, 'yellow'))
          yield* rerollSome(t, me, yellow, { min: 0, max: 1 })
        },
      }),
    ],
  },
  // Jango Fett
  '01021': {
    text: {
      en: 'Whenever an opponent has activated a character, you may activate this one.',
      de: 'Nachdem ein Gegner einen Charakter aktiviert hat, darfst du diesen Charakter aktivieren.',
    },
    short: {
      en: 'After an opponent has activated a character, you may activate Jango.',
      de: 'Hat ein Gegner einen Charakter aktiviert, darfst du Jango aktivieren.',
    },
    abilities: [
      when('after activate', {
        of: 'opponents',
        may: true,
        if: (s, _me, { card }) => findCard(s, card)?.type === 'character',
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
  // Tusken Raider
  '01022': {
    text: {
      en: 'Once you have activated this character, you may discard one of your hand cards to resolve one of its dice or of its upgrades’ dice.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du eine deiner Handkarten ablegen, um einen seiner Charakter- oder Aufwertungswürfel abzuhandeln.',
    },
    short: {
      en: 'After it is activated, you may discard a card to resolve one of its dice.',
      de: 'Nach der Aktivierung: Lege eine Karte ab, um einen Würfel abzuhandeln.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        possible: (s, me) => s.players[me.seat].hand.length > 0,
        *run(t, me) {
          yield* discardChosen(t, me, me.seat, 1)
          const dice = diceOf(t.state, me.card)
          yield* resolveOne(t, me, (die) => dice.includes(die))
        },
      }),
    ],
  },
  // Flame Thrower
  '01024': {
    text: {
      en: 'Special – Up to 3 different characters are dealt 1 damage each.',
      de: 'Spezial – Bis zu 3 verschiedenen Charakteren wird je 1 Schaden zugefügt.',
    },
    abilities: [
      special(function* (t, me) {
        const characters = cardsOfType(t.state, 'character', me, 'any')
        const chosen = yield* chooseCards(t, me, 'damage', characters, { min: 0, max: 3 })
        yield* dealToEach(
          t,
          me,
          chosen.map(({ id }) => ({ card: id, amount: 1 })),
        )
      }),
    ],
  },
  // Gaffi Stick
  '01025': {
    text: {
      en: 'Redeploy. Special – Remove one of your dice that shows melee damage: a character is dealt 3 damage.',
      de: 'Verlegen. Spezial – Entferne einen deiner Würfel, der Nahkampfschaden zeigt: Einem Charakter werden 3 Schaden zugefügt.',
    },
    short: {
      en: 'Redeploy. Special – Remove your melee die: 3 damage.',
      de: 'Verlegen. Spezial – Entferne einen Nahkampfwürfel: 3 Schaden.',
    },
    keywords: ['redeploy'],
    abilities: [
      special(function* (t, me) {
        const removed = yield* removeADie(t, me, 'yours', (die) => isShowing(die, 'melee'))
        if (removed !== null) yield* damageACharacter(t, me, 3)
      }),
    ],
  },
  // On The Hunt
  '01026': {
    text: {
      en: 'Special – A character loses all its shields. You may spend 1 resource to remove one of that character’s dice or of its upgrades’ dice.',
      de: 'Spezial – Ein Charakter verliert alle seine Schilde. Du darfst 1 Ressource ausgeben, um einen seiner Charakter- oder Aufwertungswürfel zu entfernen.',
    },
    short: {
      en: 'Special – A character loses all shields; for 1 remove one of its dice.',
      de: 'Spezial – Einer verliert alle Schilde; für 1 einen Würfel entfernen.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const target = yield* aCharacter(t, me, 'shields-off')
        if (target === null) return
        yield* removeShields(t, me, target.id, target.shields)
        if (s.players[me.seat].resources < 1) return
        const dice = diceOf(s, target.id).filter((die) => canRemove(s, die, me.seat))
        const die = yield* chooseDie(t, me, 'pay-to-remove', dice, { optional: true })
        if (die !== null && spend(t, me.seat, 1)) yield* removeDice(t, me, [die], 'special')
      }),
    ],
  },
}
