import { describe, expect, test } from 'vitest'
import { nearestIn } from '../../src/board/focus/nearest.ts'
import { placeBy } from '../../src/board/inspect/place.ts'
import { curve } from '../../src/games/deckbuilding/attack/tethers.ts'
import { fill } from '../../src/games/deckbuilding/trays/shares.ts'

const window = { width: 1000, height: 700 }
const size = { width: 260, height: 400 }

describe('the enlarged card', () => {
  test('stands to the right of its card, at the same height', () => {
    expect(placeBy({ left: 100, top: 300, width: 100, height: 140 }, size, window)).toEqual({
      left: 210,
      top: 170,
    })
  })

  test('stands to the left where the right has no room', () => {
    expect(placeBy({ left: 800, top: 300, width: 100, height: 140 }, size, window).left).toBe(530)
  })

  test('stands above a card of the hand, so that the rest of the hand stays in sight', () => {
    const hand = { left: 300, top: 500, width: 100, height: 140 }
    expect(placeBy(hand, size, window)).toEqual({ left: 220, top: 90 })
  })

  test('is never cut off', () => {
    const low = placeBy({ left: 100, top: 650, width: 100, height: 140 }, size, window)
    expect(low.top + size.height).toBeLessThanOrEqual(window.height)
    expect(placeBy({ left: 100, top: 0, width: 100, height: 40 }, size, window).top).toBeGreaterThan(0)
  })
})

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 })
  const boxes = [box(0, 0), box(20, 0), box(60, 0), box(22, 40)]

  test('go to the nearest in their direction', () => {
    expect(nearestIn([1, 0], box(0, 0), boxes)).toBe(1)
    expect(nearestIn([0, 1], box(20, 0), boxes)).toBe(3)
  })

  test('go nowhere at the edge', () => {
    expect(nearestIn([-1, 0], box(0, 0), boxes)).toBe(-1)
  })
})

test('a line leaves and arrives upright', () => {
  expect(curve({ x: 10, y: 100 }, { x: 50, y: 20 })).toBe('M10 100C10 60 50 60 50 20')
})

test('all damage is dealt ships first, base last, keeping what is already assigned', () => {
  const choice = { form: 'split', options: [], caps: [3, 7, 14], min: 10, max: 12, after: [2] } as const
  expect(fill(choice, [0, 0, 0])).toEqual([3, 7, 2])
  expect(fill({ ...choice, min: 4, max: 4 }, [0, 2, 0])).toEqual([2, 2, 0])
})
