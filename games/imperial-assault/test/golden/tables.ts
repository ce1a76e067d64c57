/** Ways to play that have a golden match: every skirmish mission, every ready army, every campaign mission, a whole campaign. */
import type { GoldenTable } from '@dejarik/kernel'
import { READY_ARMIES } from '../../build/index.ts'
import { randomCampaignMissions, randomCampaigns, randomSkirmishes } from '../../index.ts'
import { CAMPAIGN_MISSIONS, SKIRMISH_MISSIONS } from '../../missions/index.ts'

const PLAYERS: readonly GoldenTable['players'][] = [['curious', 'greedy'], ['greedy', 'curious'], ['greedy']]

/** Matches of the curious can be long, and the first rounds show the most. */
const LIMIT = 400

const SKIRMISHES: readonly GoldenTable[] = randomSkirmishes(SKIRMISH_MISSIONS.length, 1313).map(
  (options, i) => ({
    title: `skirmish ${options.missions}`,
    options,
    players: PLAYERS[i % PLAYERS.length],
    limit: LIMIT,
  }),
)

/** Each ready army against the next, on any mission. */
const READY: readonly GoldenTable[] = READY_ARMIES.map(({ id, army }, i) => {
  const other = READY_ARMIES[(i + 1) % READY_ARMIES.length]
  return {
    title: `ready armies: ${id}, ${other.id}`,
    options: { armies: [army, other.army] },
    players: PLAYERS[i % PLAYERS.length],
  }
})

const MISSIONS: readonly GoldenTable[] = randomCampaignMissions(CAMPAIGN_MISSIONS.length, 1313).map(
  (options, i) => ({
    title: `campaign mission ${options.campaign.mission}`,
    options,
    players: i % 2 === 0 ? ['curious', 'greedy'] : ['greedy', 'curious'],
    limit: 2 * LIMIT,
  }),
)

export const tables: readonly GoldenTable[] = [
  { title: 'nothing chosen', options: {}, players: ['curious', 'greedy'] },
  ...SKIRMISHES,
  ...READY,
  ...MISSIONS,
  { title: 'a whole campaign', options: randomCampaigns(1, 1313)[0], players: ['greedy'] },
]
