/** Spirit of Rebellion: gray cards of villains. */

import { factsOf } from '../../facts/index.ts'
import { type Texts, when } from '../../rules/abilities.ts'
import { chooseOpponent } from '../../rules/choose.ts'
import { discardCards, look, pickRandom } from '../../rules/hand.ts'
import { removeADie } from '../words.ts'

export const SPIRIT_GRAY_VILLAIN: Texts = {
  // Interrogation Droid
  '02017': {
    text: {
      en: 'Once you have activated this support, look at a random card of an opponent’s hand. If it is an event, you may remove this die to discard it.',
      de: 'Nachdem du diese Unterstützung aktiviert hast, sieh dir eine zufällige Handkarte eines Gegners an. Ist sie ein Ereignis, darfst du diesen Würfel entfernen, um sie abzulegen.',
    },
    short: {
      en: 'Activated: see a random hand card of a foe; for this die discard an event.',
      de: 'Aktiviert: Sieh eine Gegnerkarte; Ereignis für diesen Würfel ablegen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const s = t.state
          const opponent = yield* chooseOpponent(t, me)
          const [card] = pickRandom(t, opponent, 1)
          if (card === undefined) return
          look(t, me.seat, [card])
          if (factsOf(s.kinds[card]).type !== 'event') return
          const removed = yield* removeADie(t, me, 'yours', (die) => die.card === me.card, { optional: true })
          if (removed !== null) yield* discardCards(t, opponent, [card])
        },
      }),
    ],
  },
}
