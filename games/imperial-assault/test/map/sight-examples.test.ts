import { describe, expect, test } from 'vitest'
import { xOf, yOf } from '../../map/board.ts'
import { allClosed, Counting, isAdjacent, proof, Sight } from '../../map/index.ts'
import { line } from '../../map/line.ts'
import { at, boardOf, type Drawn, type Point, standing } from './board-of.ts'

function sees(drawn: Drawn, from: Point, to: Point, ...others: Point[]): boolean {
  const board = boardOf(drawn)
  return new Sight(board, allClosed(board)).sees(at(from), at(to), standing(from, to, ...others))
}

const WALL_UP_TO_ONE: Drawn = {
  walls: [
    [
      [1, -3],
      [1, 1],
    ],
  ],
}
const CORRIDOR = [
  [
    [0, 0],
    [6, 0],
  ],
  [
    [0, 1],
    [6, 1],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [6, 0],
    [6, 1],
  ],
] as const

describe('the examples of appendix I', () => {
  test('a wall counts only where it covers a whole edge [ia.los-examples.1] [ia.walls.4] [ia.line-of-sight.6]', () => {
    expect(sees({}, [0, 0], [1, 0])).toBe(true)
    expect(
      sees(
        {
          walls: [
            [
              [1, 0],
              [1, 1],
            ],
          ],
        },
        [0, 0],
        [3, 0],
      ),
    ).toBe(true)
  })

  test('from the corner at a wall’s end one sees past it [ia.los-examples.2] [ia.line-of-sight.4]', () => {
    expect(sees(WALL_UP_TO_ONE, [0, 0], [4, 0])).toBe(true)
  })

  test('but is not seen: the lines back would overlap [ia.los-examples.3] [ia.los-examples.4] [ia.line-of-sight.10]', () => {
    expect(sees(WALL_UP_TO_ONE, [4, 0], [0, 0])).toBe(false)
  })

  test('lines may cross the space of the target, and one’s own [ia.los-examples.5] [ia.los-examples.8] [ia.line-of-sight.11]', () => {
    expect(sees({}, [0, 0], [3, 0])).toBe(true)
    const board = boardOf({
      blocking: [
        [1, 1],
        [1, -1],
        [2, 1],
        [2, -1],
      ],
    })
    const { sees: found } = proof(board, 0, at([0, 0]), at([3, 0]), standing([0, 0], [3, 0]))
    expect(found).toBe(true)
  })

  test('around a wall’s end they see each other but are not adjacent; two spaces apart, for Reach [ia.los-examples.6] [ia.los-examples.7]', () => {
    expect(sees(WALL_UP_TO_ONE, [0, 0], [1, 0])).toBe(true)
    expect(sees(WALL_UP_TO_ONE, [1, 0], [0, 0])).toBe(true)
    const board = boardOf(WALL_UP_TO_ONE)
    expect(isAdjacent(board, 0, at([0, 0]), at([1, 0]))).toBe(false)
    expect(new Counting(board, 0).between(at([0, 0]), at([1, 0]))).toBe(2)
  })

  test('a line may run along a wall, or along blocking terrain [ia.los-examples.9] [ia.los-examples.10] [ia.line-of-sight.5]', () => {
    expect(
      sees(
        {
          walls: [
            [
              [0, 1],
              [4, 1],
            ],
          ],
        },
        [0, 0],
        [3, 0],
      ),
    ).toBe(true)
    expect(
      sees(
        {
          blocking: [
            [1, 1],
            [2, 1],
          ],
        },
        [0, 0],
        [3, 0],
      ),
    ).toBe(true)
  })

  test('such a line is as good as any: from the corner of one space to that of the other, straight along [ia.los-examples.9] [ia.los-examples.10] [ia.line-of-sight.5]', () => {
    const along = (drawn: Drawn) => {
      const board = boardOf(drawn)
      const [own, target] = [at([0, 0]), at([4, 0])]
      const y = yOf(board, own)
      return line(board, 0, own, { x: xOf(board, own) + 1, y }, target, { x: xOf(board, target), y })
    }
    expect(along({ walls: CORRIDOR })).toEqual({ crossed: [] })
    const blocking = [1, 2, 3].map((x): Point => [x, 1])
    expect(along({ blocking })).toEqual({ crossed: [] })
  })

  test('a large target hides none of its own spaces [ia.line-of-sight.11]', () => {
    const board = boardOf({ walls: CORRIDOR })
    const figures = standing([0, 0], [4, 0], [3, 0])
    expect(new Sight(board, 0).sees(at([0, 0]), at([4, 0]), figures)).toBe(false)
    figures[at([3, 0])] = figures[at([4, 0])]
    expect(new Sight(board, 0).sees(at([0, 0]), at([4, 0]), figures)).toBe(true)
  })

  test('it may touch the corner of a wall or of blocking terrain [ia.los-examples.11] [ia.los-examples.12]', () => {
    const walls: Drawn = {
      walls: [
        [
          [2, 1],
          [2, 4],
        ],
        [
          [2, 1],
          [6, 1],
        ],
      ],
    }
    expect(sees(walls, [0, 2], [3, -1])).toBe(true)
    expect(sees({ blocking: [[2, 1]] }, [0, 2], [3, -1])).toBe(true)
  })

  test('a closed door is in the way, an open one is not [ia.los-examples.13] [ia.doors.2]', () => {
    const board = boardOf({
      walls: CORRIDOR,
      doors: [
        [
          [2, 0],
          [2, 1],
        ],
      ],
    })
    const figures = standing([0, 0], [4, 0])
    expect(new Sight(board, allClosed(board)).sees(at([0, 0]), at([4, 0]), figures)).toBe(false)
    expect(new Sight(board, 0).sees(at([0, 0]), at([4, 0]), figures)).toBe(true)
  })

  test('so are a wall, another figure and blocking terrain [ia.los-examples.14] [ia.los-examples.15] [ia.los-examples.16] [ia.line-of-sight.3]', () => {
    expect(
      sees(
        {
          walls: [
            ...CORRIDOR,
            [
              [3, 0],
              [3, 1],
            ],
          ],
        },
        [0, 0],
        [4, 0],
      ),
    ).toBe(false)
    expect(sees({ walls: CORRIDOR }, [0, 0], [4, 0], [2, 0])).toBe(false)
    expect(sees({ walls: CORRIDOR, blocking: [[2, 0]] }, [0, 0], [4, 0])).toBe(false)
    expect(sees({ walls: CORRIDOR }, [0, 0], [4, 0])).toBe(true)
  })

  test('where walls and blocking terrain meet there is no way through the corner [ia.los-examples.17] [ia.adjacent.3] [ia.line-of-sight.7]', () => {
    const meeting: Drawn = {
      blocking: [
        [2, 1],
        [1, 2],
      ],
    }
    expect(sees(meeting, [1, 1], [3, 3])).toBe(false)
    expect(isAdjacent(boardOf(meeting), 0, at([1, 1]), at([2, 2]))).toBe(false)
    const wall: Drawn = {
      blocking: [[1, 2]],
      walls: [
        [
          [2, -6],
          [2, 2],
        ],
      ],
    }
    expect(isAdjacent(boardOf(wall), 0, at([1, 1]), at([2, 2]))).toBe(false)
  })

  test('where a figure meets another, a wall or blocking terrain there is [ia.los-examples.18] [ia.line-of-sight.8]', () => {
    expect(sees({}, [1, 1], [3, 3], [2, 1], [1, 2])).toBe(true)
    expect(sees({ blocking: [[1, 2]] }, [1, 1], [3, 3], [2, 1])).toBe(true)
  })
})

describe('a proof', () => {
  test('names the corner and the two lines of an answer', () => {
    const found = proof(boardOf(WALL_UP_TO_ONE), 0, at([0, 0]), at([4, 0]), standing([0, 0], [4, 0]))
    expect(found).toMatchObject({ sees: true, adjacent: false, attempt: { stopped: [null, null] } })
  })

  test('or for every choice of corners what stops it', () => {
    const board = boardOf({ walls: CORRIDOR })
    const found = proof(board, 0, at([0, 0]), at([4, 0]), standing([0, 0], [4, 0], [2, 0]))
    if (found.sees) throw new Error('seen after all')
    expect(found.attempts.length).toBeGreaterThan(0)
    expect(found.attempts.every(({ stopped }) => stopped.some((one) => one !== null))).toBe(true)
    expect(found.attempts.flatMap(({ stopped }) => stopped)).toContainEqual({
      what: 'figure',
      space: at([2, 0]),
    })
  })

  test('agrees with the quick answer, also where adjacent figures see each other anyway [ia.line-of-sight.9]', () => {
    expect(proof(boardOf({}), 0, at([0, 0]), at([1, 1]), standing())).toEqual({ sees: true, adjacent: true })
  })
})
