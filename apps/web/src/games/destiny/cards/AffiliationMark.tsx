import type { Affiliation } from '@dejarik/destiny/facts'
import { Drawing } from '../../../symbols/Drawing.tsx'

/** A rising sun for heroes, a toothed wheel for villains, a ring for those between. */
const PATHS: { readonly [A in Affiliation]: string } = {
  hero: 'M4 19h16M6.500 19a5.500 5.500 0 0 1 11 0M12 4v5M4.500 8l3.500 3.500M19.500 8L16 11.500',
  villain:
    'M12 3v5M12 16v5M4.200 7.500l4.300 2.500M15.500 14l4.300 2.500M19.800 7.500L15.500 10M8.500 14l-4.300 2.500M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  neutral: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
}

export function AffiliationMark({ affiliation }: { affiliation: Affiliation }) {
  return (
    <Drawing size="1em" className="sd-affiliation">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d={PATHS[affiliation]} />
    </Drawing>
  )
}
