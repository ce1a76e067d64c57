/** Spirit of Rebellion: yellow cards of heroes. */

import { special, type Texts } from '../../rules/abilities.ts'
import { dealToEach } from '../../rules/damage.ts'
import { gainResources } from '../../rules/resources.ts'
import { someCharacters, whenRolled } from '../more-words.ts'

export const SPIRIT_YELLOW_HERO: Texts = {
  // Bowcaster
  '02048': {
    text: {
      en: 'Redeploy. Special – Deal 1 unblockable damage to a character, and 1 to another one if you like.',
      de: 'Verlegen. Spezial – Füge bis zu 2 verschiedenen Charakteren je 1 Schaden zu, der nicht verhindert werden kann.',
    },
    keywords: ['redeploy'],
    abilities: [
      special(function* (t, me) {
        const targets = yield* someCharacters(t, me, { min: 0, max: 2 })
        yield* dealToEach(
          t,
          me,
          targets.map(({ id }) => ({ card: id, amount: 1 })),
          { unblockable: true },
        )
      }),
    ],
  },
  // Double-Dealing
  '02117': {
    text: {
      en: 'Once one of your dice has rolled a special, you may exhaust this support for 1 resource.',
      de: 'Nachdem einer deiner Würfel ein Spezialsymbol gezeigt hat, darfst du diese Unterstützung erschöpfen, um 1 Ressource zu erhalten.',
    },
    abilities: [whenRolled(['special'], (t, me) => gainResources(t, me.seat, 1))],
  },
}
