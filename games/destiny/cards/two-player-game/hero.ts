/** Two-Player Game: cards of heroes, and those that anybody can play. */

import { sideOf } from '../../facts/index.ts'
import { action, claim, effect, ownCost, special, type Texts, when } from '../../rules/abilities.ts'
import {
  cardsOfType,
  chooseCard,
  chooseDice,
  chooseDie,
  chooseOpponent,
  chooseWay,
  citeOf,
  diceIn,
  isShowing,
  opponentsOf,
} from '../../rules/choose.ts'
import { dealDamage, heal, moveDamage } from '../../rules/damage.ts'
import { discardFromPlay, leaveFor } from '../../rules/defeat.ts'
import { dieValue, poolOf, removeDice } from '../../rules/dice.ts'
import { spend } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { findCard } from '../../state.ts'
import { isOnTitled } from '../spotting.ts'
import {
  aCharacter,
  damageACharacter,
  hostOf,
  isColor,
  mayResolve,
  removeADie,
  removeSome,
  rerollSome,
  resolveShowing,
  shieldACharacter,
  showsDamage,
  sideShows,
  turnADie,
} from '../words.ts'

export const TWO_PLAYER_HERO: Texts = {
  // Rey, Finding The Ways
  '04024': {
    text: {
      en: 'Once you have activated this character, you may deal 1 damage to a character if she has a shield.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einem Charakter 1 Schaden zufügen, falls sie einen Schild hat.',
    },
    short: {
      en: 'After she is activated, you may deal 1 damage if she has a shield.',
      de: 'Nach ihrer Aktivierung mit Schild darfst du 1 Schaden zufügen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          if ((findCard(t.state, me.card)?.shields ?? 0) < 1) return
          const target = yield* aCharacter(t, me, 'damage', 'any', () => true, { optional: true })
          if (target !== null) yield* dealDamage(t, me, target.id, 1)
        },
      }),
    ],
  },
  // Poe Dameron, More Than A Pilot
  '04025': {
    text: {
      en: 'Special – Give a character 1 shield. You may also turn a die, not this one, to any side.',
      de: 'Spezial – Gib einem Charakter 1 Schild. Außerdem darfst du einen anderen Würfel als diesen auf eine beliebige Seite drehen.',
    },
    short: {
      en: 'Special – 1 shield to a character. You may turn another die to any side.',
      de: 'Spezial – 1 Schild. Du darfst einen anderen Würfel beliebig drehen.',
    },
    abilities: [
      special(function* (t, me) {
        yield* shieldACharacter(t, me, 1)
        const others = diceIn(t.state, me, 'any').filter(({ id }) => id !== me.die)
        yield* turnADie(t, me, others, () => true, { optional: true })
      }),
    ],
  },
  // Medical Droid
  '04026': {
    text: { en: 'Special – A character heals 1 damage.', de: 'Spezial – Ein Charakter heilt 1 Schaden.' },
    abilities: [
      special(function* (t, me) {
        const target = yield* aCharacter(t, me, 'heal')
        if (target !== null) yield* heal(t, me, target.id, 1)
      }),
    ],
  },
  // Strike Team
  '04027': {
    text: {
      en: 'Ambush. Costs 1 less to play while an opponent has at least 3 resources.',
      de: 'Hinterhalt. Kostet 1 weniger, solange ein Gegner mindestens 3 Ressourcen hat.',
    },
    short: {
      en: 'Ambush. Costs 1 less while a foe has at least 3 resources.',
      de: 'Hinterhalt. Kostet 1 weniger, solange ein Gegner 3 Ressourcen hat.',
    },
    keywords: ['ambush'],
    abilities: [
      ownCost((s, seat) => (opponentsOf(s, seat).some((other) => s.players[other].resources >= 3) ? -1 : 0)),
    ],
  },
  // Teamwork
  '04028': {
    text: {
      en: 'Special – The character that this is attached to gets 1 shield. You may give 1 shield to another character, too.',
      de: 'Spezial – Der Charakter, an den diese Karte angelegt ist, erhält 1 Schild. Du darfst auch einem anderen Charakter 1 Schild geben.',
    },
    short: {
      en: 'Special – 1 shield for its character, and 1 for another.',
      de: 'Spezial – 1 Schild für den Träger, auf Wunsch 1 für einen anderen.',
    },
    abilities: [
      special(function* (t, me) {
        const host = hostOf(t.state, me)
        if (host !== undefined) yield* giveShields(t, me, host.id, 1)
        const other = yield* aCharacter(t, me, 'shields', 'any', ({ id }) => id !== host?.id, {
          optional: true,
        })
        if (other !== null) yield* giveShields(t, me, other.id, 1)
      }),
    ],
  },
  // Poe Dameron's Blaster
  '04029': {
    text: {
      en: 'Special – Deal damage to a character: 3 if this is attached to Poe Dameron, otherwise 2.',
      de: 'Spezial – Füge einem Charakter Schaden zu: 3, falls diese Karte an Poe Dameron angelegt ist, sonst 2.',
    },
    short: {
      en: 'Special – 2 damage, 3 on Poe Dameron.',
      de: 'Spezial – 2 Schaden, an Poe Dameron 3.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, isOnTitled(t.state, me.card, 'Poe Dameron') ? 3 : 2)
      }),
    ],
  },
  // Rey's Lightsaber
  '04030': {
    text: {
      en: 'Redeploy. Once you have played this upgrade, the character that it is attached to gets 1 shield; if it is Rey, 2.',
      de: 'Verlegen. Nachdem du diese Aufwertung gespielt hast, erhält der Charakter, an den sie angelegt ist, 1 Schild; ist es Rey, 2.',
    },
    short: {
      en: 'Redeploy. When played: 1 shield for its character, 2 for Rey.',
      de: 'Verlegen. Beim Spielen: 1 Schild für den Träger, für Rey 2.',
    },
    keywords: ['redeploy'],
    abilities: [
      when('after play', {
        of: 'this-by-you',
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined)
            yield* giveShields(t, me, host.id, isOnTitled(t.state, me.card, 'Rey') ? 2 : 1)
        },
      }),
    ],
  },
  // Inner Strength
  '04031': {
    text: {
      en: 'Special – 1 damage moves from the character that this is attached to, to an opponent’s character without shields.',
      de: 'Spezial – Verschiebe 1 Schaden von dem Charakter, an den diese Karte angelegt ist, zu einem gegnerischen Charakter ohne Schilde.',
    },
    short: {
      en: 'Special – Move 1 damage from its character to a foe’s without shields.',
      de: 'Spezial – 1 Schaden vom Träger auf einen Gegner ohne Schilde.',
    },
    abilities: [
      special(function* (t, me) {
        const host = hostOf(t.state, me)
        if (host === undefined || host.damage === 0) return
        const target = yield* aCharacter(t, me, 'move-damage-to', 'opponents', ({ shields }) => shields === 0)
        if (target !== null) yield* moveDamage(t, me, host.id, target.id, 1)
      }),
    ],
  },
  // Luke's Protection
  '04032': {
    text: {
      en: 'Action – Put this support from play on top of your deck to give a blue character 1 shield.',
      de: 'Aktion – Lege diese Unterstützung aus dem Spiel oben auf dein Deck, um einem blauen Charakter 1 Schild zu geben.',
    },
    short: {
      en: 'Action – Put this on your deck: a blue character gets 1 shield.',
      de: 'Aktion – Lege sie auf dein Deck: Ein Blauer erhält 1 Schild.',
    },
    abilities: [
      action({
        *run(t, me) {
          if (!(yield* leaveFor(t, me, me.card, 'deck-top'))) return
          const target = yield* aCharacter(t, me, 'shields', 'any', ({ kind }) => isColor(kind, 'blue'))
          if (target !== null) yield* giveShields(t, me, target.id, 1)
        },
      }),
    ],
  },
  // Honor Guard
  '04033': {
    text: {
      en: 'Action – Discard this support from play to remove a die showing ranged or melee damage.',
      de: 'Aktion – Lege diese Unterstützung aus dem Spiel ab, um einen Würfel zu entfernen, der Fern- oder Nahkampfschaden zeigt.',
    },
    short: {
      en: 'Action – Discard this: remove a die showing ranged or melee damage.',
      de: 'Aktion – Lege sie ab: Entferne einen Würfel mit Fern- oder Nahkampf.',
    },
    abilities: [
      action({
        *run(t, me) {
          if (yield* discardFromPlay(t, me, me.card, 'cost')) yield* removeADie(t, me, 'any', showsDamage)
        },
      }),
    ],
  },
  // Direct Hit
  '04034': {
    text: {
      en: 'Resolve a die of yours that shows ranged or melee damage; its value is 2 higher.',
      de: 'Handle einen deiner Würfel ab, der Fern- oder Nahkampfschaden zeigt; sein Wert ist um 2 höher.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveShowing(t, me, ['melee', 'ranged'], () => true, { plus: 2 })
      }),
    ],
  },
  // Recon
  '04036': {
    text: {
      en: 'Choose a die: its symbol counts. Then turn a different die to one of its sides with that symbol.',
      de: 'Wähle einen Würfel: Sein Symbol zählt. Dann drehe einen anderen Würfel auf eine seiner Seiten mit diesem Symbol.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = diceIn(t.state, me, 'any')
        const model = yield* chooseDie(
          t,
          me,
          'symbol-of',
          dice.filter((die) => !isShowing(die, 'any')),
        )
        if (model === null) return
        const { symbol } = sideOf(model.kind, model.side)
        const others = dice.filter(({ id }) => id !== model.id)
        yield* turnADie(t, me, others, (die, side) => sideShows(die, side, symbol))
      }),
    ],
  },
  // Concentrate
  '04038': {
    text: {
      en: 'Turn a die of yours to any side. For 1 resource you may do so with a second one.',
      de: 'Drehe einen deiner Würfel auf eine beliebige Seite. Für 1 Ressource darfst du das mit einem zweiten tun.',
    },
    abilities: [
      effect(function* (t, me) {
        const first = yield* turnADie(t, me, diceIn(t.state, me, 'yours'))
        const others = diceIn(t.state, me, 'yours').filter(({ id }) => id !== first?.id)
        if (others.length === 0 || t.state.players[me.seat].resources < 1) return
        if (!(yield* t.may(me.seat, 'spend-to-turn', citeOf(t.state, me, 'sd.abilities.6')))) return
        if (spend(t, me.seat, 1)) yield* turnADie(t, me, others)
      }),
    ],
  },
  // Distraction
  '04040': {
    text: {
      en: 'Choose 2 dice. An opponent then removes one of them, whichever he likes.',
      de: 'Wähle 2 Würfel. Ein Gegner entfernt dann einen davon, welchen er möchte.',
    },
    abilities: [
      effect(function* (t, me) {
        const chosen = yield* chooseDice(t, me, 'two-dice', diceIn(t.state, me, 'any'), { min: 2, max: 2 })
        if (chosen.length < 2) return
        const opponent = yield* chooseOpponent(t, me)
        yield* removeSome(t, me, chosen, { min: 1, max: 1 }, { by: opponent })
      }),
    ],
  },
  // Do Or Do Not
  '04041': {
    text: {
      en: 'Reroll a die of yours. Then either resolve it, its value 1 higher, or it is removed.',
      de: 'Wirf einen deiner Würfel neu. Dann handle ihn ab, sein Wert ist um 1 höher, oder er wird entfernt.',
    },
    abilities: [
      effect(function* (t, me) {
        const [die] = yield* rerollSome(t, me, diceIn(t.state, me, 'yours'), { min: 1, max: 1 })
        if (die === undefined) return
        if (!(yield* mayResolve(t, me, die, { plus: 1 }))) yield* removeDice(t, me, [die], 'card')
      }),
    ],
  },
  // Fierce Resolve
  '04042': {
    text: {
      en: 'Reroll a die of yours. Then deal damage to a character as high as the value that the die shows.',
      de: 'Wirf einen deiner Würfel neu. Dann füge einem Charakter Schaden in Höhe des Werts zu, den der Würfel zeigt.',
    },
    abilities: [
      effect(function* (t, me) {
        const [die] = yield* rerollSome(t, me, diceIn(t.state, me, 'yours'), { min: 1, max: 1 })
        if (die !== undefined) yield* damageACharacter(t, me, dieValue(t.state, die))
      }),
    ],
  },
  // Sound The Alarm
  '04045': {
    text: {
      en: 'Reroll as many of an opponent’s dice showing ranged or melee damage as you like.',
      de: 'Wirf beliebig viele Würfel eines Gegners, die Fern- oder Nahkampfschaden zeigen, neu.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = poolOf(t.state, yield* chooseOpponent(t, me)).filter(showsDamage)
        yield* rerollSome(t, me, dice, { min: 0, max: dice.length })
      }),
    ],
  },
  // Obi-Wan's Hut
  '04046': {
    text: {
      en: 'Claim – Give 1 shield to a blue character, or spend 1 resource to give it to one that is not blue.',
      de: 'Beanspruchen – Gib einem blauen Charakter 1 Schild, oder gib 1 Ressource aus, um ihn einem nicht blauen zu geben.',
    },
    short: {
      en: 'Claim – 1 shield for a blue character; for 1 resource, any.',
      de: 'Beanspruchen – 1 Schild für einen Blauen; für 1 Ressource jeden.',
    },
    abilities: [
      claim(function* (t, me) {
        const way = yield* chooseWay(t, me, 'hut', ['blue', 'other'])
        if (way === 'other' && !spend(t, me.seat, 1)) return
        const characters = cardsOfType(t.state, 'character', me, 'any')
        const fitting = characters.filter(({ kind }) => isColor(kind, 'blue') === (way === 'blue'))
        const target = yield* chooseCard(t, me, 'shields', fitting)
        if (target !== null) yield* giveShields(t, me, target.id, 1)
      }),
    ],
  },
}
