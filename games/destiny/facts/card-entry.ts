import type { Words } from '@dejarik/kernel'
import type { Affiliation, CardFacts, CardType, Color, Rarity } from './card.ts'
import { dieFrom } from './die-code.ts'
import type { Subtype } from './subtype.ts'

/** A line of the tables: what follows from the type of card is left out. */
export interface CardEntry {
  readonly id: string
  readonly name: Words
  readonly subtitle?: Words
  readonly is: `${Affiliation} ${Color} ${CardType}`
  readonly rarity: Rarity
  readonly unique?: boolean
  readonly subtypes?: readonly Subtype[]
  readonly deckLimit?: number
  readonly health?: number
  /** With one die, and with two if it can be elite. */
  readonly points?: readonly [normal: number, elite?: number]
  readonly cost?: number | 'X'
  /** Six sides as die-code.ts reads them. */
  readonly die?: string
  readonly reprintOf?: string
  /** A reprint with another text than its first printing. */
  readonly reworded?: true
}

/** The cards of a set, by its code. */
export function cards(set: string, entries: readonly CardEntry[]): readonly CardFacts[] {
  return entries.map((entry) => {
    const [affiliation, color, type] = entry.is.split(' ') as [Affiliation, Color, CardType]
    const unique = entry.unique ?? false
    return {
      id: entry.id,
      set,
      number: Number(entry.id.slice(2, 5)),
      name: entry.name,
      subtitle: entry.subtitle ?? null,
      type,
      affiliation,
      color,
      rarity: entry.rarity,
      unique,
      subtypes: entry.subtypes ?? [],
      deckLimit: entry.deckLimit ?? usualLimit(type, unique),
      health: entry.health ?? null,
      points: entry.points === undefined ? null : pointsFrom(type, entry.points),
      cost: entry.cost ?? null,
      die: entry.die === undefined ? null : dieFrom(entry.die),
      reprintOf: entry.reprintOf ?? null,
      isReworded: entry.reworded ?? false,
    }
  })
}

function usualLimit(type: CardType, unique: boolean): number {
  return type === 'battlefield' || type === 'plot' || (type === 'character' && unique) ? 1 : 2
}

/** A plot has no dice: with a single value it costs the same either way. */
function pointsFrom(
  type: CardType,
  [normal, elite]: NonNullable<CardEntry['points']>,
): NonNullable<CardFacts['points']> {
  return { normal, elite: elite ?? (type === 'plot' ? normal : null) }
}
