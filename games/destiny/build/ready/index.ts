import { DARK_DISCIPLES, PHASMAS_SQUAD, STOLEN_WINGS, WAY_OF_THE_JEDI } from './constructed.ts'
import type { ReadyDeck } from './ready-deck.ts'
import { KYLO_REN_STARTER, REY_STARTER } from './starter.ts'
import { FIRST_ORDER, RESISTANCE } from './two-player-game.ts'

export type { ReadyDeck } from './ready-deck.ts'

/** Ready decks for the starter game, of 20 cards. */
export const STARTER_DECKS: readonly ReadyDeck[] = [KYLO_REN_STARTER, REY_STARTER, FIRST_ORDER, RESISTANCE]

/** Ready decks of 30 cards. */
export const CONSTRUCTED_DECKS: readonly ReadyDeck[] = [
  DARK_DISCIPLES,
  PHASMAS_SQUAD,
  WAY_OF_THE_JEDI,
  STOLEN_WINGS,
]

export const READY_DECKS: readonly ReadyDeck[] = [...STARTER_DECKS, ...CONSTRUCTED_DECKS]

/** For tests, which play with decks that are known by name. */
export function findReadyDeck(id: string): ReadyDeck | undefined {
  return READY_DECKS.find((each) => each.id === id)
}
