/** What a seat may see, and a world that looks the same to it. */
import type { Rng, Seat } from '@dejarik/kernel'
import type { CardId } from './facts/cards.ts'
import { byId, type State } from './state.ts'

export interface SideView {
  /** Null: not for these eyes. */
  readonly hand: readonly CardId[] | null
  readonly handSize: number
  readonly laid: readonly CardId[]
  readonly points: number
}

export interface View {
  readonly sides: readonly SideView[]
  readonly deckSize: number
}

export function view({ sides, deck }: State, viewer: Seat): View {
  return {
    sides: sides.map(({ hand, laid, points }, seat) => ({
      hand: seat === viewer ? hand.slice() : null,
      handSize: hand.length,
      laid: laid.slice(),
      points,
    })),
    deckSize: deck.length,
  }
}

/** Gathers what `seat` can't see, sorts it and deals it out at random, so that the result hangs on the view alone. */
export function redeal({ sides, deck }: State, seat: Seat, rng: Rng): void {
  const hidden = sides.filter((_, owner) => owner !== seat)
  const pool = [...deck, ...hidden.flatMap(({ hand }) => hand)].sort(byId)
  for (let i = pool.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    ;[pool[i], pool[j]] = [pool[j], pool[i]]
  }
  for (const side of hidden) side.hand = pool.splice(0, side.hand.length).sort(byId)
  deck.splice(0, deck.length, ...pool)
}
