/** Empire at War: yellow cards of villains. */

import { factsOf } from '../../facts/index.ts'
import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { charactersOf, chooseOpponent, citeOf, diceIn, isShowing } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { dieValue, isCharacterDie, poolOf, removeDice } from '../../rules/dice.ts'
import { discardTop, drawCards } from '../../rules/hand.ts'
import { gainResources, spend } from '../../rules/resources.ts'
import { type Card, type CardId, type CardNumber, type Die, NONE } from '../../state.ts'
import { activateSome, countCharacters, maySpend, moveSomeDamage, playOne, spotting } from '../more-words.ts'
import {
  aCharacter,
  chooseToRemove,
  damageACharacter,
  damageTheirCharacters,
  exhaustAction,
  hostOf,
  isColor,
  onlyOn,
  removeADie,
  removeSome,
  sideShows,
  turnADie,
} from '../words.ts'

export const EMPIRE_YELLOW_VILLAIN: Texts = {
  // Bossk
  '03017': {
    text: {
      en: 'Once you have activated this character, you may move 1 damage from a character of an opponent to another character, past its shields.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du 1 Schaden von einem Charakter eines Gegners auf einen anderen Charakter verschieben, an Schilden vorbei.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        *run(t, me) {
          yield* moveSomeDamage(
            t,
            me,
            1,
            ({ controller, type }) => type === 'character' && controller !== me.seat,
            () => true,
          )
        },
      }),
    ],
  },
  // Buy Out
  '03080': {
    text: {
      en: 'Spend as many resources as you like to discard as many cards from the top of an opponent’s deck.',
      de: 'Gib beliebig viele Ressourcen aus, um ebenso viele Karten oben vom Deck eines Gegners abzulegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const range = { min: 0, max: t.state.players[me.seat].resources }
        const cite = citeOf(t.state, me, 'sd.choose-target.4')
        const count = yield* t.chooseNumber(me.seat, 'how-many-resources', range, cite)
        if (count > 0 && spend(t, me.seat, count)) discardTop(t, yield* chooseOpponent(t, me), count)
      }),
    ],
  },
  // Bazine Netal
  '03016': {
    text: {
      en: 'Special – Deal 1 damage to a character, or 3 if there is no damage on it.',
      de: 'Spezial – Füge einem Charakter 1 Schaden zu, oder 3, falls auf ihm kein Schaden liegt.',
    },
    abilities: [
      special(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage')
        if (target !== null) yield* dealDamage(t, me, target.id, target.damage === 0 ? 3 : 1)
      }),
    ],
  },
  // Cad Bane
  '03018': {
    text: {
      en: 'Action – Play an upgrade from your hand on this character; it costs what it costs. Then you may activate him.',
      de: 'Aktion – Spiele eine Aufwertung aus deiner Hand für ihre Kosten an diesen Charakter. Dann darfst du ihn aktivieren.',
    },
    abilities: [
      action({
        *run(t, me) {
          const { hand } = t.state.players[me.seat]
          const isUpgrade = (kind: CardNumber): boolean => factsOf(kind).type === 'upgrade'
          const played = yield* playOne(t, me, hand, isUpgrade, { on: ({ id }) => id === me.card })
          if (played !== null) yield* activateSome(t, me, 1, ({ id }) => id === me.card)
        },
      }),
    ],
  },
  // Hound's Tooth
  '03020': {
    text: {
      en: 'Once you have activated this support, you may remove one of your yellow character dice for 1 resource.',
      de: 'Nachdem du diese Unterstützung aktiviert hast, darfst du einen deiner gelben Charakterwürfel für 1 Ressource entfernen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const isOne = (die: Die): boolean => isColor(die.kind, 'yellow') && isCharacterDie(t.state, die)
          const removed = yield* removeADie(t, me, 'yours', isOne, { optional: true })
          if (removed !== null) gainResources(t, me.seat, 1)
        },
      }),
    ],
  },
  // Cable Launcher
  '03021': {
    text: {
      en: 'Only on a yellow character. Special – Choose a character and remove one of its character dice; for 1 resource remove 2 of them instead.',
      de: 'Nur an einem gelben Charakter. Spezial – Wähle einen Charakter und entferne einen seiner Charakterwürfel; für 1 Ressource entferne stattdessen 2.',
    },
    abilities: [
      onlyOn('yellow'),
      special(function* (t, me) {
        const diceOn = (id: CardId): Die[] =>
          t.state.dice.filter(({ card, pool }) => card === id && pool !== NONE)
        const target = yield* aCharacter(t, me, 'which-character', 'any', ({ id }) => diceOn(id).length > 0)
        if (target === null) return
        const dice = diceOn(target.id)
        const count = dice.length > 1 && (yield* maySpend(t, me, 1)) ? 2 : 1
        yield* removeSome(t, me, dice, { min: count, max: count })
      }),
    ],
  },
  // LL-30 Blaster Pistol
  '03022': {
    text: {
      en: 'Ambush. Redeploy. Special – Turn another of your dice to ranged damage.',
      de: 'Hinterhalt. Verlegen. Spezial – Drehe einen anderen deiner Würfel auf Fernkampfschaden.',
    },
    keywords: ['ambush', 'redeploy'],
    abilities: [
      special(function* (t, me) {
        const others = diceIn(t.state, me, 'yours').filter(({ id }) => id !== me.die)
        yield* turnADie(t, me, others, (die, side) => sideShows(die, side, 'ranged'))
      }),
    ],
  },
  // Relby-V10 Mortar Gun
  '03023': {
    text: {
      en: 'Action – Spend 2 resources and remove this die while it shows ranged damage to deal as much damage to each character of an opponent.',
      de: 'Aktion – Gib 2 Ressourcen aus und entferne diesen Würfel, während er Fernkampfschaden zeigt, um jedem Charakter eines Gegners ebenso viel Schaden zuzufügen.',
    },
    abilities: [
      action({
        if: (s, me) =>
          s.players[me.seat].resources >= 2 &&
          poolOf(s, me.seat).some((die) => die.card === me.card && isShowing(die, 'ranged')),
        *run(t, me) {
          const die = poolOf(t.state, me.seat).find((one) => one.card === me.card && isShowing(one, 'ranged'))
          if (die === undefined || !spend(t, me.seat, 2)) return
          const value = dieValue(t.state, die)
          if (yield* removeDice(t, me, [die], 'cost')) yield* damageTheirCharacters(t, me, value)
        },
      }),
    ],
  },
  // Anarchy
  '03078': {
    text: {
      en: 'Remove one of your yellow dice. Then deal as much damage to each character of an opponent as it was worth.',
      de: 'Entferne einen deiner gelben Würfel. Füge dann jedem Charakter eines Gegners so viel Schaden zu, wie er wert war.',
    },
    abilities: [
      effect(function* (t, me) {
        const yellow = diceIn(t.state, me, 'yours').filter(({ kind }) => isColor(kind, 'yellow'))
        const [die] = yield* chooseToRemove(t, me, yellow, { min: 1, max: 1 })
        if (die === undefined) return
        const value = dieValue(t.state, die)
        if (yield* removeDice(t, me, [die], 'card')) yield* damageTheirCharacters(t, me, value)
      }),
    ],
  },
  // Bounty Postings
  '03079': {
    text: {
      en: 'Draw as many cards as an opponent has characters.',
      de: 'Ziehe so viele Karten, wie ein Gegner Charaktere hat.',
    },
    abilities: [
      effect(function* (t, me) {
        drawCards(t, me.seat, countCharacters(t.state, yield* chooseOpponent(t, me)))
      }),
    ],
  },
  // Only Business Matters
  '03082': {
    text: {
      en: 'Remove as many of your yellow dice as you like. Then you get 1 resource for each of them.',
      de: 'Entferne beliebig viele deiner gelben Würfel. Dann erhältst du für jeden davon 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const yellow = diceIn(t.state, me, 'yours').filter(({ kind }) => isColor(kind, 'yellow'))
        const removed = yield* removeSome(t, me, yellow, { min: 0, max: yellow.length })
        gainResources(t, me.seat, removed.length)
      }),
    ],
  },
  // Pilfered Goods
  '03083': {
    text: {
      en: 'On each of your yellow characters you may play an upgrade from your hand without paying for it.',
      de: 'An jeden deiner gelben Charaktere darfst du eine Aufwertung aus deiner Hand kostenlos spielen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const isUpgrade = (kind: CardNumber): boolean => factsOf(kind).type === 'upgrade'
        const yellow = charactersOf(s, me.seat).filter(({ kind }) => isColor(kind, 'yellow'))
        for (const { id } of yellow) {
          const terms = { free: true, on: (card: Card) => card.id === id }
          const asked = { optional: true, what: 'play-free' as const }
          yield* playOne(t, me, s.players[me.seat].hand, isUpgrade, terms, asked)
        }
      }),
    ],
  },
  // Twin Shadows
  '03084': {
    text: {
      en: 'With two characters of the same title in play, remove up to 2 dice.',
      de: 'Hast du zwei Charaktere mit demselben Titel im Spiel, entferne bis zu 2 Würfel.',
    },
    abilities: [
      spotting(
        (s, seat) => {
          const titles = charactersOf(s, seat).map(({ kind }) => factsOf(kind).name.en)
          return new Set(titles).size < titles.length
        },
        function* (t, me) {
          yield* removeSome(t, me, diceIn(t.state, me, 'any'), { min: 0, max: 2 })
        },
      ),
    ],
  },
  // Deadly
  '03086': {
    text: {
      en: 'Action – Exhaust this upgrade and remove a die of the character that it is attached to: deal 2 unblockable damage to a character.',
      de: 'Aktion – Erschöpfe diese Aufwertung und entferne einen Würfel des Charakters, an den sie angelegt ist: Füge einem Charakter 2 nicht-blockierbaren Schaden zu.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          const host = hostOf(t.state, me)
          const removed = yield* removeADie(t, me, 'yours', ({ card }) => card === host?.id)
          if (removed !== null) yield* damageACharacter(t, me, 2, { unblockable: true })
        },
        (s, me) => poolOf(s, me.seat).some(({ card }) => card === hostOf(s, me)?.id),
      ),
    ],
  },
}
