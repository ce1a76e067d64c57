/** What is counted on rolled dice. */
import { type DieSymbol, SYMBOLS } from '../facts/index.ts'

/** A symbol that can be counted for itself; `any` only ever modifies others. */
export type CountedSymbol = Exclude<DieSymbol, 'any'>

/**
 * A symbol: the total that can be resolved of it (of specials, and of blanks that nobody can resolve, how many).
 * `damage`: all kinds of damage together. `value`: everything that the dice show, as in the roll for the battlefield
 * (sd.setup.8), whether it could be resolved or not.
 */
export type Count = CountedSymbol | 'damage' | 'value'

export const COUNTED_SYMBOLS: readonly CountedSymbol[] = SYMBOLS.filter((symbol) => symbol !== 'any')

export const COUNTS: readonly Count[] = ['damage', 'value', ...COUNTED_SYMBOLS]

export const DAMAGE: readonly CountedSymbol[] = ['melee', 'ranged', 'indirect']

/** The symbols that add up to a count of resolved dice; several counts together are one sum. */
export function symbolsOf(counts: readonly Count[]): ReadonlySet<DieSymbol> {
  return new Set(
    counts.flatMap((count): readonly DieSymbol[] => {
      if (count === 'damage') return DAMAGE
      return count === 'value' ? [] : [count]
    }),
  )
}
