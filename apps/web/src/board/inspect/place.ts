export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>

/** Room left between the card, its enlargement and the edge of the window. */
const GAP = 10
/** Cards that lie below this part of the window are the hand; what is beside them are its other cards. */
const LOW = 0.6

/**
 * Where the enlargement of a card goes: above a card of the hand, else beside the card where there is more room;
 * never over it, never cut off.
 */
export function placeBy(card: Box, size: Size, window: Size): { left: number; top: number } {
  const centre = { x: card.left + card.width / 2, y: card.top + card.height / 2 }
  const right = window.width - (card.left + card.width)
  const above = card.top > window.height * LOW && card.top >= size.height + 2 * GAP
  const beside =
    right >= size.width + 2 * GAP || right >= card.left
      ? card.left + card.width + GAP
      : card.left - size.width - GAP
  return {
    left: clamp(above ? centre.x - size.width / 2 : beside, GAP, window.width - size.width - GAP),
    top: clamp(
      above ? card.top - size.height - GAP : centre.y - size.height / 2,
      GAP,
      window.height - size.height - GAP,
    ),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
