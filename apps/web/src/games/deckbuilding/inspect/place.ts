export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Room left between the card, its enlargement and the edge of the window. */
const GAP = 10

/** Where the enlargement of a card goes: beside it where there is more room, never over it, never cut off. */
export function placeBeside(
  card: Box,
  size: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
) {
  const right = window.width - (card.left + card.width)
  const left =
    right >= size.width + 2 * GAP || right >= card.left
      ? card.left + card.width + GAP
      : card.left - size.width - GAP
  const middle = card.top + card.height / 2 - size.height / 2
  return {
    left: clamp(left, GAP, window.width - size.width - GAP),
    top: clamp(middle, GAP, window.height - size.height - GAP),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
