import { missionAt } from '@dejarik/imperial-assault'
import { expect, test } from 'vitest'
import {
  boxOfSpace,
  boxOfStand,
  CELL,
  middleOf,
  projectionOf,
  turnsFor,
} from '../../src/games/imperial-assault/map/projection.ts'

const { board, zones } = missionAt(0)

test.each([0, 1, 2, 3])('after %i quarter turns every space lies inside of the picture', (turns) => {
  const to = projectionOf(board, turns)
  for (const space of board.terrain.keys()) {
    const { x, y, width, height } = boxOfSpace(to, space)
    expect([width, height]).toEqual([CELL, CELL])
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(to.picture.width)
    expect(y + height).toBeLessThanOrEqual(to.picture.height)
  }
})

test('a turned map shows a long base turned', () => {
  const base = { width: 1, height: 2 }
  const [straight, turned] = [0, 1].map((turns) =>
    boxOfStand(projectionOf(board, turns), base, 2 * board.width),
  )
  expect([straight!.width, straight!.height]).toEqual([CELL, 2 * CELL])
  expect([turned!.width, turned!.height]).toEqual([2 * CELL, CELL])
})

test('stands of a large base that differ never have the same middle', () => {
  const to = projectionOf(board, 0)
  for (const base of [
    { width: 1, height: 2 },
    { width: 2, height: 3 },
  ]) {
    const here = board.width * 3 + 3
    const stands = [here, here + 1, here + board.width].flatMap((space) => [2 * space, 2 * space + 1])
    const middles = stands.map((stand) => {
      const { x, y } = middleOf(boxOfStand(to, base, stand))
      return `${x} ${y}`
    })
    expect(new Set(middles).size).toBe(stands.length)
  }
})

test.each([0, 1])('whoever has zone %i sees it in the lower half, or on the left', (zone) => {
  const { spaces } = zones[zone as 0 | 1]
  const to = projectionOf(board, turnsFor(board, spaces))
  const mean = spaces.reduce((sum, space) => sum + middleOf(boxOfSpace(to, space)).y, 0) / spaces.length
  expect(mean).toBeGreaterThan(to.picture.height / 2)
})
