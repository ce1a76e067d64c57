/** Ways to play that have a golden match: the starter game, every ready deck, two to four players, random decks of all cards. */
import type { GoldenTable } from '@dejarik/kernel'
import { READY_DECKS } from '../../build/index.ts'
import { randomOptions } from '../../index.ts'

const PLAYERS: readonly GoldenTable['players'][] = [['curious', 'greedy'], ['greedy', 'curious'], ['curious']]

/** Each ready deck against the next. */
const READY: readonly GoldenTable[] = READY_DECKS.slice(2).map(({ id, deck }, i, all) => ({
  title: `ready decks: ${id}, ${all[(i + 1) % all.length].id}`,
  options: { decks: [deck, all[(i + 1) % all.length].deck] },
  players: PLAYERS[i % PLAYERS.length],
}))

/** Two, three and four players. */
const RANDOM: readonly GoldenTable[] = randomOptions(48, 1313).map((options, i) => ({
  title: `random decks ${i + 1}, ${options.decks.length} players`,
  options,
  players: PLAYERS[i % PLAYERS.length],
}))

export const tables: readonly GoldenTable[] = [
  { title: 'starter game', options: {}, players: ['curious', 'greedy'] },
  { title: 'starter game, both greedy', options: {}, players: ['greedy'] },
  ...READY,
  ...RANDOM,
]
