/** What a side is worth to a question. Sides that make no difference to it are one face, so that few cases remain. */
import type { DieSymbol } from '../facts/index.ts'
import { type Count, symbolsOf } from './count.ts'
import type { HostKind, RollDie, RollSide } from './roll-die.ts'

export interface Face {
  readonly symbol: DieSymbol
  /** What it adds: its value, or 1 where dice are counted. */
  readonly value: number
  readonly modifier: boolean
  /** Resources to pay before it counts. */
  readonly cost: number
  /** The only dice that it may modify, if it modifies any symbol; null for all. */
  readonly modifiesOnly: HostKind | null
}

/** A side that adds nothing, whatever the other dice show. */
export const NOTHING: Face = { symbol: 'blank', value: 0, modifier: false, cost: 0, modifiesOnly: null }

/** A face and the sides of the die that it is on. */
export interface FaceOnDie {
  readonly face: Face
  readonly sides: readonly number[]
}

/** The faces of a die, for counts that are summed and so many resources to pay with. */
export function facesOf(die: RollDie, counts: readonly Count[], resources: number): readonly FaceOnDie[] {
  const wanted = symbolsOf(counts)
  const found = new Map<string, { face: Face; sides: number[] }>()
  for (const [number, side] of die.sides.entries()) {
    const face = counts.includes('value') ? shown(side) : resolved(side, die, wanted, resources)
    const { symbol, value, modifier, cost } = face
    const key = `${symbol} ${value} ${modifier} ${cost}`
    const same = found.get(key)
    if (same === undefined) found.set(key, { face, sides: [number] })
    else same.sides.push(number)
  }
  return [...found.values()]
}

/** Only the number matters, with or without a plus (sd.die-value.1, .2). */
function shown({ symbol, value }: RollSide): Face {
  return symbol === 'special' || symbol === 'blank' ? NOTHING : { ...NOTHING, value }
}

function resolved(side: RollSide, die: RollDie, wanted: ReadonlySet<DieSymbol>, resources: number): Face {
  const { symbol, modifier, cost } = side
  const fits = wanted.has(symbol) || (symbol === 'any' && modifier)
  if (!fits || cost > resources) return NOTHING
  const value = symbol === 'special' || symbol === 'blank' ? 1 : side.value
  return { symbol, value, modifier, cost, modifiesOnly: symbol === 'any' ? die.modifiesOnly : null }
}
