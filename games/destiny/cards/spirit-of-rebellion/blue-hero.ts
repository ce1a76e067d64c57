/** Spirit of Rebellion: blue characters, supports and upgrades of heroes. */

import { factsOf, sideOf } from '../../facts/index.ts'
import { action, always, special, type Texts, when } from '../../rules/abilities.ts'
import { diceIn, isShowing } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { isCharacterDie, poolOf, reroll } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { removeShields } from '../../rules/shields.ts'
import { findDie, type State } from '../../state.ts'
import { healACharacter, isBlank, maySpend, whenRolled } from '../more-words.ts'
import {
  aCharacter,
  damageACharacter,
  hasSubtype,
  isColor,
  onlyOn,
  rerollSome,
  resolveOne,
  turnADie,
} from '../words.ts'

/** Whether another die of the pool shows the same symbol as this one. */
function hasTwin(s: State, id: number): boolean {
  const die = findDie(s, id)
  if (die === undefined) return false
  const { symbol } = sideOf(die.kind, die.side)
  return poolOf(s, die.pool).some((other) => other.id !== id && isShowing(other, symbol))
}

export const SPIRIT_BLUE_HERO: Texts = {
  // Jedi Acolyte
  '02034': {
    text: {
      en: 'Before you resolve this die, its value rises by 1 if another of your dice shows the same symbol.',
      de: 'Bevor du diesen Würfel abhandelst, steigt sein Wert um 1, falls ein anderer deiner Würfel dasselbe Symbol zeigt.',
    },
    short: {
      en: 'This die is worth 1 more if another of yours shows its symbol.',
      de: 'Der Würfel zählt 1 mehr, falls ein anderer dasselbe Symbol zeigt.',
    },
    abilities: [
      when('before resolve', {
        of: 'this-by-you',
        if: (s, _me, { die }) => hasTwin(s, die),
        run(_t, _me, event) {
          event.value++
        },
      }),
    ],
  },
  // Chirrut Îmwe
  '02035': {
    text: {
      en: 'You can’t play blue abilities on this character. Once you have activated this character, you may reroll all of your dice that show blanks.',
      de: 'Du kannst an diesen Charakter keine blauen Fähigkeiten spielen. Nachdem du diesen Charakter aktiviert hast, darfst du alle deine Würfel neu werfen, die Leerseiten zeigen.',
    },
    short: {
      en: 'No blue abilities on him. After activation, you may reroll all your blanks.',
      de: 'Keine blauen Fähigkeiten. Aktiviert darfst du alle Leerseiten neu werfen.',
    },
    abilities: [
      always({
        forbidsPlay: (_s, me, { on, kind }) =>
          on === me.card && isColor(kind, 'blue') && hasSubtype(kind, 'ability'),
      }),
      when('after activate', {
        of: 'this',
        may: true,
        possible: (s, me) => poolOf(s, me.seat).some(isBlank),
        *run(t, me) {
          yield* reroll(t, me, poolOf(t.state, me.seat).filter(isBlank))
        },
      }),
    ],
  },
  // Luminara Unduli
  '02036': {
    text: {
      en: 'Special – Resolve one of your character dice; it is worth 2 more, or 3 more if its character is not unique.',
      de: 'Spezial – Handle einen deiner Charakterwürfel ab; er zählt 2 mehr, oder 3 mehr, falls sein Charakter nicht einzigartig ist.',
    },
    short: {
      en: 'Special – Resolve a character die for 2 more, or 3 more if it is not unique.',
      de: 'Spezial – Handle einen Charakterwürfel ab: +2, nicht einzigartig +3.',
    },
    abilities: [
      special(function* (t, me) {
        yield* resolveOne(
          t,
          me,
          (die) => isCharacterDie(t.state, die),
          ({ kind }) => ({ plus: factsOf(kind).unique ? 2 : 3 }),
        )
      }),
    ],
  },
  // Delta-7 Interceptor
  '02038': {
    text: {
      en: 'Special – Reroll up to 3 dice, whoever’s they are.',
      de: 'Spezial – Wirf bis zu 3 beliebige Würfel neu, gleich wessen.',
    },
    abilities: [
      special(function* (t, me) {
        yield* rerollSome(t, me, diceIn(t.state, me, 'any'), { min: 0, max: 3 })
      }),
    ],
  },
  // Handcrafted Light Bow
  '02039': {
    text: {
      en: 'Special – Deal 3 damage to a character. Special – Take all shields off a character. Then deal 2 damage to it.',
      de: 'Spezial – Füge einem Charakter 3 Schaden zu. Spezial – Entferne alle Schilde von einem Charakter. Füge ihm dann 2 Schaden zu.',
    },
    short: {
      en: 'Special – 3 damage, or take all shields off a character and deal 2 to it.',
      de: 'Spezial – 3 Schaden, oder alle Schilde weg und dann 2 Schaden.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, 3)
      }),
      special(function* (t, me) {
        const target = yield* aCharacter(t, me, 'shields-off')
        if (target === null) return
        const { id, shields } = target
        if ((yield* removeShields(t, me, id, shields)) > 0) yield* dealDamage(t, me, id, 2)
      }),
    ],
  },
  // Force Heal
  '02040': {
    text: {
      en: 'Only on a blue character. Special – Heal 1 damage from a character; for 1 resource heal 2 instead.',
      de: 'Nur an einem blauen Charakter. Spezial – Heile 1 Schaden von einem Charakter; für 1 Ressource heile stattdessen 2.',
    },
    short: {
      en: 'Special – Heal 1 damage from a character, or 2 for 1 resource.',
      de: 'Spezial – Heile 1 Schaden, oder 2 für 1 Ressource.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        yield* healACharacter(t, me, (yield* maySpend(t, me, 1)) ? 2 : 1)
      }),
    ],
  },
  // Journals of Ben Kenobi
  '02041': {
    text: {
      en: 'Action – Remove this die to draw a card.',
      de: 'Aktion – Entferne diesen Würfel, um 1 Karte zu ziehen.',
    },
    abilities: [
      action({
        cost: 'this-die',
        run(t, me) {
          drawCards(t, me.seat, 1)
        },
      }),
    ],
  },
  // Your Eyes Can Deceive You
  '02107': {
    text: {
      en: 'Once one of your dice has rolled a shield, you may exhaust this support to turn an opponent’s die to any side.',
      de: 'Nachdem einer deiner Würfel einen Schild geworfen hat, darfst du diese Unterstützung erschöpfen, um einen gegnerischen Würfel auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'After your die rolls a shield, exhaust this: turn a foe’s die to any side.',
      de: 'Nach gewürfeltem Schild: Dreh einen Gegnerwürfel auf eine Seite.',
    },
    abilities: [
      whenRolled(['shield'], function* (t, me) {
        yield* turnADie(t, me, diceIn(t.state, me, 'opponents'))
      }),
    ],
  },
}
