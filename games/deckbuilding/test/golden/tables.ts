/** Ways to play that have a golden match: each variant with and without paying damage off, from the shortest match to the longest. */
import type { GoldenTable } from '@dejarik/kernel'

const table = (variant: string, bases: number, payOff: boolean, players: GoldenTable['players']) => ({
  title: `${variant}, ${bases} bases${payOff ? ', pay off' : ''}`,
  options: { variant, bases, payOff },
  players,
})

export const tables: readonly GoldenTable[] = [
  table('introductory', 3, false, ['curious', 'greedy']),
  table('introductory', 2, true, ['curious']),
  table('introductory', 5, false, ['greedy']),
  table('whole-galaxy', 4, false, ['greedy', 'curious']),
  table('whole-galaxy', 4, true, ['curious']),
  table('whole-galaxy', 5, true, ['greedy']),
  table('secret-bases', 4, false, ['curious', 'greedy']),
  table('secret-bases', 5, true, ['curious']),
  table('secret-bases', 2, false, ['greedy']),
]
