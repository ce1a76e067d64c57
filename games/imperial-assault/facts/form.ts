import type { Words } from '@dejarik/kernel'
import { type AbilityFacts, ability } from './ability.ts'
import { type Keywords, keywordsFrom } from './keyword.ts'
import { namedSurge, type SurgeEntry, type SurgeFacts, surgesFrom } from './surge.ts'
import { words } from './words.ts'

/** A shape of the Clawdite Shapeshifter. */
export interface FormFacts {
  readonly id: string
  readonly name: Words
  readonly keywords: Keywords
  readonly surges: readonly SurgeFacts[]
  readonly abilities: readonly AbilityFacts[]
}

interface FormEntry {
  readonly id: string
  readonly name: Words
  readonly keywords: readonly string[]
  readonly surges: readonly SurgeEntry[]
  readonly abilities: readonly AbilityFacts[]
}

// biome-ignore format: a table, one card a line
const ENTRIES: readonly FormEntry[] = [
  { id: 'scout', name: words('Scout', 'Späher'), keywords: ['+2 accuracy'], surges: ['pierce 2', '+1 damage, +2 accuracy'], abilities: [ability('Rifleman', 'Gewehrschütze'), ability('Priority Target', 'Vorrangiges Ziel')] },
  { id: 'senator', name: words('Senator'), keywords: ['+1 accuracy'], surges: ['+1 damage', 'recover 2', 'gain any'], abilities: [ability('Conspire', 'Konspirieren', 1)] },
  { id: 'streetrat', name: words('Streetrat', 'Straßenratte'), keywords: [], surges: [namedSurge(words("Assassin's Blade", 'Attentäterklinge')), '+1 damage', 'gain damage'], abilities: [ability('Fleet', 'Leichtfüßig')] },
]

export const FORMS: readonly FormFacts[] = ENTRIES.map(({ keywords, surges, ...entry }) => ({
  ...entry,
  keywords: keywordsFrom(keywords),
  surges: surgesFrom(surges),
}))
