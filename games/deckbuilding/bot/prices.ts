/** What it costs to use a card's ability: this decides when in the turn a sound player uses it. */
import { CARDS, type CardId } from '../facts/catalogue.ts'
import { actionOf } from '../rules/cards.ts'

export type Price = 'nothing' | 'a-hand-card' | 'resources' | 'itself'

let prices: readonly Price[] | null = null

/** Made at first use, when the cards are there. */
export function priceOf(card: CardId): Price {
  prices ??= Array.from({ length: CARDS }, (_, id) => {
    const cost = actionOf(id)?.cost
    if (cost === undefined) return 'nothing'
    if (cost.kind === 'resources') return 'resources'
    return cost.kind === 'exile-this' ? 'itself' : 'a-hand-card'
  })
  return prices[card]
}
