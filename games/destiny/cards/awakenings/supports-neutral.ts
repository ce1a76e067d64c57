/** Awakenings: supports of both sides without a die. */

import { factsOf } from '../../facts/index.ts'
import { type Texts, when } from '../../rules/abilities.ts'
import { exhaust } from '../../rules/ready.ts'
import { findCard } from '../../state.ts'
import { exhaustAction, isColor, resolveShowing } from '../words.ts'

export const SUPPORTS_NEUTRAL: Texts = {
  // Supporting Fire
  '01144': {
    text: {
      en: 'Action – Exhaust this support: resolve a die of yours that shows ranged damage, its value 1 higher.',
      de: 'Aktion – Erschöpfe diese Unterstützung: Handle einen deiner Würfel ab, der Fernkampfschaden zeigt, mit einem um 1 höheren Wert.',
    },
    short: {
      en: 'Action – Exhaust: resolve a ranged die of yours with 1 more.',
      de: 'Aktion – Erschöpfen: Handle einen Fernkampfwürfel mit +1 ab.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        yield* resolveShowing(t, me, ['ranged'], () => true, { plus: 1 })
      }),
    ],
  },
  // It Binds All Things
  '01150': {
    text: {
      en: 'When you are about to play an upgrade that is blue, you may exhaust this support: the upgrade costs 1 less.',
      de: 'Bevor du eine blaue Aufwertung spielst, darfst du diese Unterstützung erschöpfen: Die Aufwertung kostet 1 weniger.',
    },
    short: {
      en: 'Before you play a blue upgrade, exhaust this: it costs 1 less.',
      de: 'Vor einer blauen Aufwertung erschöpfen: Sie kostet 1 weniger.',
    },
    abilities: [
      when('before play', {
        of: 'yours',
        reduces: 1,
        if: (s, me, { kind, cost }) =>
          findCard(s, me.card)?.ready === true &&
          cost > 0 &&
          factsOf(kind).type === 'upgrade' &&
          isColor(kind, 'blue'),
        run(t, me, event) {
          if (exhaust(t, me.card)) event.cost -= 1
        },
      }),
    ],
  },
  // Infamous
  '01163': {
    text: {
      en: 'When you are about to play a card that is yellow, you may exhaust this support: the card gains Ambush.',
      de: 'Bevor du eine gelbe Karte spielst, darfst du diese Unterstützung erschöpfen: Die Karte erhält Hinterhalt.',
    },
    short: {
      en: 'Before you play a yellow card, exhaust this: it gains Ambush.',
      de: 'Vor einer gelben Karte erschöpfen: Sie erhält Hinterhalt.',
    },
    abilities: [
      when('before play', {
        of: 'yours',
        if: (s, me, { kind, ambush }) =>
          findCard(s, me.card)?.ready === true && !ambush && isColor(kind, 'yellow'),
        run(t, me, event) {
          if (exhaust(t, me.card)) event.ambush = true
        },
      }),
    ],
  },
}
