/**
 * Where the parts of a table with a square board lie. It depends on the window alone: nothing that is looked at,
 * armed, asked or opened has a say, so the board can't move under the pointer.
 */
export interface Layout {
  /** `wide`: names beside the board; `narrow`: short names; `phone`: everything below one another. */
  readonly kind: 'wide' | 'narrow' | 'phone'
  /** Of the line on top, in pixels as all of these. */
  readonly top: number
  /** The column of who comes when, or on a phone its row. */
  readonly order: number
  /** The board itself gets what is left beside the columns; on a phone this is its height. */
  readonly board: number
  /** The column of goal, card and prompt; on a phone the width of the window. */
  readonly desk: number
  /** The prompt at the foot of the desk. */
  readonly prompt: number
}

export const TOP = 44
const ORDER = { wide: 236, narrow: 68, phone: 46 }
/** What a board leaves beside it at the least. */
const BESIDE = 300
/** From here on there is room for whole names. */
const WHOLE_NAMES = 584
const DESK_AT_MOST = 420
const PROMPT = { wide: 258, narrow: 250, low: 226, phone: 138 }
/** Below this height the desk is short, e.g. in a window at double size. */
const LOW = 600

export function layoutOf(width: number, height: number): Layout {
  if (height > width * 1.1) {
    const board = Math.min(width, Math.round(height * 0.46))
    return { kind: 'phone', top: TOP, order: ORDER.phone, board, desk: width, prompt: PROMPT.phone }
  }
  const board = Math.min(height - TOP, width - BESIDE)
  const beside = width - board
  const kind = beside >= WHOLE_NAMES ? 'wide' : 'narrow'
  const order = ORDER[kind]
  return {
    kind,
    top: TOP,
    order,
    board,
    desk: Math.min(beside - order, DESK_AT_MOST),
    prompt: height < LOW ? PROMPT.low : PROMPT[kind],
  }
}

/** As the style sheets call them. */
export function sizesOf({ top, order, board, desk, prompt }: Layout): {
  readonly [name: `--${string}`]: string
} {
  const px = { top, order, board, desk, prompt }
  return Object.fromEntries(Object.entries(px).map(([name, value]) => [`--${name}`, `${value}px`]))
}
