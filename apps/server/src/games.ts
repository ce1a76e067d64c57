import { deckbuilding } from '@dejarik/deckbuilding'
import type { Game } from '@dejarik/kernel'

/** The games that can be played here. */
export const games: readonly Game[] = [deckbuilding]
