/** Legacies: plots and battlefields. */

import { always, claim, type Texts, when } from '../../rules/abilities.ts'
import { dealIndirect, discardFromTheirHand } from '../more-words.ts'

export const LEGACIES_PLOTS: Texts = {
  // Preemptive Strike
  '05170': {
    text: {
      en: 'After the set-up deal 2 indirect damage to an opponent.',
      de: 'Füge nach dem Spielaufbau einem Gegner 2 indirekten Schaden zu.',
    },
    abilities: [
      when('after after-setup', {
        *run(t, me) {
          yield* dealIndirect(t, me, 2)
        },
      }),
    ],
  },
  // Imperial Palace
  '05176': {
    text: {
      en: 'Claim – Look at the hand of an opponent and discard a card from it.',
      de: 'Beanspruchen – Sieh dir die Hand eines Gegners an und lege eine Karte daraus ab.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* discardFromTheirHand(t, me)
      }),
    ],
  },
  // Taking Ground
  '05173': {
    text: {
      en: 'Your roll for the battlefield counts 2 more in the set-up.',
      de: 'Dein Wurf um das Schlachtfeld zählt beim Spielaufbau 2 mehr.',
    },
    abilities: [always({ rollOff: (_s, me, seat) => (seat === me.seat ? 2 : 0) })],
  },
}
