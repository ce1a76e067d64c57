import { NONE, type State } from '@dejarik/imperial-assault'
import { standOf } from '@dejarik/imperial-assault/map'
import { type Sighting, sightBetween, spacesBetween } from '@dejarik/imperial-assault/preview'
import { useMemo } from 'react'
import type { BoardTable } from '../TableContext.tsx'

export interface Sight {
  readonly from: number
  readonly to: number
  readonly sighting: Sighting
  /** Null where none can be counted. */
  readonly spaces: number | null
}

/** From the figure in question to the one that is pointed at, or the target of an attack. */
export function useSight(table: BoardTable): Sight | null {
  const { view, state, subject, pointed, shown } = table
  const attack = view.attacks.at(-1)
  const aimed = shown?.do === 'attack' ? shown.target : undefined
  const to = pointed ?? (aimed !== undefined && aimed >= 0 ? aimed : (attack?.target ?? null))
  return useMemo(() => {
    if (subject === null || to === null || to === subject || to === NONE) return null
    if (view.figures[subject].space === NONE || view.figures[to]?.space === NONE) return null
    const sighting = sightBetween(state, subject, to)
    return sighting === null
      ? null
      : { from: subject, to, sighting, spaces: spacesBetween(state, subject, to) }
  }, [state, view, subject, to])
}

/** How one figure would see another. */
export interface Seeing {
  readonly figure: number
  /** Null where none can be counted. */
  readonly spaces: number | null
  readonly sees: boolean
  readonly sighting: Sighting | null
}

/** Everybody whom a figure would see from a stand, with the number of spaces. */
export function seenFrom(state: State, figure: number, stand: number): readonly Seeing[] {
  const { seat } = state.figures[figure]
  const moved = {
    ...state,
    figures: state.figures.map((one, id) => (id === figure ? { ...one, ...standOf(stand) } : one)),
  }
  return moved.figures.flatMap((other, id) => {
    if (other.seat === seat || other.space === NONE) return []
    const sighting = sightBetween(moved, figure, id)
    const sees = sighting?.proof.sees === true
    return [{ figure: id, spaces: spacesBetween(moved, figure, id), sees, sighting }]
  })
}
