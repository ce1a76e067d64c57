/** What a seat may see: all that lies open, its own hand, and what it has been shown. Never the order of a deck. */
import { type Seat, SPECTATOR } from '@dejarik/kernel'
import { handSizeOf } from './rules/ask-cards.ts'
import { healthOf } from './rules/damage.ts'
import { dieValue } from './rules/dice.ts'
import {
  type ActionName,
  type Additional,
  type Card,
  type CardId,
  type CardNumber,
  type Die,
  type DieId,
  NONE,
  type Order,
  ownerOf,
  type Resolving,
  type State,
  type TurnMemory,
} from './state.ts'

/** A card out of play: what it is, or NONE if the viewer may not know. */
export interface PileCard {
  readonly card: CardId
  readonly kind: CardNumber
  /** Seats that know it, as bits; 0 if the viewer does not. */
  readonly seenBy: number
}

export interface CardView extends Omit<Card, 'used'> {
  readonly owner: Seat
  readonly health: number
  readonly used: readonly string[]
}

export interface DieView extends Die {
  /** What it shows now, X and increases included. */
  readonly value: number
}

export interface PlayerView {
  readonly resources: number
  readonly hand: readonly PileCard[]
  readonly handSize: number
  readonly deck: number
  /** Cards of the deck that the viewer knows, by their place from the top. */
  readonly knownInDeck: readonly (PileCard & { readonly place: number })[]
  readonly discard: readonly PileCard[]
  readonly aside: readonly PileCard[]
  readonly replaced: boolean
  readonly played: readonly CardNumber[]
  readonly out: boolean
  readonly removed: State['players'][number]['removed']
  readonly lastTurn: TurnMemory
  readonly mustPass: number
}

export interface View {
  /** Who looks. */
  readonly seat: Seat
  readonly round: number
  readonly phase: State['phase']
  readonly step: string
  readonly turn: Seat
  readonly order: readonly Seat[]
  readonly players: readonly PlayerView[]
  readonly cards: readonly CardView[]
  readonly dice: readonly DieView[]
  readonly battlefield: PileCard
  readonly battlefieldDamage: number
  readonly battlefieldResources: number
  readonly asideDamage: State['asideDamage']
  readonly battlefieldUsed: readonly string[]
  readonly controller: Seat
  readonly decider: Seat
  readonly claimedBy: Seat
  readonly actions: number
  readonly passes: number
  readonly happened: boolean
  readonly action: ActionName | null
  readonly actor: Seat
  readonly playing: readonly PileCard[]
  readonly queue: State['queue']
  readonly additional: readonly Additional[]
  readonly delayed: State['delayed']
  /** Cards face down on another in the set-aside zone; NONE if the viewer may not know which. */
  readonly stacked: State['stacked']
  readonly frozen: State['frozen']
  readonly orders: readonly Order[]
  readonly resolving: Resolving | null
  readonly resolved: readonly DieId[]
  readonly ending: boolean
  readonly winners: readonly Seat[] | null
}

export function view(s: State, seat: Seat): View {
  return {
    seat,
    round: s.round,
    phase: s.phase,
    step: s.step,
    turn: s.turn,
    order: s.order.slice(),
    players: s.players.map((_, of) => playerView(s, of, seat)),
    cards: s.cards.map((card) => ({
      ...card,
      used: card.used.slice(),
      owner: ownerOf(card.id),
      health: healthOf(s, card),
    })),
    dice: s.dice.map((die) => ({ ...die, value: die.pool === NONE ? 0 : dieValue(s, die) })),
    battlefield: s.battlefield === NONE ? UNKNOWN : open(s, s.battlefield),
    battlefieldDamage: s.battlefieldDamage,
    battlefieldResources: s.battlefieldResources,
    asideDamage: s.asideDamage.slice(),
    battlefieldUsed: s.battlefieldUsed.slice(),
    controller: s.controller,
    decider: s.decider,
    claimedBy: s.claimedBy,
    actions: s.actions,
    passes: s.passes,
    happened: s.happened,
    action: s.action,
    actor: s.actor,
    playing: s.playing.map((card) => open(s, card)),
    queue: s.queue.slice(),
    additional: s.additional.slice(),
    delayed: s.delayed.slice(),
    stacked: s.stacked.map(({ on, card }) => ({ on, card: knows(s, seat, card) ? card : NONE })),
    frozen: s.frozen.slice(),
    orders: s.orders.map((order) => seenOrder(s, order, seat)),
    resolving: s.resolving,
    resolved: s.resolved.slice(),
    ending: s.ending,
    winners: s.winners,
  }
}

/** Whether `seat` knows what this card out of play is. */
export function knows(s: State, seat: Seat, card: CardId): boolean {
  // A spectator knows what all do.
  const all = (1 << s.players.length) - 1
  return seat === SPECTATOR ? (s.known[card] & all) === all : (s.known[card] & (1 << seat)) !== 0
}

function playerView(s: State, of: Seat, seat: Seat): PlayerView {
  const player = s.players[of]
  const seen = (card: CardId): PileCard => (knows(s, seat, card) ? open(s, card) : UNKNOWN)
  const top = player.deck.length - 1
  return {
    resources: player.resources,
    hand: player.hand.map(seen),
    handSize: handSizeOf(s, of),
    deck: player.deck.length,
    knownInDeck: player.deck.flatMap((card, i) =>
      knows(s, seat, card) ? [{ ...open(s, card), place: top - i }] : [],
    ),
    discard: player.discard.map(seen),
    aside: player.aside.map(seen),
    replaced: player.replaced,
    played: player.played.slice(),
    out: player.out,
    removed: player.removed.slice(),
    lastTurn: player.lastTurn,
    mustPass: player.mustPass,
  }
}

const UNKNOWN: PileCard = { card: NONE, kind: NONE, seenBy: 0 }

function open(s: State, card: CardId): PileCard {
  return { card, kind: s.kinds[card], seenBy: s.known[card] }
}

/** Which card somebody must play is known to those who know the card. */
function seenOrder(s: State, order: Order, seat: Seat): Order {
  return order.card === NONE || knows(s, seat, order.card) ? order : { ...order, card: NONE }
}
