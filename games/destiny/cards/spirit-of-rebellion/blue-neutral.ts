/** Spirit of Rebellion: blue neutral cards. */

import { effect, special, type Texts } from '../../rules/abilities.ts'
import { chooseOpponent, citeOf, diceIn, isShowing } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { dieValue, isCharacterDie, poolOf, removeDice } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { NONE } from '../../state.ts'
import { isBlank, turnSome } from '../more-words.ts'
import {
  aCharacter,
  diceOf,
  exhaustAction,
  isColor,
  onlyOn,
  onlyWithBattlefield,
  removeADie,
  rerollSome,
  resolveShowing,
  showsDamage,
  sideShows,
  spotTo,
  toPlaySpot,
  turnADie,
} from '../words.ts'

export const SPIRIT_BLUE_NEUTRAL: Texts = {
  // Force Push
  '02054': {
    text: {
      en: 'Only on a blue character. Special – Turn up to 2 dice of an opponent to sides of your choice.',
      de: 'Nur an einem blauen Charakter. Spezial – Drehe bis zu 2 Würfel eines Gegners auf Seiten deiner Wahl.',
    },
    short: {
      en: 'Special – Turn up to 2 dice of an opponent as you like.',
      de: 'Spezial – Drehe bis zu 2 Würfel eines Gegners nach Belieben.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* turnSome(t, me, 2, ({ pool }) => pool === opponent)
      }),
    ],
  },
  // Force Speed
  '02055': {
    text: {
      en: 'Only on a blue character. Special – Take up to 2 additional actions.',
      de: 'Nur an einem blauen Charakter. Spezial – Führe bis zu 2 weitere Aktionen aus.',
    },
    short: {
      en: 'Special – Take up to 2 additional actions.',
      de: 'Spezial – Führe bis zu 2 weitere Aktionen aus.',
    },
    abilities: [
      onlyOn('blue'),
      special((t, me) => {
        giveAdditionalAction(t, me)
        giveAdditionalAction(t, me)
      }),
    ],
  },
  // Makashi Training
  '02056': {
    text: {
      en: 'To play it, spot a blue character. Action – Remove one of your dice that shows melee damage and exhaust this upgrade to remove a die that shows melee damage.',
      de: 'Sichte zum Spielen einen blauen Charakter. Aktion – Entferne einen deiner Würfel, der Nahkampfschaden zeigt, und erschöpfe diese Aufwertung, um einen Würfel zu entfernen, der Nahkampfschaden zeigt.',
    },
    short: {
      en: 'Action – Exhaust it and remove a melee die of yours: remove a melee die.',
      de: 'Aktion – Erschöpfen und eigener Nahkampfwürfel weg: Entferne einen.',
    },
    abilities: [
      toPlaySpot('blue'),
      exhaustAction(
        function* (t, me) {
          const mine = yield* removeADie(t, me, 'yours', (die) => isShowing(die, 'melee'))
          if (mine !== null) yield* removeADie(t, me, 'any', (die) => isShowing(die, 'melee'))
        },
        (s, me) => poolOf(s, me.seat).some((die) => isShowing(die, 'melee')),
      ),
    ],
  },
  // Decisive Blow
  '02127': {
    text: {
      en: 'Resolve one of your dice that shows melee damage. Then remove all dice of the character that was dealt it, and of its upgrades.',
      de: 'Handle einen deiner Würfel ab, der Nahkampfschaden zeigt. Entferne dann alle Charakter- und Aufwertungswürfel des Charakters, dem er zugefügt wurde.',
    },
    abilities: [
      effect(function* (t, me) {
        const resolved = yield* resolveShowing(t, me, ['melee'])
        if (resolved === null || resolved.target === NONE || resolved.value <= 0) return
        const dice = diceOf(t.state, resolved.target).filter(({ pool }) => pool !== NONE)
        yield* removeDice(t, me, dice, 'card')
      }),
    ],
  },
  // High Ground
  '02128': {
    text: {
      en: 'Only while you control the battlefield. Remove an opponent’s die that shows ranged or melee damage. Then, if it was a character die, deal 1 damage to its character.',
      de: 'Nur solange du das Schlachtfeld kontrollierst. Entferne einen gegnerischen Würfel, der Fern- oder Nahkampfschaden zeigt. War es ein Charakterwürfel, füge dann seinem Charakter 1 Schaden zu.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        const die = yield* removeADie(t, me, 'opponents', showsDamage)
        if (die !== null && isCharacterDie(t.state, die)) yield* dealDamage(t, me, die.card, 1)
      }),
    ],
  },
  // Overconfidence
  '02130': {
    text: {
      en: 'Spot a blue character to reroll 2 dice. Then remove the one of them that is worth less; if they are equal, you choose.',
      de: 'Sichte einen blauen Charakter, um 2 Würfel neu zu werfen. Entferne dann den, der weniger wert ist; bei Gleichstand wählst du.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        const s = t.state
        const rolled = yield* rerollSome(t, me, diceIn(s, me, 'any'), { min: 2, max: 2 })
        if (rolled.length < 2) return
        const least = Math.min(...rolled.map((die) => dieValue(s, die)))
        yield* removeADie(t, me, 'any', (die) => rolled.includes(die) && dieValue(s, die) === least)
      }),
    ],
  },
  // Trust Your Instincts
  '02133': {
    text: {
      en: 'Spot a blue character to reroll as many of its dice and of its upgrades’ dice as you like. Then you may draw a card.',
      de: 'Sichte einen blauen Charakter, um beliebig viele seiner Charakter- und Aufwertungswürfel neu zu werfen. Dann darfst du 1 Karte ziehen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const blue = yield* aCharacter(t, me, 'which-character', 'yours', ({ kind }) => isColor(kind, 'blue'))
        if (blue === null) return
        const dice = diceOf(s, blue.id).filter(({ pool }) => pool !== NONE)
        yield* rerollSome(t, me, dice, { min: 0, max: dice.length })
        if (s.players[me.seat].deck.length === 0) return
        if (yield* t.may(me.seat, 'draw', citeOf(s, me, 'sd.drawing.1'))) drawCards(t, me.seat, 1)
      }),
    ],
  },
  // Meditate
  '02134': {
    text: {
      en: 'Action – Exhaust this support and remove one of your dice that shows a blank to turn one of your dice to a side without ranged or melee damage.',
      de: 'Aktion – Erschöpfe diese Unterstützung und entferne einen deiner Würfel, der eine Leerseite zeigt, um einen deiner Würfel auf eine Seite ohne Fern- oder Nahkampfschaden zu drehen.',
    },
    short: {
      en: 'Action – Exhaust it and remove a blank of yours: turn a die, but not to damage.',
      de: 'Aktion – Erschöpfen, eigene Leerseite weg: Dreh (nicht auf Schaden).',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          if ((yield* removeADie(t, me, 'yours', isBlank)) === null) return
          const mine = diceIn(t.state, me, 'yours')
          yield* turnADie(t, me, mine, (die, side) => !sideShows(die, side, 'ranged', 'melee'))
        },
        (s, me) => poolOf(s, me.seat).some(isBlank),
      ),
    ],
  },
}
