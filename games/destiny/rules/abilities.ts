/**
 * What the rules know of a card: the vocabulary in which all cards are written. A card is a list of abilities
 * (rulebook part 7); each says when it counts and what it does.
 *
 * - `when`: "before …" interrupts, "after …" waits in the queue. `instead`: "would … instead".
 * - `action`: "Action – …", and with the limit of a round "Power Action – …". `claim`: "Claim – …".
 * - `always`: holds while the card is in play; the rules ask it where it matters.
 * - `effect`: what an event does when it is played.
 * - `special`: the special of the card's die; works wherever the die is (sd.special-ability.1).
 * - `block`: blocks damage beside the shields. `later`: what a card has set for later.
 * - `dieRules`: belongs to the die, in play or not (sd.die-related.1).
 * - `breaks`: with so much damage on it the card is discarded.
 * - `only`: "… only": checked when the card is played. `ownCost`: what it costs to play.
 *
 * `me` is the card and "you" on it: the player who uses the ability, which need not be its owner.
 */
import type {
  Action as AnyAction,
  Instead as AnyInstead,
  Kit as AnyKit,
  When as AnyWhen,
  Doing,
  RuleId,
  Seat,
  Words,
} from '@dejarik/kernel'
import type { DieSymbol, Side } from '../facts/index.ts'
import type { Card, CardId, CardNumber, DelayedData, Die, DieId, State, T } from '../state.ts'
import type { DamageKind, Event, EventName } from './events.ts'

export interface Me {
  readonly seat: Seat
  readonly card: CardId
  readonly kind: CardNumber
  /** The die whose special or action this is; NONE without one. */
  readonly die: DieId
  /** It is a special: an ability of a die, even where another card uses it (sd.clar-leg.5). */
  readonly special?: boolean
}

export interface Kit extends AnyKit {
  readonly state: State
  readonly table: T
  readonly me: Me
  readonly moments: { readonly [M in Moment]: Event<EventAt<M>> } & {
    readonly [N in EventName]: Event<N>
  }
  readonly cost: Price
  /** Once each round: a triggered ability is counted when it is triggered. */
  readonly limit: 'round'
}

export type Moment = `before ${EventName}` | `after ${EventName}`
type EventAt<M extends Moment> = M extends `before ${infer N extends EventName}`
  ? N
  : M extends `after ${infer N extends EventName}`
    ? N
    : never

/** "Remove this die to …": offered for each of the card's dice in its player's pool. "Exhaust this card to …". */
export type Price = 'this-die' | 'exhaust'

/** Whose event it means, seen from `me`: who makes it happen, or the card that it happens to. */
export type Of = 'yours' | 'opponents' | 'this' | 'this-by-you' | 'attached' | 'their-card'

export type Keyword = 'ambush' | 'guardian' | 'redeploy'

/** Where an event card goes instead of the discard pile; cards that say nothing are discarded. */
// biome-ignore lint/suspicious/noConfusingVoidType: most effects return nothing
export type Destination = 'discard' | 'aside' | 'deck-bottom' | 'deck-top' | 'hand' | void

export interface When<M extends Moment = Moment> extends AnyWhen<Kit, M> {
  /** Anybody's unless said. */
  readonly of?: Of
  /** How much it takes off the cost of a card about to be played, or of a die about to be resolved; used by the look-ahead (sd.play-card.5). */
  readonly reduces?: number | ((s: State, me: Me) => number)
}

/** "Would … instead". */
export interface Instead<N extends EventName = EventName> extends AnyInstead<Kit, N> {
  readonly of?: Of
}

/** Without `if`, it may be tried and does nothing. */
export interface Action extends AnyAction<Kit> {
  /** Who else may use it; the controller alone unless said. */
  readonly anyPlayer?: boolean
}

export interface Claim {
  readonly word: 'claim'
  run(t: T, me: Me): Doing
}

export interface Effect {
  readonly word: 'effect'
  run(t: T, me: Me): Doing<Destination>
}

/** Returns `stay` if the die stays in the pool. */
// biome-ignore lint/suspicious/noConfusingVoidType: most specials return nothing
export type AfterSpecial = 'stay' | void

export interface Special {
  readonly word: 'special'
  run(t: T, me: Me): Doing<AfterSpecial>
}

/** Blocks damage to the character that the card is attached to, or is itself, when shields do (sd.shields.3); returns how much. */
export interface Block {
  readonly word: 'block'
  if?(s: State, me: Me, amount: number, kind: DamageKind): boolean
  run(t: T, me: Me, amount: number): Doing<number>
}

/** Whoever is out of cards loses between the two (sd.win.3, sd.clar-aw.7). */
export type LaterMoment = 'after action phase' | 'after upkeep begins' | 'before round ends' | 'after round'

/** What the card has set for the end of the round (`delay`). */
export interface Later {
  readonly word: 'later'
  readonly moment: LaterMoment
  run(t: T, me: Me, data: DelayedData): Doing
}

/** Questions that the rules ask of cards in play. Each is answered for a card or die, seen from `me`. */
export interface Always {
  readonly word: 'always'
  /** Keywords that it gives to a card. */
  readonly gives?: (s: State, me: Me, card: Card) => readonly Keyword[]
  /** Keywords that it gives to a card that `seat` is playing for `cost`. */
  readonly givesPlayed?: (s: State, me: Me, played: Playing) => readonly Keyword[]
  /** Change of a card's cost. */
  readonly cost?: (s: State, me: Me, played: Playing) => number
  /** Change of a player's hand size. */
  readonly handSize?: (s: State, me: Me, seat: Seat) => number
  /** Change of what a player gains in upkeep; never below 1 by this. */
  readonly upkeepResources?: (s: State, me: Me, seat: Seat) => number
  /** Change of the value that a die shows. */
  readonly value?: (s: State, me: Me, die: Die) => number
  /** Whether the player may ignore the play restrictions of an upgrade on this character. */
  readonly ignoresRestrictions?: (s: State, me: Me, played: Playing) => boolean
  /** Whether the card can't be played so. */
  readonly forbidsPlay?: (s: State, me: Me, played: Playing) => boolean
  /** More upgrades than three on a card. */
  readonly upgradeLimit?: (s: State, me: Me, card: Card) => number
  /** Change of a character's health. */
  readonly health?: (s: State, me: Me, card: Card) => number
  /** Whether indirect damage that its controller distributes must go to this character first, as much as it can take. */
  readonly takesFirst?: (s: State, me: Me, card: Card) => boolean
  /** Whether a card has lost all its abilities but specials. */
  readonly loses?: (s: State, me: Me, card: Card) => boolean
  /** Whether a die can't be removed by `by`. */
  readonly keepsDie?: (s: State, me: Me, die: Die, by: Seat) => boolean
  /** Whether copies of a card don't count as unique. */
  readonly notUnique?: (s: State, me: Me, kind: CardNumber, seat: Seat) => boolean
  /** Whether a character is elite. */
  readonly elite?: (s: State, me: Me, card: Card) => boolean
  /** Whether a player can't do this: to a card or die of `of`, where it is done to one (`rules/prohibitions.ts`). */
  readonly forbids?: (s: State, me: Me, deed: Forbidden) => boolean
  /** Symbols as which a die in a pool may be resolved besides those that it shows; not for modifiers and blanks. */
  readonly alsoAs?: (s: State, me: Me, die: Die) => readonly DieSymbol[]
  /** Change of the resource cost that a die shows. */
  readonly dieCost?: (s: State, me: Me, die: Die) => number
  /** What it costs a player to claim the battlefield. */
  readonly claimCost?: (s: State, me: Me, seat: Seat) => number
  /** More shields than three on a character. */
  readonly shieldLimit?: (s: State, me: Me, card: Card) => number
  /** Subtypes that a card has besides the printed ones. */
  readonly subtypes?: (s: State, me: Me, card: Card) => readonly string[]
  /** Resources with which a player starts besides the two. */
  readonly startResources?: (s: State, me: Me, seat: Seat) => number
  /** Added to a player's roll for the battlefield. */
  readonly rollOff?: (s: State, me: Me, seat: Seat) => number
  /** Whether `me` has the abilities of another card, too. */
  readonly abilitiesOf?: (s: State, me: Me, card: Card) => boolean
}

/** What `by` would do, and on whose side: to a card, a die in a pool, or to himself. */
export interface Forbidden {
  readonly what: 'turn' | 'heal' | 'shields' | 'additional-action' | 'activate'
  readonly by: Seat
  readonly card: CardId | undefined
  readonly die: Die | undefined
}

/** A card that somebody plays or thinks of playing. */
export interface Playing {
  readonly seat: Seat
  readonly card: CardId
  readonly kind: CardNumber
  readonly on: CardId
  readonly cost: number
}

export interface DieRules {
  readonly word: 'die'
  /** What X is; asked for the player in whose pool the die counts. */
  readonly x?: (s: State, seat: Seat, die: Die | null) => number
  /** Symbols as which a side may be resolved besides its own. */
  readonly alsoAs?: (side: Side, s: State, die: Die | null) => readonly DieSymbol[]
  /** Whether its modifier sides may modify a die of another symbol. */
  readonly modifies?: (s: State, die: Die, other: Die) => boolean
  /** Whether a side with a plus may be resolved as one without. */
  readonly alone?: (s: State, die: Die) => boolean
  /** Damage of this die and of dice that it modifies is unblockable. */
  readonly unblockable?: boolean
  /** Its shields may be distributed. */
  readonly distributesShields?: boolean
}

export interface Only {
  readonly word: 'only'
  /** "Play only if …". */
  readonly if?: (s: State, seat: Seat) => boolean
  /** "To play, spot …": without "only" it is no play restriction, so nothing ignores it (sd.play-restriction.1). */
  readonly spot?: (s: State, seat: Seat) => boolean
  /** "… character only". */
  readonly on?: (s: State, card: Card) => boolean
  /** It goes on supports of this kind instead of characters: the Modify keyword, which is no restriction (sd.modify.4). */
  readonly modify?: (s: State, card: Card) => boolean
  /** The same for characters as well as supports (sd.later.6). */
  readonly modifyAny?: (s: State, card: Card) => boolean
}

/** How the card enters play: with resources on it, or exhausted (sd.later.2). */
export interface Enters {
  readonly word: 'enters'
  readonly resources?: number
  readonly exhausted?: boolean
  /** A support without a die that can be activated (sd.later.7). */
  readonly canBeActivated?: boolean
}

/** "Discard this card if it has N or more damage on it." */
export interface Breaks {
  readonly word: 'breaks'
  readonly from: number
}

/** Changes what its own card costs the player who plays it. */
export interface OwnCost {
  readonly word: 'own-cost'
  change(s: State, seat: Seat): number
}

export type Ability =
  | When
  | Instead
  | Action
  | Claim
  | Always
  | Effect
  | Special
  | Block
  | Later
  | DieRules
  | Only
  | OwnCost
  | Enters
  | Breaks

/** A question to the cards in play. */
export type Question = Exclude<keyof Always, 'word'>

/** A card as we have written it: its text says what its abilities do. */
export interface CardText {
  readonly text: Words
  /** The same for a plate on the table, where the text is longer than fits there (`short-text.ts`). */
  readonly short?: Words
  readonly keywords?: readonly Keyword[]
  /** When it has Ambush, if not always. */
  readonly ambushIf?: (s: State, seat: Seat) => boolean
  readonly abilities: readonly Ability[]
}

/** By id of the card. */
export type Texts = { readonly [id: string]: CardText }

/** The rule that a card's questions cite. */
export const CARD_RULE: RuleId = 'sd.abilities.1'

export function when<M extends Moment>(at: M, ability: Omit<When<M>, 'word' | 'at'>): When<M> {
  return { word: 'when', at, ...ability }
}
export function instead<N extends EventName>(at: N, ability: Omit<Instead<N>, 'word' | 'at'>): Instead<N> {
  return { word: 'instead', at, ...ability }
}
export function action(ability: Omit<Action, 'word'>): Action {
  return { word: 'action', ...ability }
}
export function claim(run: Claim['run']): Claim {
  return { word: 'claim', run }
}
export function always(says: Omit<Always, 'word'>): Always {
  return { word: 'always', ...says }
}
export function effect(run: Effect['run']): Effect {
  return { word: 'effect', run }
}
export function special(run: Special['run']): Special {
  return { word: 'special', run }
}
export function block(ability: Omit<Block, 'word'>): Block {
  return { word: 'block', ...ability }
}
export function later(moment: LaterMoment, run: Later['run']): Later {
  return { word: 'later', moment, run }
}
export function dieRules(says: Omit<DieRules, 'word'>): DieRules {
  return { word: 'die', ...says }
}
export function only(says: Omit<Only, 'word'>): Only {
  return { word: 'only', ...says }
}
export function enters(says: Omit<Enters, 'word'>): Enters {
  return { word: 'enters', ...says }
}
export function breaks(from: number): Breaks {
  return { word: 'breaks', from }
}
export function ownCost(change: OwnCost['change']): OwnCost {
  return { word: 'own-cost', change }
}
