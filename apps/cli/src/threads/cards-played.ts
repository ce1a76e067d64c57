import type { Game, Words } from '@dejarik/kernel'
import type { Checked } from './jobs.ts'

/** So many matches should bring every written card into play at least so often. */
const MATCHES = 1000
const TIMES = 20

/** As many of the least played cards are told. */
const LEAST = 10

export interface CardsPlayed {
  /** How many cards there are to be played. */
  readonly written: number
  /** The least played cards, the rarest first. */
  readonly least: readonly { readonly card: string; readonly name: Words; readonly times: number }[]
  /** Cards that stayed below `times` in a run that should have been long enough; none in a shorter one. */
  readonly below: { readonly times: number; readonly cards: readonly string[] }
}

/** What the matches of a self-check have played; null for games that do not count it. */
export function cardsPlayed(game: Game, matches: readonly Checked[]): CardsPlayed | null {
  if (game.coverage === undefined) return null
  const counts = new Map<string, number>()
  for (const { played } of matches)
    for (const [card, times] of played) counts.set(card, (counts.get(card) ?? 0) + times)
  const written = game
    .cards()
    .filter(({ implemented }) => implemented)
    .map(({ id, name }) => ({ card: id, name, times: counts.get(id) ?? 0 }))
    .sort((a, b) => a.times - b.times)
  const below = matches.length < MATCHES ? [] : written.filter(({ times }) => times < TIMES)
  return {
    written: written.length,
    least: written.slice(0, Math.max(LEAST, below.length)),
    below: { times: TIMES, cards: below.map(({ card }) => card) },
  }
}
