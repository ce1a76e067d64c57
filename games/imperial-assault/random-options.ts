/** Options for the self-check: random legal armies of all written cards, on one mission after another. */
import { FastRng } from '@dejarik/kernel'
import { type Army, randomArmy } from './build/index.ts'
import { isImplemented } from './cards/catalogue.ts'
import { SKIRMISH_MISSIONS } from './missions/index.ts'

/** The same list for the same number. */
export function randomOptions(
  count: number,
  seed: number,
): { readonly armies: readonly Army[]; readonly missions: readonly string[] }[] {
  const rng = new FastRng(seed)
  return Array.from({ length: count }, (_, i) => ({
    armies: [army(rng), army(rng)],
    missions: [SKIRMISH_MISSIONS[i % SKIRMISH_MISSIONS.length].id],
  }))
}

function army(rng: FastRng): Army {
  const found = randomArmy(rng, isImplemented)
  if (found === null) throw new Error('the written cards make no legal army')
  return found
}
