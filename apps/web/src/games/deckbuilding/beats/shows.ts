/** What the beats of The Deckbuilding Game draw. */
import type { CardId } from '@dejarik/deckbuilding'

/** What becomes of a card. */
export type Fate = 'purchased' | 'discarded' | 'exiled' | 'defeated' | 'destroyed'

export type Shows =
  /** Who attacks what, with how much; `needed` is null against a base. */
  | {
      readonly kind: 'attack'
      readonly attackers: readonly CardId[]
      readonly target: CardId
      readonly total: number
      readonly needed: number | null
    }
  /** Below 0 it is repaired. */
  | { readonly kind: 'damage'; readonly card: CardId; readonly amount: number }
  | { readonly kind: 'fate'; readonly card: CardId; readonly fate: Fate }
