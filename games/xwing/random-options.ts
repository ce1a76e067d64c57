/** Options for the self-check: every scenario, some environments, and random legal squads of all written cards. */
import { FastRng } from '@dejarik/kernel'
import { randomSquad, type Squad } from './build/index.ts'
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
    squads: [someSquad(rng), someSquad(rng)],
  }))
}

function someSquad(rng: FastRng): Squad {
  const squad = randomSquad(rng, { isImplemented })
  if (squad === null) throw new Error('the written cards make no legal squad')
  return squad
}
