import { EMPIRE } from '@dejarik/imperial-assault'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import type { Station } from './course.ts'

/** Outlines around the middle: a ring, a square, a diamond, and a star at the end of the way. */
const OUTLINES: { readonly [T in Station['type']]: string } = {
  introduction: 'M0 -19A19 19 0 1 1 0 19A19 19 0 1 1 0 -19ZM0 -15A15 15 0 1 0 0 15A15 15 0 1 0 0 -15Z',
  story: 'M0 -18A18 18 0 1 1 0 18A18 18 0 1 1 0 -18Z',
  side: 'M-16 -16H16V16H-16Z',
  forced: 'M0 -20L20 0L0 20L-20 0Z',
  finale:
    'M0 -21L6 -14L15 -15L14 -6L21 0L14 6L15 15L6 14L0 21L-6 14L-15 15L-14 6L-21 0L-14 -6L-15 -15L-6 -14Z',
}

/** A station on the line: its kind by its outline; inside who has won there, or its number. The words beside it say the same. */
export function StationMark({ station: { type, when, line, played } }: { station: Station }) {
  return (
    <span className="ia-mark">
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        <path className="ia-mark-outline" d={OUTLINES[type]} />
        {played === null && <text y="6">{when === 'passed' ? '–' : (line ?? '!')}</text>}
      </svg>
      {played !== null && (
        <AffiliationMark affiliation={played.winner === EMPIRE ? 'imperial' : 'rebel'} size="20px" />
      )}
    </span>
  )
}
