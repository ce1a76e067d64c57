import { type Rng, type Seat, SPECTATOR } from '@dejarik/kernel'
import { type CardId, NO_CARD } from './facts/catalogue.ts'
import { knows } from './knowledge.ts'
import type { State } from './state.ts'
import { byId } from './view.ts'

/**
 * Deals what `seat` can't see anew. Cards it can't place are gathered, sorted and dealt out at random, so that
 * the result hangs on the view alone: own deck; the opponent's deck and hand together; the galaxy deck; and the
 * opponent's secret bases. What the other player knows stays with the places, since looks happen in the open.
 */
export function redeal(s: State, seat: Seat, rng: Rng): void {
  for (let owner = 0; owner < s.sides.length; owner++) {
    const side = s.sides[owner]
    if (owner === seat) dealAnew(s, seat, rng, [side.deck])
    else {
      sortHand(s, seat, side.hand)
      dealAnew(s, seat, rng, [side.deck, side.hand])
      if (s.options.variant === 'secret-bases') dealAnew(s, SPECTATOR, rng, [side.baseDeck, side.box])
      side.baseDeck.sort(byId)
      side.box.sort(byId)
    }
  }
  dealAnew(s, seat, rng, [s.galaxyDeck])
}

/** Known cards first, then by who else knows them: a hand has no order to its opponent. */
function sortHand(s: State, seat: Seat, hand: CardId[]): void {
  const rank = (card: CardId): number => (knows(s, seat, card) ? 4 : s.known[card])
  hand.sort((a, b) => rank(b) - rank(a) || a - b)
}

function dealAnew(s: State, seat: Seat, rng: Rng, piles: readonly CardId[][]): void {
  const pool: CardId[] = []
  /** By place in the order of the piles: what others know of the card there. */
  const known: number[] = []
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      if (knows(s, seat, pile[i])) continue
      pool.push(pile[i])
      known.push(s.known[pile[i]])
      pile[i] = NO_CARD
    }
  pool.sort(byId)
  for (let i = pool.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const card = pool[i]
    pool[i] = pool[j]
    pool[j] = card
  }
  let next = 0
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      if (pile[i] !== NO_CARD) continue
      pile[i] = pool[next]
      s.known[pool[next]] = known[next]
      next++
    }
}
