import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import {
  ARC_BIT,
  type ArcName,
  arcsWith,
  distance,
  distanceInArc,
  isInArc,
  overlaps,
  type Pose,
  rangeBetween,
  rangeInArc,
  type Size,
} from '../../geometry/index.ts'
import { at, ship } from './board.ts'
import { boxOf, positionsInArc, sampledArcDistance, sampledGap } from './reference.ts'

/** How many random pairs of ships each question is asked of. */
const PAIRS = 100_000
const SECONDS = 1000

const SIZES: readonly Size[] = ['small', 'medium', 'large']
const HALF = { small: 20, medium: 30, large: 40 }
const ARCS: readonly ArcName[] = ['front', 'right', 'rear', 'left', 'bullseye', 'full-front', 'full-rear']

interface Pair {
  readonly sizes: readonly [Size, Size]
  readonly poses: readonly [Pose, Pose]
}

/** Half of the pairs close to contact, half anywhere around the ends of the ruler; some of them parallel. */
function randomPair(rng: FastRng): Pair {
  const heading = (): number => (rng.int(4) === 0 ? rng.int(8) * 45 : rng.int(360_000) / 1000)
  const sizes = [SIZES[rng.int(3)], SIZES[rng.int(3)]] as const
  const spread = rng.int(2) === 0 ? 130_000 : 420_000
  const first = at(450, 450, heading())
  const aside = (): number => (rng.int(2 * spread) - spread) / 1000
  return { sizes, poses: [first, at(450 + aside(), 450 + aside(), heading())] }
}

const place = ({ sizes, poses }: Pair, i: 0 | 1) =>
  ship(sizes[i], poses[i].x / 1000, poses[i].y / 1000, poses[i].a / 65536)
const box = ({ sizes, poses }: Pair, i: 0 | 1) => boxOf(poses[i], HALF[sizes[i]])

test(
  `range and overlap of ${PAIRS} random pairs of ships are what sampled outlines show [xw.g.range.3] [xw.g.overlap.1]`,
  () => {
    const rng = new FastRng(3)
    let overlapping = 0
    for (let i = 0; i < PAIRS; i++) {
      const pair = randomPair(rng)
      const [one, other] = [place(pair, 0), place(pair, 1)]
      const measured = distance(one, other) / 1000
      const { distance: sampled, depth } = sampledGap(box(pair, 0), box(pair, 1), 2)
      if (overlaps(one, other)) {
        overlapping++
        expect(measured).toBe(0)
        // A tip may reach in between two samples: then look closer.
        const isDeep = depth > 0 || sampledGap(box(pair, 0), box(pair, 1), 0.01).depth > 0
        if (!isDeep) expect.fail(`pair ${i} does not overlap`)
      } else {
        if (depth > 0.004) expect.fail(`pair ${i} overlaps`)
        if (Math.abs(measured - sampled) > 1e-5) expect.fail(`pair ${i}: ${measured} is not ${sampled}`)
        if (rangeBetween(one, other) !== Math.ceil((sampled - 0.004) / 100)) expect.fail(`range of pair ${i}`)
      }
    }
    expect(overlapping).toBeGreaterThan(PAIRS / 50)
  },
  300 * SECONDS,
)

test(
  `arcs and attack range of ${PAIRS} random pairs of ships are what sampled outlines show [xw.g.arc.1] [xw.g.arc.2] [xw.g.attack-range.1]`,
  () => {
    const rng = new FastRng(4)
    let inside = 0
    for (let i = 0; i < PAIRS; i++) {
      const pair = randomPair(rng)
      const [one, other] = [place(pair, 0), place(pair, 1)]
      if (overlaps(one, other)) continue
      const arc = ARCS[rng.int(ARCS.length)]
      const [from, to] = [box(pair, 0), box(pair, 1)]
      const sampled = sampledArcDistance(from, arc, to)
      const measured = distanceInArc(one, arc, other) / 1000
      const where = `pair ${i}, ${arc}: ${measured} is not ${sampled}`
      if (measured < 0) {
        if (sampled !== Number.POSITIVE_INFINITY) expect.fail(where)
      } else if (sampled === Number.POSITIVE_INFINITY) {
        // Less of it than a sample's distance lies in the arc: look closer.
        if (positionsInArc(from, arc, to, 0.004).length === 0) expect.fail(where)
      } else {
        inside++
        if (Math.abs(measured - sampled) > 0.02) expect.fail(where)
        if (Math.abs((sampled % 100) - 50) < 49.9 && rangeInArc(one, arc, other) !== Math.ceil(sampled / 100))
          expect.fail(where)
      }
      if (Math.abs(sampled - 300) > 0.02) {
        const isIn = measured >= 0 && measured <= 300
        if (isInArc(one, arc, other) !== isIn) expect.fail(where)
        if (((arcsWith(one, other) & ARC_BIT[arc]) !== 0) !== isIn) expect.fail(where)
      }
    }
    expect(inside).toBeGreaterThan(PAIRS / 5)
  },
  600 * SECONDS,
)
