/** How much can be resolved of dice that lie there. */
import type { DieSymbol } from '../facts/index.ts'
import type { Face } from './face.ts'
import type { HostKind } from './roll-die.ts'

/** A die that shows a face. */
export interface Lying {
  readonly face: Face
  readonly is: readonly HostKind[]
}

/**
 * The most that the dice add up to, if as many of their costs are paid as the resources allow (sd.die-cost.2). A
 * modifier counts only beside another die of its symbol that is resolved (sd.modifier.1); one such die is enough for
 * all of them. Resources that these dice would bring pay for nothing.
 */
export function tally(dice: readonly Lying[], resources: number): number {
  const counting = dice.filter(({ face }) => face.value > 0 || !face.modifier)
  const free = counting.filter(({ face }) => face.cost === 0)
  const costly = counting.filter(({ face }) => face.cost > 0)
  return bestPaid(free, costly, resources)
}

/** Tries to pay for each of the costly dice or not. */
function bestPaid(taken: readonly Lying[], costly: readonly Lying[], resources: number): number {
  const [next, ...others] = costly
  if (next === undefined) return sum(taken)
  const unpaid = bestPaid(taken, others, resources)
  if (next.face.cost > resources) return unpaid
  return Math.max(unpaid, bestPaid([...taken, next], others, resources - next.face.cost))
}

function sum(taken: readonly Lying[]): number {
  const bases = taken.filter(({ face }) => !face.modifier)
  let total = 0
  for (const { face } of taken)
    if (!face.modifier || bases.some((base) => modifies(face, base))) total += face.value
  return total
}

/** A special has no value that could be raised (sd.special-symbol.2), a blank isn't resolved. */
const WITHOUT_VALUE: readonly DieSymbol[] = ['special', 'blank']

function modifies({ symbol, modifiesOnly }: Face, base: Lying): boolean {
  if (symbol !== 'any') return base.face.symbol === symbol
  if (WITHOUT_VALUE.includes(base.face.symbol)) return false
  return modifiesOnly === null || base.is.includes(modifiesOnly)
}
