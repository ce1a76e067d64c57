/**
 * Where the tags of ships lie: outside of their group, each on a line to its ship. Worked out once a position, in the
 * picture's units: eight places around each base, near and farther, whichever overlaps least.
 */

export interface Box {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A ship that wants a tag. */
export interface Tagged {
  readonly base: Box
  /** Of the tag. */
  readonly width: number
  readonly height: number
  /** Towards the own edge, which lies at the bottom, or away from it. */
  readonly down: boolean
}

/** What a tag should not lie over, and how bad it would be. */
export interface Avoided extends Box {
  readonly weight: number
}

const SIDES = [
  [0, 1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [0, -1],
] as const

/** From the base to the tag, in heights of a tag. */
const GAPS = [0.35, 0.9, 1.7, 2.8, 4.2]

const COST = { covers: 40, tag: 8, base: 6, outside: 20, line: 5, gap: 3, wrongWay: 7, aside: 2 }
/** So far a tag may stand out over the edge. */
export const RIM = 10
/** Each tag may move again once the others have their places. */
const ROUNDS = 3

/** A box for each, in the same order. */
export function layTags(
  ships: readonly Tagged[],
  room: { readonly width: number; readonly height: number },
  avoided: readonly Avoided[],
): readonly Box[] {
  const candidates = ships.map((ship) => placesOf(ship))
  const alone = ships.map((ship, at) =>
    candidates[at].map((place) => costAlone(place, ship, at, ships, room, avoided)),
  )
  const chosen: (Place | null)[] = ships.map(() => null)
  // The most crowded choose first.
  const order = ships
    .map((_, at) => ({ at, crowd: neighbours(ships, at) }))
    .sort((a, b) => b.crowd - a.crowd || a.at - b.at)
  for (let round = 0; round < ROUNDS; round++)
    for (const { at } of order) {
      let least = Number.POSITIVE_INFINITY
      for (const [i, place] of candidates[at].entries()) {
        let cost = alone[at][i]
        for (const [other, taken] of chosen.entries())
          if (taken !== null && other !== at) cost += costBetween(place, taken)
        if (cost < least) {
          least = cost
          chosen[at] = place
        }
      }
    }
  return chosen.map((place, at) => (place ?? candidates[at][0]).tag)
}

interface Place {
  readonly tag: Box
  readonly base: Box
  readonly bother: number
}

function placesOf({ base, width, height, down }: Tagged): readonly Place[] {
  return GAPS.flatMap((gap) =>
    SIDES.map(([right, below]) => {
      const way = down ? below : -below
      const apart = gap * height
      return {
        tag: {
          x: base.x + right * (base.width / 2 + apart + width / 2),
          y: base.y + way * (base.height / 2 + apart + height / 2),
          width,
          height,
        },
        base,
        bother: gap * COST.gap + (below < 0 ? COST.wrongWay : below === 0 ? COST.aside : 0),
      }
    }),
  )
}

function costAlone(
  { tag, base, bother }: Place,
  { height }: Tagged,
  at: number,
  ships: readonly Tagged[],
  room: { readonly width: number; readonly height: number },
  avoided: readonly Avoided[],
): number {
  const unit = height * height
  let cost = bother
  cost += (outside(tag, room) / unit) * COST.outside
  for (const [other, ship] of ships.entries()) {
    const covered = overlap(tag, ship.base)
    if (covered > 0) cost += COST.covers + (covered / unit) * COST.base
    if (other !== at && crosses(base, tag, ship.base)) cost += COST.line
  }
  for (const thing of avoided) cost += (overlap(tag, thing) / unit) * thing.weight
  return cost
}

function costBetween(one: Place, other: Place): number {
  const unit = one.tag.height * one.tag.height
  const lines = crosses(one.base, one.tag, other.tag) || crosses(other.base, other.tag, one.tag)
  const covered = overlap(one.tag, other.tag)
  return (covered > 0 ? COST.covers + (covered / unit) * COST.tag : 0) + (lines ? COST.line : 0)
}

export function overlap(a: Box, b: Box): number {
  const width = (a.width + b.width) / 2 - Math.abs(a.x - b.x)
  const height = (a.height + b.height) / 2 - Math.abs(a.y - b.y)
  return width > 0 && height > 0 ? width * height : 0
}

function outside({ x, y, width, height }: Box, room: { width: number; height: number }): number {
  const right = Math.max(0, x + width / 2 - room.width - RIM, width / 2 - x - RIM)
  const below = Math.max(0, y + height / 2 - room.height - RIM, height / 2 - y - RIM)
  return right * height + below * width
}

/** Whether the line from the middle of one box to that of another comes over a third. */
function crosses(from: Box, to: Box, over: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [enters, leaves] = [0, 1]
  for (const [start, by, middle, half] of [
    [from.x, dx, over.x, over.width / 2],
    [from.y, dy, over.y, over.height / 2],
  ] as const) {
    const [low, high] = [middle - half - start, middle + half - start]
    if (by === 0) {
      if (low > 0 || high < 0) return false
      continue
    }
    enters = Math.max(enters, Math.min(low / by, high / by))
    leaves = Math.min(leaves, Math.max(low / by, high / by))
  }
  return enters < leaves
}

function neighbours(ships: readonly Tagged[], at: number): number {
  const { base } = ships[at]
  return ships.filter((one) => Math.hypot(one.base.x - base.x, one.base.y - base.y) < base.width * 2.2).length
}
