/** Empire at War: red cards of villains. */

import { effect, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { chooseOpponent, citeOf } from '../../rules/choose.ts'
import { discardRandom } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { findCard } from '../../state.ts'
import { defeatedOf, discardFromTheirHand, onlyIf } from '../more-words.ts'

export const EMPIRE_RED_VILLAIN: Texts = {
  // Thrawn
  '03004': {
    text: {
      en: 'Once you have activated this character, you may name a number: look at the hand of an opponent and discard a card of that cost from it.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du eine Zahl nennen: Sieh dir die Hand eines Gegners an und lege daraus eine Karte mit diesen Kosten ab.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        *run(t, me) {
          const cite = citeOf(t.state, me, 'sd.choose-options.1')
          const number = yield* t.chooseNumber(me.seat, 'which-number', { min: 0, max: 9 }, cite)
          yield* discardFromTheirHand(t, me, (kind) => costOnCard(kind) === number)
        },
      }),
    ],
  },
  // Take Prisoner
  '03068': {
    text: {
      en: 'An opponent discards 2 random cards from hand for each character that was defeated.',
      de: 'Ein Gegner legt für jeden seiner besiegten Charaktere 2 zufällige Handkarten ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* discardRandom(t, opponent, 2 * defeatedOf(t.state, opponent).length)
      }),
    ],
  },
  // Prepare for War
  '03065': {
    text: {
      en: 'Only as the first action of the round. Gain 1 resource.',
      de: 'Nur als erste Aktion der Runde. Du erhältst 1 Ressource.',
    },
    abilities: [onlyIf(({ actions }) => actions === 0), effect((t, me) => gainResources(t, me.seat, 1))],
  },
  // Imperial HQ
  '03069': {
    text: {
      en: 'Before you resolve a die that shows a resource cost, you may exhaust this support to pay 1 less.',
      de: 'Bevor du einen Würfel mit Ressourcenkosten abhandelst, darfst du diese Unterstützung erschöpfen, um 1 weniger zu zahlen.',
    },
    abilities: [
      when('before resolve', {
        of: 'yours',
        may: true,
        reduces: 1,
        if: (s, me, { cost }) => cost > 0 && findCard(s, me.card)?.ready === true,
        run(t, me, event) {
          if (exhaust(t, me.card)) event.cost--
        },
      }),
    ],
  },
}
