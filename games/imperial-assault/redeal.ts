/** Deals anew what a seat can't see: the order of its own command deck, and another's hand and deck from all that fits his army. */
import type { Rng, Seat } from '@dejarik/kernel'
import { redealCampaign } from './redeal-campaign.ts'
import { commandOf } from './rules/cards.ts'
import { commandsFor, lookedAt } from './rules/command-cards.ts'
import { mixFacedown } from './rules/lay-tokens.ts'
import type { CommandNumber, State } from './state.ts'

export function redeal(s: State, seat: Seat, rng: Rng): void {
  mixFacedown(s, (colors) => shuffle(rng, colors))
  if (s.campaign !== null) {
    redealCampaign(s, s.campaign, seat, rng)
    return
  }
  for (const [of, side] of s.sides.entries()) {
    if (of === seat) {
      side.deck.sort((a, b) => a - b)
      shuffle(rng, side.deck)
      continue
    }
    const known = lookedAt(s, of, seat)
    const isHand = known === side.hand
    const drawn = draw(s, of, side.hand.length + side.deck.length - known.length, rng, known)
    const inHand = isHand ? 0 : side.hand.length
    side.deck = [...drawn.slice(inHand), ...(isHand ? [] : known)]
    if (!isHand) side.hand = drawn.slice(0, inHand)
  }
}

/** Cards by chance, no more of each than a deck may hold with those that were seen. */
function draw(
  s: State,
  seat: Seat,
  count: number,
  rng: Rng,
  known: readonly CommandNumber[],
): CommandNumber[] {
  const pool = commandsFor(s, seat)
  const seen = new Map<CommandNumber, number>()
  for (const card of [...s.sides[seat].discard, ...known]) seen.set(card, (seen.get(card) ?? 0) + 1)
  const drawn: CommandNumber[] = []
  while (drawn.length < count) {
    const card = pool[rng.int(pool.length)]
    const { limit } = commandOf(card).facts
    const copies = seen.get(card) ?? 0
    // A deck that has shown more than fits is no reason to search forever.
    if (copies >= limit && rng.int(8) > 0) continue
    seen.set(card, copies + 1)
    drawn.push(card)
  }
  return drawn
}

function shuffle(rng: Rng, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
}
