/** Legacies: red cards of heroes. */

import { action, breaks, dieRules, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { canResolve } from '../../rules/actions/resolve-dice.ts'
import { cardsOfType, chooseCard, chooseDie, chooseWay, diceIn, isShowing } from '../../rules/choose.ts'
import { heal, placeDamage, removeDamage } from '../../rules/damage.ts'
import { typeOfDie } from '../../rules/dice.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { gainResources } from '../../rules/resources.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { type Card, type Die, findCard, type State } from '../../state.ts'
import {
  agrees,
  onlyUniqueRed,
  playFromHand,
  removeWithValue,
  rerollOne,
  showsSameSymbol,
  turnOne,
} from '../deeds.ts'
import { activateSome, showsAnyDamage } from '../more-words.ts'
import {
  aCharacter,
  damageACharacter,
  exhaustAction,
  hasSubtype,
  removeADie,
  resolveShowing,
} from '../words.ts'

export const LEGACIES_RED_HERO: Texts = {
  // Mortar Team
  '05042': {
    text: {
      en: 'While you control the battlefield, indirect sides of this die may be resolved as ranged damage.',
      de: 'Solange du das Schlachtfeld kontrollierst, dürfen Seiten dieses Würfels mit indirektem Schaden als Fernkampfschaden abgehandelt werden.',
    },
    abilities: [
      dieRules({
        alsoAs: ({ symbol }, s, die) =>
          symbol === 'indirect' && die !== null && s.controller === die.pool ? ['ranged'] : [],
      }),
    ],
  },
  // Rose
  '05040': {
    text: {
      en: 'Special – Gain 1 resource. You may remove 1 damage from a support.',
      de: 'Spezial – Erhalte 1 Ressource. Du darfst 1 Schaden von einer Unterstützung entfernen.',
    },
    short: {
      en: 'Special – Gain 1 resource. You may remove 1 damage from a support.',
      de: 'Spezial – 1 Ressource; entferne 1 Schaden von einer Unterstützung.',
    },
    abilities: [
      special(function* (t, me) {
        gainResources(t, me.seat, 1)
        const hurt = yield* chooseCard(t, me, 'heal', damagedSupports(t.state), { optional: true, amount: 1 })
        if (hurt !== null) removeDamage(t, hurt.id, 1)
      }),
    ],
  },
  // Wedge Antilles
  '05041': {
    text: {
      en: 'Power Action – Turn one of your vehicle dice to any side.',
      de: 'Mächtige Aktion – Drehe einen deiner Fahrzeugwürfel beliebig.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          yield* turnOne(t, me, 'yours', (die) => dieHasSubtype(t.state, die, 'vehicle'))
        },
      }),
    ],
  },
  // Resistance Bomber
  '05043': {
    text: {
      en: 'After this die is resolved, put 1 damage on this support. With 3 or more damage on it, it is discarded.',
      de: 'Nachdem dieser Würfel abgehandelt ist, lege 1 Schaden auf diese Unterstützung. Mit 3 oder mehr Schaden wird sie abgelegt.',
    },
    short: {
      en: 'Die resolved: 1 damage on this. With 3 or more it is discarded.',
      de: 'Würfel abgehandelt: 1 Schaden hierauf. Ab 3 wird sie abgelegt.',
    },
    abilities: [
      breaks(3),
      when('after resolve', {
        of: 'this',
        *run(t, me) {
          yield* placeDamage(t, me.card, 1)
        },
      }),
    ],
  },
  // Camouflaged Rifle
  '05044': {
    text: {
      en: 'Special – Deal a character 2 damage, or 3 if you control the battlefield.',
      de: 'Spezial – 2 Schaden an einen Charakter; 3 mit dem Schlachtfeld.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, t.state.controller === me.seat ? 3 : 2)
      }),
    ],
  },
  // Rebellion Leader
  '05045': {
    text: {
      en: 'Only on a unique red character. Power Action – Remove an opponent’s die that shows the same symbol as one of your dice.',
      de: 'Nur an einen einzigartigen roten Charakter. Mächtige Aktion – Entferne einen gegnerischen Würfel mit demselben Symbol wie einer von deinen.',
    },
    short: {
      en: 'Power Action – Remove a foe’s die with a symbol that you show.',
      de: 'Mächtige Aktion – Entferne einen Würfel mit deinem Symbol.',
    },
    abilities: [
      onlyUniqueRed(),
      action({
        limit: 'round',
        *run(t, me) {
          const mine = diceIn(t.state, me, 'yours')
          yield* removeADie(t, me, 'opponents', (die) => mine.some((own) => showsSameSymbol(die, own)))
        },
      }),
    ],
  },
  // Attack Run
  '05108': {
    text: {
      en: 'Ambush. Activate one of your supports.',
      de: 'Hinterhalt. Aktiviere eine deiner Unterstützungen.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* activateSome(t, me, 1, ({ type }) => type === 'support', {})
      }),
    ],
  },
  // Equip
  '05109': {
    text: {
      en: 'Move a weapon from one of your characters to another character.',
      de: 'Verschiebe eine Waffe von einem deiner Charaktere auf einen anderen Charakter.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const movable = cardsOfType(s, 'upgrade', me, 'yours').filter((card) => {
          const host = findCard(s, card.on)
          return host?.type === 'character' && host.controller === me.seat && hasSubtypeNow(s, card, 'weapon')
        })
        if (s.cards.filter(({ type }) => type === 'character').length < 2) return
        const weapon = yield* chooseCard(t, me, 'move-upgrade', movable)
        if (weapon === null) return
        const to = yield* aCharacter(t, me, 'move-upgrade-to', 'any', ({ id }) => id !== weapon.on)
        if (to !== null) yield* moveUpgrade(t, weapon.id, to.id)
      }),
    ],
  },
  // Light 'Em Up
  '05111': {
    text: {
      en: 'Reroll one of your dice. If it rolled ranged damage, you may resolve it and another of your dice with ranged damage; one of them is worth 2 more.',
      de: 'Wirf einen deiner Würfel neu. Zeigt er dann Fernkampfschaden, darfst du ihn und einen weiteren deiner Würfel mit Fernkampfschaden abhandeln; einer davon zählt 2 mehr.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* rerollOne(t, me, 'yours')
        if (die === null || !isShowing(die, 'ranged') || !(yield* agrees(t, me))) return
        const isGun = (one: Die): boolean => one.id !== die.id && isShowing(one, 'ranged')
        const guns = diceIn(t.state, me, 'yours').filter(
          (one) => isGun(one) && canResolve(t.state, me.seat, one),
        )
        const second = yield* chooseDie(t, me, 'resolve', guns)
        const both = second === null ? [die.id] : [die.id, second.id]
        const better = yield* chooseDie(t, me, 'raise', second === null ? [die] : [die, second])
        for (let i = 0; i < both.length; i++)
          yield* resolveShowing(
            t,
            me,
            ['ranged'],
            ({ id }) => both.includes(id),
            ({ id }) => ({ plus: id === better?.id ? 2 : 0 }),
          )
      }),
    ],
  },
  // Mend
  '05112': {
    text: {
      en: 'Heal 3 damage from a character, or remove 3 damage from a support.',
      de: 'Heile 3 Schaden von einem Charakter oder entferne 3 Schaden von einer Unterstützung.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const hurt = s.cards.filter(
          ({ type, damage }) => damage > 0 && (type === 'character' || type === 'support'),
        )
        const card = yield* chooseCard(t, me, 'heal', hurt, { amount: 3 })
        if (card?.type === 'character') yield* heal(t, me, card.id, 3)
        else if (card !== null) removeDamage(t, card.id, 3)
      }),
    ],
  },
  // Refit
  '05113': {
    text: {
      en: 'Play a vehicle from your hand for 1 less. Then put 1 damage on it.',
      de: 'Spiele ein Fahrzeug aus deiner Hand für 1 weniger. Lege dann 1 Schaden darauf.',
    },
    abilities: [
      effect(function* (t, me) {
        const card = yield* playFromHand(t, me, (kind) => hasSubtype(kind, 'vehicle'), { discount: 1 })
        if (card !== null) yield* placeDamage(t, card, 1)
      }),
    ],
  },
  // Special Modification
  '05114': {
    text: {
      en: 'Remove 3 damage from a support, or turn a support die to any side.',
      de: 'Entferne 3 Schaden von einer Unterstützung oder drehe einen Unterstützungswürfel auf eine beliebige Seite.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        if ((yield* chooseWay(t, me, 'choose-one', ['remove-damage', 'turn'])) === 'turn') {
          yield* turnOne(t, me, 'any', (die) => typeOfDie(s, die) === 'support')
          return
        }
        const hurt = yield* chooseCard(t, me, 'heal', damagedSupports(s), { amount: 3 })
        if (hurt !== null) removeDamage(t, hurt.id, 3)
      }),
    ],
  },
  // Suppression Field
  '05115': {
    text: {
      en: 'With 3 or more damage on it, it is discarded. Action – Exhaust this support to remove a die that shows damage; put as much damage on it as the die is worth.',
      de: 'Mit 3 oder mehr Schaden wird sie abgelegt. Aktion – Erschöpfe diese Unterstützung, um einen Würfel mit Schaden zu entfernen; lege so viel Schaden auf sie, wie er wert ist.',
    },
    short: {
      en: 'Action – Exhaust: remove a damage die, its value lies here; 3 discard it.',
      de: 'Aktion – Erschöpfe: Schadenswürfel weg, Wert hierauf; ab 3 abgelegt.',
    },
    abilities: [
      breaks(3),
      exhaustAction(function* (t, me) {
        const gone = yield* removeWithValue(t, me, 'any', showsAnyDamage)
        if (gone !== null) yield* placeDamage(t, me.card, gone.value)
      }),
    ],
  },
}

function damagedSupports(s: State): Card[] {
  return s.cards.filter(({ type, damage }) => type === 'support' && damage > 0)
}
