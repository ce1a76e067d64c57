import type { Words } from '@dejarik/kernel'
import { type AttackFacts, type AttackType, attackFrom } from './attack.ts'
import type { Box } from './box.ts'
import type { ItemTrait } from './item-trait.ts'
import { type Keywords, keywordsFrom } from './keyword.ts'
import { type SurgeEntry, type SurgeFacts, surgesFrom } from './surge.ts'

export type ItemKind = 'weapon' | 'armor' | 'equipment' | 'modification'

/** What a hero can carry: bought items, and items among the class cards and rewards. */
export interface ItemProfile {
  readonly kind: ItemKind
  readonly traits: readonly ItemTrait[]
  /** Weapons only. */
  readonly attack: AttackFacts | null
  /** Modifications that a weapon holds. */
  readonly modSlots: number
  /** The attack type of the weapons that a modification fits; null if its card does not say. */
  readonly fits: AttackType | null
  readonly keywords: Keywords
  readonly surges: readonly SurgeFacts[]
}

/** An item of the three decks that the Rebels buy from (ia.item-cards.6). */
export interface ItemFacts extends ItemProfile {
  /** A card that lies in two decks has its tier behind its name. */
  readonly id: string
  readonly name: Words
  readonly tier: 1 | 2 | 3
  readonly credits: number
  readonly boxes: readonly Box[]
}

/** The part of a line that describes the item. */
export interface ItemProfileEntry {
  /** A weapon's attack tells its kind. */
  readonly kind?: 'armor' | 'equipment' | 'modification'
  readonly traits?: readonly ItemTrait[]
  readonly attack?: string
  readonly modSlots?: number
  readonly fits?: AttackType
  readonly keywords?: readonly string[]
  readonly surges?: readonly SurgeEntry[]
}

export interface ItemEntry extends ItemProfileEntry {
  readonly id: string
  readonly name: Words
  readonly credits: number
  readonly boxes: readonly Box[]
}

export function profileFrom(entry: ItemProfileEntry): ItemProfile {
  const attack = entry.attack === undefined ? null : attackFrom(entry.attack)
  return {
    kind: entry.kind ?? 'weapon',
    traits: entry.traits ?? [],
    attack,
    modSlots: entry.modSlots ?? 0,
    fits: entry.fits ?? null,
    keywords: keywordsFrom(entry.keywords ?? []),
    surges: surgesFrom(entry.surges ?? []),
  }
}

/** The deck of a tier. */
export function items(tier: 1 | 2 | 3, entries: readonly ItemEntry[]): readonly ItemFacts[] {
  return entries.map((entry) => ({
    ...profileFrom(entry),
    id: entry.id,
    name: entry.name,
    tier,
    credits: entry.credits,
    boxes: entry.boxes,
  }))
}
