/** What states of the Deckbuilding Game name by number. */
import type { Numbers } from '@dejarik/kernel'
import { CARDS, designOfCard } from '../../facts/catalogue.ts'
import {
  ATTACKED,
  BASE_ATTACK,
  EXILE_AT_END,
  FIRST_NEUTRAL_PLAYED,
  FIRST_NEUTRAL_PURCHASE,
  FIRST_PURCHASE,
  NEUTRAL_HUNTED,
  UNCOMMITTED,
  USED,
} from '../../state.ts'

const signs = {
  USED,
  ATTACKED,
  EXILE_AT_END,
  UNCOMMITTED,
  BASE_ATTACK,
  FIRST_NEUTRAL_PLAYED,
  FIRST_PURCHASE,
  FIRST_NEUTRAL_PURCHASE,
  NEUTRAL_HUNTED,
}

export const numbers: Numbers = {
  numbered: { cards: Array.from({ length: CARDS }, (_, card) => designOfCard(card).id) },
  named: { signs: Object.entries(signs).map(([name, sign]) => `${name} ${sign}`) },
}
