/**
 * Deals anew what a seat can't see: the order of its own deck, and of the others' hands and decks both order and
 * cards. Nobody knows another's list, so those are drawn from all cards that fit the team.
 */
import type { Rng, Seat } from '@dejarik/kernel'
import { playablePool } from './build/pool.ts'
import { type CardId, type CardNumber, NONE, ownerOf, type State } from './state.ts'
import { knows } from './view.ts'

export function redeal(s: State, seat: Seat, rng: Rng): void {
  for (let of = 0; of < s.players.length; of++) {
    const { deck, hand, aside } = s.players[of]
    const piles = [hand, aside, deck]
    const hidden = piles.flatMap((pile) => pile.filter((card) => !knows(s, seat, card))).sort((a, b) => a - b)
    if (hidden.length === 0) continue
    const kinds = of === seat ? own(s, hidden, rng) : foreign(s, of, seat, hidden.length, rng)
    for (const [i, card] of hidden.entries()) s.kinds[card] = kinds[i]
    // Numbers of hidden cards go to the hidden places in a fixed order: only what they are is drawn by lot.
    const was: CardId[] = []
    for (const pile of piles)
      for (let i = 0; i < pile.length; i++)
        if (!knows(s, seat, pile[i])) {
          pile[i] = -1 - was.push(pile[i])
        }
    s.stacked = s.stacked.map(({ on, card }) => {
      const place = was.indexOf(card)
      return { on, card: place < 0 ? card : hidden[place] }
    })
    for (const pile of piles)
      for (let i = 0; i < pile.length; i++) if (pile[i] < NONE) pile[i] = hidden[-2 - pile[i]]
    forgetNotes(s, of, hidden)
  }
}

/** A player knows what is left in his own deck, though not in which order. */
function own(s: State, hidden: readonly CardId[], rng: Rng): CardNumber[] {
  const kinds = hidden.map((card) => s.kinds[card]).sort((a, b) => a - b)
  shuffle(rng, kinds)
  return kinds
}

/** Any cards that the team may have, no more than the limit of each with those that were seen. */
function foreign(s: State, of: Seat, seat: Seat, count: number, rng: Rng): CardNumber[] {
  const pool = playablePool(s.options.decks[of])
  const seen = new Map<CardNumber, number>()
  for (const [card, kind] of s.kinds.entries())
    if (kind !== NONE && ownerOf(card) === of && knows(s, seat, card))
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
  const kinds: CardNumber[] = []
  while (kinds.length < count) {
    const { kind, limit } = pool[rng.int(pool.length)]
    const copies = seen.get(kind) ?? 0
    // A list that has shown more than fits is no reason to search forever.
    if (copies >= limit && rng.int(8) > 0) continue
    seen.set(kind, copies + 1)
    kinds.push(kind)
  }
  return kinds
}

/** Which seats know a hidden card is itself hidden, but its owner knows his hand and what he has set aside. */
function forgetNotes(s: State, of: Seat, hidden: readonly CardId[]): void {
  const { hand, aside } = s.players[of]
  for (const card of hidden) s.known[card] = hand.includes(card) || aside.includes(card) ? 1 << of : 0
}

function shuffle(rng: Rng, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
}
