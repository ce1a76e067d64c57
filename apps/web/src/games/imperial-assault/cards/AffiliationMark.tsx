import type { CardAffiliation } from '@dejarik/imperial-assault/facts'
import { Drawing } from '../../../symbols/Drawing.tsx'
import './affiliation-mark.css'

/** Wings that rise, a wheel of six, a blade, a ring: told apart by their outlines. */
const SHAPES: { readonly [A in CardAffiliation]: string } = {
  rebel: 'M12 2l3 6 6-3-3 9c-1 4-3 6-6 8-3-2-5-4-6-8L3 5l6 3z',
  imperial:
    'M12 2l8.700 5v10L12 22l-8.700-5V7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v6M12 16v6M3.300 7l5.200 3M15.500 14l5.200 3M20.700 7l-5.200 3M8.500 14l-5.200 3',
  mercenary: 'M19 2l2 2-1 5-8 8-4-4 8-8zM6 12l6 6M8 16l-5 5',
  neutral: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
}

export interface AffiliationMarkProps {
  readonly affiliation: CardAffiliation
  readonly size?: string
}

/** Our own sign of an affiliation; its name stands beside it. */
export function AffiliationMark({ affiliation, size = '1em' }: AffiliationMarkProps) {
  return (
    <Drawing size={size} className={`ia-affiliation ia-affiliation-${affiliation}`}>
      <path
        d={SHAPES[affiliation]}
        fill={affiliation === 'rebel' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Drawing>
  )
}
