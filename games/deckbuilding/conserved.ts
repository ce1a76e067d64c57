import type { Message } from '@dejarik/kernel'
import { CARDS, designOfCard, HIT_POINTS, NO_CARD } from './facts/catalogue.ts'
import type { State } from './state.ts'
import { LOSSES } from './text/losses.ts'

const { lost } = LOSSES

/** Every card lies in exactly one place, and no counter is below zero or beyond what its card can hold. */
export function conserved(s: State): Message | null {
  const seen = new Array<number>(CARDS).fill(0)
  const piles = [s.galaxyDeck, s.row, s.galaxyDiscard, s.pilots, s.exile]
  for (const side of s.sides)
    piles.push(
      side.deck,
      side.hand,
      side.discard,
      side.units,
      side.ships,
      [side.base],
      side.baseDeck,
      side.box,
      side.victory,
    )
  for (const pile of piles) for (const card of pile) if (card !== NO_CARD) seen[card]++
  for (let card = 0; card < CARDS; card++) {
    const named = { name: designOfCard(card).id }
    if (seen[card] !== 1) return lost('places', { card: named, places: seen[card] })
    if (s.damage[card] < 0 || (s.damage[card] > 0 && s.damage[card] >= HIT_POINTS[card]))
      return lost('damage', { card: named, damage: s.damage[card] })
  }
  for (const side of s.sides) if (side.resources < 0) return lost('resources', { resources: side.resources })
  return s.force >= 0 && s.force <= 6 ? null : lost('force', { space: s.force })
}
