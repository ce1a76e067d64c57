import type { DeploymentFacts } from '@dejarik/imperial-assault/facts'

/** What decides how many copies an army may hold (ia.component-limits.5). */
export const RANKS = ['regular', 'elite', 'unique'] as const
export type Rank = (typeof RANKS)[number]

export function rankOf({ unique, elite }: Pick<DeploymentFacts, 'unique' | 'elite'>): Rank {
  if (unique) return 'unique'
  return elite ? 'elite' : 'regular'
}
