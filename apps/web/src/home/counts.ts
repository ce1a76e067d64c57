/** What of each game can be played today. */
import type { Words } from '@dejarik/kernel'

export interface Counts {
  readonly [game: string]: readonly { readonly what: Words; readonly ready: number; readonly of: number }[]
}

declare const __COUNTS__: Counts

/** Which of a game's counts say the most: so many have room on its tile. */
const TOLD: { readonly [game: string]: readonly number[] } = {
  deckbuilding: [0],
  xwing: [0, 2],
  destiny: [0],
  'imperial-assault': [1, 4],
}

/** Counted when the client was built (`vite/counts.ts`). */
export function countsOf(game: string): Counts[string] {
  const all = __COUNTS__[game] ?? []
  return (TOLD[game] ?? []).flatMap((at) => all[at] ?? [])
}
