import { DESIGNS } from './facts/cards.ts'
import type { State } from './state.ts'

/** Every card lies in exactly one place. */
export function conserved({ sides, deck }: State): string | null {
  const cards = [...deck, ...sides.flatMap(({ hand, laid }) => [...hand, ...laid])]
  for (const [card, { id }] of DESIGNS.entries()) {
    const places = cards.filter((one) => one === card).length
    if (places !== 1) return `${id} lies in ${places} places`
  }
  return null
}
