import type { View } from '@dejarik/destiny'
import type { Seat } from '@dejarik/kernel'

/** The others, clockwise from the left of `me`. */
export function seatsAround({ order }: Pick<View, 'order'>, me: Seat): readonly Seat[] {
  const at = order.indexOf(me)
  return [...order.slice(at + 1), ...order.slice(0, at)]
}
