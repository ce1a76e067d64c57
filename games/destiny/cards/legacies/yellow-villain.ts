/** Legacies: yellow cards of villains. */

import { effect, special, type Texts, when } from '../../rules/abilities.ts'
import { chooseDie, chooseId, chooseOpponent, citeOf, diceIn, opponentsOf } from '../../rules/choose.ts'
import { heal } from '../../rules/damage.ts'
import { dieValue, isCharacterDie } from '../../rules/dice.ts'
import { discardCards, look } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import type { Card } from '../../state.ts'
import { damageByTarget, isSupport, isUpgrade, playFromHand, rerollUpTo } from '../deeds.ts'
import { activateSome, dealIndirect, maySpend, onlyIf, rollSome } from '../more-words.ts'
import { aCharacter, damageACharacter, diceOf, isColor, onlyOn, removeADie, removeSome } from '../words.ts'

export const LEGACIES_YELLOW_VILLAIN: Texts = {
  // Bib Fortuna
  '05018': {
    text: {
      en: 'Special – Roll a character die from another of your characters into your pool.',
      de: 'Spezial – Wirf einen Charakterwürfel eines anderen deiner Charaktere in deinen Pool.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const dice = s.dice.filter((die) => die.card !== me.card && isCharacterDie(s, die))
        yield* rollSome(t, me, dice, { min: 1, max: 1 })
      }),
    ],
  },
  // Wrist Rockets
  '05027': {
    text: {
      en: 'Only on a yellow character. Special – Deal 2 damage to a character. You may then spend 1 resource for 2 more damage to a character.',
      de: 'Nur an einen gelben Charakter. Spezial – Füge einem Charakter 2 Schaden zu. Du darfst dann 1 Ressource ausgeben, um einem Charakter weitere 2 Schaden zuzufügen.',
    },
    abilities: [
      onlyOn('yellow'),
      special(function* (t, me) {
        yield* damageACharacter(t, me, 2)
        if (yield* maySpend(t, me, 1)) yield* damageACharacter(t, me, 2)
      }),
    ],
  },
  // In Pursuit
  '05094': {
    text: {
      en: 'Only if an opponent has activated a character on his last turn this round. Activate as many of your yellow characters as you like.',
      de: 'Nur falls ein Gegner in seinem letzten Zug dieser Runde einen Charakter aktiviert hat. Aktiviere beliebig viele deiner gelben Charaktere.',
    },
    abilities: [
      onlyIf((s, seat) => opponentsOf(s, seat).some((other) => s.players[other].lastTurn.activated > 0)),
      effect(function* (t, me) {
        const isOne = ({ kind, type }: Card): boolean => type === 'character' && isColor(kind, 'yellow')
        yield* activateSome(t, me, Number.POSITIVE_INFINITY, isOne)
      }),
    ],
  },
  // Boba Fett
  '05019': {
    text: {
      en: 'Special – Deal a character as much damage as a die in any pool is worth.',
      de: 'Spezial – Füge einem Charakter so viel Schaden zu, wie ein Würfel wert ist.',
    },
    abilities: [
      special(function* (t, me) {
        const die = yield* chooseDie(t, me, 'value-of', diceIn(t.state, me, 'any'))
        if (die !== null) yield* damageACharacter(t, me, dieValue(t.state, die))
      }),
    ],
  },
  // Ark Angel
  '05023': {
    text: {
      en: 'After you activate this support, activate up to 2 of your other supports.',
      de: 'Nach Aktivierung: Aktiviere bis zu 2 deiner anderen Unterstützungen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          yield* activateSome(t, me, 2, ({ id, type }) => type === 'support' && id !== me.card)
        },
      }),
    ],
  },
  // BT-1
  '05024': {
    text: {
      en: 'Once you have activated this support, deal yourself 1 indirect damage. Then deal an opponent 1 indirect damage.',
      de: 'Nachdem du diese Unterstützung aktiviert hast, füge dir 1 indirekten Schaden zu. Füge dann einem Gegner 1 indirekten Schaden zu.',
    },
    short: {
      en: 'After activation, deal yourself 1 indirect damage, then a foe 1.',
      de: 'Nach Aktivierung: 1 indirekter Schaden dir, dann einem Gegner.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          yield* dealIndirect(t, me, 1, me.seat)
          yield* dealIndirect(t, me, 1)
        },
      }),
    ],
  },
  // Hunter Instinct
  '05026': {
    text: {
      en: 'Special – Deal a character 1 damage, or 2 if it has 3 or more damage.',
      de: 'Spezial – 1 Schaden an einen Charakter, 2 falls er 3 oder mehr hat.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageByTarget(t, me, ({ damage }) => (damage >= 3 ? 2 : 1))
      }),
    ],
  },
  // Delve
  '05092': {
    text: {
      en: 'Deal yourself 1 indirect damage to play a support or upgrade from your hand without paying for it.',
      de: 'Füge dir 1 indirekten Schaden zu, um eine Unterstützung oder Aufwertung aus deiner Hand zu spielen, ohne dafür zu zahlen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* dealIndirect(t, me, 1, me.seat)
        yield* playFromHand(t, me, (kind) => isSupport(kind) || isUpgrade(kind), { free: true })
      }),
    ],
  },
  // Free-For-All
  '05093': {
    text: {
      en: 'Remove any number of your dice. Then deal an opponent 1 indirect damage for each.',
      de: 'Entferne beliebig viele deiner Würfel. Füge dann einem Gegner für jeden 1 indirekten Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = diceIn(t.state, me, 'yours')
        const gone = yield* removeSome(t, me, dice, { min: 0, max: dice.length })
        if (gone.length > 0) yield* dealIndirect(t, me, gone.length)
      }),
    ],
  },
  // No Good To Me Dead
  '05095': {
    text: {
      en: 'Heal up to 2 damage from an opponent’s character. Gain 1 resource for each damage healed.',
      de: 'Heile bis zu 2 Schaden von einem gegnerischen Charakter. Erhalte 1 Ressource für jeden geheilten Schaden.',
    },
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'heal', 'opponents', ({ damage }) => damage > 0)
        if (target === null) return
        const cite = citeOf(t.state, me, 'sd.heal.2')
        const range = { min: 0, max: Math.min(2, target.damage) }
        const amount = yield* t.chooseNumber(me.seat, 'which-number', range, cite)
        gainResources(t, me.seat, yield* heal(t, me, target.id, amount))
      }),
    ],
  },
  // Rumors
  '05096': {
    text: {
      en: 'An opponent chooses a card of his hand. Then look at the others and discard one of them.',
      de: 'Ein Gegner wählt eine seiner Handkarten. Sieh dir dann die übrigen an und lege eine davon ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const by = yield* chooseOpponent(t, me)
        const { hand } = t.state.players[by]
        const safe = yield* chooseId(t, me, 'protect', hand, { by })
        const rest = hand.filter((card) => card !== safe)
        look(t, me.seat, rest)
        const card = yield* chooseId(t, me, 'discard-theirs', rest)
        if (card !== null) yield* discardCards(t, by, [card])
      }),
    ],
  },
  // Subdue
  '05097': {
    text: {
      en: 'Choose a character with 3 or more damage. Remove one of its dice or of its upgrades’ dice.',
      de: 'Wähle einen Charakter mit mindestens 3 Schaden. Entferne einen seiner Würfel oder der Würfel seiner Aufwertungen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const hurt = s.cards.filter(({ type, damage }) => type === 'character' && damage >= 3)
        const dice = hurt.flatMap(({ id }) => diceOf(s, id))
        yield* removeADie(t, me, 'any', (die) => dice.includes(die))
      }),
    ],
  },
  // Take Flight
  '05098': {
    text: {
      en: 'Ambush. Reroll up to 2 of your yellow dice.',
      de: 'Hinterhalt. Wirf bis zu 2 deiner gelben Würfel neu.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* rerollUpTo(t, me, 'yours', ({ kind }) => isColor(kind, 'yellow'), 2)
      }),
    ],
  },
}
