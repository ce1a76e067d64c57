import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import {
  BLOCKING,
  BLOCKING_EDGE,
  type Board,
  DIFFICULT,
  DOOR,
  IMPASSABLE,
  IMPASSABLE_EDGE,
  NORMAL,
  OPEN,
  proof,
  Sight,
  VOID,
  WALL,
} from '../../map/index.ts'
import { seesSlowly } from './slow-sight.ts'

const PAIRS = 100_000
const PAIRS_A_BOARD = 250

function pick(rng: FastRng, weighted: readonly (readonly [number, number])[]): number {
  let left = rng.int(weighted.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [value, weight] of weighted) {
    if (left < weight) return value
    left -= weight
  }
  return weighted[0][0]
}

/** A board of any ugliness: walls, doors, lines and terrain anywhere. */
function randomBoard(rng: FastRng): Board {
  const width = 3 + rng.int(6)
  const height = 3 + rng.int(6)
  const edge = (isBorder: boolean): number =>
    isBorder
      ? WALL
      : pick(rng, [
          [OPEN, 24],
          [WALL, 5],
          [BLOCKING_EDGE, 1],
          [IMPASSABLE_EDGE, 1],
          [DOOR, 1],
        ])
  const each = <V>(make: (x: number, y: number) => V): V[] =>
    Array.from({ length: width * height }, (_, i) => make(i % width, Math.floor(i / width)))
  return {
    width,
    height,
    terrain: each(() =>
      pick(rng, [
        [NORMAL, 16],
        [BLOCKING, 2],
        [IMPASSABLE, 1],
        [DIFFICULT, 1],
        [VOID, 1],
      ]),
    ),
    north: each((_, y) => edge(y === 0)),
    west: each((x) => edge(x === 0)),
    doors: 1,
    interior: each(() => false),
    tile: each(() => '1A'),
  }
}

test(`quick and slow agree on ${PAIRS.toLocaleString('en')} random pairs of spaces [ia.line-of-sight.2] [ia.line-of-sight.3]`, () => {
  const rng = new FastRng(20)
  let seen = 0
  for (let i = 0; i < PAIRS / PAIRS_A_BOARD; i++) {
    const board = randomBoard(rng)
    const spaces = board.terrain.flatMap((terrain, space) => (terrain === VOID ? [] : [space]))
    const doors = rng.int(2)
    const sight = new Sight(board, doors)
    for (let k = 0; k < PAIRS_A_BOARD; k++) {
      const figures = new Array<number>(board.terrain.length).fill(0)
      for (let f = 1; f <= rng.int(6); f++) figures[spaces[rng.int(spaces.length)]] = f
      const from = spaces[rng.int(spaces.length)]
      const to = spaces[rng.int(spaces.length)]
      const quick = sight.sees(from, to, figures)
      if (quick) seen++
      const slow = seesSlowly(board, doors, from, to, figures)
      if (quick !== slow) expect({ board, doors, from, to, figures, sees: quick }).toEqual({ sees: slow })
      if (k % 50 === 0) expect(proof(board, doors, from, to, figures).sees).toBe(quick)
    }
  }
  expect(seen / PAIRS).toBeGreaterThan(0.2)
  expect(seen / PAIRS).toBeLessThan(0.8)
}, 300_000)
