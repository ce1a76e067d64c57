import { deckbuilding } from '@dejarik/deckbuilding'
import type { Game } from '@dejarik/kernel'

/** The games whose rules this client can run, for its bot worker. */
export const engines: readonly Game[] = [deckbuilding]
