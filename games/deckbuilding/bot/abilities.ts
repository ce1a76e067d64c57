/** What using a card's ability costs its owner: this decides when in the turn to use it. */
import { CARDS, type CardId } from '../cards/catalogue.ts'
import { type Effect, useAbilityOf } from '../rules/abilities.ts'

export const FREE = 0
/** A card of the hand. */
export const COSTS_A_CARD = 1
/** Resources. */
export const COSTS_RESOURCES = 2
/** The card itself is exiled. */
export const COSTS_ITSELF = 3

function priceOf(effect: Effect): number {
  switch (effect.kind) {
    case 'exile-this':
      return COSTS_ITSELF
    case 'pay-for':
      return COSTS_RESOURCES
    case 'in-return': {
      const [price] = effect.parts ?? []
      return price?.kind === 'exile-this' ? COSTS_ITSELF : COSTS_A_CARD
    }
    default:
      return FREE
  }
}

const prices: number[] = []

/** Made at first use, because cards and rules know each other. */
export function useCosts(card: CardId): number {
  if (prices.length === 0)
    for (let id = 0; id < CARDS; id++) {
      const ability = useAbilityOf(id)
      prices.push(ability === null ? FREE : priceOf(ability.effect))
    }
  return prices[card]
}
