/**
 * The state of a match: plain data. Cards in decks, hands and piles are numbers; only what is in play has a record
 * (`cards`, `dice`), so a fork copies little.
 */
import { type BaseState, cloneRng, type Id, type Seat, type Table } from '@dejarik/kernel'
import type { Deck } from './build/index.ts'
import type { CardNumber, CardType, DieSymbol } from './facts/index.ts'
import type { Questions } from './questions.ts'
import type { Event } from './rules/events.ts'

export type { CardNumber } from './facts/index.ts'

/** A card brought to the match. A player's cards are numbered from `seat * CARDS_A_SEAT`. */
export type CardId = Id<'card'>
export type DieId = Id<'die'>

export type T = Table<State, Questions>

export const CARDS_A_SEAT = 64
export const MOST_SEATS = 4
/** Nobody, or nothing. */
export const NONE = -1

/** Streams of chance: shuffles, rolls of dice, cards picked blindly and seats. */
export const STREAMS = ['deck', 'dice', 'pick'] as const
export const DECK = 0
export const DICE = 1
export const PICK = 2

/** A legal deck has a battlefield. */
export type DeckOption = Deck & { readonly battlefield: string }

export interface DestinyOptions {
  readonly decks: readonly DeckOption[]
  /** What a scenario file calls cards. */
  readonly names?: { readonly [card: CardId]: string }
}

/** A card in play: a new record each time it enters (sd.in-play.7). */
export interface Card {
  readonly id: CardId
  kind: CardNumber
  controller: Seat
  /** As printed, unless an effect has changed it (sd.change-type.1). */
  type: CardType
  /** The card that this upgrade or downgrade is attached to. */
  on: CardId
  ready: boolean
  damage: number
  shields: number
  /** Resources that lie on it; they are nobody's until a card says so. */
  resources: number
  /** Abilities that are used up for this round (`rules/limit.ts`). */
  used: string[]
}

/** A die of a card in play, or one that is in a pool for the moment. */
export interface Die {
  readonly id: DieId
  /** The card it matches. */
  readonly kind: CardNumber
  /** The card it belongs to, in play or not. */
  readonly card: CardId
  /** Who controls it. */
  seat: Seat
  /** The card on which it lies while it is in no pool. */
  on: CardId
  /** Whose pool it is in, or nobody's. */
  pool: Seat
  side: number
  /** Set aside once it leaves the pool: its card is not in play. */
  readonly guest: boolean
}

/** What a player has done during his last turn of the round, or does on the one that is under way. Never changed, always replaced. */
export interface TurnMemory {
  /** Actions of any kind, and how many of them were additional ones. */
  readonly actions: number
  readonly additional: number
  /** Characters that he has activated. */
  readonly activated: number
  /** As what his dice were resolved, one after another. */
  readonly resolved: readonly DieSymbol[]
  /** Dice that were turned. */
  readonly turned: readonly DieId[]
}

export const NO_TURN: TurnMemory = { actions: 0, additional: 0, activated: 0, resolved: [], turned: [] }

export interface Player {
  /** The last one is on top. */
  deck: CardId[]
  hand: CardId[]
  discard: CardId[]
  aside: CardId[]
  resources: number
  /** Has replaced an upgrade this round (sd.upgrade-card.6). */
  replaced: boolean
  /** Cards played this round. */
  played: CardNumber[]
  /** Has left the game (sd.mp-elimination.1). */
  out: boolean
  /** Dice of others that were removed during this player's last turn of the round, for "during an opponent's last turn". */
  removed: { die: DieId; card: CardId; seat: Seat }[]
  lastTurn: TurnMemory
  /** How many of his turns to come this round he must pass. */
  mustPass: number
}

/** An ability that waits: for whom, of which card, what is printed on that, and which of its abilities by its key. */
interface WaitingAbility {
  readonly seat: Seat
  readonly card: CardId
  readonly kind: CardNumber
  readonly key: string
}

/** It waits because of something that happened. */
export interface Queued extends WaitingAbility {
  readonly event: Event
}

/** What was noted for later: a card that it will happen to, if any. */
export type DelayedData = { readonly card: CardId } | null

/** It was set for later, with plain data of its own. */
export interface Delayed extends WaitingAbility {
  readonly data: DelayedData
}

/** An action that waits outside the queue (sd.additional-actions.5). */
export interface Additional {
  readonly seat: Seat
  /** The card that gives it. */
  readonly about: CardNumber
  /** The action phase ends with it. */
  readonly last: boolean
}

export const ACTIONS = ['play', 'activate', 'resolve', 'reroll', 'use', 'claim'] as const
export type ActionName = (typeof ACTIONS)[number]

/** What a player must or can't do on a turn to come. */
export interface Order {
  readonly seat: Seat
  /** Must be done as the next action, or can't be done on the next turn. */
  readonly kind: 'must' | 'cannot'
  readonly action: ActionName
  /** The card that must be played; NONE for any character that must be activated. */
  readonly card: CardId
  /** Given on the player's own turn: it is for the turn after that. */
  readonly later: boolean
}

/** The resolve-dice action that is under way. */
export interface Resolving {
  readonly seat: Seat
  readonly symbol: DieSymbol
}

export interface State extends BaseState {
  readonly options: DestinyOptions
  round: number
  phase: 'setup' | 'action' | 'upkeep'
  /** Whose turn it is. */
  turn: Seat
  /** The seats clockwise; drawn by lot among more than two (sd.mp-setup.1). */
  order: Seat[]
  players: Player[]
  /** What each card is; NONE where there is none. */
  kinds: CardNumber[]
  /** By card out of play: seats that know what it is and where, as bits. */
  known: number[]
  cards: Card[]
  dice: Die[]
  nextDie: DieId
  /** The battlefield in use, and who controls it (in free-for-all it may be nobody). */
  battlefield: CardId
  controller: Seat
  /** Abilities of the battlefield that are used up for this round, and damage that lies on it. */
  battlefieldUsed: string[]
  battlefieldDamage: number
  battlefieldResources: number
  /** Damage and resources on battlefields that are not in use (sd.faq.38). */
  asideDamage: { readonly card: CardId; readonly damage: number; readonly resources: number }[]
  /** Decides orders while nobody controls the battlefield (sd.mp-elimination.4). */
  decider: Seat
  claimedBy: Seat
  /** Actions that were taken this round. */
  actions: number
  /** Consecutive passes. */
  passes: number
  /** Whether the action under way has changed anything (sd.passing.3). */
  happened: boolean
  /** The action just taken; an ability may look back at it. */
  action: ActionName | null
  /** Who takes or took it. */
  actor: Seat
  /** Cards that are being played, face up in the queue (sd.queue-zone.1). */
  playing: CardId[]
  queue: (Queued | Delayed)[]
  additional: Additional[]
  /** What will happen after this round ends (sd.delayed.1). */
  delayed: Delayed[]
  /** Cards that lie face down on another in the set-aside zone. */
  stacked: { readonly on: CardId; readonly card: CardId }[]
  /** Dice that can't be rolled in a round (sd.clar-sor.13). */
  frozen: { readonly die: DieId; readonly round: number }[]
  orders: Order[]
  resolving: Resolving | null
  /** Dice that were resolved in the action under way: none a second time (sd.resolve-dice.8). */
  resolved: DieId[]
  /** The action phase ends once all that waits is done. */
  ending: boolean
  /** The step that follows when the queue is empty. */
  next: string
  winners: Seat[] | null
  endedBy: string
}

/** A card as it comes into play: ready, without tokens. */
export function newCard(id: CardId, kind: CardNumber, controller: Seat, type: CardType, on: CardId): Card {
  return {
    id,
    kind,
    controller,
    type,
    on,
    ready: true,
    damage: 0,
    shields: 0,
    resources: 0,
    used: [],
  }
}

export function ownerOf(card: CardId): Seat {
  return Math.floor(card / CARDS_A_SEAT)
}

export function findCard(s: State, id: CardId): Card | undefined {
  const { cards } = s
  for (let i = 0; i < cards.length; i++) if (cards[i].id === id) return cards[i]
  return undefined
}

export function findDie(s: State, id: DieId): Die | undefined {
  const { dice } = s
  for (let i = 0; i < dice.length; i++) if (dice[i].id === id) return dice[i]
  return undefined
}

export function clone(s: State): State {
  return {
    step: s.step,
    rng: cloneRng(s.rng),
    options: s.options,
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    order: s.order.slice(),
    players: s.players.map(clonePlayer),
    kinds: s.kinds.slice(),
    known: s.known.slice(),
    cards: s.cards.map(cloneCard),
    dice: s.dice.map(cloneDie),
    nextDie: s.nextDie,
    battlefield: s.battlefield,
    controller: s.controller,
    battlefieldUsed: s.battlefieldUsed.slice(),
    battlefieldDamage: s.battlefieldDamage,
    battlefieldResources: s.battlefieldResources,
    asideDamage: s.asideDamage.slice(),
    decider: s.decider,
    claimedBy: s.claimedBy,
    actions: s.actions,
    passes: s.passes,
    happened: s.happened,
    action: s.action,
    actor: s.actor,
    playing: s.playing.slice(),
    queue: s.queue.slice(),
    additional: s.additional.slice(),
    delayed: s.delayed.slice(),
    stacked: s.stacked.slice(),
    frozen: s.frozen.slice(),
    orders: s.orders.slice(),
    resolving: s.resolving,
    resolved: s.resolved.slice(),
    ending: s.ending,
    next: s.next,
    winners: s.winners === null ? null : s.winners.slice(),
    endedBy: s.endedBy,
  }
}

function clonePlayer(p: Player): Player {
  return {
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    discard: p.discard.slice(),
    aside: p.aside.slice(),
    resources: p.resources,
    replaced: p.replaced,
    played: p.played.slice(),
    out: p.out,
    removed: p.removed.slice(),
    lastTurn: p.lastTurn,
    mustPass: p.mustPass,
  }
}

function cloneCard(c: Card): Card {
  return {
    id: c.id,
    kind: c.kind,
    controller: c.controller,
    type: c.type,
    on: c.on,
    ready: c.ready,
    damage: c.damage,
    shields: c.shields,
    resources: c.resources,
    used: c.used.slice(),
  }
}

function cloneDie(d: Die): Die {
  return {
    id: d.id,
    kind: d.kind,
    card: d.card,
    seat: d.seat,
    on: d.on,
    pool: d.pool,
    side: d.side,
    guest: d.guest,
  }
}

/** The battlefield in use as a card: it is not among `cards`, but its abilities count for whoever controls it. */
export function battlefieldCard(s: State): Card {
  return {
    id: s.battlefield,
    kind: s.kinds[s.battlefield],
    controller: s.controller,
    type: 'battlefield',
    on: NONE,
    ready: true,
    damage: s.battlefieldDamage,
    shields: 0,
    resources: s.battlefieldResources,
    used: s.battlefieldUsed,
  }
}
