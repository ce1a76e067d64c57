/** Ways to play that have a golden match: every scenario, every ready squad, every environment, random squads of all cards. */
import type { GoldenTable } from '@dejarik/kernel'
import { READY_SQUADS, validateSquad } from '../../build/index.ts'
import { isImplemented, playableEnvironments, randomOptions, SCENARIOS } from '../../index.ts'

const PLAYERS: readonly GoldenTable['players'][] = [['curious', 'greedy'], ['greedy', 'curious'], ['greedy']]

const ready = READY_SQUADS.filter(({ squad }) => validateSquad(squad, { isImplemented }).length === 0)

/** Each ready squad against the next, in one scenario after the other. */
const READY: readonly GoldenTable[] = ready.map(({ id, squad }, i) => {
  const other = ready[(i + 1) % ready.length]
  const scenario = SCENARIOS[i % SCENARIOS.length].id
  return {
    title: `${scenario}: ${id}, ${other.id}`,
    options: { scenario, squads: [squad, other.squad] },
    players: PLAYERS[i % PLAYERS.length],
  }
})

/** What an environment does shows in its first rounds. */
const IN_ENVIRONMENTS: readonly GoldenTable[] = [...playableEnvironments().map(({ id }) => id), 'random'].map(
  (environment, i) => ({
    title: `environment ${environment}`,
    options: {
      ...randomOptions(1, i)[0],
      scenario: SCENARIOS[i % SCENARIOS.length].id,
      environment,
      rounds: 4,
    },
    players: PLAYERS[i % PLAYERS.length],
  }),
)

const RANDOM: readonly GoldenTable[] = randomOptions(12, 1313).map((options, i) => ({
  title: `random squads ${i + 1}`,
  options,
  players: PLAYERS[i % PLAYERS.length],
}))

export const tables: readonly GoldenTable[] = [
  { title: 'nothing chosen', options: {}, players: ['curious', 'greedy'] },
  ...READY,
  ...IN_ENVIRONMENTS,
  ...RANDOM,
]
