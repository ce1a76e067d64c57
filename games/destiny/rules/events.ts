/**
 * What happens at the table and may be noticed by abilities. Each event says who does it (`seat`, NONE for the game
 * itself) and to which card (`card`, NONE for none).
 */
import type { Seat } from '@dejarik/kernel'
import type { DieSymbol } from '../facts/index.ts'
import type { ActionName, CardId, CardNumber, DieId } from '../state.ts'

/** Damage that is neither melee, ranged nor indirect has no kind (sd.damage.5). */
export type DamageKind = 'melee' | 'ranged' | 'indirect' | 'plain'

/** What made something happen: a card's effect, the special of a die, a die of its own accord, or the rules. */
export type Cause = 'card' | 'special' | 'die' | 'cost' | 'game'

export interface Events {
  /** The set-up is done (sd.setup.14). */
  'after-setup': unknown
  /** The action phase begins (sd.later.1). */
  'action-phase': unknown
  /** The action phase has ended. */
  'action-phase-ends': unknown
  /** The upkeep phase begins, before anything of it is done. */
  upkeep: unknown
  /** A support, upgrade or downgrade has entered play, played or not (sd.later.2). */
  enter: unknown
  /** A die in a pool was turned by `seat`. */
  turned: { readonly die: DieId; readonly of: Seat }
  /** A player takes one of the six actions. */
  action: { readonly action: ActionName }
  /** A character or support. */
  activate: { readonly rolled: DieId[] }
  /** The action of this card was used. */
  use: { readonly power: boolean }
  /** Dice were rolled into a pool, or rerolled. */
  roll: {
    readonly dice: readonly DieId[]
    /** What each of them rolled, whatever it shows by the time that somebody answers to it. */
    readonly showed?: readonly DieSymbol[]
    readonly again: boolean
    /** The effect of a card, no special, did it. */
    readonly byCard?: boolean
  }
  /** A die (with its modifiers) is resolved as this symbol with this value. */
  resolve: {
    readonly die: DieId
    readonly kind: CardNumber
    readonly symbol: DieSymbol
    /** Of all its dice together; raise or lower it before. */
    value: number
    /** What is to be paid; lower it before. */
    cost: number
    /** Resources that the opponent lost to it. */
    lost: number
  }
  /** Dice leave a pool without being resolved; `effectOf` is whose card makes `seat` remove them. */
  remove: {
    readonly effectOf: Seat
    readonly dice: readonly { readonly die: DieId; readonly card: CardId; readonly seat: Seat }[]
    readonly cause: Cause
  }
  /** A card is played. `on` is the card an upgrade or downgrade is attached to. */
  play: {
    readonly kind: CardNumber
    readonly on: CardId
    /** Lower it before it is paid. */
    cost: number
    /** What was paid in the end. */
    paid: number
    ambush: boolean
    /** It came from the hand. */
    readonly fromHand: boolean
    /** It was the last card of the hand. */
    readonly last: boolean
    /** The upgrade that makes way for it. */
    replaces: CardId
  }
  /** An event that was played takes effect. */
  effect: { readonly kind: CardNumber }
  /** A card leaves a hand by being played or discarded; `last` if the hand is empty now. */
  'left-hand': { readonly how: 'play' | 'discard'; readonly last: boolean; readonly kind: CardNumber }
  /** The card that the reroll action asks for was discarded. */
  reroll: unknown
  /** A character is about to be dealt damage. */
  damage: {
    readonly kind: DamageKind
    amount: number
    unblockable: boolean
    /** The card whose effect or die deals it. */
    readonly source: CardId
    readonly cause: Cause
  }
  /** Damage tokens were placed on a character. */
  taken: {
    readonly kind: DamageKind
    readonly amount: number
    /** The card whose effect or die dealt it. */
    readonly source: CardId
    readonly cause: Cause
  }
  /** Indirect damage was dealt to a player. */
  'indirect-dealt': { readonly to: Seat; readonly amount: number }
  shields: { amount: number }
  'shields-removed': { readonly amount: number }
  healed: { readonly amount: number }
  /** A character of `controller`. */
  defeat: { readonly byDamage: boolean; readonly controller: Seat }
  /** A card of `controller` leaves play for a pile. */
  discard: { readonly cause: Cause | 'defeat'; readonly controller: Seat }
  claim: unknown
  /** The player takes control of the battlefield without claiming it. */
  control: unknown
  'resources-lost': { readonly amount: number }
}

export type EventName = keyof Events
export type Event<K extends EventName = EventName> = { readonly [N in K]: EventOf<N> }[K]
type EventOf<K extends EventName> = {
  readonly event: K
  readonly seat: Seat
  readonly card: CardId
} & Events[K]
