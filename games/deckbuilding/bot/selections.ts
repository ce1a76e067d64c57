/** Several of a list, and shares of a total: answers worth a search, best first. */
import { type AskSplit, optionsOf } from '@dejarik/kernel'
import { designOfCard } from '../facts/catalogue.ts'
import type { AskFor } from '../questions.ts'
import type { State } from '../state.ts'
import { BASE_WEIGHTS } from './weights.ts'
import { deckOf, gainOfExiling, latenessOf, worthInPlay } from './worth.ts'

export function rankBases(ask: AskFor<'pick-bases'>): number[][] {
  const moves = optionsOf(ask)
  const worth = (i: number): number => BASE_WEIGHTS[designOfCard(moves[i].card).id] ?? 0
  const order = moves.map((_, i) => i).sort((a, b) => worth(b) - worth(a))
  return [pick(order, ask.max)]
}

/** The first so many, in the order in which unordered picks are written. */
function pick(order: readonly number[], count: number): number[] {
  return order.slice(0, count).sort((a, b) => a - b)
}

/** A card in hand can still be played first; of two alike the one in the discard pile goes. */
const IN_HAND = 0.05

/** As many as make the deck better; then every other number of them. */
export function rankExiles(s: State, ask: AskFor<'exile-cards'>): number[][] {
  const moves = optionsOf(ask)
  const late = latenessOf(s)
  const deck = deckOf(s, ask.seat, late)
  const { hand } = s.sides[ask.seat]
  const gains = moves.map(({ card }) => gainOfExiling(card, deck, late) - (hand.includes(card) ? IN_HAND : 0))
  const order = moves.map((_, i) => i).sort((a, b) => gains[b] - gains[a])
  const good = gains.filter((gain) => gain > 0).length
  const counts = [Math.max(ask.min, Math.min(ask.max, good))]
  for (let count = ask.max; count >= ask.min; count--) if (count !== counts[0]) counts.push(count)
  return counts.map((count) => pick(order, count))
}

/** Damage on ships, one after the other, most worth for a hit point first; then all that is left on the base. */
export function rankShares(s: State, ask: AskFor<'assign-damage'>): number[][] {
  const moves = optionsOf(ask)
  const late = latenessOf(s)
  const last = ask.after ?? []
  const worth = (i: number): number => worthInPlay(moves[i].card, late) / ask.caps[i]
  const ships = moves.map((_, i) => i).filter((i) => !last.includes(i))
  ships.sort((a, b) => worth(b) - worth(a))
  const answers: number[][] = []
  for (const first of ships) {
    const shares = fill(ask, [first, ...ships.filter((i) => i !== first), ...last])
    if (!answers.some((other) => other.every((share, i) => share === shares[i]))) answers.push(shares)
  }
  return answers
}

function fill(ask: AskSplit, order: readonly number[]): number[] {
  const shares = ask.caps.map(() => 0)
  let left = ask.max
  for (const i of order) {
    shares[i] = Math.min(left, ask.caps[i])
    left -= shares[i]
  }
  return shares
}
