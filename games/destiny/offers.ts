/** What can be chosen: the options of all questions (`questions.ts`). */
import type { Seat } from '@dejarik/kernel'
import type { Color, DieSymbol } from './facts/index.ts'
import type { CardId, CardNumber, DieId } from './state.ts'

export interface Play {
  readonly do: 'play'
  readonly card: CardId
  readonly kind: CardNumber
}
export interface Activate {
  readonly do: 'activate'
  readonly card: CardId
}
export interface Resolve {
  readonly do: 'resolve'
  readonly die: DieId
  readonly symbol: DieSymbol
}
/** The card that is discarded to reroll. */
export interface Reroll {
  readonly do: 'reroll'
  readonly card: CardId
  readonly kind: CardNumber
}
export interface Use {
  readonly do: 'use'
  readonly card: CardId
  readonly kind: CardNumber
  /** Which of its actions. */
  readonly key: string
  /** The die that is removed for it; NONE if it asks for none, or there is none. */
  readonly die: DieId
}
export interface Claim {
  readonly do: 'claim'
}
export interface Pass {
  readonly do: 'pass'
}
export interface Forgo {
  readonly do: 'forgo'
}

/** The six actions (sd.actions.3 to .8). */
export type Action = Play | Activate | Resolve | Reroll | Use | Claim
/** What is no action: passing on one's turn (sd.passing.1), forgoing an additional action. */
export type ActionOption = Action | Pass | Forgo

/** A card in play. */
export interface OneCard {
  readonly do: 'card'
  readonly card: CardId
}
export interface OneDie {
  readonly do: 'die'
  readonly die: DieId
}
/** A die and the side to which it is turned. */
export interface Turn {
  readonly do: 'turn'
  readonly die: DieId
  readonly side: number
}
/** A side of the die of a card that is not in play. */
export interface OneSide {
  readonly do: 'side'
  readonly kind: CardNumber
  readonly side: number
}
/** Some dice together. */
export interface Group {
  readonly do: 'group'
  readonly way: 'first' | 'second'
  readonly dice: readonly DieId[]
}
/** A card of a hand, pile or deck. */
export interface Pick {
  readonly do: 'pick'
  readonly card: CardId
  readonly kind: CardNumber
}
export interface OneSeat {
  readonly do: 'seat'
  readonly seat: Seat
}
export interface OneSymbol {
  readonly do: 'symbol'
  readonly symbol: DieSymbol
}
export interface OneAbility {
  readonly do: 'ability'
  readonly card: CardId
  readonly kind: CardNumber
  readonly key: string
}
export interface Shields {
  readonly do: 'shields'
}
export interface Battlefield {
  readonly do: 'battlefield'
  readonly card: CardId
  readonly kind: CardNumber
}
/** The upgrade that makes way, and what is left to pay then. */
export interface Replace {
  readonly do: 'replace'
  readonly card: CardId
  readonly cost: number
}
export interface Pay {
  readonly do: 'pay'
  readonly cost: number
}
export interface TakeBack {
  readonly do: 'take-back'
}
export interface Decline {
  readonly do: 'decline'
}

/** What `choose-one` and `choose-two` name. */
export type Deed =
  | 'activate'
  | 'bottom'
  | 'damage'
  | 'defeat'
  | 'discard'
  | 'discard-play'
  | 'discard-top'
  | 'each'
  | 'theirs'
  | 'yours'
  | 'use'
  | 'switch'
  | 'remove-damage'
  | 'draw'
  | 'event'
  | 'exhaust'
  | 'gain'
  | 'heal'
  | 'indirect'
  | 'lose'
  | 'place'
  | 'play'
  | 'ready'
  | 'remove'
  | 'remove-shield'
  | 'reroll'
  | 'resolve'
  | 'return'
  | 'shield'
  | 'spend'
  | 'support'
  | 'take'
  | 'take-off'
  | 'top'
  | 'turn'
  | 'upgrade'
  | 'two-actions'
  | 'nothing'

/** Things to do by name, where a card lets somebody choose among them. */
export interface Ways {
  color: Color
  'discard-top': 'one' | 'two'
  /** What a card lets somebody choose among, named by what is done. */
  'choose-one': Deed
  'choose-two': Deed
  doubt: 'resolve' | 'remove'
  'force-training': 'damage' | 'resource' | 'shield'
  'give-up': 'resources' | 'hand'
  hut: 'blue' | 'other'
  'hutt-ties': 'lose' | 'remove'
  'main-plaza': 'to' | 'from'
  premonitions: 'stack' | 'play'
  'ready-or-exhaust': 'ready' | 'exhaust'
  search: 'deck' | 'discard' | 'neither'
  'shields-or-damage': 'shields' | 'damage'
  /** Specials of one card are told apart by their number. */
  special: `special-${number}`
  wookiee: 'damage' | 'dice'
  yoda: 'resource' | 'shield' | 'turn' | 'deck'
}

/** It is said as `option.<what>-<way>`. */
export interface Way {
  readonly do: 'way'
  readonly what: keyof Ways
  readonly way: Ways[keyof Ways]
}
