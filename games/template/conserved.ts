import type { Message } from '@dejarik/kernel'
import { DESIGNS } from './facts/cards.ts'
import type { State } from './state.ts'
import { LOSSES } from './text/losses.ts'

/** Every card lies in exactly one place. */
export function conserved({ sides, deck }: State): Message | null {
  const cards = [...deck, ...sides.flatMap(({ hand, laid }) => [...hand, ...laid])]
  for (const [card, { id }] of DESIGNS.entries()) {
    const places = cards.filter((one) => one === card).length
    if (places !== 1) return LOSSES.lost('places', { card: { name: id }, places })
  }
  return null
}
