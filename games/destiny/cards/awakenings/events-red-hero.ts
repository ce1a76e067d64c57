/** Awakenings: events of red heroes. */

import { factsOf } from '../../facts/index.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { activate, canActivate } from '../../rules/actions/activate.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import {
  cardsOfType,
  chooseCard,
  chooseId,
  chooseOpponent,
  chooseWay,
  diceIn,
  isShowing,
  upgradesOn,
} from '../../rules/choose.ts'
import { heal } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieValue, removeDice } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { giveLastAction } from '../../rules/keywords.ts'
import { exhaust, ready } from '../../rules/ready.ts'
import {
  aCharacter,
  aSymbolOn,
  chooseToRemove,
  isColor,
  onlyWithBattlefield,
  removeAll,
  resolveOne,
  resolveShowing,
  sideShows,
  turnADie,
} from '../words.ts'

export const EVENTS_RED_HERO: Texts = {
  // Commando Raid
  '01103': {
    text: {
      en: 'Resolve a red die of yours that shows discard, its value 2 higher. Once that is done, draw 1 card.',
      de: 'Handle einen deiner roten Würfel ab, der Ablegen zeigt, mit einem um 2 höheren Wert. Ist das geschehen, ziehe 1 Karte.',
    },
    abilities: [
      effect(function* (t, me) {
        const resolved = yield* resolveShowing(t, me, ['discard'], ({ kind }) => isColor(kind, 'red'), {
          plus: 2,
        })
        if (resolved !== null) drawCards(t, me.seat, 1)
      }),
    ],
  },
  // Defensive Position
  '01104': {
    text: {
      en: 'Play only if you control the battlefield. Every die of an opponent with a value of at least 2 is removed.',
      de: 'Spiele diese Karte nur, falls du das Schlachtfeld kontrollierst. Alle Würfel eines Gegners mit einem Wert von mindestens 2 werden entfernt.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        yield* removeAll(t, me, yield* chooseOpponent(t, me), (die) => dieValue(t.state, die) >= 2)
      }),
    ],
  },
  // Field Medic
  '01105': {
    text: { en: 'A character heals 2 damage.', de: 'Heile 2 Schaden von einem Charakter.' },
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'heal', 'any', ({ damage }) => damage > 0)
        if (target !== null) yield* heal(t, me, target.id, 2)
      }),
    ],
  },
  // Hit and Run
  '01106': {
    text: {
      en: 'Ambush. One of your red characters is activated.',
      de: 'Hinterhalt. Einer deiner roten Charaktere wird aktiviert.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(
          t,
          me,
          'activate',
          'yours',
          (card) => isColor(card.kind, 'red') && canActivate(t.state, card),
        )
        if (target !== null) yield* activate(t, me, target.id)
      }),
    ],
  },
  // It's a Trap!
  '01107': {
    text: {
      en: 'Name a symbol that a die of an opponent shows. Then no more than 2 of your red dice may be turned to sides with it.',
      de: 'Nenne ein Symbol, das ein Würfel eines Gegners zeigt. Dann darfst du bis zu 2 deiner roten Würfel auf Seiten mit diesem Symbol drehen.',
    },
    abilities: [
      effect(function* (t, me) {
        const symbol = yield* aSymbolOn(t, me, diceIn(t.state, me, 'opponents'))
        if (symbol === null) return
        const turned: number[] = []
        while (turned.length < 2) {
          const red = diceIn(t.state, me, 'yours').filter(
            ({ id, kind }) => isColor(kind, 'red') && !turned.includes(id),
          )
          const shows = (die: (typeof red)[number], side: number): boolean => sideShows(die, side, symbol)
          const die = yield* turnADie(t, me, red, shows, { optional: true })
          if (die === null) return
          turned.push(die.id)
        }
      }),
    ],
  },
  // Natural Talent
  '01108': {
    text: {
      en: 'Resolve a die of yours, its value 1 higher.',
      de: 'Handle einen deiner Würfel mit einem um 1 höheren Wert ab.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveOne(t, me, () => true, { plus: 1 })
      }),
    ],
  },
  // Rearm
  '01109': {
    text: {
      en: 'Out of your discard pile, play an upgrade that is red; it costs you 1 less.',
      de: 'Spiele eine rote Aufwertung aus deinem Ablagestapel; sie kostet dich 1 weniger.',
    },
    abilities: [
      effect(function* (t, me) {
        const { kinds, players } = t.state
        const cheaper = { discount: 1 }
        const upgrades = players[me.seat].discard.filter(
          (card) =>
            factsOf(kinds[card]).type === 'upgrade' &&
            isColor(kinds[card], 'red') &&
            canPlay(t.state, me.seat, card, cheaper),
        )
        const card = yield* chooseId(t, me, 'play-card', upgrades)
        if (card !== null) yield* playCard(t, me.seat, card, cheaper)
      }),
    ],
  },
  // Retreat
  '01110': {
    text: {
      en: 'An opponent may take one action more. After that, or if he forgoes it, the action phase is over.',
      de: 'Ein Gegner darf noch eine Aktion durchführen. Danach, oder wenn er darauf verzichtet, endet die Aktionsphase.',
    },
    abilities: [
      effect(function* (t, me) {
        giveLastAction(t, { ...me, seat: yield* chooseOpponent(t, me) })
      }),
    ],
  },
  // Strategic Planning
  '01111': {
    text: {
      en: 'Choose: exhaust a support, or ready one that no mod is attached to.',
      de: 'Wähle: Erschöpfe eine Unterstützung, oder mache eine spielbereit, an der keine Mod angebracht ist.',
    },
    abilities: [
      effect(function* (t, me) {
        const way = yield* chooseWay(t, me, 'ready-or-exhaust', ['ready', 'exhaust'])
        // Whatever is attached to a support is a mod (sd.modify.1).
        const hasMod = (id: number): boolean => upgradesOn(t.state, id).length > 0
        const supports = cardsOfType(t.state, 'support', me, 'any').filter((card) =>
          way === 'exhaust' ? card.ready : !card.ready && !hasMod(card.id),
        )
        const support = yield* chooseCard(t, me, way, supports)
        if (support === null) return
        if (way === 'exhaust') exhaust(t, support.id)
        else ready(t, support.id)
      }),
    ],
  },
  // Surgical Strike
  '01112': {
    text: {
      en: 'Take away one or more of your red dice that show ranged damage and add up their values, each 1 higher: a support that costs no more than this is discarded from play.',
      de: 'Entferne einen oder mehrere deiner roten Würfel, die Fernkampfschaden zeigen, und zähle ihre um je 1 erhöhten Werte zusammen: Eine Unterstützung, die höchstens so viel kostet, wird aus dem Spiel abgelegt.',
    },
    abilities: [
      effect(function* (t, me) {
        const open = diceIn(t.state, me, 'yours').filter(
          (die) => isColor(die.kind, 'red') && isShowing(die, 'ranged'),
        )
        const dice = yield* chooseToRemove(t, me, open, { min: 0, max: open.length })
        // Without dice there is no value that a support could cost (sd.clar-aw.15).
        if (dice.length === 0) return
        const combined = dice.reduce((sum, die) => sum + dieValue(t.state, die) + 1, 0)
        const supports = cardsOfType(t.state, 'support', me, 'any').filter(
          ({ kind }) => costOnCard(kind) <= combined,
        )
        const support = yield* chooseCard(t, me, 'discard-from-play', supports)
        if (support !== null && (yield* removeDice(t, me, dice, 'card')))
          yield* discardFromPlay(t, me, support.id, 'card')
      }),
    ],
  },
}
