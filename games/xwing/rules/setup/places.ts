/** Asking for a place in the play area: position and heading, checked and sampled. */
import type { Flow, Refusal, Rng } from '@dejarik/kernel'
import { normal } from '@dejarik/kernel'
import { degrees, type Edge, MM, type Pose } from '../../geometry/index.ts'
import type { PlaceQuestion } from '../../questions.ts'
import type { T, ThingKind } from '../../state.ts'

/** What a client needs to show where something may go. */
export interface PlaceArea {
  /** What it is, and which. */
  readonly kind: 'ship' | ThingKind
  readonly id: string
  /** Ship id, or −1. */
  readonly ship: number
  /** The zone in which it must lie: x, y, width, height. */
  readonly zone: Zone
  /** For objectives: the edge that they belong to, and whether they keep apart from each other. */
  readonly edge?: Edge
  readonly isApart?: boolean
}
export type Zone = readonly [x: number, y: number, width: number, height: number]

/** Null, or why nothing can lie there. */
export type Limit = (pose: Pose) => Refusal | null

const TRIES = 2000

export interface Placing {
  readonly area: PlaceArea
  readonly check: Limit
  /** Headings in degrees that random play tries. */
  readonly headings: readonly number[]
  /** Poses worth a try where a random one hardly ever fits: touching something, for example. */
  readonly guess?: (rng: Rng) => Pose
}

/** `length` 3: x and y in micrometres, heading in the kernel's units. */
export function* askPlace(
  t: T,
  seat: number,
  what: PlaceQuestion,
  rule: string,
  placing: Placing,
): Flow<Pose> {
  const where = {
    length: 3,
    area: placing.area,
    check: ([x, y, a]: readonly number[]) => placing.check({ x, y, a: normal(a) }),
    sample: (rng: Rng) => sampled(rng, placing),
  }
  const [x, y, a] = yield* t.place(seat, what, where, { rule })
  return { x, y, a: normal(a) }
}

function sampled(rng: Rng, placing: Placing): readonly number[] {
  const { check, guess = (one) => anywhere(one, placing) } = placing
  for (let i = 0; i < TRIES; i++) {
    const pose = guess(rng)
    if (check(pose) === null) return [pose.x, pose.y, pose.a]
  }
  const found = findPlace(placing)
  if (found === null) throw new Error(`there is no place for ${placing.area.id}`)
  return [found.x, found.y, found.a]
}

function anywhere(rng: Rng, { area, headings }: Placing): Pose {
  const [left, bottom, width, height] = area.zone
  return {
    x: left + rng.int(width + 1),
    y: bottom + rng.int(height + 1),
    a: degrees(headings[rng.int(headings.length)]),
  }
}

/** Ever finer, so that a place is found soon where there is much room. */
const GRIDS: readonly number[] = [80 * MM, 40 * MM, 20 * MM, 10 * MM]

/** The first place on a grid; null if there is none. */
export function findPlace({ area, check, headings }: Omit<Placing, 'guess'>): Pose | null {
  const [left, bottom, width, height] = area.zone
  for (const step of GRIDS)
    for (const heading of headings)
      for (let y = bottom; y <= bottom + height; y += step)
        for (let x = left; x <= left + width; x += step) {
          const pose = { x, y, a: degrees(heading) }
          if (check(pose) === null) return pose
        }
  return null
}
