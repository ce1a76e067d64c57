import type { Size } from '../geometry/index.ts'
import type { ActionDifficulty, ActionName } from './action.ts'
import type { Faction } from './faction.ts'
import type { Keyword } from './keyword.ts'
import type { Slot } from './slot.ts'
import type { WeaponArc } from './weapon.ts'

/** One line of a restriction box. A ship must meet all lines of a card (xw.g.upgrade.3), and one word of each. */
export type Restriction =
  | { readonly needs: 'faction'; readonly of: readonly Faction[]; readonly orSquadWith?: string }
  | { readonly needs: 'size'; readonly of: readonly (Size | 'huge')[] }
  | { readonly needs: 'ship'; readonly of: readonly string[] }
  | { readonly needs: 'keyword'; readonly of: readonly Keyword[] }
  /** In the action bar, not behind a link (xw.g.upgrade.8); without a difficulty, any will do. */
  | { readonly needs: 'action'; readonly action: ActionName; readonly difficulty?: ActionDifficulty }
  /** A primary weapon with this arc. */
  | { readonly needs: 'arc'; readonly arc: WeaponArc }
  /** Another upgrade of this kind on the same ship. */
  | { readonly needs: 'equipped'; readonly slot: Slot }
  | { readonly needs: 'ship-ability'; readonly ability: string }
  | { readonly needs: 'initiative'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly needs: 'agility'; readonly exactly: number }
  | { readonly needs: 'shields'; readonly atLeast: number }
  | { readonly needs: 'energy'; readonly atLeast: number }
  | { readonly needs: 'limited' }
