/**
 * Where something goes that belongs to a thing: its enlargement, a list of what it can do. Beside it, whole, and over as little
 * as can be of what may be clicked next.
 */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Size = Pick<Box, 'width' | 'height'>

export type Corner = {
  readonly left: number
  readonly top: number
}

/** Room left between the thing, what belongs to it and the edge of the window. */
const GAP = 10
/** Things that lie below this part of the window are the hand: what is beside them are its other cards. */
const LOW = 0.6
/** Where along the thing's side it may stand: in the middle, at one end, at the other. */
const ALONG = [0.5, 0, 1] as const

/** Never over the thing itself, and never cut off unless the window is too small for anything else. */
export function placeBeside(thing: Box, size: Size, window: Size, targets: readonly Box[]): Corner {
  let best: Corner | null = null
  let least = Number.POSITIVE_INFINITY
  for (const corner of places(thing, size, window)) {
    const box = { ...corner, width: size.width, height: size.height }
    // What stands first is better where as much is covered; to lie over the thing itself is the worst.
    const cost = 100 * covered(thing, box) + targets.reduce((sum, target) => sum + covered(target, box), 0)
    if (best !== null && cost >= least - 0.01) continue
    best = corner
    least = cost
  }
  return best ?? { left: GAP, top: GAP }
}

/** The better ones first: above a card of the hand, else beside it, where there is more room. */
function places(thing: Box, size: Size, window: Size): readonly Corner[] {
  const right = thing.left + thing.width + GAP
  const left = thing.left - size.width - GAP
  const beside = window.width - right >= size.width + GAP || window.width - right >= thing.left
  const sides = (beside ? [right, left] : [left, right]).flatMap((x) =>
    ALONG.map((along) => ({ left: x, top: thing.top + (thing.height - size.height) * along })),
  )
  const [above, below] = [thing.top - size.height - GAP, thing.top + thing.height + GAP].map((y) =>
    ALONG.map((along) => ({ left: thing.left + (thing.width - size.width) * along, top: y })),
  )
  const inHand = thing.top > window.height * LOW
  return [...(inHand ? (above ?? []) : []), ...sides, ...(inHand ? [] : (above ?? [])), ...(below ?? [])].map(
    ({ left: x, top: y }) => ({
      left: clamp(x, GAP, window.width - size.width - GAP),
      top: clamp(y, GAP, window.height - size.height - GAP),
    }),
  )
}

/** How much of it lies below the other: 1 is all. */
function covered(target: Box, by: Box): number {
  const across = Math.min(target.left + target.width, by.left + by.width) - Math.max(target.left, by.left)
  const down = Math.min(target.top + target.height, by.top + by.height) - Math.max(target.top, by.top)
  return across <= 0 || down <= 0 ? 0 : (across * down) / (target.width * target.height)
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

/** What may be clicked next: things that stand for options, and the buttons of prompt and board. */
const TARGETS = '[data-thing][data-can="true"], .prompt button, [data-thing]:not([data-can])'

/** The place of `floating` beside a thing that is on the page. */
export function cornerBeside(thing: Element, floating: Element): Corner {
  const targets = [...document.querySelectorAll(TARGETS)]
    .filter((one) => one !== thing && !thing.contains(one) && !one.contains(thing) && !floating.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  const window = { width: innerWidth, height: innerHeight }
  return placeBeside(thing.getBoundingClientRect(), floating.getBoundingClientRect(), window, targets)
}
