import type { Words } from '@dejarik/kernel'
import type { CardAffiliation } from './affiliation.ts'
import type { Box } from './box.ts'
import { type Requirement, requirementFrom } from './requirement.ts'

/** A deployment card without figures (ia.deployment-cards.5). */
export interface UpgradeFacts {
  readonly id: string
  readonly name: Words
  readonly affiliation: CardAffiliation
  readonly unique: boolean
  /** Negative where it makes its figure cheaper. */
  readonly cost: number
  /** What an attachment asks of the group that it is put on; null if it is no attachment. */
  readonly attachesTo: Requirement | null
  readonly boxes: readonly Box[]
}

/** A line of the table. */
export interface UpgradeEntry {
  readonly id: string
  readonly name: Words
  readonly affiliation: CardAffiliation
  readonly unique?: boolean
  readonly cost: number
  /** As requirement.ts reads it. */
  readonly attachesTo?: string
  readonly boxes: readonly Box[]
}

export function upgradeFrom({ unique = false, attachesTo, ...entry }: UpgradeEntry): UpgradeFacts {
  return { ...entry, unique, attachesTo: attachesTo === undefined ? null : requirementFrom(attachesTo) }
}
