/** A die that somebody points at or resolves: with its modifiers, what it comes to and what it costs. */
import { type DieId, type DieView, factsOf, type View } from '@dejarik/destiny'
import type { DieSymbol, Side } from '@dejarik/destiny/facts'
import type { Seat } from '@dejarik/kernel'

export interface Aim {
  readonly symbol: DieSymbol
  readonly die: DieId
  /** Sides with a plus that go with it. */
  readonly modifiers: readonly DieId[]
  readonly value: number
  readonly cost: number
}

export function sideShown({ kind, side }: DieView): Side {
  const { die } = factsOf(kind)
  if (die === null) throw new Error(`${factsOf(kind).id} has no die`)
  return die[side]
}

/** With all modifiers that fit and can be paid, but for those that were left out. */
export function aimWith(
  view: View,
  me: Seat,
  { die: id, symbol }: Pick<Aim, 'die' | 'symbol'>,
  leftOut: ReadonlySet<DieId>,
): Aim | null {
  const die = view.dice.find((one) => one.id === id)
  if (die === undefined || die.pool !== me) return null
  let { cost } = sideShown(die)
  let { value } = die
  const modifiers: DieId[] = []
  for (const other of modifiersOf(view, die, symbol)) {
    const side = sideShown(other)
    if (leftOut.has(other.id) || cost + side.cost > view.players[me].resources) continue
    modifiers.push(other.id)
    cost += side.cost
    value += other.value
  }
  return { symbol, die: id, modifiers, value: symbol === 'special' ? 0 : value, cost }
}

/** Dice of the same pool that could add to this one. Those that add to any symbol have rules of their own, which are asked. */
export function modifiersOf(view: View, die: DieView, symbol: DieSymbol): readonly DieView[] {
  return view.dice.filter(({ id, pool, ...other }) => {
    if (pool !== die.pool || id === die.id || view.resolved.includes(id)) return false
    const side = sideShown({ id, pool, ...other })
    return side.modifier && side.symbol === symbol
  })
}

/** Symbols for which somebody is chosen once the die is resolved. */
export function needsTarget(symbol: DieSymbol): boolean {
  return symbol === 'melee' || symbol === 'ranged' || symbol === 'shield'
}
