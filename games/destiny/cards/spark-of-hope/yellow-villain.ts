/** Spark of Hope: yellow cards of villains. */

import { effect, only, type Texts } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { cardsOfType, chooseCard, chooseIds, chooseOpponent } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { moveCard } from '../../rules/hand.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { takeResources } from '../../rules/resources.ts'
import { opponentsWho } from '../deeds.ts'
import { dealIndirect } from '../more-words.ts'
import { exhaustAction, spotTo } from '../words.ts'

export const SPARK_YELLOW_VILLAIN: Texts = {
  // 0-0-0 Protocol Matrix
  '11051': {
    text: {
      en: 'Modify: droid character or support.',
      de: 'Modifikation: Droide, Charakter oder Unterstützung.',
    },
    abilities: [only({ modifyAny: (s, card) => hasSubtypeNow(s, card, 'droid') })],
  },
  // Desperate Measures
  '11043': {
    text: {
      en: 'Spot a yellow character to discard a support from play. Then deal yourself its cost as indirect damage.',
      de: 'Sichte einen gelben Charakter, um eine Unterstützung aus dem Spiel abzulegen. Füge dir dann ihre Kosten als indirekten Schaden zu.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        const support = yield* chooseCard(
          t,
          me,
          'discard-from-play',
          cardsOfType(t.state, 'support', me, 'any'),
        )
        if (support !== null && (yield* discardFromPlay(t, me, support.id, 'card')))
          yield* dealIndirect(t, me, costOnCard(support.kind), me.seat)
      }),
    ],
  },
  // Misinformation
  '11044': {
    text: {
      en: 'Put up to 2 cards of an opponent’s discard pile on top of his deck, in any order.',
      de: 'Lege bis zu 2 Karten aus dem Ablagestapel eines Gegners in beliebiger Reihenfolge auf sein Deck.',
    },
    abilities: [
      effect(function* (t, me) {
        const { discard } = t.state.players[yield* chooseOpponent(t, me)]
        const count = { min: 0, max: Math.min(2, discard.length), ordered: true }
        const chosen = yield* chooseIds(t, me, 'put-on-theirs', discard, count)
        for (const card of chosen.toReversed()) moveCard(t, card, 'deck-top')
      }),
    ],
  },
  // Predatory Banker
  '11050': {
    text: {
      en: 'Action – Exhaust this support to take 1 resource from an opponent with 3 or more; not while you control the battlefield.',
      de: 'Aktion – Erschöpfe diese Unterstützung, um 1 Ressource von einem Gegner mit mindestens 3 zu nehmen; nicht während du das Schlachtfeld kontrollierst.',
    },
    short: {
      en: 'Action – Without the battlefield, exhaust: take 1 from a foe with 3 or more.',
      de: 'Aktion – Ohne Schlachtfeld, erschöpfe: Nimm 1 von wem mit 3 oder mehr.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          const rich = opponentsWho(t.state, me.seat, (other) => t.state.players[other].resources >= 3)
          if (rich.length > 0) yield* takeResources(t, yield* chooseOpponent(t, me, rich), me.seat, 1)
        },
        (s, me) => s.controller !== me.seat,
      ),
    ],
  },
}
