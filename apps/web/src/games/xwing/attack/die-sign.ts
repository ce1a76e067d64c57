import type { Face } from '@dejarik/xwing'

interface Strokes {
  readonly fill: string
  readonly line: string
}

const FACE: { readonly [F in Face]: Strokes } = {
  blank: { fill: '', line: '' },
  focus: { fill: 'M0 -2A2 2 0 1 1 0 2A2 2 0 1 1 0 -2', line: 'M-8 0C-4 -6 4 -6 8 0C4 6 -4 6 -8 0Z' },
  hit: { fill: 'M0 -8L2 -3L7 -5L4.5 0L7 5L2 3L0 8L-2 3L-7 5L-4.5 0L-7 -5L-2 -3Z', line: '' },
  crit: {
    fill: 'M0 -4L1 -1.5L3.5 -2.5L2 0L3.5 2.5L1 1.5L0 4L-1 1.5L-3.5 2.5L-2 0L-3.5 -2.5L-1 -1.5Z',
    line: 'M0 -9L2.2 -3.800L7.5 -6L5 0L7.5 6L2.2 3.800L0 9L-2.2 3.800L-7.5 6L-5 0L-7.5 -6L-2.2 -3.800Z',
  },
  evade: { fill: 'M3 -8L9 -4.500L3.5 -1Z', line: 'M-8 6C-7 -1 -3 -4.5 4 -4.5' },
}

/** One face of a die, in a square of 24 units. */
export function dieSign(face: Face): Strokes {
  return FACE[face]
}
