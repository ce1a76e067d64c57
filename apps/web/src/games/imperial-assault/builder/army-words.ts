import { type Army, assembled } from '@dejarik/imperial-assault/build'
import type { Language } from '@dejarik/kernel'
import { titleOf } from './card.ts'

/** "Darth Vader (Lord of the Sith), 2 × Imperial Officer". */
export function groupsInWords({ groups }: Army, language: Language): string {
  return groups
    .map(({ card, count }) => {
      const title = titleOf('deployment', card, language)
      return count === 1 ? title : `${count} × ${title}`
    })
    .join(', ')
}

export interface Strength {
  /** Groups to activate in a round. */
  readonly groups: number
  readonly figures: number
  /** Of all figures together. */
  readonly health: number
}

export function strengthOf(army: Army): Strength {
  return assembled(army).groups.reduce(
    (so, { card, count }) => ({
      groups: so.groups + count,
      figures: so.figures + card.group * count,
      health: so.health + card.health * card.group * count,
    }),
    { groups: 0, figures: 0, health: 0 },
  )
}
