/** Across the Galaxy: yellow neutral cards. */

import { type Texts, when } from '../../rules/abilities.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { removeDice } from '../../rules/dice.ts'
import { findDie } from '../../state.ts'

export const GALAXY_YELLOW_NEUTRAL: Texts = {
  // Improvised Defense
  '08144': {
    text: {
      en: 'Once a die has been turned, you may discard this support to remove it.',
      de: 'Nachdem ein Würfel gedreht wurde, darfst du diese Unterstützung ablegen, um ihn zu entfernen.',
    },
    abilities: [
      when('after turned', {
        may: true,
        *run(t, me, event) {
          const die = findDie(t.state, event.die)
          if (!(yield* discardFromPlay(t, me, me.card, 'card')) || die === undefined) return
          yield* removeDice(t, me, [die], 'card')
        },
      }),
    ],
  },
}
