import type { Seat } from '@dejarik/kernel'
import type { CardId } from './facts/catalogue.ts'
import { knows } from './knowledge.ts'
import { attackAgainstBase, attackAgainstRow } from './rules/attack-value.ts'
import {
  ATTACKED,
  type DeckbuildingOptions,
  EXILE_AT_END,
  opponentOf,
  type Side,
  type State,
  USED,
} from './state.ts'

/** A unit, ship or base in play, as everybody sees it. */
export interface InPlay {
  readonly card: CardId
  /** Its ability was used this turn (db.use.6). */
  readonly used: boolean
  /** It took part in an attack this turn. */
  readonly attacked: boolean
  /** What it is committed against: a row card, BASE_ATTACK or UNCOMMITTED. */
  readonly target: number
  /** Attack now, against a base and against a row card. */
  readonly attack: number
  readonly rowAttack: number
  readonly damage: number
}

/** A card in a hidden pile whose place the viewer knows; `depth` 0 is the top. */
export interface KnownCard {
  readonly card: CardId
  readonly depth: number
}

export interface SideView {
  readonly base: InPlay | null
  readonly units: readonly InPlay[]
  readonly ships: readonly InPlay[]
  readonly resources: number
  readonly discard: readonly CardId[]
  readonly victory: readonly CardId[]
  readonly handCount: number
  /** The whole hand for its owner; for others the cards they know to be in it. */
  readonly hand: readonly CardId[]
  /** Cards of the viewer's own hand that the opponent knows to be in it. */
  readonly handSeen: readonly CardId[]
  readonly deckCount: number
  readonly deckKnown: readonly KnownCard[]
  readonly baseDeckCount: number
  /** Bases that may still be revealed: for their owner, and for all where the variant leaves no secret. */
  readonly baseDeck: readonly CardId[] | null
  /** Bases in the box, likewise. */
  readonly box: readonly CardId[] | null
}

export interface View {
  readonly seat: Seat
  readonly options: DeckbuildingOptions
  readonly turn: number
  readonly active: Seat
  readonly force: number
  readonly sides: readonly [SideView, SideView]
  readonly row: readonly CardId[]
  readonly galaxyDeckCount: number
  readonly galaxyDeckKnown: readonly KnownCard[]
  readonly galaxyDiscard: readonly CardId[]
  readonly pilots: readonly CardId[]
  readonly exile: readonly CardId[]
  /** Cards that must be exiled at the end of the turn. */
  readonly exiledAtEnd: readonly CardId[]
  /** What has happened this turn that can happen only once (`FIRST_…`). */
  readonly firsts: number
  readonly prevented: number
  readonly smugglers: number
  readonly winner: Seat
  readonly endedBy: string
}

function inPlay(s: State, seat: Seat, card: CardId): InPlay {
  return {
    card,
    used: (s.marks[card] & USED) !== 0,
    attacked: (s.marks[card] & ATTACKED) !== 0,
    target: s.target[card],
    attack: attackAgainstBase(s, seat, card),
    rowAttack: attackAgainstRow(s, seat, card),
    damage: s.damage[card],
  }
}

function knownIn(s: State, seat: Seat, pile: readonly CardId[]): KnownCard[] {
  const found: KnownCard[] = []
  for (let i = pile.length - 1; i >= 0; i--)
    if (knows(s, seat, pile[i])) found.push({ card: pile[i], depth: pile.length - 1 - i })
  return found
}

function sideView(s: State, owner: Seat, viewer: Seat): SideView {
  const side: Side = s.sides[owner]
  const secret = s.options.variant === 'secret-bases' && owner !== viewer
  const row = (card: CardId) => inPlay(s, owner, card)
  return {
    base: side.base < 0 ? null : row(side.base),
    units: side.units.map(row),
    ships: side.ships.map(row),
    resources: side.resources,
    discard: side.discard.slice(),
    victory: side.victory.slice(),
    handCount: side.hand.length,
    hand:
      owner === viewer ? side.hand.slice() : side.hand.filter((card) => knows(s, viewer, card)).sort(byId),
    handSeen: owner === viewer ? side.hand.filter((card) => knows(s, opponentOf(owner), card)) : [],
    deckCount: side.deck.length,
    deckKnown: knownIn(s, viewer, side.deck),
    baseDeckCount: side.baseDeck.length,
    baseDeck: secret ? null : side.baseDeck.slice(),
    box: secret ? null : side.box.slice(),
  }
}

/** Cards taken by Tarkin or bought through Jedha; both players saw which (db.basics.4). */
function exiledAtEnd(s: State): CardId[] {
  const found: CardId[] = []
  for (let card = 0; card < s.marks.length; card++) if ((s.marks[card] & EXILE_AT_END) !== 0) found.push(card)
  return found
}

export function byId(a: CardId, b: CardId): number {
  return a - b
}

export function view(s: State, seat: Seat): View {
  return {
    seat,
    options: s.options,
    turn: s.turn,
    active: s.active,
    force: s.force,
    sides: [sideView(s, 0, seat), sideView(s, 1, seat)],
    row: s.row.slice(),
    galaxyDeckCount: s.galaxyDeck.length,
    galaxyDeckKnown: knownIn(s, seat, s.galaxyDeck),
    galaxyDiscard: s.galaxyDiscard.slice(),
    pilots: s.pilots.slice(),
    exile: s.exile.slice(),
    exiledAtEnd: exiledAtEnd(s),
    firsts: s.firsts,
    prevented: s.prevented,
    smugglers: s.smugglers,
    winner: s.winner,
    endedBy: s.endedBy,
  }
}
