/** Spirit of Rebellion: yellow events of heroes. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { charactersOf, chooseOpponent, citeOf } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { dieValue, poolOf, removeDice } from '../../rules/dice.ts'
import { dieHasSubtype } from '../../rules/later/subtypes.ts'
import { giveShields, moveShield, shieldLimit } from '../../rules/shields.ts'
import { onlyIf, onlyShowing, playOne, turnSome } from '../more-words.ts'
import { aCharacter, diceOf, isColor, removeADie } from '../words.ts'

export const SPIRIT_YELLOW_HERO_EVENTS: Texts = {
  // Garbage'll Do
  '02110': {
    text: {
      en: 'Ambush. Remove one of your vehicle dice; each of your characters gets 1 shield for it.',
      de: 'Hinterhalt. Entferne einen deiner Fahrzeugwürfel; dafür erhält jeder deiner Charaktere 1 Schild.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const die = yield* removeADie(t, me, 'yours', (one) => dieHasSubtype(t.state, one, 'vehicle'))
        if (die === null) return
        for (const { id } of charactersOf(t.state, me.seat)) yield* giveShields(t, me, id, 1)
      }),
    ],
  },
  // Hold On!
  '02111': {
    text: {
      en: 'Ambush. Move as many shields as you like from one of your characters to another character.',
      de: 'Hinterhalt. Verschiebe beliebig viele Schilde von einem deiner Charaktere zu einem anderen Charakter.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const from = yield* aCharacter(t, me, 'shield-from', 'yours', ({ shields }) => shields > 0)
        if (from === null) return
        const to = yield* aCharacter(
          t,
          me,
          'shields',
          'any',
          (card) => card.id !== from.id && card.shields < shieldLimit(s, card),
        )
        if (to === null) return
        const range = { min: 0, max: Math.min(from.shields, shieldLimit(s, to) - to.shields) }
        const cite = citeOf(s, me, 'sd.choose-target.4')
        const count = yield* t.chooseNumber(me.seat, 'how-many-shields', range, cite)
        for (let i = 0; i < count; i++) yield* moveShield(t, me, from.id, to.id)
      }),
    ],
  },
  // Rebel
  '02112': {
    text: {
      en: 'Only with a discard in your pool. Play a card from your discard pile for 1 less.',
      de: 'Nur mit einem Ablegen-Symbol in deinem Pool. Spiele eine Karte aus deinem Ablagestapel für 1 weniger.',
    },
    abilities: [
      onlyShowing('discard'),
      effect(function* (t, me) {
        yield* playOne(t, me, t.state.players[me.seat].discard, () => true, { discount: 1 })
      }),
    ],
  },
  // Loth-Cat and Mouse
  '02114': {
    text: {
      en: 'An opponent chooses one of your dice and removes it. Then you remove one of his.',
      de: 'Ein Gegner wählt einen deiner Würfel und entfernt ihn. Dann entfernst du einen von seinen.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const mine = yield* removeADie(t, me, 'yours', () => true, { by: opponent })
        if (mine !== null) yield* removeADie(t, me, 'opponents', ({ pool }) => pool === opponent)
      }),
    ],
  },
  // Never Tell Me The Odds
  '02115': {
    text: {
      en: 'Choose one of your yellow characters. Turn as many of its dice and of its upgrades’ dice as you like to sides of your choice.',
      de: 'Wähle einen deiner gelben Charaktere. Drehe beliebig viele seiner Charakter- und Aufwertungswürfel auf Seiten deiner Wahl.',
    },
    abilities: [
      effect(function* (t, me) {
        const yellow = yield* aCharacter(t, me, 'which-character', 'yours', ({ kind }) =>
          isColor(kind, 'yellow'),
        )
        if (yellow === null) return
        const dice = diceOf(t.state, yellow.id)
        yield* turnSome(t, me, dice.length, (die) => dice.includes(die))
      }),
    ],
  },
  // Planned Explosion
  '02116': {
    text: {
      en: 'Only while your dice show a combined value of at least 10. Remove all of your dice and deal 10 damage to a character.',
      de: 'Nur spielbar, falls deine Würfel zusammen einen Wert von mindestens 10 zeigen. Entferne alle deine Würfel und füge einem Charakter 10 Schaden zu.',
    },
    abilities: [
      onlyIf((s, seat) => poolOf(s, seat).reduce((sum, die) => sum + dieValue(s, die), 0) >= 10),
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage', 'any', () => true, { amount: 10 })
        yield* removeDice(t, me, poolOf(t.state, me.seat), 'card')
        if (target !== null) yield* dealDamage(t, me, target.id, 10)
      }),
    ],
  },
}
