import type { Maneuver } from '@dejarik/xwing'

type Shape = Maneuver['bearing']

/** Arrows in a square of 24 units, as flown to the right. */
const ARROW: { readonly [B in Shape]: string } = {
  straight: 'M0 9V-8M-4 -4L0 -9L4 -4',
  bank: 'M-4 9C-4 1 -1 -3 4 -7M-1 -7.5L5 -8L4 -2',
  turn: 'M-5 9V0C-5 -4 -3 -5 1 -5H7M3 -9L8 -5L3 -1',
  koiogran: 'M-4 9V-3C-4 -9 5 -9 5 -3V5M1.5 1.5L5 6L8.5 1.5',
  segnor: 'M-5 9C-5 -1 -3 -6 2 -7C8 -8 8 0 4 1M6.5 -2.5L3 1.5L8 4',
  'segnor-straight': 'M-4 9V-3C-4 -9 5 -9 5 -3V5M1.5 1.5L5 6L8.5 1.5',
  'segnor-turn': 'M-5 9C-5 -1 -3 -6 2 -7C8 -8 8 0 4 1M6.5 -2.5L3 1.5L8 4',
  tallon: 'M-6 9V0C-6 -5 -4 -6 0 -6H4C7 -6 7 -6 7 -3V4M3.5 1L7 5L10 1',
  'slip-bank': 'M-8 6C-2 6 2 4 6 -1M6 5L7 -2L0 -2M-9 1V9',
  'slip-turn': 'M-8 6H0C4 6 6 4 6 0V-6M2 -3L6 -7L10 -3M-9 1V9',
  stationary: 'M-5 -5H5V5H-5Z',
  'reverse-straight': 'M0 -9V8M-4 4L0 9L4 4',
  'reverse-bank': 'M-4 -9C-4 -1 -1 3 4 7M-1 7.5L5 8L4 2',
}

/** What a difficulty means, told beside its colour: blue relaxes, red stresses, purple costs Force. */
const MARK: { readonly [D in Maneuver['difficulty']]: string } = {
  blue: 'M-3 0H3',
  white: '',
  red: 'M0 -3V3M-3 0H3',
  purple: 'M0 -3.5L3.5 0L0 3.5L-3.5 0Z',
}

export function BearingSign({
  maneuver,
}: {
  maneuver: Pick<Maneuver, 'bearing' | 'direction' | 'difficulty'>
}) {
  const { bearing, direction, difficulty } = maneuver
  return (
    <svg className="xw-bearing" viewBox="-12 -12 24 24" data-difficulty={difficulty} aria-hidden="true">
      <path transform={direction === 'left' ? 'scale(-1 1)' : undefined} d={ARROW[bearing]} />
      <path className="xw-bearing-mark" transform="translate(8.5 8.5)" d={MARK[difficulty]} />
    </svg>
  )
}
