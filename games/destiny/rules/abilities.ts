/**
 * What the rules know of a card: the vocabulary in which all cards are written. A card is a list of abilities
 * (rulebook part 7); each says when it counts and what it does.
 *
 * - `Effect`: what an event does when it is played.
 * - `Special`: the special of the card's die; works wherever the die is (sd.special-ability.1).
 * - `CardAction`: "Action – …" and "Power Action – …". `Claim`: "Claim – …".
 * - `Triggered`: "before …" interrupts, "after …" waits in the queue. `Replacement`: "would … instead".
 * - `Blocker`: blocks damage beside the shields. `DelayedAbility`: what a card has set for later.
 * - `Ongoing`: holds while the card is in play; the rules ask it where it matters.
 * - `DieRules`: belongs to the die, in play or not (sd.die-related.1).
 * - `Restriction`: "… only": checked when the card is played. `OwnCost`: what it costs to play.
 *
 * `me` is the card and "you" on it: the player who uses the ability, which need not be its owner.
 */
import type { Flow, RuleId, Seat, Words } from '@dejarik/kernel'
import type { DieSymbol, Side } from '../facts/index.ts'
import type { Card, CardId, CardNumber, Die, DieId, State, T } from '../state.ts'
import type { Event, EventName } from './events.ts'
import { settled } from './settled.ts'

export interface Me {
  readonly seat: Seat
  readonly card: CardId
  readonly kind: CardNumber
  /** The die whose special or action this is; NONE without one. */
  readonly die: DieId
  /** It is a special: an ability of a die, even where another card uses it (sd.clar-leg.5). */
  readonly special?: boolean
}

/** An ability that asks nobody is a plain function; one that asks returns its flow. */
export type Doing<R = void> = Flow<R> | R

/** `yield* done(ability.run(…))`, whichever of the two it is. */
export function done<R>(doing: Doing<R>): Flow<R> {
  return typeof doing === 'object' && doing !== null && 'next' in doing ? doing : settled(doing as R)
}

export type Keyword = 'ambush' | 'guardian' | 'redeploy'

/** Where an event card goes instead of the discard pile; cards that say nothing are discarded. */
// biome-ignore lint/suspicious/noConfusingVoidType: most effects return nothing
export type Destination = 'discard' | 'aside' | 'deck-bottom' | void

export interface Effect {
  readonly kind: 'effect'
  run(t: T, me: Me): Doing<Destination>
}

/** Returns `stay` if the die stays in the pool. */
// biome-ignore lint/suspicious/noConfusingVoidType: most specials return nothing
export type AfterSpecial = 'stay' | void

export interface Special {
  readonly kind: 'special'
  run(t: T, me: Me): Doing<AfterSpecial>
}

export interface CardAction {
  readonly kind: 'action'
  /** Once per round (sd.power-action.1). */
  readonly power?: boolean
  /** "Remove this die to …": offered for each of the card's dice in its player's pool. */
  readonly removesDie?: boolean
  /** Who else may use it; the controller alone unless said. */
  readonly anyPlayer?: boolean
  /** Without it, the action may be tried and does nothing. */
  readonly when?: (s: State, me: Me) => boolean
  run(t: T, me: Me): Doing
}

export interface Claim {
  readonly kind: 'claim'
  run(t: T, me: Me): Doing
}

/** Whose card the event is about, seen from `me`. */
export type Of = 'this' | 'attached' | 'yours' | 'opponents' | 'any'
/** Who makes it happen, seen from `me`. */
export type By = 'you' | 'opponent' | 'any'

export interface Listening<K extends EventName> {
  readonly on: K
  /** `any` unless said. */
  readonly of?: Of
  /** `any` unless said. */
  readonly by?: By
  /** "You may". */
  readonly may?: boolean
  /** Whether it could do anything by the time it resolves; if not, nobody is asked. */
  readonly could?: (s: State, me: Me, event: Event<K>) => boolean
  /** Once each round, counted when it is triggered. */
  readonly oncePerRound?: boolean
  readonly when?: (s: State, me: Me, event: Event<K>) => boolean
}

export interface Triggered<K extends EventName = EventName> extends Listening<K> {
  readonly kind: 'before' | 'after'
  /** How much it takes off the cost of a card about to be played; used by the look-ahead (sd.play-card.5). */
  readonly reduces?: number
  run(t: T, me: Me, event: Event<K>): Doing
}

/** "Would … instead": the event does not happen if `run` returns true. */
export interface Replacement<K extends EventName = EventName> extends Listening<K> {
  readonly kind: 'instead'
  run(t: T, me: Me, event: Event<K>): Doing<boolean>
}

/** Blocks damage at the same time as shields do (sd.shields.3); returns how much. */
export interface Blocker {
  readonly kind: 'block'
  readonly of: 'this' | 'attached'
  readonly when?: (s: State, me: Me, amount: number) => boolean
  run(t: T, me: Me, amount: number): Doing<number>
}

export interface DelayedAbility {
  readonly kind: 'delayed'
  run(t: T, me: Me, data: unknown): Doing
}

/** Questions that the rules ask of cards in play. Each is answered for a card or die, seen from `me`. */
export interface Ongoing {
  readonly kind: 'ongoing'
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
  /** Whether `me` has the abilities of another card, too. */
  readonly abilitiesOf?: (s: State, me: Me, card: Card) => boolean
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
  readonly kind: 'die'
  /** What X is; asked for the player in whose pool the die counts. */
  readonly x?: (s: State, seat: Seat, die: Die | null) => number
  /** Symbols as which a side may be resolved besides its own. */
  readonly alsoAs?: (side: Side) => readonly DieSymbol[]
  /** Whether its modifier sides may modify a die of another symbol. */
  readonly modifies?: (s: State, die: Die, other: Die) => boolean
  /** Damage of this die and of dice that it modifies is unblockable. */
  readonly unblockable?: boolean
  /** Its shields may be distributed. */
  readonly distributesShields?: boolean
}

export interface Restriction {
  readonly kind: 'restriction'
  /** "Play only if …". */
  readonly when?: (s: State, seat: Seat) => boolean
  /** "To play, spot …": without "only" it is no play restriction, so nothing ignores it (sd.play-restriction.1). */
  readonly spot?: (s: State, seat: Seat) => boolean
  /** "… character only". */
  readonly on?: (s: State, card: Card) => boolean
  /** It goes on supports of this kind instead of characters: the Modify keyword, which is no restriction (sd.modify.4). */
  readonly modify?: (s: State, card: Card) => boolean
}

/** Changes what its own card costs the player who plays it. */
export interface OwnCost {
  readonly kind: 'own-cost'
  change(s: State, seat: Seat): number
}

export type Ability =
  | Effect
  | Special
  | CardAction
  | Claim
  | Triggered
  | Replacement
  | Blocker
  | DelayedAbility
  | Ongoing
  | DieRules
  | Restriction
  | OwnCost

/** A card as we have written it: its text says what its abilities do. */
export interface CardText {
  readonly text: Words
  readonly keywords?: readonly Keyword[]
  readonly abilities: readonly Ability[]
}

/** The rule that a card's questions cite. */
export const CARD_RULE: RuleId = 'sd.abilities.1'

export function effect(run: Effect['run']): Ability {
  return { kind: 'effect', run }
}
export function special(run: Special['run']): Ability {
  return { kind: 'special', run }
}
export function action(ability: Omit<CardAction, 'kind'>): Ability {
  return { kind: 'action', ...ability }
}
export function powerAction(ability: Omit<CardAction, 'kind' | 'power'>): Ability {
  return { kind: 'action', power: true, ...ability }
}
export function claim(run: Claim['run']): Ability {
  return { kind: 'claim', run }
}
export function before<K extends EventName>(ability: Omit<Triggered<K>, 'kind'>): Ability {
  return { kind: 'before', ...ability } as unknown as Ability
}
export function after<K extends EventName>(ability: Omit<Triggered<K>, 'kind'>): Ability {
  return { kind: 'after', ...ability } as unknown as Ability
}
export function instead<K extends EventName>(ability: Omit<Replacement<K>, 'kind'>): Ability {
  return { kind: 'instead', ...ability } as unknown as Ability
}
export function block(ability: Omit<Blocker, 'kind'>): Ability {
  return { kind: 'block', ...ability }
}
export function later(run: DelayedAbility['run']): Ability {
  return { kind: 'delayed', run }
}
export function ongoing(ability: Omit<Ongoing, 'kind'>): Ability {
  return { kind: 'ongoing', ...ability }
}
export function dieRules(ability: Omit<DieRules, 'kind'>): Ability {
  return { kind: 'die', ...ability }
}
export function ownCost(change: OwnCost['change']): Ability {
  return { kind: 'own-cost', change }
}
export function only(ability: Omit<Restriction, 'kind'>): Ability {
  return { kind: 'restriction', ...ability }
}
