import { describe, expect, test } from 'vitest'
import { Boundaries, type Keep, NO_BARRIER } from '../src/boundaries.ts'

/** Boundaries after these numbers of entries, each with its place in the list as its state. */
function boundaries(keep: Keep, ...ns: number[]): Boundaries<number> {
  const kept = new Boundaries<number>(keep)
  for (const [state, n] of ns.entries()) kept.add({ n, state, barrier: NO_BARRIER, told: 0 })
  return kept
}

/** States of all that are kept, latest first. */
function kept(list: Boundaries<number>): number[] {
  const states: number[] = []
  for (let { last } = list; last !== undefined; last = list.backTo(last.n - 1)) states.push(last.state)
  return states
}

describe('the boundaries of a match', () => {
  test('are all kept, or the latest few, or none', () => {
    expect(kept(boundaries(Number.POSITIVE_INFINITY, 0, 2, 5, 9))).toEqual([3, 2, 1, 0])
    expect(kept(boundaries(2, 0, 2, 5, 9))).toEqual([3, 2])
    expect(kept(boundaries(0, 0, 2, 5, 9))).toEqual([])
  })

  test('are one for each answer: the last of those that follow it', () => {
    expect(kept(boundaries(2, 0, 0, 4, 4, 4))).toEqual([4, 1])
  })

  test('lead back to the last one that is not after an entry', () => {
    const list = boundaries(9, 0, 2, 5, 9)
    expect(list.backTo(9)?.n).toBe(9)
    expect(list.backTo(8)?.n).toBe(5)
    expect(list.backTo(5)?.n).toBe(5)
    expect(list.last?.n).toBe(5)
    expect(list.backTo(1)?.n).toBe(0)
  })

  test('go with a fork, as many as it keeps, and are then its own', () => {
    const fork = boundaries(2)
    const list = boundaries(9, 0, 2, 5, 9)
    fork.inherit(list)
    list.clear()
    expect(kept(fork)).toEqual([3, 2])
  })

  test('lead nowhere once the way back is forgotten', () => {
    expect(boundaries(1, 0, 2, 5).backTo(4)).toBeUndefined()
    const list = boundaries(9, 0, 2)
    list.clear()
    expect(list.last).toBeUndefined()
  })

  describe('that thin out', () => {
    const far = 10_000
    /** After every third entry, as if each step asked three times. */
    const all = Array.from({ length: far / 3 }, (_, i) => 3 * i)

    /** Where those that are left stand, last first. */
    function places(list: Boundaries<number>): number[] {
      const ns: number[] = []
      for (let { last } = list; last !== undefined; last = list.backTo(last.n - 1)) ns.push(last.n)
      return ns
    }

    test('keep few, all of the latest among them, and the first', () => {
      const ns = places(boundaries('thinning', ...all))
      expect(ns.length).toBeLessThan(40)
      expect(ns.slice(0, 4)).toEqual([9996, 9993, 9990, 9987])
      expect(ns.at(-1)).toBe(0)
    })

    test('leave gaps of at most half of the way back', () => {
      const ns = places(boundaries('thinning', ...all))
      const end = ns[0]
      for (const [i, n] of ns.slice(1).entries()) {
        const gap = ns[i] - n
        expect(gap, `before ${ns[i]}`).toBeLessThanOrEqual(Math.max(3, (end - ns[i]) / 2))
      }
    })

    test('are thinned in advance on a way whose end is known, and then leave no wider gaps', () => {
      const list = new Boundaries<number>('thinning')
      let copies = 0
      for (const n of all)
        if (list.wants(n, far)) {
          copies++
          list.add({ n, state: n, barrier: NO_BARRIER, told: 0 })
        }
      expect(copies).toBeLessThan(100)
      const ns = places(list)
      const end = ns[0]
      for (const [i, n] of ns.slice(1).entries())
        expect(ns[i] - n, `before ${ns[i]}`).toBeLessThanOrEqual(Math.max(6, (end - ns[i]) / 2))
    })

    test('go with a fork whole', () => {
      const list = boundaries('thinning', ...all)
      const fork = boundaries('thinning')
      fork.inherit(list)
      expect(places(fork)).toEqual(places(list))
    })
  })
})
