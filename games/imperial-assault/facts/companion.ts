import type { Words } from '@dejarik/kernel'
import { type AbilityFacts, ability } from './ability.ts'
import { type AttackFacts, attackFrom } from './attack.ts'
import { type DefenseDie, defenseDice } from './die.ts'
import { type Keywords, keywordsFrom } from './keyword.ts'
import { namedSurge, type SurgeEntry, type SurgeFacts, surgesFrom } from './surge.ts'
import type { Trait } from './trait.ts'
import { words } from './words.ts'

/** A small figure that other cards bring along. */
export interface CompanionFacts {
  readonly id: string
  readonly name: Words
  readonly health: number
  readonly speed: number
  readonly defense: readonly DefenseDie[]
  readonly attack: AttackFacts | null
  readonly traits: readonly Trait[]
  readonly keywords: Keywords
  readonly surges: readonly SurgeFacts[]
  readonly abilities: readonly AbilityFacts[]
}

interface CompanionEntry
  extends Omit<CompanionFacts, 'defense' | 'attack' | 'keywords' | 'surges' | 'abilities'> {
  readonly defense?: string
  readonly attack?: string
  readonly keywords?: readonly string[]
  readonly surges?: readonly SurgeEntry[]
  readonly abilities?: readonly AbilityFacts[]
}

// biome-ignore format: a table, one card a line
const ENTRIES: readonly CompanionEntry[] = [
  { id: '88-z', name: words('88-Z'), health: 4, speed: 3, attack: 'ranged yellow', traits: ['droid'], keywords: ['pierce 1', '+2 accuracy', '+1 dodge', 'mobile'], surges: ['+2 accuracy', namedSurge(words('Harass', 'Bedrängen'))], abilities: [ability('Remote', 'Ferngesteuert')] },
  { id: 'cam-droid', name: words('Cam Droid', 'Kameradroide'), health: 3, speed: 5, attack: 'ranged yellow', traits: ['droid'], keywords: ['+1 dodge', '+2 accuracy'], surges: [namedSurge(words('Agitate', 'Aufstacheln'))] },
  { id: 'j4x-7', name: words('J4X-7'), health: 4, speed: 3, attack: 'ranged blue', traits: ['droid'], keywords: ['pierce 1'], surges: ['+1 damage'], abilities: [ability('Supporting Fire', 'Feuerunterstützung')] },
  { id: 'junk-droid', name: words('Junk Droid', 'Schrottdroide'), health: 1, speed: 4, attack: 'melee green', traits: ['droid'], keywords: ['+1 damage'] },
  { id: 'pit-droid', name: words('Pit Droid', 'Boxendroide'), health: 3, speed: 4, defense: 'white', traits: ['droid'], abilities: [ability('Useful', 'Nützlich'), ability('Shiny', 'Glänzend')] },
  { id: 'r5-astromech', name: words('R5 Astromech', 'R5-Astromech'), health: 4, speed: 3, traits: ['droid'], abilities: [ability('Forage', 'Stöbern', 1), ability('Insignificant', 'Unbedeutend')] },
  { id: 'salacious-b-crumb', name: words('Salacious B. Crumb'), health: 6, speed: 3, traits: ['brawler'], abilities: [ability('Swipe', 'Hieb'), ability('Scratch', 'Kratzen', 1)] },
]

export const COMPANIONS: readonly CompanionFacts[] = ENTRIES.map((entry) => ({
  ...entry,
  defense: defenseDice(entry.defense ?? ''),
  attack: entry.attack === undefined ? null : attackFrom(entry.attack),
  keywords: keywordsFrom(entry.keywords ?? []),
  surges: surgesFrom(entry.surges ?? []),
  abilities: entry.abilities ?? [],
}))
