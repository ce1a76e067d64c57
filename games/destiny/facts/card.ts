import type { Words } from '@dejarik/kernel'
import type { Side } from './die.ts'

export type CardType = 'character' | 'upgrade' | 'support' | 'event' | 'battlefield' | 'plot' | 'downgrade'
export type Affiliation = 'hero' | 'villain' | 'neutral'
export type Color = 'red' | 'blue' | 'yellow' | 'gray'
export type Rarity = 'S' | 'C' | 'U' | 'R' | 'L'

/** What is printed on a card, apart from its abilities. */
export interface CardFacts {
  /** Set position and number, e.g. `01001`; the sides of a flip card end in `A` and `B`. */
  readonly id: string
  /** The set's code, e.g. `AW`. */
  readonly set: string
  readonly number: number
  readonly name: Words
  readonly subtitle: Words | null
  readonly type: CardType
  readonly affiliation: Affiliation
  readonly color: Color
  readonly rarity: Rarity
  readonly unique: boolean
  /** Lower case, in English; `subtypeName` has the German. */
  readonly subtypes: readonly string[]
  readonly deckLimit: number
  /** Characters only. */
  readonly health: number | null
  /** Points of a character with one die and with two (null: can't be elite); of a plot, twice the same or negative. */
  readonly points: { readonly normal: number; readonly elite: number | null } | null
  /** Resources to play it; null for cards that aren't played, and `X`. */
  readonly cost: number | 'X' | null
  readonly die: readonly Side[] | null
  /** The first printing of the same card. */
  readonly reprintOf: string | null
  /** A reprint whose text says something else than the first printing does. */
  readonly isReworded: boolean
}
