/** Options for the self-check: every scenario, some environments, and random legal squads of all written cards. */

import { FastRng } from '@dejarik/kernel'
import { type Mode, randomSquad, type Squad } from './build/index.ts'
import { POINTS_LIST, POINTS_LISTS, type PointsList } from './facts/index.ts'
import { isImplemented } from './rules/cards.ts'
import { NO_ENVIRONMENT, playableEnvironments } from './rules/environments.ts'
import { SCENARIOS } from './scenarios/index.ts'

/** The same list for the same number: scenarios in turn, an environment in every third match. */
export function randomOptions(count: number, seed: number): { readonly [option: string]: unknown }[] {
  const rng = new FastRng(seed)
  const environments = playableEnvironments()
  return Array.from({ length: count }, (_, i) => ({
    scenario: SCENARIOS[i % SCENARIOS.length].id,
    environment: i % 3 === 2 ? environments[rng.int(environments.length)].id : NO_ENVIRONMENT,
    ...construction(rng, i),
  }))
}

/** Standard play mostly; in turn extended play, an older list and the Alliance's. */
function construction(rng: FastRng, i: number): { readonly [option: string]: unknown } {
  const list = i % 10 === 7 ? POINTS_LISTS[1 + rng.int(POINTS_LISTS.length - 1)] : POINTS_LIST
  const mode = i % 5 === 3 ? 'extended' : 'standard'
  return { mode, list: list.id, squads: [someSquad(rng, mode, list), someSquad(rng, mode, list)] }
}

function someSquad(rng: FastRng, mode: Mode, list: PointsList): Squad {
  const squad = randomSquad(rng, { isImplemented, mode, list })
  if (squad === null) throw new Error('the written cards make no legal squad')
  return squad
}
