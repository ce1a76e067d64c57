/**
 * Tokens as small signs of our own, in a square of 16 units around the origin. The frame tells the colour (green is
 * round, orange square, red pointed, blue eight-sided), the sign inside tells the kind: neither needs the other's colour.
 */
import { COLOUR, TOKENS, type Token, type TokenColour } from '@dejarik/xwing'

export type Sign = Token | 'lock' | 'force' | 'charge'
export const SIGNS: readonly Sign[] = [...TOKENS, 'lock', 'force', 'charge']

const FRAME: { readonly [C in TokenColour]: string } = {
  green: 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z',
  orange: 'M-6.5 -6.5H6.5V6.500H-6.5Z',
  red: 'M0 -8L8 0L0 8L-8 0Z',
  blue: 'M-3 -7H3L7 -3V3L3 7H-3L-7 3V-3Z',
}

/** Strokes of the sign inside. */
const SIGN: { readonly [S in Sign]: string } = {
  focus: 'M-4.5 0C-2 -3.5 2 -3.5 4.5 0C2 3.5 -2 3.5 -4.5 0ZM0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1',
  calculate: 'M-3 -3H3V3H-3ZM-4.5 -1H-3M-4.5 1H-3M3 -1H4.500M3 1H4.5',
  evade: 'M-3.5 3.500C-4 -1 -1 -3 2.5 -2.500M0.5 -4.500L3 -2.500L1 0',
  'reinforce-fore': 'M-4 2C-4 -4 4 -4 4 2M-2 2C-2 -1 2 -1 2 2',
  'reinforce-aft': 'M-4 -2C-4 4 4 4 4 -2M-2 -2C-2 1 2 1 2 -2',
  disarm: 'M-3.5 3.500L3.5 -3.500M-3 -3L-1 -1M1 1L3 3',
  jam: 'M1.5 -4V2C1.5 4 -2.5 4 -2.5 1.500M-1 -4H4',
  tractor: 'M-4 -3H4M0 -3V4M-2 1L0 4L2 1',
  stress: 'M0 -4V1.500M0 3.500V3.6',
  strain: 'M2.5 -2.500C0 -4.5 -3 -2 0 0S0 4.5 -2.5 2.5',
  deplete: 'M0 -4V3.500M-2.5 1L0 3.500L2.5 1',
  ion: 'M1.5 -4.500L-2 0.500H2L-1.5 4.5',
  cloak: 'M-3.5 3.500V-1C-3.5 -5 3.5 -5 3.5 -1V3.500L1.5 2L0 3.500L-1.5 2Z',
  lock: 'M-4 -1.500V-4H-1.500M1.5 -4H4V-1.500M4 1.500V4H1.500M-1.5 4H-4V1.500M0 -0.100V0.1',
  force: 'M0 -4.500V4.500M-3.5 -2C-1 -1 -1 1 -3.5 2M3.5 -2C1 -1 1 1 3.5 2',
  charge: 'M1 -4L-2 0.500H2L-1 4',
}

/** By sign: whose frame it has, and its own colour. Locks look like red tokens, Force and charges like blue ones. */
const FRAME_LIKE: { readonly [S in Sign]: TokenColour } = {
  ...COLOUR,
  lock: 'red',
  force: 'blue',
  charge: 'blue',
}
const SIGN_COLOUR: { readonly [S in Sign]: TokenColour | 'purple' | 'gold' } = {
  ...COLOUR,
  lock: 'red',
  force: 'purple',
  charge: 'gold',
}

export function colourOf(sign: Sign): TokenColour | 'purple' | 'gold' {
  return SIGN_COLOUR[sign]
}

export function TokenSign({ sign, spent = false }: { sign: Sign; spent?: boolean }) {
  return (
    <g className="xw-token" data-colour={colourOf(sign)} data-spent={spent}>
      <path className="xw-token-frame" d={FRAME[FRAME_LIKE[sign]]} />
      <path className="xw-token-sign" d={SIGN[sign]} />
    </g>
  )
}

/** The sign as a picture of its own, beside words; several of a kind with their number. */
export function TokenIcon({
  sign,
  count = 1,
  spent = false,
  label,
}: {
  sign: Sign
  count?: number
  spent?: boolean
  label?: string
}) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden where a word beside it says the same */}
      <svg {...named} className="xw-token-icon" viewBox="-10 -10 20 20" data-sign={sign}>
        <TokenSign sign={sign} spent={spent} />
      </svg>
      {count > 1 && (
        <span className="xw-token-number number" aria-hidden="true">
          {count}
        </span>
      )}
    </>
  )
}
