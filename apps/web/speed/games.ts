/** How each game is played here: as the tests' players do it. */
import type { Page } from 'playwright-core'
import { playOn as destiny } from '../test/browser/destiny-player.ts'
import { playOn as imperialAssault } from '../test/browser/imperial-assault-player.ts'
import { decide, lots } from '../test/browser/player.ts'
import { flyOn } from '../test/browser/xwing-player.ts'

export interface Played {
  readonly id: string
  /** As its tile on the start page says. */
  readonly tile: string
  /** Answers one question; false once the match is over. */
  answer(page: Page): Promise<boolean>
}

const lot = lots(1977)

export const GAMES: readonly Played[] = [
  { id: 'deckbuilding', tile: 'Deckbuilding', answer: (page) => decide(page, 'mouse', lot) },
  { id: 'destiny', tile: 'Destiny', answer: (page) => destiny(page, 'mouse') },
  { id: 'imperial-assault', tile: 'Imperial Assault', answer: (page) => imperialAssault(page, 'mouse') },
  { id: 'xwing', tile: 'X-Wing', answer: (page) => flyOn(page, 'mouse') },
]
