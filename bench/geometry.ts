import { DEGREE, FastRng } from '@dejarik/kernel'
import {
  ARC_BIT,
  arcsWith,
  BASES,
  type Base,
  type Bearing,
  type Footprint,
  fly,
  footprintOf,
  isOutside,
  type Move,
  maneuver,
  OBSTACLES,
  type Placed,
  rangeBetween,
  rangeInArc,
  STANDARD_PLAY_AREA,
  tokenAt,
} from '@dejarik/xwing/geometry'
import { coreMillis, WARM_UP } from './clock.ts'
import { type Line, line } from './line.ts'
import { median } from './statistics.ts'

const SHIPS = 8
const OBSTACLE_COUNT = 6
/** Maneuvers between two looks at the clock. */
const BATCH = 2000
/** Maneuvers on one table: twelve rounds. */
const PER_TABLE = 12 * SHIPS

/** Executes maneuvers among 8 ships and 6 obstacles; after each, range and arcs to all others are measured. */
export function measureGeometry({ rounds, millis }: { rounds: number; millis: number }): readonly Line[] {
  const table = new FlightTable(1977)
  perSecond(table, WARM_UP)
  const results: number[] = []
  table.bumps = 0
  table.maneuvers = 0
  for (let round = 0; round < rounds; round++) results.push(perSecond(table, millis))
  const from = { rounds, bumpedPercent: (100 * table.bumps) / table.maneuvers }
  const what = 'maneuver among 8 ships and 6 obstacles'
  return [line('xwing', what, median(results), 'maneuvers/s', { atLeast: 100_000 }, from)]
}

function perSecond(table: FlightTable, millis: number): number {
  const started = coreMillis()
  let done = 0
  let spent = 0
  while (spent < millis) {
    for (let i = 0; i < BATCH; i++) table.next()
    done += BATCH
    spent = coreMillis() - started
  }
  return (done / spent) * 1000
}

const DIAL: readonly Move[] = (
  [
    ['straight', 1],
    ['straight', 2],
    ['straight', 3],
    ['straight', 4],
    ['bank', 1],
    ['bank', 2],
    ['bank', 3],
    ['turn', 1],
    ['turn', 2],
    ['turn', 3],
    ['koiogran', 4],
    ['tallon', 2],
    ['reverse-straight', 1],
  ] satisfies [Bearing, number][]
).flatMap(([bearing, speed]) =>
  [maneuver(bearing, speed, 'left'), maneuver(bearing, speed, 'right')].filter((move) => move !== null),
)

class FlightTable {
  maneuvers = 0
  bumps = 0
  /** Adds up all that was measured, so that none of it can be left out. */
  sum = 0
  readonly #rng: FastRng
  readonly #bases: readonly Base[] = Array.from({ length: SHIPS }, (_, i) =>
    i < 5 ? BASES.small : i < 7 ? BASES.medium : BASES.large,
  )
  readonly #ships: Footprint[] = []
  readonly #others: Footprint[] = []
  #obstacles: Placed[] = []

  constructor(seed: number) {
    this.#rng = new FastRng(seed)
  }

  next(): void {
    if (this.maneuvers % PER_TABLE === 0) this.#setUp()
    const who = this.maneuvers++ % SHIPS
    const others = this.#others
    for (let i = 0, n = 0; i < SHIPS; i++) if (i !== who) others[n++] = this.#ships[i]
    const move = DIAL[this.#rng.int(DIAL.length)]
    const flight = fly(this.#ships[who], move, others, this.#obstacles)
    const { footprint } = flight
    if (!flight.full) this.bumps++
    this.sum += flight.met.length
    for (const other of others) {
      this.sum += rangeBetween(footprint, other)
      const arcs = arcsWith(footprint, other)
      this.sum += arcs
      if ((arcs & ARC_BIT.front) !== 0) this.sum += rangeInArc(footprint, 'front', other)
    }
    for (const obstacle of this.#obstacles)
      this.sum += rangeBetween(footprint, obstacle) + arcsWith(footprint, obstacle)
    // Who would flee stays, or the table would soon be empty.
    if (isOutside(STANDARD_PLAY_AREA, footprint)) return
    this.#ships[who] = footprint
  }

  /** Two lines of four ships that face each other across a field of obstacles. */
  #setUp(): void {
    for (let i = 0; i < SHIPS; i++) {
      const north = i % 2 === 0
      const x = 150_000 + 150_000 * (i >> 1) + this.#rng.int(60_000)
      const y = north ? 600_000 : 300_000
      const pose = { x, y: y + this.#rng.int(50_000), a: north ? 180 * DEGREE : 0 }
      this.#ships[i] = footprintOf(this.#bases[i], pose)
    }
    this.#obstacles = Array.from({ length: OBSTACLE_COUNT }, (_, i) => {
      const { outline } = OBSTACLES[this.#rng.int(OBSTACLES.length)]
      const x = 250_000 + 200_000 * (i % 3) + this.#rng.int(30_000)
      const y = 350_000 + 200_000 * Math.floor(i / 3) + this.#rng.int(30_000)
      return tokenAt(outline, { x, y, a: this.#rng.int(360) * DEGREE })
    })
  }
}
