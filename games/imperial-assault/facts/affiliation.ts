import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

/** ia.affiliation.1 */
export const AFFILIATIONS = ['rebel', 'imperial', 'mercenary'] as const
export type Affiliation = (typeof AFFILIATIONS)[number]

/** Skirmish upgrades may belong to none. */
export type CardAffiliation = Affiliation | 'neutral'

export const AFFILIATION_NAMES: { readonly [A in CardAffiliation]: Words } = {
  rebel: words('Rebel', 'Rebellen'),
  imperial: words('Imperial', 'Imperium'),
  mercenary: words('Mercenary', 'Söldner'),
  neutral: words('Neutral'),
}
