/** What a seat may see: the map with all on it, and its own command cards. Never the order of a deck. */
import { type Seat, SPECTATOR } from '@dejarik/kernel'
import { type CampaignView, campaignView, heldView } from './campaign-view.ts'
import { sideOf } from './rules/campaign/seats.ts'
import { lookedAt } from './rules/command-cards.ts'
import { healthOf } from './rules/damage.ts'
import { enduranceOf } from './rules/hero.ts'
import { pointsOf } from './rules/winning.ts'
import {
  type AbilityKey,
  type Activation,
  type Attack,
  type CommandNumber,
  type Effect,
  type Figure,
  type Group,
  type Held,
  NONE,
  type Side,
  type State,
  type Test,
  type Token,
} from './state.ts'

export interface FigureView extends Omit<Figure, 'carried' | 'used'> {
  readonly health: number
  /** 0 for those who are no heroes. */
  readonly endurance: number
  readonly carried: readonly number[]
  readonly used: readonly AbilityKey[]
}

export interface GroupView extends Omit<Group, 'attachments'> {
  readonly attachments: readonly number[]
}

export interface SideView extends Omit<Side, 'deck' | 'hand' | 'discard' | 'upgrades'> {
  /** Cards left in the deck. */
  readonly deck: number
  /** What the viewer's own deck still holds, sorted; empty for others. */
  readonly deckCards: readonly CommandNumber[]
  /** Its cards, or empty if the viewer may not look. */
  readonly hand: readonly CommandNumber[]
  readonly handSize: number
  /** What of the hand or of the top of the deck the viewer is looking at by an ability. */
  readonly looked: readonly CommandNumber[]
  readonly discard: readonly CommandNumber[]
  readonly upgrades: readonly number[]
  /** Points with those that the mission adds. */
  readonly score: number
}

export interface View {
  /** Who looks. */
  readonly seat: Seat
  /** His side: in a skirmish the same. */
  readonly side: Seat
  readonly step: string
  readonly mission: number
  readonly doors: number
  readonly round: number
  readonly initiative: Seat
  readonly turn: Seat
  readonly figures: readonly FigureView[]
  readonly groups: readonly GroupView[]
  readonly tokens: readonly Token[]
  readonly sides: readonly SideView[]
  /** Cards of a campaign; NONE as its card is one that the viewer may not look at. */
  readonly held: readonly Held[]
  /** Null in a skirmish. */
  readonly campaign: CampaignView | null
  readonly activation: Activation | null
  readonly effects: readonly Effect[]
  readonly attacks: readonly Attack[]
  readonly test: Test | null
  /** Abilities that are being resolved, the innermost last. */
  readonly using: readonly AbilityKey[]
  readonly counters: readonly number[]
  readonly winners: readonly Seat[] | null
  readonly endedBy: string
}

const ascending = (a: number, b: number): number => a - b

export function view(s: State, seat: Seat): View {
  return {
    seat,
    side: sideOf(s, seat),
    step: s.step,
    mission: s.mission,
    doors: s.doors,
    round: s.round,
    initiative: s.initiative,
    turn: s.turn,
    figures: s.figures.map((figure, id) => ({
      ...figure,
      carried: figure.carried.slice(),
      used: figure.used.slice(),
      health: healthOf(s, id),
      endurance: enduranceOf(s, id),
    })),
    groups: s.groups.map((group) => ({ ...group, attachments: group.attachments.slice() })),
    tokens: s.tokens.map((token) => ({ ...token, color: token.facedown ? NONE : token.color })),
    sides: s.sides.map((side, of) => sideView(s, side, of, seat)),
    held: heldView(s, seat),
    campaign: campaignView(s, seat),
    activation:
      s.activation === null
        ? null
        : { ...s.activation, done: s.activation.done.slice(), used: s.activation.used.slice() },
    effects: s.effects.map((effect) => ({ ...effect })),
    attacks: s.attacks.map((attack) => ({ ...attack })),
    test: s.test === null ? null : { ...s.test, dice: s.test.dice.slice(), sides: s.test.sides.slice() },
    using: s.using.slice(),
    counters: s.counters.slice(),
    winners: s.winners,
    endedBy: s.endedBy,
  }
}

/** Hands are secret, also from spectators (ia.command-cards.3); discarded cards lie open (ia.hidden-information.9). */
function sideView(s: State, side: Side, of: Seat, seat: Seat): SideView {
  const own = seat !== SPECTATOR && of === seat
  return {
    deck: side.deck.length,
    deckCards: own ? side.deck.slice().sort(ascending) : [],
    hand: own ? side.hand.slice() : [],
    handSize: side.hand.length,
    looked: lookedAt(s, of, seat).slice(),
    discard: side.discard.slice(),
    points: side.points,
    score: s.mission === NONE || s.campaign !== null ? side.points : pointsOf(s, of),
    defeatedCost: side.defeatedCost,
    zone: side.zone,
    upgrades: side.upgrades.slice(),
  }
}
