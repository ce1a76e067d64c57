/**
 * The state of a mission: plain data. The board itself belongs to the mission and is never copied; of it only the doors
 * change. Interrupts nest in the flow of a step, so no stack of them is kept here; attacks that are under way are, because
 * everybody looks at them.
 */
import { type BaseState, cloneRng, type Seat, type Table } from '@dejarik/kernel'
import type { Army } from './build/index.ts'
import type { Space } from './map/index.ts'
import type { DrawnBoard } from './missions/drawn.ts'

export type T = Table<State>

export type FigureId = number
export type GroupId = number
export type TokenId = number
/** What a group is: its place in the list of all deployment cards. */
export type DeploymentNumber = number
/** What a command card is: its place in the list of all command cards. */
export type CommandNumber = number
/** What a skirmish upgrade is: its place in the list of all of them. */
export type UpgradeNumber = number
/** Nobody, or nothing. */
export const NONE = -1

/** Streams of chance: shuffles, dice, and cards or missions that are drawn blindly. */
export const STREAMS = ['deck', 'dice', 'pick'] as const
export const DECK = 0
export const DICE = 1
export const PICK = 2

export interface ImperialAssaultOptions {
  /** One army a player. */
  readonly armies: readonly Army[]
  /** Skirmish missions of which one is drawn (ia.mission-setup-skirmish.5). */
  readonly missions: readonly string[]
  /** A board of one's own, instead of a mission. */
  readonly board?: DrawnBoard
  /** What a position calls its figures, by number. */
  readonly names?: { readonly [figure: FigureId]: string }
}

export interface Figure {
  readonly group: GroupId
  readonly seat: Seat
  readonly kind: DeploymentNumber
  /** Upper left space of its base; NONE before it is deployed and once it is gone. */
  space: Space
  turned: boolean
  /** Defeated, or otherwise out of the mission for good. */
  gone: boolean
  damage: number
  /** Bits, by the order of `CONDITION_IDS`. */
  conditions: number
  /** Movement points that it has left. */
  points: number
  carried: TokenId[]
  /** Abilities with a limit that it has used in this round, by number. */
  used: number[]
}

export interface Group {
  readonly seat: Seat
  readonly kind: DeploymentNumber
  readonly figures: readonly FigureId[]
  ready: boolean
  attachments: UpgradeNumber[]
}

/** Something on the map that is no figure (ia.objects.1); doors are bits of the state. */
export interface Token {
  /** By the order of the mission's kinds of tokens. */
  readonly kind: number
  /** NONE while it is carried or set aside. */
  space: Space
  /** The player that it belongs to or was claimed by. */
  seat: Seat
  /** Damage that it has suffered, if it can. */
  damage: number
  /** What the mission counts on it. */
  value: number
}

export interface Side {
  /** The last one is on top. */
  deck: CommandNumber[]
  hand: CommandNumber[]
  discard: CommandNumber[]
  /** Victory points. */
  points: number
  /** Deployment cost of the groups it has defeated (ia.tiebreak.1). */
  defeatedCost: number
  /** Its deployment zone, by the order of the mission's zones. */
  zone: number
  upgrades: UpgradeNumber[]
}

/** The activation that is under way. Interrupts of others don't change it. */
export interface Activation {
  readonly group: GroupId
  /** NONE while the next figure of the group is to be chosen. */
  figure: FigureId
  /** Figures of the group that are done. */
  done: FigureId[]
  actions: number
  /** Actions used to attack (ia.actions.10). */
  attacks: number
  /** Special actions and abilities limited to once an activation, by number. */
  used: number[]
  /** Who has left its space meanwhile (ia.exit.1). */
  exited: FigureId[]
  /** A Massive figure that ended among others moves no further (ia.massive.11). */
  settled: boolean
  /** Hostile figures that were defeated in the meantime. */
  defeated: number
  /** A special action is under way: its movement points are spent at once (ia.actions.8). */
  special: boolean
  /** Hostile figures that saw the figure when its activation began. */
  seenBy: readonly FigureId[]
}

/** What lies on a figure, a group or a player until some moment: an ability without a card. */
export interface Effect {
  /** The ability, by number. */
  readonly ability: number
  readonly seat: Seat
  /** The figure that has it, or NONE if the player has. */
  readonly figure: FigureId
  readonly until: Until
  /** What it counts or points at. */
  value: number
}
export type Until = 'round' | 'next-round' | 'activation' | 'next-activation' | 'attack' | 'mission'

/** An attack that is under way (ia.attack-steps.1). */
export interface Attack {
  readonly attacker: FigureId
  /** Who resolves it: usually the attacker's player (ia.attack-special.14). */
  readonly controller: Seat
  /** NONE if an object is attacked. */
  readonly target: FigureId
  readonly object: TokenId
  /** ia.target.3 */
  readonly space: Space
  readonly ranged: boolean
  readonly reach: boolean
  readonly distance: number
  /** 1 to 7; 8 once it is resolved. */
  step: number
  /** Colours of the dice, and the sides they show; NONE before they are rolled. */
  attackDice: number[]
  attackSides: number[]
  defenseDice: number[]
  defenseSides: number[]
  /** Dice that were rerolled, as bits: attack dice first, defense dice from bit 16 (ia.attack-steps.7). */
  rerolled: number
  /** Results that come on top of those of the dice. */
  damage: number
  surges: number
  accuracy: number
  block: number
  evade: number
  dodge: number
  pierce: number
  blast: number
  cleave: number
  recover: number
  /** Conditions for the target and for the attacker, as bits. */
  inflicts: number
  gains: number
  /** Surge abilities that were triggered, by their place among those on offer (ia.surge.5). */
  spent: number[]
  /** Abilities used in it that are limited to once an attack, by number. */
  used: number[]
  missed: boolean
  /** Damage that the target suffered from it. */
  suffered: number
}

export interface State extends BaseState {
  readonly options: ImperialAssaultOptions
  /** The mission, by the order of all missions; NONE before it is drawn. */
  mission: number
  /** Closed doors, as bits. */
  doors: number
  round: number
  /** ia.initiative.1 */
  initiative: Seat
  /** Who activates next. */
  turn: Seat
  figures: Figure[]
  groups: Group[]
  tokens: Token[]
  sides: Side[]
  activation: Activation | null
  effects: Effect[]
  attacks: Attack[]
  /** Abilities that are being resolved, by number, the innermost last: what a question is asked for. */
  using: number[]
  /** Who is on its way, and may pass through others; NONE if nobody is. */
  walking: FigureId
  /** What the mission counts, by the order of its counters. */
  counters: number[]
  winners: Seat[] | null
  endedBy: string
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

export function isOnMap(figure: Figure): boolean {
  return figure.space !== NONE
}

const cloneFigure = (f: Figure): Figure => ({
  group: f.group,
  seat: f.seat,
  kind: f.kind,
  space: f.space,
  turned: f.turned,
  gone: f.gone,
  damage: f.damage,
  conditions: f.conditions,
  points: f.points,
  carried: f.carried.length === 0 ? [] : f.carried.slice(),
  used: f.used.length === 0 ? [] : f.used.slice(),
})

const cloneGroup = ({ seat, kind, figures, ready, attachments }: Group): Group => ({
  seat,
  kind,
  figures,
  ready,
  attachments: attachments.slice(),
})

const cloneToken = ({ kind, space, seat, damage, value }: Token): Token => ({
  kind,
  space,
  seat,
  damage,
  value,
})

const cloneSide = (side: Side): Side => ({
  deck: side.deck.slice(),
  hand: side.hand.slice(),
  discard: side.discard.slice(),
  points: side.points,
  defeatedCost: side.defeatedCost,
  zone: side.zone,
  upgrades: side.upgrades.slice(),
})

const cloneAttack = (a: Attack): Attack => ({
  ...a,
  attackDice: a.attackDice.slice(),
  attackSides: a.attackSides.slice(),
  defenseDice: a.defenseDice.slice(),
  defenseSides: a.defenseSides.slice(),
  spent: a.spent.slice(),
  used: a.used.slice(),
})

export function clone(s: State): State {
  const { activation } = s
  return {
    step: s.step,
    rng: cloneRng(s.rng),
    options: s.options,
    mission: s.mission,
    doors: s.doors,
    round: s.round,
    initiative: s.initiative,
    turn: s.turn,
    figures: s.figures.map(cloneFigure),
    groups: s.groups.map(cloneGroup),
    tokens: s.tokens.map(cloneToken),
    sides: s.sides.map(cloneSide),
    activation:
      activation === null
        ? null
        : {
            ...activation,
            done: activation.done.slice(),
            used: activation.used.slice(),
            exited: activation.exited.slice(),
          },
    effects: s.effects.map((effect) => ({ ...effect })),
    attacks: s.attacks.map(cloneAttack),
    using: s.using.length === 0 ? [] : s.using.slice(),
    walking: s.walking,
    counters: s.counters.slice(),
    winners: s.winners === null ? null : s.winners.slice(),
    endedBy: s.endedBy,
  }
}
