import { type BaseState, cloneRng, type Table } from '@dejarik/kernel'
import type { CardId } from './facts/catalogue.ts'
import type { Questions } from './questions.ts'

/** Seats are factions: the Empire moves first (db.turns.1). */
export const EMPIRE = 0
export const REBELS = 1
export type Faction = typeof EMPIRE | typeof REBELS

export const SEAT_NAMES = ['empire', 'rebel'] as const

/** The introductory game, the whole galaxy, secret bases (db.variants.1). */
export type Variant = 'introductory' | 'whole-galaxy' | 'secret-bases'

export interface DeckbuildingOptions {
  readonly variant: Variant
  /** Bases to destroy for the win, 2 to 5 (db.length.1). */
  readonly bases: number
  /** Whether neutral cards of the row may be paid off (db.payoff.1). */
  readonly payOff: boolean
}

/** One player's side of the table. */
export interface Side {
  /** Last is the top. */
  deck: CardId[]
  hand: CardId[]
  /** Last is the top; open to both (db.faq.7). */
  discard: CardId[]
  units: CardId[]
  ships: CardId[]
  /** The base in play, or NO_CARD after it fell. */
  base: CardId
  /** Bases not yet revealed, in id order: the owner chooses freely among them (db.start.3). */
  baseDeck: CardId[]
  /** Bases left in the box, in id order. */
  box: CardId[]
  /** Opposing bases that this player destroyed. */
  victory: CardId[]
  resources: number
}

export interface State extends BaseState {
  options: DeckbuildingOptions
  /** Turns begun, both players'. */
  turn: number
  active: Faction
  /** 0 to 2 dark side, 3 neutral, 4 to 6 light side (db.force.2). */
  force: number
  sides: [Side, Side]
  galaxyDeck: CardId[]
  /** Six spaces; NO_CARD where the galaxy has run out. */
  row: CardId[]
  galaxyDiscard: CardId[]
  pilots: CardId[]
  exile: CardId[]

  /** By card: `USED`, `ATTACKED`, `EXILE_AT_END`. */
  marks: number[]
  /** By card in play: the row card it is committed against, `BASE_ATTACK`, or `UNCOMMITTED`. */
  target: number[]
  /** By card: attack gained until the end of the turn. */
  bonus: number[]
  /** By base or ship in play. */
  damage: number[]
  /** By card in a hidden place: bit 1 the Empire knows that it lies there, bit 2 the Rebels know. */
  known: number[]

  /** What can happen once a turn and has happened: `FIRST_…`. */
  firsts: number
  /** Damage that Hoth has prevented this turn. */
  prevented: number
  /** Twi'lek Smugglers used since the last purchase. */
  smugglers: number
  /** Seat of the winner, −1 while playing. */
  winner: number
  /** The rule that ended the match. */
  endedBy: string
}

export type T = Table<State, Questions>

/** Marks of a card in play. */
export const USED = 1
export const ATTACKED = 2
export const EXILE_AT_END = 4

export const UNCOMMITTED = -1
/** Stands for the opposing base in `target`; no card has this id. */
export const BASE_ATTACK = -2

/** Bits of `firsts`. */
export const FIRST_NEUTRAL_PLAYED = 1
export const FIRST_PURCHASE = 2
export const FIRST_NEUTRAL_PURCHASE = 4
export const NEUTRAL_HUNTED = 8

export const ROW_SIZE = 6
export const HAND_SIZE = 5

/** Random streams, by their place in `streams`. */
export const STREAMS = ['empire-deck', 'rebel-deck', 'galaxy-deck', 'random-discard'] as const
export const GALAXY_STREAM = 2
export const RANDOM_DISCARD_STREAM = 3

export function opponentOf(seat: number): Faction {
  return seat === EMPIRE ? REBELS : EMPIRE
}

export function clone(s: State): State {
  return {
    step: s.step,
    rng: cloneRng(s.rng),
    options: s.options,
    turn: s.turn,
    active: s.active,
    force: s.force,
    sides: [cloneSide(s.sides[0]), cloneSide(s.sides[1])],
    galaxyDeck: s.galaxyDeck.slice(),
    row: s.row.slice(),
    galaxyDiscard: s.galaxyDiscard.slice(),
    pilots: s.pilots.slice(),
    exile: s.exile.slice(),
    marks: s.marks.slice(),
    target: s.target.slice(),
    bonus: s.bonus.slice(),
    damage: s.damage.slice(),
    known: s.known.slice(),
    firsts: s.firsts,
    prevented: s.prevented,
    smugglers: s.smugglers,
    winner: s.winner,
    endedBy: s.endedBy,
  }
}

function cloneSide(side: Side): Side {
  return {
    deck: side.deck.slice(),
    hand: side.hand.slice(),
    discard: side.discard.slice(),
    units: side.units.slice(),
    ships: side.ships.slice(),
    base: side.base,
    baseDeck: side.baseDeck.slice(),
    box: side.box.slice(),
    victory: side.victory.slice(),
    resources: side.resources,
  }
}
