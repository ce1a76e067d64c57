import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny } from '@dejarik/destiny'
import { imperialAssault } from '@dejarik/imperial-assault'
import type { Game } from '@dejarik/kernel'
import { xwing } from '@dejarik/xwing'

/** The games that can be played here. */
export const games: readonly Game[] = [deckbuilding, xwing, destiny, imperialAssault]
