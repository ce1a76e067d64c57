import type { Words } from '@dejarik/kernel'
import type { Base } from '../map/index.ts'
import type { AbilityFacts } from './ability.ts'
import type { Affiliation } from './affiliation.ts'
import { type AttackFacts, attackFrom } from './attack.ts'
import type { Box } from './box.ts'
import { type DefenseDie, defenseDice } from './die.ts'
import { type Keywords, keywordsFrom } from './keyword.ts'
import type { Requirement } from './requirement.ts'
import { type SurgeEntry, type SurgeFacts, surgesFrom } from './surge.ts'
import type { Trait } from './trait.ts'

export type Mode = 'campaign' | 'skirmish'

/** A deployment card with figures (ia.deployment-cards.1); skirmish upgrades stand in a table of their own. */
export interface DeploymentFacts {
  /** E.g. `stormtrooper-elite`; the campaign's print of a card that differs there ends in `-campaign`. */
  readonly id: string
  /** Regular and elite cards share it (ia.elite-figure.2). */
  readonly name: Words
  readonly subtitle: Words | null
  readonly affiliation: Affiliation
  readonly elite: boolean
  readonly unique: boolean
  readonly modes: readonly Mode[]
  /** How many of this card the boxes hold. */
  readonly copies: number
  readonly cost: number
  /** Threat that one figure costs again; null if the group can't be reinforced. */
  readonly reinforcement: number | null
  /** Figures in the group (ia.group.3). */
  readonly group: number
  readonly health: number
  readonly speed: number
  readonly base: Base
  readonly defense: readonly DefenseDie[]
  readonly attack: AttackFacts | null
  readonly traits: readonly Trait[]
  readonly keywords: Keywords
  readonly surges: readonly SurgeFacts[]
  readonly abilities: readonly AbilityFacts[]
  readonly boxes: readonly Box[]
}

/** A line of the tables: what is usual is left out. */
export interface DeploymentEntry {
  readonly id: string
  readonly name: Words
  readonly subtitle?: Words
  readonly elite?: boolean
  readonly unique?: boolean
  /** For cards of one mode. */
  readonly only?: Mode
  readonly copies?: number
  readonly cost: number
  readonly reinforcement?: number
  readonly group?: number
  readonly health: number
  readonly speed: number
  /** Width and height: `1x2`. */
  readonly base?: `${number}x${number}`
  /** Dice with spaces between them. */
  readonly defense: string
  /** As attack.ts reads it. */
  readonly attack?: string
  readonly traits: readonly Trait[]
  readonly keywords?: readonly string[]
  readonly surges?: readonly SurgeEntry[]
  readonly abilities?: readonly AbilityFacts[]
  readonly boxes: readonly Box[]
}

export function deploymentCards(
  affiliation: Affiliation,
  entries: readonly DeploymentEntry[],
): readonly DeploymentFacts[] {
  return entries.map((entry) => {
    const [width, height] = (entry.base ?? '1x1').split('x').map(Number)
    return {
      id: entry.id,
      name: entry.name,
      subtitle: entry.subtitle ?? null,
      affiliation,
      elite: entry.elite ?? false,
      unique: entry.unique ?? false,
      modes: entry.only === undefined ? ['campaign', 'skirmish'] : [entry.only],
      copies: entry.copies ?? 1,
      cost: entry.cost,
      reinforcement: entry.reinforcement ?? null,
      group: entry.group ?? 1,
      health: entry.health,
      speed: entry.speed,
      base: { width, height },
      defense: defenseDice(entry.defense),
      attack: entry.attack === undefined ? null : attackFrom(entry.attack),
      traits: entry.traits,
      keywords: keywordsFrom(entry.keywords ?? []),
      surges: surgesFrom(entry.surges ?? []),
      abilities: entry.abilities ?? [],
      boxes: entry.boxes,
    }
  })
}

/** Heroes who turned mercenary are unique too, but not elite, and no villains. */
export function isVillain({ affiliation, elite, unique }: DeploymentFacts): boolean {
  return unique && elite && affiliation !== 'rebel'
}

/** Whether figures of the card can use what asks for this; readiness is a matter of the match. */
export function meets(card: DeploymentFacts, needed: Requirement): boolean {
  const { base, traits, keywords } = card
  const isSmall = base.width * base.height === 1
  return (
    (needed.traits.length === 0 || needed.traits.some((trait) => traits.includes(trait))) &&
    !needed.without.some((trait) => traits.includes(trait)) &&
    (needed.affiliation === null || needed.affiliation === card.affiliation) &&
    (needed.figure === null || needed.figure === card.name.en) &&
    (needed.subtitle === null || needed.subtitle === card.subtitle?.en) &&
    (needed.unique === null || needed.unique === card.unique) &&
    (needed.size === null ||
      (needed.size === 'massive' ? keywords.massive : (needed.size === 'small') === isSmall)) &&
    (!needed.villain || isVillain(card))
  )
}
