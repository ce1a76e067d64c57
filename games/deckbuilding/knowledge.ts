import { type Seat, SPECTATOR } from '@dejarik/kernel'
import type { CardId } from './facts/catalogue.ts'
import type { State } from './state.ts'

/** In `known`: every player knows that the card lies there, and so does whoever watches. */
export const KNOWN_TO_BOTH = 3

/** Whether `seat` knows where this card of a hidden place lies. */
export function knows(s: State, seat: Seat, card: CardId): boolean {
  const known = s.known[card]
  return seat === SPECTATOR ? known === KNOWN_TO_BOTH : (known & (1 << seat)) !== 0
}
