/** What it costs to use a card's ability: this decides when in the turn a sound player uses it. */
import { CARDS, type CardId } from '../cards/catalogue.ts'
import { type Effect, useOf } from '../rules/abilities.ts'

export type Price = 'nothing' | 'a-hand-card' | 'resources' | 'itself'

let prices: readonly Price[] | null = null

/** Made at first use, because cards and rules know each other. */
export function priceOf(card: CardId): Price {
  prices ??= Array.from({ length: CARDS }, (_, id) => {
    const ability = useOf(id)
    return ability === null ? 'nothing' : priceOfEffect(ability.effect)
  })
  return prices[card]
}

function priceOfEffect(effect: Effect): Price {
  if (effect.kind === 'pay-for') return 'resources'
  if (effect.kind !== 'in-return') return 'nothing'
  return effect.parts?.[0]?.kind === 'exile-this' ? 'itself' : 'a-hand-card'
}
