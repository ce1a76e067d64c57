/** Which dice to roll, and which to roll again. */
import { attackFace, defenseFace, SIDES } from '../rules/attack/results.ts'

/** A surge, in damage. */
const SURGE_WORTH = 0.6
/** From here on accuracy is what an attack lacks, and so much damage is a point of it worth. */
const NEAR = 3
const ACCURACY_WORTH = 0.12

/** Whether a die shows less than it does on average. */
export function isPoor(pool: string, color: number, side: number): boolean {
  if (pool === 'attack') {
    const { damage, surge } = attackFace(color, side)
    return damage + SURGE_WORTH * surge < 1.4
  }
  const { block, evade, dodge } = defenseFace(color, side)
  return block + 0.7 * evade + 4 * dodge < 1.2
}

/** What a die gives on average to an attack over this distance. */
export function dieWorth(color: number, distance: number): number {
  const perAccuracy = ACCURACY_WORTH * Math.max(0, distance - NEAR)
  let sum = 0
  for (let side = 0; side < SIDES; side++) {
    const { damage, surge, accuracy } = attackFace(color, side)
    sum += damage + SURGE_WORTH * surge + perAccuracy * accuracy
  }
  return sum / SIDES
}
