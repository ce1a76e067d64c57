/** Awakenings: red events of both sides. */

import { factsOf } from '../../facts/index.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { activateAll, canActivate } from '../../rules/actions/activate.ts'
import { cardsOfType, charactersOf, chooseCards, chooseIds } from '../../rules/choose.ts'
import { drawCards, moveCard } from '../../rules/hand.ts'
import { exhaust, ready } from '../../rules/ready.ts'
import { distributeShields } from '../../rules/shields.ts'
import { aCharacter, hasSubtype, isColor, onlyWithBattlefield, resolveShowing, spotTo } from '../words.ts'

export const EVENTS_RED_NEUTRAL: Texts = {
  // Award Ceremony
  '01138': {
    text: {
      en: 'If you spot a red character: draw as many cards as you have exhausted characters, then set aside as many hand cards.',
      de: 'Falls du einen roten Charakter sichtest: Ziehe so viele Karten, wie du erschöpfte Charaktere hast, und lege ebenso viele Handkarten beiseite.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        const count = charactersOf(t.state, me.seat).filter((card) => !card.ready).length
        drawCards(t, me.seat, count)
        const { hand } = t.state.players[me.seat]
        const cards = yield* chooseIds(t, me, 'set-aside', hand, { min: count, max: count })
        for (const card of cards) moveCard(t, card, 'aside')
      }),
    ],
  },
  // Dug in
  '01139': {
    text: {
      en: 'Play only if you control the battlefield. Distribute 3 shields among your characters.',
      de: 'Spiele diese Karte nur, falls du das Schlachtfeld kontrollierst. Verteile 3 Schilde auf deine Charaktere.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        yield* distributeShields(t, me, 3)
      }),
    ],
  },
  // Firepower
  '01140': {
    text: {
      en: 'Resolve a red die of yours that shows ranged damage, its value 1 higher, or 2 higher if it belongs to a vehicle.',
      de: 'Handle einen deiner roten Würfel ab, der Fernkampfschaden zeigt, mit einem um 1 höheren Wert, um 2 höher bei einem Fahrzeugwürfel.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveShowing(
          t,
          me,
          ['ranged'],
          ({ kind }) => isColor(kind, 'red'),
          ({ kind }) => ({ plus: hasSubtype(kind, 'vehicle') ? 2 : 1 }),
        )
      }),
    ],
  },
  // Leadership
  '01141': {
    text: {
      en: 'Exhaust a red character of yours that is unique; in return ready some other character, anybody’s.',
      de: 'Erschöpfe einen deiner einzigartigen roten Charaktere; dafür mache einen anderen Charakter spielbereit, egal wessen.',
    },
    abilities: [
      effect(function* (t, me) {
        const isLeader = (card: { kind: number; ready: boolean }): boolean =>
          card.ready && isColor(card.kind, 'red') && factsOf(card.kind).unique
        const leader = yield* aCharacter(t, me, 'exhaust', 'yours', isLeader)
        if (leader === null) return
        const other = yield* aCharacter(t, me, 'ready', 'any', (card) => !card.ready && card.id !== leader.id)
        if (other !== null && exhaust(t, leader.id)) ready(t, other.id)
      }),
    ],
  },
  // Logistics
  '01142': {
    text: {
      en: 'If you spot a red character: resolve a die of yours that shows resources, its value 1 higher.',
      de: 'Falls du einen roten Charakter sichtest: Handle einen deiner Würfel ab, der Ressourcen zeigt, mit einem um 1 höheren Wert.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        yield* resolveShowing(t, me, ['resource'], () => true, { plus: 1 })
      }),
    ],
  },
  // Squad Tactics
  '01143': {
    text: {
      en: 'As many of your characters as you like, unless they are unique, are activated at the same time.',
      de: 'Beliebig viele deiner Charaktere, die nicht einzigartig sind, werden gleichzeitig aktiviert.',
    },
    abilities: [
      effect(function* (t, me) {
        const squad = cardsOfType(t.state, 'character', me, 'yours').filter(
          (card) => !factsOf(card.kind).unique && canActivate(t.state, card),
        )
        const chosen = yield* chooseCards(t, me, 'activate', squad, { min: 0, max: squad.length })
        yield* activateAll(
          t,
          me,
          chosen.map(({ id }) => id),
        )
      }),
    ],
  },
}
