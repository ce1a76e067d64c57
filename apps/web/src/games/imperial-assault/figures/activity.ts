import type { View } from '@dejarik/imperial-assault'

/** How far a figure is in this round. */
export type Activity = 'ready' | 'active' | 'waiting' | 'exhausted'

/** `waiting`: its group is active, and its own turn is still to come. */
export function activityOf({ figures, groups, activation }: View, figure: number): Activity {
  const { group } = figures[figure]
  if (activation?.group === group) {
    if (activation.figure === figure) return 'active'
    if (!activation.done.includes(figure)) return 'waiting'
  }
  return groups[group].ready ? 'ready' : 'exhausted'
}
