import type { GameEvent } from '@dejarik/kernel'
import type { CardId } from '../facts/catalogue.ts'
import type { Faction } from '../state.ts'

/** What happens in this game and cards can notice. `seat` is the player whom it happens to or who does it. */
export type HappeningName =
  | 'play'
  | 'purchase'
  | 'defeat'
  | 'reveal-base'
  | 'turn-start'
  | 'discard-from-hand'
  | 'damage-base'

export interface Happening extends GameEvent {
  readonly event: HappeningName
  readonly seat: Faction
  /** The card played, purchased, defeated, revealed, discarded or damaged. */
  readonly card: CardId
  /** Whether the card played is the first neutral one of the turn. */
  readonly firstNeutral?: boolean
  /** Cards that took part in the attack that defeated the card. */
  readonly attackers?: readonly CardId[]
  /** Damage, before it is dealt. */
  readonly amount?: number
}
