/** Legacies: cards of heroes. */

import { sideOf } from '../../facts/index.ts'
import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { activate, canActivate } from '../../rules/actions/activate.ts'
import { cardsOfType, chooseCard, chooseDie, chooseWays, diceIn } from '../../rules/choose.ts'
import { moveDamage } from '../../rules/damage.ts'
import { dieValue, isCharacterDie, reroll } from '../../rules/dice.ts'
import { discardTop } from '../../rules/hand.ts'
import { gainResources, spend } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { battlefieldCard, type Card, findCard, type State } from '../../state.ts'
import {
  aCharacter,
  aDeck,
  diceOf,
  isColor,
  removeADie,
  resolveOne,
  resolveShowing,
  shieldACharacter,
  turnADie,
} from '../words.ts'

/** Every card on the table, the battlefield in use among them. */
function cardsInPlay(s: State): Card[] {
  return [...s.cards, battlefieldCard(s)]
}

export const LEGACIES_HERO: Texts = {
  // Luke Skywalker, Unlikely Hero
  '05031': {
    text: {
      en: 'Power Action – Spend 2 resources to resolve one of this character’s own dice or of his upgrades’ dice with 2 more value.',
      de: 'Mächtige Aktion – Gib 2 Ressourcen aus, um einen Charakter- oder Aufwertungswürfel dieses Charakters mit um 2 erhöhtem Wert abzuhandeln.',
    },
    short: {
      en: 'Power Action – 2 resources: resolve one of his dice with 2 more.',
      de: 'Mächtige Aktion – 2 Ressourcen: Handle einen Würfel mit +2 ab.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const dice = diceOf(t.state, me.card)
          if (spend(t, me.seat, 2)) yield* resolveOne(t, me, (die) => dice.includes(die), { plus: 2 })
        },
      }),
    ],
  },
  // Obi-Wan Kenobi, Jedi Master
  '05032': {
    text: {
      en: 'Once you have activated this character, you may give 1 shield to a character.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einem Charakter 1 Schild geben.',
    },
    short: {
      en: 'After he is activated, you may give 1 shield to a character.',
      de: 'Nach seiner Aktivierung darfst du einem Charakter 1 Schild geben.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const target = yield* aCharacter(t, me, 'shields', 'any', () => true, { optional: true })
          if (target !== null) yield* giveShields(t, me, target.id, 1)
        },
      }),
    ],
  },
  // Yoda
  '05033': {
    text: {
      en: 'Special – Choose two different things and do them: get 1 resource; give a character 1 shield; turn one of your dice to any side; discard the top card of a deck.',
      de: 'Spezial – Wähle zwei verschiedene Dinge und führe sie aus: 1 Ressource erhalten; einem Charakter 1 Schild geben; einen deiner Würfel auf eine beliebige Seite drehen; die oberste Karte eines Decks ablegen.',
    },
    short: {
      en: 'Special – Do two: 1 resource; 1 shield; turn a die; discard a deck’s top card.',
      de: 'Spezial – Zwei davon: Ressource, Schild, Würfel drehen, Deckkarte weg.',
    },
    abilities: [
      special(function* (t, me) {
        for (const way of yield* chooseWays(t, me, 'yoda', ['resource', 'shield', 'turn', 'deck'], 2)) {
          if (way === 'resource') gainResources(t, me.seat, 1)
          else if (way === 'shield') yield* shieldACharacter(t, me, 1)
          else if (way === 'turn') yield* turnADie(t, me, diceIn(t.state, me, 'yours'))
          else discardTop(t, yield* aDeck(t, me), 1)
        }
      }),
    ],
  },
  // Clone Trooper
  '05038': {
    text: {
      en: 'Once you have activated this character, you may reroll one of its own dice, or, if you control the battlefield, any one of your character dice.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen seiner eigenen Würfel neu werfen oder, falls du das Schlachtfeld kontrollierst, einen beliebigen deiner Charakterwürfel.',
    },
    short: {
      en: 'After activation, reroll one of its dice; with the battlefield, any of yours.',
      de: 'Nach Aktivierung: Wirf einen Würfel neu; mit Schlachtfeld beliebig.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const s = t.state
          const all = s.controller === me.seat
          const dice = diceIn(s, me, 'yours').filter(
            (die) => isCharacterDie(s, die) && (all || die.card === me.card),
          )
          const die = yield* chooseDie(t, me, 'reroll', dice, { optional: true })
          if (die !== null) yield* reroll(t, me, [die])
        },
      }),
    ],
  },
  // Finn, Soldier of Necessity
  '05039': {
    text: {
      en: 'Special – 1 damage moves from one card in play to another; shields don’t help.',
      de: 'Spezial – Verschiebe 1 Schaden von einer Karte im Spiel auf eine andere; Schilde helfen nicht.',
    },
    short: {
      en: 'Special – Move 1 damage from a card to another, past shields.',
      de: 'Spezial – Verschiebe 1 Schaden auf eine andere Karte, ohne Schilde.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const hurt = cardsInPlay(s).filter(({ damage }) => damage > 0)
        const from = yield* chooseCard(t, me, 'move-damage-from', hurt)
        if (from === null) return
        const others = cardsInPlay(s).filter(({ id }) => id !== from.id)
        const to = yield* chooseCard(t, me, 'move-damage-to', others)
        if (to !== null) yield* moveDamage(t, me, from.id, to.id, 1)
      }),
    ],
  },
  // Han Solo, Savvy Smuggler
  '05046': {
    text: {
      en: 'Once you have activated this character, you may reroll any die, be it yours or an opponent’s.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen beliebigen Würfel neu werfen, deinen oder den eines Gegners.',
    },
    short: {
      en: 'After he is activated, you may reroll any die, yours or a foe’s.',
      de: 'Nach seiner Aktivierung darfst du einen beliebigen Würfel neu werfen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const die = yield* chooseDie(t, me, 'reroll', diceIn(t.state, me, 'any'), { optional: true })
          if (die !== null) yield* reroll(t, me, [die])
        },
      }),
    ],
  },
  // Jar Jar Binks
  '05047': {
    text: {
      en: 'Action – Anybody may use this: you must activate this character. Once you have activated this character, all dice are rerolled whose symbol his own dice don’t show.',
      de: 'Aktion – Jeder Spieler darf sie verwenden: Du musst diesen Charakter aktivieren. Nachdem du diesen Charakter aktiviert hast, werden alle Würfel neu geworfen, deren Symbol seine eigenen Würfel nicht zeigen.',
    },
    short: {
      en: 'Anybody may activate him. Then dice with other symbols than his are rerolled.',
      de: 'Jeder darf ihn aktivieren. Dann: Würfel anderer Symbole neu werfen.',
    },
    abilities: [
      action({
        anyPlayer: true,
        if: (s, me) => findCard(s, me.card)?.ready === true,
        *run(t, me) {
          yield* activate(t, me, me.card)
        },
      }),
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const dice = diceIn(t.state, me, 'any')
          const own = dice.filter(({ card }) => card === me.card)
          const shown = own.map(({ kind, side }) => sideOf(kind, side).symbol)
          // Sides without a symbol show none that he lacks, unless he shows nothing at all (sd.clar-leg.4).
          const lacks = dice.filter(({ kind, side }) => {
            const { symbol } = sideOf(kind, side)
            return own.length === 0 || (symbol !== 'any' && !shown.includes(symbol))
          })
          yield* reroll(t, me, lacks)
        },
      }),
    ],
  },
  // Millennium Falcon
  '05052': {
    text: {
      en: 'Once you have activated this support, you may activate one of your characters.',
      de: 'Nachdem du diese Unterstützung aktiviert hast, darfst du einen deiner Charaktere aktivieren.',
    },
    short: {
      en: 'After you activate it, you may activate one of your characters.',
      de: 'Nach ihrer Aktivierung darfst du einen Charakter aktivieren.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const open = cardsOfType(t.state, 'character', me, 'yours').filter((card) =>
            canActivate(t.state, card),
          )
          const character = yield* chooseCard(t, me, 'activate', open, { optional: true })
          if (character !== null) yield* activate(t, me, character.id)
        },
      }),
    ],
  },
  // Ataru Strike
  '05101': {
    text: {
      en: 'Resolve a blue character die of yours that shows melee damage; its value is higher by the shields on that character.',
      de: 'Handle einen deiner blauen Charakterwürfel ab, der Nahkampfschaden zeigt; sein Wert steigt um die Schilde auf diesem Charakter.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        yield* resolveShowing(
          t,
          me,
          ['melee'],
          (die) => isCharacterDie(s, die) && isColor(die.kind, 'blue'),
          (die) => ({ plus: findCard(s, die.card)?.shields ?? 0 }),
        )
      }),
    ],
  },
  // Unbreakable
  '05105': {
    text: {
      en: 'Remove a die whose value is no higher than the number of shields on your characters.',
      de: 'Entferne einen Würfel, dessen Wert nicht höher ist als die Zahl der Schilde auf deinen Charakteren.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const shields = cardsOfType(s, 'character', me, 'yours').reduce((sum, card) => sum + card.shields, 0)
        yield* removeADie(t, me, 'any', (die) => dieValue(s, die) <= shields)
      }),
    ],
  },
}
