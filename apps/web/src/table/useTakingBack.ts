import type { Refusal } from '@dejarik/kernel'
import { useState } from 'react'
import type { Session } from '../session/session.ts'

/** Decisions that were made by one click. */
interface AtOnce {
  /** How many decisions there were before. */
  readonly from: number
  readonly count: number
}

export interface TakingBack {
  /** How many decisions it takes back. */
  readonly count: number
  takeBack(): Promise<Refusal | null>
  gaveAll(from: number, count: number): void
}

/** What one click has done, one click takes back: the last decision, or all that were made with it. */
export function useTakingBack(session: Session): TakingBack {
  const [last, setLast] = useState<AtOnce | null>(null)
  const together = last !== null && session.snapshot.n === last.from + last.count ? last : null
  return {
    count: together?.count ?? 1,
    async takeBack() {
      setLast(null)
      const from = together?.from ?? Number.POSITIVE_INFINITY
      for (let left = together?.count ?? 1; left > 0; left--) {
        const no = await session.undo()
        if (no !== null) return no
        const { n, undo } = session.snapshot
        if (n <= from || undo.can !== 'now') return null
      }
      return null
    },
    gaveAll: (from, count) => setLast(count > 1 ? { from, count } : null),
  }
}
