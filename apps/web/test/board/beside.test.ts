import { describe, expect, test } from 'vitest'
import { nearestIn } from '../../src/board/focus/nearest.ts'
import { type Box, placeBeside } from '../../src/board/inspect/beside.ts'

const window = { width: 1000, height: 700 }
const size = { width: 260, height: 400 }
const beside = (thing: Box, targets: readonly Box[] = []) => placeBeside(thing, size, window, targets)

describe('the enlarged card', () => {
  test('stands to the right of its card, at the same height', () => {
    expect(beside({ left: 100, top: 300, width: 100, height: 140 })).toEqual({
      left: 210,
      top: 170,
    })
  })

  test('stands to the left where the right has no room', () => {
    expect(beside({ left: 800, top: 300, width: 100, height: 140 }).left).toBe(530)
  })

  test('stands above a card of the hand, so that the rest of the hand stays in sight', () => {
    const hand = { left: 300, top: 500, width: 100, height: 140 }
    expect(beside(hand)).toEqual({ left: 220, top: 90 })
  })

  test('goes where it covers nothing that can be clicked next', () => {
    const thing = { left: 300, top: 300, width: 100, height: 140 }
    const next = { left: 450, top: 320, width: 100, height: 140 }
    expect(beside(thing, [next]).left).toBe(30)
    const others = [next, { ...next, left: 150 }]
    const free = placeBeside(thing, { width: 260, height: 200 }, window, others)
    expect(free.top + 200).toBeLessThanOrEqual(300)
  })

  test('covers as little as can be where it must cover something, and never its own thing', () => {
    const thing = { left: 400, top: 250, width: 100, height: 140 }
    const rows = [0, 120, 240, 360].flatMap((top) =>
      [0, 260, 620, 880].map((left) => ({ left, top, width: 100, height: 100 })),
    )
    const { left } = beside(thing, [...rows, { left: 510, top: 300, width: 60, height: 60 }])
    expect(left + size.width <= 400 || left >= 500).toBe(true)
    expect(left).toBe(130)
  })

  test('is never cut off', () => {
    const low = beside({ left: 100, top: 650, width: 100, height: 140 })
    expect(low.top + size.height).toBeLessThanOrEqual(window.height)
    expect(beside({ left: 100, top: 0, width: 100, height: 40 }).top).toBeGreaterThan(0)
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
