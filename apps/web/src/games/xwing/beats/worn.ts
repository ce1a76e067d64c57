import type { View } from '@dejarik/xwing'
import type { Worn } from './shows.ts'

/** The position with what ships have lost so far while it is shown how they lose it. */
export function wornView(view: View, worn: readonly Worn[]): View {
  if (worn.length === 0) return view
  return {
    ...view,
    ships: view.ships.map((ship) => {
      const lost = worn.find((one) => one.ship === ship.id)
      if (lost === undefined) return ship
      return {
        ...ship,
        shields: Math.min(ship.shields, lost.shields),
        facedown: Math.max(ship.facedown, lost.cards - ship.faceup.length),
      }
    }),
  }
}
