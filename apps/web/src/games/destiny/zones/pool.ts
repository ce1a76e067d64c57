/** How the dice of a pool are laid out: by symbol, with what they come to. */
import type { DieView } from '@dejarik/destiny'
import { type DieSymbol, SYMBOLS } from '@dejarik/destiny/facts'
import { sideShown } from '../aim/aim.ts'

export interface SymbolGroup {
  readonly symbol: DieSymbol
  readonly dice: readonly DieView[]
  /** Without modifiers, and what modifiers could add. */
  readonly sum: number
  readonly more: number
}

/** Sides that resolve before those that modify, high before low. */
export function groupsOf(pool: readonly DieView[]): readonly SymbolGroup[] {
  return SYMBOLS.flatMap((symbol) => {
    const dice = pool
      .filter((die) => sideShown(die).symbol === symbol)
      .toSorted(
        (a, b) =>
          Number(sideShown(a).modifier) - Number(sideShown(b).modifier) || b.value - a.value || a.id - b.id,
      )
    if (dice.length === 0) return []
    const sumOf = (modifier: boolean): number =>
      dice.reduce((sum, die) => (sideShown(die).modifier === modifier ? sum + die.value : sum), 0)
    return [{ symbol, dice, sum: sumOf(false), more: sumOf(true) }]
  })
}
