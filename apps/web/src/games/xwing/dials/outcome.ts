/** What a previewed maneuver would meet, as far as everybody can see it. */
import type { View } from '@dejarik/xwing'
import { obstacleKind, type Preview } from '@dejarik/xwing/preview'

export interface Outcome {
  readonly flees: boolean
  readonly bumps: readonly number[]
  /** Obstacles that it would lie on, and those it would only move through. */
  readonly onto: readonly number[]
  readonly through: readonly number[]
}

export function outcomeOf(view: View, { ends, flees }: Preview): Outcome {
  const [end] = ends
  const obstacles = (end?.met ?? []).filter(({ thing }) => obstacleKind(view.things[thing]) !== null)
  return {
    flees,
    bumps: end?.overlapped ?? [],
    onto: obstacles.filter(({ overlapped }) => overlapped).map(({ thing }) => thing),
    through: obstacles.filter(({ overlapped }) => !overlapped).map(({ thing }) => thing),
  }
}

/** The gravest of it, for a mark in the dial. */
export function warningOf({ flees, bumps, onto, through }: Outcome): 'flees' | 'bumps' | 'obstacle' | null {
  if (flees) return 'flees'
  if (bumps.length > 0) return 'bumps'
  return onto.length + through.length > 0 ? 'obstacle' : null
}
