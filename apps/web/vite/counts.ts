/**
 * What of each game can be played, counted while the client is built: the first page tells it without loading any game.
 */
import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny } from '@dejarik/destiny'
import { imperialAssault } from '@dejarik/imperial-assault'
import type { Game } from '@dejarik/kernel'
import { xwing } from '@dejarik/xwing'
import type { Counts } from '../src/home/counts.ts'

function countsOf(game: Game): Counts[string] {
  const cards = game.cards()
  const ready = cards.filter(({ implemented }) => implemented).length
  const all = { what: { en: 'cards', de: 'Karten' }, ready, of: cards.length }
  return (game.counts?.() ?? [all]).map(({ what, ready, of }) => ({ what, ready, of }))
}

export const counts: Counts = Object.fromEntries(
  [deckbuilding, xwing, destiny, imperialAssault].map((game: Game) => [game.id, countsOf(game)]),
)
