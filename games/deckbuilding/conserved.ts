import { CARDS, designOfCard, HIT_POINTS, NO_CARD } from './facts/catalogue.ts'
import type { State } from './state.ts'

/** Every card lies in exactly one place, and no counter is below zero or beyond what its card can hold. */
export function conserved(s: State): string | null {
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
    const name = designOfCard(card).id
    if (seen[card] !== 1) return `${name} (${card}) lies in ${seen[card]} places`
    if (s.damage[card] < 0 || (s.damage[card] > 0 && s.damage[card] >= HIT_POINTS[card]))
      return `${name} (${card}) has ${s.damage[card]} damage`
  }
  for (const side of s.sides) if (side.resources < 0) return `a pool holds ${side.resources} resources`
  return s.force >= 0 && s.force <= 6 ? null : `the Force marker is on space ${s.force}`
}
