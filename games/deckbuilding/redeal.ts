import { type FastRng, type Rng, type Seat, SPECTATOR } from '@dejarik/kernel'
import type { CardId } from './cards/catalogue.ts'
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
  for (const pile of piles) for (const card of pile) if (!knows(s, seat, card)) pool.push(card)
  pool.sort(byId)
  const knowledge = new Map(pool.map((card) => [card, s.known[card]]))
  ;(rng as FastRng).shuffle(pool)
  let next = 0
  const moved: [card: CardId, known: number][] = []
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      if (knows(s, seat, pile[i])) continue
      const card = pool[next++]
      moved.push([card, knowledge.get(pile[i]) ?? 0])
      pile[i] = card
    }
  for (const [card, known] of moved) s.known[card] = known
}
