import type { Words } from '@dejarik/kernel'
import type { Box } from './box.ts'
import { type ItemProfile, type ItemProfileEntry, profileFrom } from './item.ts'
import { type Requirement, requirementFrom } from './requirement.ts'
import { type SurgeEntry, type SurgeFacts, surgesFrom } from './surge.ts'

export interface RewardFacts {
  readonly id: string
  readonly name: Words
  readonly side: 'rebel' | 'imperial'
  /** Null for cards that are no item. */
  readonly item: ItemProfile | null
  /** What an attachment asks of the group that it is put on; null if it is no attachment. */
  readonly attachesTo: Requirement | null
  /** Surge abilities that an attachment gives its group. */
  readonly surges: readonly SurgeFacts[]
  readonly boxes: readonly Box[]
}

export interface RewardEntry {
  readonly id: string
  readonly name: Words
  readonly side: 'rebel' | 'imperial'
  readonly item?: ItemProfileEntry
  readonly attachesTo?: string
  readonly surges?: readonly SurgeEntry[]
  readonly boxes: readonly Box[]
}

export function rewardFrom({ item, attachesTo, surges = [], ...entry }: RewardEntry): RewardFacts {
  return {
    ...entry,
    item: item === undefined ? null : profileFrom(item),
    attachesTo: attachesTo === undefined ? null : requirementFrom(attachesTo),
    surges: surgesFrom(surges),
  }
}
