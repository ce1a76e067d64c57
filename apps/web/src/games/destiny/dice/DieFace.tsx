import type { Color, Side } from '@dejarik/destiny/facts'
import { colorShape } from './ColorMark.tsx'
import { SIGNS } from './SymbolSign.tsx'
import './die.css'

export interface DieFaceProps {
  readonly side: Side
  readonly color: Color
  /** What it shows now, where that differs from what is printed. */
  readonly value?: number
  readonly size?: string
  /** One of the six of a card: what it shows is as large as it can be, and its cost is counted in squares. */
  readonly small?: boolean
}

/** A square for most sides; modifiers are eight-cornered and filled. */
const SQUARE =
  'M9 1.500H39A7.500 7.500 0 0 1 46.500 9V39A7.500 7.500 0 0 1 39 46.500H9A7.500 7.500 0 0 1 1.500 39V9A7.500 7.500 0 0 1 9 1.500Z'
const OCTAGON = 'M15 1.500H33L46.500 15V33L33 46.500H15L1.500 33V15Z'

/** One side of a die: value and symbol, a plus on modifiers, the cost in a box, the card's colour on the rim. */
export function DieFace({ side, color, value, size = '48px', small = false }: DieFaceProps) {
  const { symbol, modifier, cost } = side
  const shown = value ?? side.value
  const hasValue = symbol !== 'special' && symbol !== 'blank'
  return (
    <svg
      className="sd-die"
      data-color={color}
      data-symbol={symbol}
      data-modifier={modifier}
      data-small={small}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className="sd-die-body" d={modifier ? OCTAGON : SQUARE} />
      {!small && (
        <path
          className="sd-die-color"
          d={colorShape(color)}
          transform={modifier ? 'translate(11.500 37)' : 'translate(9 39)'}
        />
      )}
      {hasValue ? (
        <>
          <text
            className="sd-die-value"
            x={modifier ? 14.5 : 14}
            y="31.500"
            data-long={modifier || String(shown).length > 1}
          >
            {modifier ? `+${shown}` : shown}
          </text>
          <g
            className="sd-die-sign"
            transform={
              small && modifier ? 'translate(27 14) scale(.7)' : 'translate(23.500 11.500) scale(.86)'
            }
          >
            {SIGNS[symbol]}
          </g>
        </>
      ) : (
        <g className="sd-die-sign" transform="translate(11 10) scale(1.080)">
          {SIGNS[symbol]}
        </g>
      )}
      {cost > 0 && !small && (
        <g className="sd-die-cost" transform="translate(28 29)">
          <rect width="17" height="16" rx="2.500" />
          <text x="8.500" y="13.800">
            {cost}
          </text>
        </g>
      )}
      {small &&
        Array.from({ length: cost }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares are alike
          <rect key={i} className="sd-die-pip" x={34 - i * 12} y="34" width="9" height="9" rx="1.500" />
        ))}
    </svg>
  )
}
