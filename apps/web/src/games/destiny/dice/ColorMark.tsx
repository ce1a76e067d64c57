/** The colour of a card as a shape: a triangle, a disc, a diamond, a square. */
import type { Color } from '@dejarik/destiny/facts'

/** Around the origin, about 8 units wide. */
const SHAPES: { readonly [C in Color]: string } = {
  red: 'M0-4.200L4.400 3.400H-4.400Z',
  blue: 'M0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4Z',
  yellow: 'M0-4.800L4.800 0 0 4.800-4.800 0Z',
  gray: 'M-3.600-3.600H3.600V3.600H-3.600Z',
}

export function colorShape(color: Color): string {
  return SHAPES[color]
}

export function ColorMark({ color, size = '0.8em' }: { color: Color; size?: string }) {
  return (
    <svg
      className="sd-color"
      data-color={color}
      viewBox="-5 -5 10 10"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={SHAPES[color]} fill="currentColor" />
    </svg>
  )
}
