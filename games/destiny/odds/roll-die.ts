/** A die as the odds of a roll need it: its sides, and which others it may modify. */
import type { CardFacts, Side } from '../facts/index.ts'

/** What a die must be for the modifiers of certain dice. */
export type HostKind = 'blue-character' | 'trooper'

/** A side whose X is known. */
export interface RollSide extends Side {
  readonly value: number
}

export interface RollDie {
  /** The card that it belongs to. */
  readonly card: string
  readonly sides: readonly RollSide[]
  /** For sides that modify any symbol: only those of such dice; null for all. */
  readonly modifiesOnly: HostKind | null
  /** What this die is to the modifiers of others. */
  readonly is: readonly HostKind[]
}

/** Dice whose modifiers fit any symbol, but not on every die. */
const MODIFIES_ONLY: { readonly [card: string]: HostKind } = {
  '03035': 'blue-character',
  '11134': 'trooper',
}

/** Whether the value of some side is set by the card's text and must be known first (sd.x-variable.1). */
export function needsX(card: CardFacts): boolean {
  return card.die?.some(({ value }) => value === 'X') ?? false
}

/** The die of a card, or null if it has none; `x` is what X stands for. */
export function rollDie(card: CardFacts, x = 0): RollDie | null {
  if (card.die === null) return null
  const is: HostKind[] = []
  if (card.type === 'character' && card.color === 'blue') is.push('blue-character')
  if (card.subtypes.includes('trooper')) is.push('trooper')
  return {
    card: card.id,
    sides: card.die.map((side) => ({ ...side, value: side.value === 'X' ? x : side.value })),
    modifiesOnly: MODIFIES_ONLY[card.reprintOf ?? card.id] ?? null,
    is,
  }
}
