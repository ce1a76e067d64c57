/** What states of Destiny name by number: cards. Abilities are named by key. */
import type { Numbers } from '@dejarik/kernel'
import { CARDS } from '../../facts/index.ts'
import { ACTIONS, CARDS_A_SEAT } from '../../state.ts'

export const numbers: Numbers = {
  numbered: { cards: CARDS.map(({ id }) => id) },
  named: { actions: ACTIONS, 'cards a seat': [String(CARDS_A_SEAT)] },
}
