import type { Odds } from './odds.ts'

/** A bar of the plot: so much damage. */
export interface Bar {
  readonly damage: number
  readonly chance: number
  /** The chance of so much damage or more. */
  readonly atLeast: number
}

export function barsOf({ ways, damageWays }: Odds): readonly Bar[] {
  let left = ways
  return damageWays.map((times, damage) => {
    const atLeast = left / ways
    left -= times
    return { damage, chance: times / ways, atLeast }
  })
}
