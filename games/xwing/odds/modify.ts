/** What one effect, or several that come together, can make of a pool: all ways, without weighing them. */
import type { ChangeEffect, RerollEffect } from './effects.ts'
import { diceIn, freshOf, inSlot, type Pool, showing, slotsOf, withoutMarks } from './pool.ts'

/** The pools that something can make of a pool. Each is worked out once. */
export type Ways = (pool: Pool) => readonly Pool[]

function remembered(ways: Ways): Ways {
  const known = new Map<Pool, readonly Pool[]>()
  return (pool) => {
    let found = known.get(pool)
    if (found === undefined) {
      found = ways(pool)
      known.set(pool, found)
    }
    return found
  }
}

/** Every way to leave dice on the table and pick up the others for a reroll: fresh dice only, one or more. */
export function waysToKeep({ faces, upTo, whole }: RerollEffect, faceCount: number): Ways {
  return remembered((pool) => {
    let ways: { kept: Pool; taken: number }[] = [{ kept: pool, taken: 0 }]
    let eligible = 0
    for (let face = 0; face < faceCount; face++) {
      const there = (faces & (1 << face)) === 0 ? 0 : freshOf(pool, face)
      eligible += there
      for (const { kept, taken } of [...ways])
        for (let n = 1; n <= there && taken + n <= upTo; n++)
          ways.push({ kept: (kept - diceIn(2 * face, n)) | 0, taken: taken + n })
    }
    const least = whole ? Math.min(upTo, eligible) : 1
    ways = ways.filter(({ taken }) => taken > 0 && taken >= least)
    return ways.map(({ kept }) => kept)
  })
}

/** Every way to use changes, or not. */
export function waysToChange(changes: readonly ChangeEffect[], faceCount: number): Ways {
  const slots = slotsOf(faceCount)
  return remembered((pool) => {
    const found = new Set<Pool>()
    const explore = (now: Pool, i: number, slot: number, left: number): void => {
      if (i === changes.length) found.add(now)
      else if (slot === slots) explore(now, i + 1, 0, changes[i + 1]?.upTo ?? 0)
      else {
        explore(now, i, slot + 1, left)
        const { from, to } = changes[i]
        const [face, mark] = [slot >> 1, slot & 1]
        if (face === to || (from & (1 << face)) === 0) return
        const most = Math.min(left, inSlot(now, slot))
        for (let n = 1; n <= most; n++)
          explore((now - diceIn(slot, n) + diceIn(2 * to + mark, n)) | 0, i, slot + 1, left - n)
      }
    }
    explore(pool, 0, 0, changes[0]?.upTo ?? 0)
    return [...found]
  })
}

/**
 * The ways to change one's own dice for good, without those that another beats whatever follows: when the dice are
 * compared from the best face down to the last that scores, the other never has fewer so good.
 */
export function waysToFinish(changes: readonly ChangeEffect[], faceCount: number, scoring: number): Ways {
  const ways = waysToChange(changes, faceCount)
  const finish = remembered((pool) => {
    const best: Pool[] = []
    for (const way of ways(pool)) {
      if (best.some((other) => beats(other, way, faceCount, scoring))) continue
      for (let i = best.length - 1; i >= 0; i--)
        if (beats(way, best[i], faceCount, scoring)) best.splice(i, 1)
      best.push(way)
    }
    return best
  })
  return (pool) => finish(withoutMarks(pool))
}

/** Whether one pool is at least as good as another. */
function beats(one: Pool, other: Pool, faceCount: number, scoring: number): boolean {
  let lead = 0
  for (let face = faceCount - 1; face >= scoring; face--) {
    lead += showing(one, face) - showing(other, face)
    if (lead < 0) return false
  }
  return true
}
