import type { Words } from '@dejarik/kernel'
import type { Box } from './box.ts'
import { type Requirement, requirementFrom } from './requirement.ts'

export interface CommandFacts {
  readonly id: string
  readonly name: Words
  readonly cost: number
  /** Copies that one deck may hold (ia.command-cards.11). */
  readonly limit: number
  /** The figure that uses it (ia.command-cards.8); null if the player does. */
  readonly usedBy: Requirement | null
  readonly boxes: readonly Box[]
}

/** A line of the table: one copy a deck, and no figure needed, unless it says so. */
export interface CommandEntry {
  readonly id: string
  readonly name: Words
  readonly cost: number
  readonly limit?: number
  /** As requirement.ts reads it. */
  readonly usedBy?: string
  readonly boxes: readonly Box[]
}

export function commandFrom({ limit = 1, usedBy, ...entry }: CommandEntry): CommandFacts {
  return { ...entry, limit, usedBy: usedBy === undefined ? null : requirementFrom(usedBy) }
}
