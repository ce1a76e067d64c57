import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny } from '@dejarik/destiny'
import { imperialAssault } from '@dejarik/imperial-assault'
import type { Game } from '@dejarik/kernel'
import { xwing } from '@dejarik/xwing'

/** The games whose rules this client can run, for its bot worker. */
export const engines: readonly Game[] = [deckbuilding, xwing, destiny, imperialAssault]
