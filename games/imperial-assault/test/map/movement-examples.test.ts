import { describe, expect, test } from 'vitest'
import {
  canEnd,
  canPlace,
  HOSTILE,
  keyOf,
  type Mover,
  type Occupants,
  pathTo,
  reach,
  Steps,
  standsOver,
  UNREACHED,
} from '../../map/index.ts'
import { at, boardOf, type Drawn, type Point } from './board-of.ts'

const SMALL = { width: 1, height: 1 }
const PLAIN = { mobile: false, massive: false }

function mover(drawn: Drawn, base = SMALL, keywords = PLAIN): Mover {
  const ignoresTerrain = keywords.mobile || keywords.massive
  return { steps: new Steps(boardOf(drawn), 0, { base, ignoresTerrain, exteriorOnly: false }), ...keywords }
}

function nobody(): number[] {
  return new Array<number>(17 * 17).fill(0)
}

function hostileAt(...points: Point[]): number[] {
  const found = nobody()
  for (const point of points) found[at(point)] = HOSTILE
  return found
}

/** A base is known by its lower left space; stands by their upper left one. */
function stand([x, y]: Point, height = 1, turned = false) {
  return { space: at([x, y + height - 1]), turned }
}

function cost(who: Mover, from: Point, to: Point, points = 5, occupants: Occupants = nobody()): number {
  return reach(who, stand(from), points, occupants).cost[keyOf(stand(to))]
}

describe('the movement examples of the appendix', () => {
  test('diagonally past one blocking or impassable space, or a wall’s end: one point [ia.movement-examples.1] [ia.movement-examples.2] [ia.movement-examples.3] [ia.move.4]', () => {
    for (const drawn of [
      { blocking: [[1, 0]] },
      { impassable: [[1, 0]] },
      {
        walls: [
          [
            [1, 0],
            [1, 1],
          ],
        ],
      },
    ] as Drawn[])
      expect(cost(mover(drawn), [0, 0], [1, 1])).toBe(1)
  })

  test('diagonally past a hostile figure: one point; onto it two [ia.movement-examples.4] [ia.move.10]', () => {
    expect(cost(mover({}), [0, 0], [1, 1], 5, hostileAt([1, 0]))).toBe(1)
    expect(cost(mover({}), [0, 0], [1, 1], 5, hostileAt([1, 1]))).toBe(2)
  })

  test('never where walls, blocking and impassable terrain meet [ia.movement-examples.5] [ia.move.5]', () => {
    const onThisSide: Drawn[] = [
      {
        walls: [
          [
            [1, 0],
            [1, 1],
          ],
        ],
      },
      { blocking: [[1, 0]] },
      { impassable: [[1, 0]] },
    ]
    const onThatSide: Drawn[] = [
      {
        walls: [
          [
            [0, 1],
            [1, 1],
          ],
        ],
      },
      { blocking: [[0, 1]] },
      { impassable: [[0, 1]] },
    ]
    for (const one of onThisSide)
      for (const other of onThatSide) {
        const both: Drawn = {
          walls: [...(one.walls ?? []), ...(other.walls ?? [])],
          blocking: [...(one.blocking ?? []), ...(other.blocking ?? [])],
          impassable: [...(one.impassable ?? []), ...(other.impassable ?? [])],
        }
        expect(cost(mover(both), [0, 0], [1, 1], 1)).toBe(UNREACHED)
      }
  })

  test('large figures step to four sides, never diagonally [ia.movement-examples.6] [ia.movement-examples.7] [ia.large-figures.4]', () => {
    const walker = mover({}, { width: 2, height: 2 })
    const found = reach(walker, stand([0, 0], 2), 2, nobody())
    expect(found.cost[keyOf(stand([1, 0], 2))]).toBe(1)
    expect(found.cost[keyOf(stand([1, 1], 2))]).toBe(2)
  })

  test('size alone does not help against terrain [ia.movement-examples.8] [ia.blocking-terrain.2]', () => {
    const drawn: Drawn = { blocking: [[2, 0]] }
    const onto = keyOf(stand([1, 0]))
    expect(reach(mover(drawn, { width: 2, height: 1 }), stand([0, 0]), 1, nobody()).cost[onto]).toBe(
      UNREACHED,
    )
    const mobile = mover(drawn, { width: 2, height: 1 }, { mobile: true, massive: false })
    expect(reach(mobile, stand([0, 0]), 1, nobody()).cost[onto]).toBe(1)
  })

  test('bases of two and six spaces turn for a point and keep half of their spaces [ia.movement-examples.9] [ia.movement-examples.10] [ia.movement-examples.11] [ia.large-figures.5] [ia.large-figures.6]', () => {
    const two = reach(mover({}, { width: 2, height: 1 }), stand([0, 0]), 1, nobody())
    expect(two.cost[keyOf(stand([0, 0], 2, true))]).toBe(1)
    const six = reach(mover({}, { width: 3, height: 2 }), stand([0, 0], 2), 1, nobody())
    expect(six.cost[keyOf(stand([0, 0], 3, true))]).toBe(1)
    expect(six.cost[keyOf(stand([1, 1], 3, true))]).toBe(UNREACHED)
  })

  test('a placed large figure covers the space that was named, any way round, on nobody else [ia.movement-examples.12] [ia.movement-examples.13] [ia.movement-examples.14] [ia.large-figures.11] [ia.place.4]', () => {
    const nexu = mover({}, { width: 2, height: 1 })
    const ways = (occupants: Occupants): number =>
      standsOver(nexu.steps.board, { width: 2, height: 1 }, at([5, 5])).filter((one) =>
        canPlace(nexu.steps, keyOf(one), occupants),
      ).length
    expect(ways(nobody())).toBe(4)
    expect(ways(hostileAt([5, 6]))).toBe(3)
  })
})

describe('what a step costs', () => {
  test('difficult terrain one more, with a hostile figure two more; leaving is free [ia.difficult-terrain.1] [ia.difficult-terrain.2] [ia.difficult-terrain.4]', () => {
    const who = mover({
      difficult: [[1, 0]],
      walls: [
        [
          [0, 0],
          [3, 0],
        ],
        [
          [0, 1],
          [3, 1],
        ],
      ],
    })
    expect(cost(who, [0, 0], [1, 0])).toBe(2)
    expect(cost(who, [0, 0], [2, 0])).toBe(3)
    expect(cost(who, [0, 0], [1, 0], 5, hostileAt([1, 0]))).toBe(3)
  })

  test('a large figure pays once, however many spaces it enters [ia.large-figures.8] [ia.large-figures.9] [ia.difficult-terrain.5]', () => {
    const walker = mover(
      {
        difficult: [
          [2, 0],
          [2, 1],
        ],
      },
      { width: 2, height: 2 },
    )
    const both = reach(walker, stand([0, 0], 2), 5, hostileAt([2, 0], [2, 1]))
    expect(both.cost[keyOf(stand([1, 0], 2))]).toBe(3)
  })

  test('nobody ends in another’s space, but passes through with a point left [ia.move.9] [ia.move.12] [ia.move.13]', () => {
    const who = mover({
      walls: [
        [
          [0, 0],
          [3, 0],
        ],
        [
          [0, 1],
          [3, 1],
        ],
      ],
    })
    const occupants = hostileAt([1, 0])
    expect(canEnd(who, keyOf(stand([1, 0])), occupants)).toBe(false)
    expect(cost(who, [0, 0], [2, 0], 3, occupants)).toBe(3)
    expect(cost(who, [0, 0], [2, 0], 2, occupants)).toBe(UNREACHED)
  })

  test('Mobile and Massive figures pay nothing extra and enter blocking terrain [ia.mobile.1] [ia.mobile.2] [ia.massive.4] [ia.massive.6]', () => {
    for (const keywords of [
      { mobile: true, massive: false },
      { mobile: false, massive: true },
    ]) {
      const who = mover(
        {
          blocking: [[1, 0]],
          walls: [
            [
              [0, 0],
              [3, 0],
            ],
            [
              [0, 1],
              [3, 1],
            ],
          ],
        },
        SMALL,
        keywords,
      )
      expect(cost(who, [0, 0], [1, 0], 5, hostileAt([1, 0]))).toBe(1)
    }
  })

  test('„move X spaces“ counts steps and never turns [ia.move.6] [ia.move.8] [ia.large-figures.7]', () => {
    const who = mover({
      difficult: [
        [1, 0],
        [2, 0],
      ],
      walls: [
        [
          [0, 0],
          [3, 0],
        ],
        [
          [0, 1],
          [3, 1],
        ],
      ],
    })
    expect(reach(who, stand([0, 0]), 2, nobody(), true).cost[keyOf(stand([2, 0]))]).toBe(2)
    const long = mover({}, { width: 2, height: 1 })
    expect(reach(long, stand([0, 0]), 2, nobody(), true).cost[keyOf(stand([0, 0], 2, true))]).toBe(UNREACHED)
  })

  test('the way to a space is told step by step', () => {
    const who = mover({
      walls: [
        [
          [1, -1],
          [1, 3],
        ],
      ],
    })
    const found = reach(who, stand([0, 0]), 8, nobody())
    const path = pathTo(found, keyOf(stand([2, 0])))
    expect(path.at(-1)).toBe(keyOf(stand([2, 0])))
    expect(path.length).toBe(found.cost[keyOf(stand([2, 0]))])
  })
})
