import type { Words } from '@dejarik/kernel'
import type { Attribute } from './attribute.ts'
import type { Box } from './box.ts'
import { type ClassCardEntry, type ClassCardFacts, classCardFrom } from './class-card.ts'
import { type AttackDie, attackDice, type DefenseDie, defenseDice } from './die.ts'
import type { Trait } from './trait.ts'
import { words } from './words.ts'

/** One side of a hero sheet. */
export interface HeroSide {
  readonly health: number
  readonly endurance: number
  readonly speed: number
  readonly attributes: { readonly [A in Attribute]: readonly AttackDie[] }
}

export interface HeroAbility {
  readonly name: Words
  readonly actions: number
  readonly strain: number
  /** Whether it stands on the wounded side too. */
  readonly whenWounded: boolean
}

export interface HeroFacts {
  /** The same as that of the hero's deployment card for skirmishes. */
  readonly id: string
  readonly name: Words
  readonly title: Words
  readonly box: Box
  readonly traits: readonly Trait[]
  readonly defense: readonly DefenseDie[]
  readonly healthy: HeroSide
  readonly wounded: HeroSide
  readonly abilities: readonly HeroAbility[]
  /** The side mission that belongs to the hero (ia.side-mission-deck.2). */
  readonly mission: Words
  /** Id of the reward card that it brings. */
  readonly reward: string
  readonly classCards: readonly ClassCardFacts[]
}

/** Numbers, and the dice of strength, insight and tech, with strokes between them. */
export type SideEntry = readonly [health: number, endurance: number, speed: number, attributes: string]

export interface HeroEntry extends Omit<HeroFacts, 'defense' | 'healthy' | 'wounded' | 'box' | 'classCards'> {
  readonly defense: string
  readonly healthy: SideEntry
  readonly wounded: SideEntry
  readonly classCards: readonly ClassCardEntry[]
}

export function heroes(box: Box, entries: readonly HeroEntry[]): readonly HeroFacts[] {
  return entries.map((entry) => ({
    ...entry,
    box,
    defense: defenseDice(entry.defense),
    healthy: sideFrom(entry.healthy),
    wounded: sideFrom(entry.wounded),
    classCards: entry.classCards.map(classCardFrom),
  }))
}

function sideFrom([health, endurance, speed, attributes]: SideEntry): HeroSide {
  const [strength, insight, tech] = attributes.split(' | ').map(attackDice)
  return { health, endurance, speed, attributes: { strength, insight, tech } }
}

interface AbilityCost {
  readonly actions?: number
  readonly strain?: number
  readonly whenWounded?: boolean
}

export function heroAbility(
  en: string,
  de: string,
  { actions = 0, strain = 0, whenWounded = false }: AbilityCost = {},
): HeroAbility {
  return { name: words(en, de), actions, strain, whenWounded }
}
