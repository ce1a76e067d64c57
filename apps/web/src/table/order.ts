/** In which order the ways to answer are offered. */
import type { AskView } from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'
import type { Snapshot } from '../session/session.ts'
import type { Bearing } from './contract.ts'

export interface OptionOrder {
  /** Indices of options as they stand in the prompt; their numbers count along. */
  readonly all: readonly number[]
  /** How many of them are in sight: those that change nothing come last and are folded away. */
  readonly inSight: number
  /** By index of an option. */
  readonly bearings: readonly (Bearing | null)[]
}

const NONE: OptionOrder = { all: [], inSight: 0, bearings: [] }

/** Harm to enemies first, to one's own pieces after all else, and what changes nothing at the end. */
const RANK: { readonly [B in Bearing]: number } = { 'harms-enemy': 0, 'harms-own': 2, nothing: 3 }
const PLAIN = 1

export function orderOf(
  face: Pick<TableFace, 'bearing'>,
  { view, seat }: Pick<Snapshot, 'view' | 'seat'>,
  ask: AskView | null,
): OptionOrder {
  const choice = ask?.choice
  if (ask === null || choice === undefined || !('options' in choice)) return NONE
  const bearings = choice.options.map((option) => face.bearing?.(view, seat, ask, option) ?? null)
  const places = bearings.map((_, at) => at)
  // Shares stand in the order of their caps.
  if (choice.form === 'split') return { all: places, inSight: places.length, bearings }
  const rank = (at: number): number => {
    const bearing = bearings[at] ?? null
    return bearing === null ? PLAIN : RANK[bearing]
  }
  const all = places.toSorted((a, b) => rank(a) - rank(b) || a - b)
  const worth = bearings.filter((bearing) => bearing !== 'nothing').length
  return { all, inSight: worth === 0 ? all.length : worth, bearings }
}
