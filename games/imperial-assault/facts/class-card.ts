import type { Words } from '@dejarik/kernel'
import { type ItemProfile, type ItemProfileEntry, profileFrom } from './item.ts'

/** A card of a hero's class deck (ia.class-cards.2). */
export interface ClassCardFacts {
  readonly id: string
  readonly name: Words
  /** 0 for what the hero starts with (ia.class-cards.3). */
  readonly xp: number
  /** Null for cards that are no item. */
  readonly item: ItemProfile | null
}

export interface ClassCardEntry {
  readonly id: string
  readonly name: Words
  readonly xp: number
  readonly item?: ItemProfileEntry
}

export function classCardFrom({ item, ...entry }: ClassCardEntry): ClassCardFacts {
  return { ...entry, item: item === undefined ? null : profileFrom(item) }
}
