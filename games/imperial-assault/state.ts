/**
 * The state of a mission: plain data. The board itself belongs to the mission and is never copied; of it only the doors
 * change. Interrupts nest in the flow of a step, so no stack of them is kept here; attacks that are under way are, because
 * everybody looks at them.
 */
import { type BaseState, cloneRng, type Id, type Seat, type Table } from '@dejarik/kernel'
import type { Army } from './build/index.ts'
import type { Space } from './map/index.ts'
import type { DrawnBoard } from './missions/drawn.ts'
import type { Questions } from './questions.ts'

export type T = Table<State, Questions>

/**
 * What stands for an ability in everything that is stored: its name, `squad-training`. Where several cards print the same name,
 * the card stands before it, `jawa-scavenger/take-cover`; an effect that it lays has its own word behind it, `cripple#stuck`.
 */
export type AbilityKey = string

export type FigureId = Id<'figure'>
export type GroupId = Id<'group'>
export type TokenId = Id<'token'>
/** What a group is: its place in the list of all deployment cards. */
export type DeploymentNumber = Id<'deployment'>
/** What a command card is: its place in the list of all command cards. */
export type CommandNumber = Id<'command'>
/** What a skirmish upgrade is: its place in the list of all of them. */
export type UpgradeNumber = Id<'upgrade'>
/** What a card of a campaign is: its place in the list of class cards, items, supplies, rewards and agenda cards. */
export type CardNumber = Id<'card'>
/** A card in play, by its place in `State.held`. */
export type HeldId = Id<'held'>
/** A mission, by the order of all missions. */
export type MissionNumber = Id<'mission'>
/** Nobody, or nothing. */
export const NONE = -1

/** Streams of chance: shuffles, dice, and cards or missions that are drawn blindly. */
export const STREAMS = ['deck', 'dice', 'pick'] as const
export const DECK = 0
export const DICE = 1
export const PICK = 2

/** The two sides of a campaign. Figures, groups and cards belong to a side; who of the Rebels answers is decided last of all. */
export const REBELS = 0
export const EMPIRE = 1
/** The seat of figures that nobody controls (ia.neutral-figures.2). */
export const NEUTRAL = 2

/** What a campaign is played with. */
export interface CampaignOptions {
  /** Ids of two to four heroes, one a player (ia.campaign-setup.3). */
  readonly heroes: readonly string[]
  /** The class deck of the Imperial player (ia.campaign-setup.6). */
  readonly imperialClass: string
  /** Ids of six agenda sets (ia.agenda-cards.3). */
  readonly agendas: readonly string[]
  /** Ids of the green side missions that the heroes chose (ia.side-mission-deck.3). */
  readonly sideMissions: readonly string[]
  /** One mission by itself instead of the campaign. */
  readonly mission?: string
}

export interface ImperialAssaultOptions {
  /** One army a player; none in a campaign. */
  readonly armies: readonly Army[]
  readonly campaign?: CampaignOptions
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
  /** Its card; for heroes the side of the sheet that is up. */
  kind: DeploymentNumber
  /** Upper left space of its base; NONE before it is deployed and once it is gone. */
  space: Space
  turned: boolean
  /** Defeated, or otherwise out of the mission for good. */
  gone: boolean
  damage: number
  /** Strain tokens of a hero (ia.strain-campaign.1). */
  strain: number
  /** Bits, by the order of `CONDITION_IDS`. */
  conditions: number
  /** Movement points that it has left. */
  points: number
  carried: TokenId[]
  /** Abilities with a limit that it has used in this round. */
  used: AbilityKey[]
}

export interface Group {
  readonly seat: Seat
  readonly kind: DeploymentNumber
  readonly figures: readonly FigureId[]
  ready: boolean
  /** A hero's further ready activation tokens (ia.exhaust.6). */
  spare: number
  /** Activations that it has had in this round. */
  activations: number
  attachments: UpgradeNumber[]
}

/** A card of a campaign that lies in front of somebody. Places don't change within a mission. */
export interface Held {
  readonly card: CardNumber
  /** Its side; NONE once it is discarded. */
  seat: Seat
  /** The hero it belongs to, by figure; NONE for the Imperial player's cards. */
  hero: FigureId
  /** The group that it is attached to (ia.attachments.2), or NONE. */
  group: GroupId
  /** The weapon that a modification is attached to, or NONE. */
  on: HeldId
  exhausted: boolean
  depleted: boolean
  /** Left behind in this mission (ia.item-cards.14). */
  away: boolean
  /** Turned down by the mission: it does nothing until it is turned up again. */
  facedown: boolean
  /** Only the Imperial player may look at it (ia.agenda-types.9). */
  secret: boolean
  /** What it counts. */
  value: number
}

/** A line of the campaign log. */
export interface Played {
  readonly mission: MissionNumber
  /** The side that won. */
  readonly winner: Seat
  readonly rounds: number
  readonly credits: number
  readonly influence: number
}

/** Everything of a campaign that is not on the map (rulebook: Kampagnenlogbuch). */
export interface Campaign {
  /** The place in the log, 0 for the introduction. */
  slot: number
  /** What the log says comes next. */
  stage: 'mission' | 'rebel-upgrade' | 'imperial-upgrade'
  /** Of the mission that is played (ia.threat.2). */
  threatLevel: number
  threat: number
  /** What the next mission's threat level is raised by. */
  raised: number
  /** Deployment cards in the Imperial player's hand (ia.open-groups.2). */
  hand: DeploymentNumber[]
  /** Reserved groups, face down (ia.reserved-groups.2). */
  reserve: DeploymentNumber[]
  /** Active deployment points, as bits by the order of the mission's points. */
  points: number
  /** The supply deck; the last one is on top. */
  supplies: CardNumber[]
  /** Supply cards that all see until it is decided where they go. */
  shown: CardNumber[]
  /** Crates claimed in this mission (ia.credits.5). */
  crates: number
  credits: number
  influence: number
  /** Experience points of each hero, then of the Imperial player. */
  xp: number[]
  /** The three item decks (ia.item-cards.6). */
  items: [CardNumber[], CardNumber[], CardNumber[]]
  /** Items that were drawn and may be bought (ia.rebel-upgrade-stage.5). */
  shop: CardNumber[]
  agendas: CardNumber[]
  /** Agenda cards that were drawn and may be bought, secretly (ia.imperial-upgrade-stage.4). */
  drawn: CardNumber[]
  /** Further agenda cards to draw in this stage. */
  moreAgendas: number
  sideDeck: MissionNumber[]
  /** Active missions (ia.active-missions.1). */
  sideMissions: MissionNumber[]
  story: MissionNumber
  /** Missions that must be played next (ia.forced-missions.2). */
  forced: MissionNumber[]
  allies: DeploymentNumber[]
  villains: DeploymentNumber[]
  log: Played[]
  /** Of three heroes, the one with the second activation token; else NONE. */
  second: FigureId
  /** How the mission ended, by the order of its endings; NONE while it is played. */
  ending: number
  /** Secrets of the mission that were read aloud, as bits by their order (ia.hidden-information.4). */
  heard: number
  /** In what Rebels imagine, nothing happens that they have not heard of. */
  imagined: boolean
  /** The hero whose player answers for all (ia.conflicts-campaign.3, `docs/rulings.md`). */
  speaker: Seat
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
  /** Successes of failed attribute tests (ia.attribute-tests.8). */
  strain: number
  /** By the order of `TOKEN_COLORS`; NONE if it has none. */
  color: number
  /** Its colour is nobody's to see (ia.mission-tokens.6). */
  facedown: boolean
}

/** Colours of tokens: they mean what the mission says, else nothing (ia.mission-tokens.5). */
export const TOKEN_COLORS = ['blue', 'green', 'grey', 'red', 'yellow'] as const
export type TokenColor = (typeof TOKEN_COLORS)[number]

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
  /** Actions used to move. */
  moves: number
  /** Special actions and abilities limited to once an activation. */
  used: AbilityKey[]
  /** Who has left its space meanwhile (ia.exit.1). */
  exited: FigureId[]
  /** A Massive figure that ended among others moves no further (ia.massive.11). */
  settled: boolean
  /** Hostile figures that were defeated in the meantime. */
  defeated: number
  /** A special action is under way: its movement points are spent at once (ia.actions.8). */
  special: boolean
  /** Movement points that a hero has suffered strain for (ia.activation.7). */
  strained: number
  /** Where all figures stood when it began, as `2 * space + turned`, and the doors that were closed. */
  readonly stood: readonly number[]
  readonly doors: number
}

/** What lies on a figure, a group or a player until some moment: an ability without a card. */
export interface Effect {
  readonly ability: AbilityKey
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
  /** The target space: where the target is now, or was last (ia.target.3). */
  space: Space
  readonly ranged: boolean
  readonly reach: boolean
  /** The weapon of a hero (ia.attack-special.20); NONE for the attack on a deployment card. */
  readonly weapon: HeldId
  /** Spaces to the target space from where the attacker is now, or was last. */
  distance: number
  /** 1 to 7; 8 once it is resolved. */
  step: number
  /** The die of the attacker's Focused is among its dice: the condition leaves with this attack (ia.focused.1). */
  focused: boolean
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
  /** Abilities used in it that are limited to once an attack. */
  used: AbilityKey[]
  missed: boolean
  /** Damage that the target is about to suffer, in step 7. */
  dealt: number
  /** Damage that the target suffered from it. */
  suffered: number
}

/** An attribute test that is under way (ia.attribute-tests.2). */
export interface Test {
  readonly figure: FigureId
  /** By the order of `ATTRIBUTES`. */
  readonly attribute: number
  dice: number[]
  /** NONE before they are rolled. */
  sides: number[]
  /** Dice that were rerolled, as bits. */
  rerolled: number
  /** Successes besides those of the dice. */
  successes: number
  readonly needed: number
}

export interface State extends BaseState {
  readonly options: ImperialAssaultOptions
  /** The mission, by the order of all missions; NONE before it is drawn. */
  mission: MissionNumber
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
  /** Cards of a campaign in front of heroes and the Imperial player. */
  held: Held[]
  /** Null in a skirmish. */
  campaign: Campaign | null
  activation: Activation | null
  effects: Effect[]
  attacks: Attack[]
  test: Test | null
  /** Abilities that are being resolved, the innermost last: what a question is asked for. */
  using: AbilityKey[]
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
  strain: f.strain,
  conditions: f.conditions,
  points: f.points,
  carried: f.carried.length === 0 ? [] : f.carried.slice(),
  used: f.used.length === 0 ? [] : f.used.slice(),
})

const cloneGroup = ({ seat, kind, figures, ready, spare, activations, attachments }: Group): Group => ({
  seat,
  kind,
  figures,
  ready,
  spare,
  activations,
  attachments: attachments.slice(),
})

const cloneHeld = (h: Held): Held => ({ ...h })

const cloneCampaign = (c: Campaign): Campaign => ({
  ...c,
  hand: c.hand.slice(),
  reserve: c.reserve.slice(),
  supplies: c.supplies.slice(),
  shown: c.shown.slice(),
  xp: c.xp.slice(),
  items: [c.items[0].slice(), c.items[1].slice(), c.items[2].slice()],
  shop: c.shop.slice(),
  agendas: c.agendas.slice(),
  drawn: c.drawn.slice(),
  sideDeck: c.sideDeck.slice(),
  sideMissions: c.sideMissions.slice(),
  forced: c.forced.slice(),
  allies: c.allies.slice(),
  villains: c.villains.slice(),
  log: c.log.slice(),
})

const cloneToken = ({ kind, space, seat, damage, value, strain, color, facedown }: Token): Token => ({
  kind,
  space,
  seat,
  damage,
  value,
  strain,
  color,
  facedown,
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
    held: s.held.length === 0 ? [] : s.held.map(cloneHeld),
    campaign: s.campaign === null ? null : cloneCampaign(s.campaign),
    activation:
      activation === null
        ? null
        : {
            ...activation,
            done: activation.done.slice(),
            used: activation.used.slice(),
            exited: activation.exited.slice(),
            stood: activation.stood.slice(),
          },
    effects: s.effects.map((effect) => ({ ...effect })),
    attacks: s.attacks.map(cloneAttack),
    test: s.test === null ? null : { ...s.test, dice: s.test.dice.slice(), sides: s.test.sides.slice() },
    using: s.using.length === 0 ? [] : s.using.slice(),
    walking: s.walking,
    counters: s.counters.slice(),
    winners: s.winners === null ? null : s.winners.slice(),
    endedBy: s.endedBy,
  }
}
