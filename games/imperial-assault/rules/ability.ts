/**
 * What cards, conditions, effects and mission rules can do. Surge abilities and keywords are data of the facts; all else is
 * an `Ability`: passive answers (`always`), triggers in a window, a special action. Wherever it is written, it works alike.
 */
import type { Doing, RuleId, Seat } from '@dejarik/kernel'
import type { SurgeFacts } from '../facts/index.ts'
import type { Space } from '../map/index.ts'
import {
  type AbilityKey,
  type Attack,
  type DeploymentNumber,
  type FigureId,
  type GroupId,
  type HeldId,
  NONE,
  type State,
  type T,
  type TokenId,
} from '../state.ts'
import type { Guard } from './attack/guards.ts'
import type { Aim, Manner } from './attack/targets.ts'
import { answersOf } from './questions.ts'

/** Moments at which abilities may be used or happen. */
export const WINDOWS = [
  'deployed',
  'round-start',
  'round-end',
  'activation-start',
  /** Before or after an action of the figure, not inside one (ia.activation.16). */
  'activation',
  'action-done',
  /** After a special action and whatever followed it as an action. */
  'special-done',
  'activation-end',
  /** Before the target is declared; for an attack as an action each use is an option of the main question. */
  'attack-planned',
  'attack-declared',
  /** Dice are added or taken away immediately before step 2 (ia.attack-special.11). */
  'attack-pool',
  'attack-rerolls',
  'attack-modifiers',
  /** Step 5, besides surges. */
  'attack-surges',
  'attack-resolved',
  'suffered',
  'defeated',
  'entered',
  'exited',
  /** A Massive figure has ended among others, who are not pushed away yet (ia.massive.9). */
  'ended-among',
  /** An object has no health left (ia.attacking-objects.3). */
  'destroyed',
  'door-opened',
  /** After a hero has rested (ia.rest.1). */
  'rested',
  'interacted',
  /** Before the dice of an attribute test are rolled; `State.test` is there. */
  'test',
  'test-rolled',
  /** A hero has drawn a supply card: `Moment.held`. */
  'supply-drawn',
  /** A group has just been put onto the map: `Moment.group`. */
  'group-deployed',
  /** The Imperial player deploys and reinforces (ia.status-phase-campaign.6). */
  'deployment',
  /** The map is set up, and all Rebel figures stand on it. */
  'mission-start',
  /** A figure is about to suffer an attack's damage: `Attack.dealt`. */
  'would-suffer',
  /** An upgrade stage of the campaign begins. */
  'stage-start',
] as const
export type Window = (typeof WINDOWS)[number]

/** What a window is about. */
export interface Moment {
  /** Who activates, acts, enters, suffers or was defeated. */
  readonly figure: FigureId
  readonly attack: Attack | null
  /** Damage suffered, or the number of an action. */
  readonly amount: number
  /** Who did it. */
  readonly by: FigureId
  /** Where a defeated figure or the target of an attack stood, or the spaces that were entered or left. */
  readonly spaces: readonly Space[]
  /** Everybody who suffered damage from a resolved attack, also by Blast and Cleave. */
  readonly hurt: readonly FigureId[]
  /** It left them of its own will: it was neither pushed nor placed (ia.push.3). */
  readonly voluntary: boolean
  /** The object or the door that it is about; NONE if it is about neither. */
  readonly object: number
  /** What a defeated figure carried. */
  readonly carried: readonly TokenId[]
  /** The group that was deployed, or NONE. */
  readonly group: GroupId
  /** The card of a campaign that it is about, or NONE. */
  readonly held: HeldId
  /** The special action that was resolved, or null. */
  readonly ability: AbilityKey | null
  /** How the attack is made that is planned. */
  readonly manner: Manner
}

/** Whose ability it is: a figure's, or a player's where no figure uses it. */
export interface Source {
  readonly seat: Seat
  /** NONE for players and missions. */
  readonly figure: FigureId
  /** What an effect counts or points at. */
  readonly value: number
  /** The card of a campaign that it is on, or NONE. */
  readonly held: HeldId
}

/** An ability of no card in play. */
export function sourceOf(seat: Seat, figure: FigureId, value = 0, held: HeldId = NONE): Source {
  return { seat, figure, value, held }
}

/** What must be paid for an ability in a campaign (ia.abilities.8, .9). */
export interface Cost {
  /** Strain that the hero suffers, never more than its endurance allows. */
  readonly strain?: number
  /** The card itself is exhausted, depleted or discarded. */
  readonly exhaust?: boolean
  readonly deplete?: boolean
  readonly discard?: boolean
  readonly threat?: number
  readonly influence?: number
}

/** How long an ability can't be used again. */
export type Limit = 'round' | 'activation' | 'attack'

export interface Trigger {
  readonly window: Window
  /** The rule that makes the table ask. */
  readonly rule: RuleId
  /** Its player may decline. */
  readonly optional: boolean
  readonly limit?: Limit
  readonly cost?: Cost
  /** Whether it can be used also depends on what only its player sees. */
  readonly secretly?: boolean
  /** What a mission calls it, by the number of its words; its rules that have none come first and are never ordered. */
  readonly called?: number
  can(s: State, me: Source, moment: Moment): boolean
  act(t: T, me: Source, moment: Moment): Doing
}

/** Performed as an action (ia.actions.4). */
export interface SpecialAction {
  readonly rule: RuleId
  /** One or two. */
  readonly cost: number
  /** It contains an attack, and so is the one attack action of a figure that is no hero (ia.attack-special.2). */
  readonly attacks: boolean
  readonly pays?: Cost
  can(s: State, me: Source): boolean
  act(t: T, me: Source): Doing
}

/** Results that an ability adds to an attack; what is left out is 0. */
export interface Modifiers {
  readonly damage?: number
  readonly surges?: number
  readonly accuracy?: number
  readonly block?: number
  readonly evade?: number
  readonly dodge?: number
  readonly pierce?: number
  readonly blast?: number
  readonly cleave?: number
}

/** What holds at all times, asked where it matters. */
export interface Always {
  /** Step 4, for any attack on the map; who takes part is to be asked. */
  attack?(s: State, me: Source, attack: Attack): Modifiers | null
  /** Step 4, after all others: for each result that is there now. */
  results?(s: State, me: Source, attack: Attack): Modifiers | null
  /** Only one ability of this name counts in an attack. */
  readonly oncePerAttack?: boolean
  /** Further surge abilities of its figure. */
  surges?(s: State, me: Source, attack: Attack): readonly SurgeFacts[]
  /** Surge abilities that it lends to others who attack. */
  lendsSurges?(s: State, me: Source, attack: Attack): readonly SurgeFacts[]
  /** How often its figure may trigger one surge ability. */
  surgeTwice?(s: State, me: Source, attack: Attack): boolean
  /** More than one action to attack (ia.actions.10). */
  multipleAttacks?(s: State, me: Source): boolean
  /** With NONE for an object. */
  cannotAttack?(s: State, me: Source, target: FigureId): boolean
  cannotExit?(s: State, me: Source): boolean
  /** Only one of its actions in an activation may be a move. */
  movesOnce?(s: State, me: Source): boolean
  /** Abilities of this player don't push it. */
  cannotBePushed?(s: State, me: Source, by: Seat): boolean
  cannotInteract?(s: State, me: Source): boolean
  /** Another figure that it keeps from interacting, and from counting for control. */
  clouds?(s: State, me: Source, figure: FigureId): boolean
  /** It uses no abilities of its cards now. */
  usesNone?(s: State, me: Source): boolean
  /** Figures don't block lines of sight for its attacks. */
  seesThroughFigures?(s: State, me: Source): boolean
  /** How it looks for targets, besides what the attack itself says. */
  aims?(s: State, me: Source): Aim
  /** No extra points for difficult terrain and hostile figures. */
  paysNothingExtra?(s: State, me: Source): boolean
  /** It gains no Harmful conditions. */
  immune?(s: State, me: Source): boolean
  /** Pierce that attacks on it lose. */
  lessPierce?(s: State, me: Source): number
  /** Added to its speed, its health, a hero's endurance. */
  speed?(s: State, me: Source): number
  health?(s: State, me: Source): number
  endurance?(s: State, me: Source): number
  /** It is Mobile, or the weapon that the card is on has Reach, although no keyword says so. */
  isMobile?(s: State, me: Source): boolean
  hasReach?(s: State, me: Source): boolean
  /** Dice in its defense pool besides those on its card. */
  defenseDice?(s: State, me: Source): readonly number[]
  /** This figure has no line of sight to it, and it is not in the way of its lines. */
  isUnseen?(s: State, me: Source, by: FigureId): boolean
  /** Difficult terrain costs nothing extra. */
  walksDifficult?(s: State, me: Source): boolean
  /** Threat that deploying or reinforcing this group costs less. */
  cheaper?(s: State, me: Source, kind: DeploymentNumber, reinforces: boolean): number
  /** Dice of its attack pool are chosen: at most so many of one colour. */
  readonly mostOfAColor?: number
  /** Command cards that its player can't play now. */
  silences?(s: State, me: Source, seat: Seat): boolean
  /** Its player chooses the deployment zone, and the other has initiative; not if both say so. */
  readonly choosesZone?: boolean
  /** Its player can't activate now. */
  waits?(s: State, me: Source): boolean
  /** Further cards to draw in the status phase. */
  draws?(s: State, me: Source): number
  /** Further victory points when the last figure of this one's group is defeated. */
  bounty?(s: State, me: Source, figure: FigureId): number
  /** Mission: points that a player counts as having on top. */
  score?(s: State, seat: Seat): number
  /** Mission: what this figure can do by interacting. */
  interactions?(s: State, figure: FigureId): readonly Interaction[]
  /** Mission: what this figure can do for movement points. */
  spendings?(s: State, figure: FigureId): readonly Spending[]
  /** Mission: doors that this figure can't open. */
  isLocked?(s: State, figure: FigureId, door: number): boolean
  /** Mission: terminals that give no command card. */
  givesNoCard?(s: State, terminal: TokenId): boolean
  /** Mission: who may or must step in for this target of an attack. */
  guards?(s: State, target: FigureId): readonly Guard[]
  /** Mission: objects that this figure can attack. */
  attackable?(s: State, figure: FigureId, token: TokenId): boolean
}

/** Something that a figure can do with a token or a door (ia.interact.1). */
export interface Interaction {
  /** A key of the catalogue, `interact.<what>`. */
  readonly what: string
  readonly token: TokenId
  readonly rule: RuleId
  act(t: T): Doing
}

/** Something that a figure can do in its activation for movement points, without an action. */
export interface Spending {
  /** A deed of the mission. */
  readonly what: string
  readonly token: TokenId
  readonly points: number
  readonly rule: RuleId
  act(t: T): Doing
}

export interface Ability {
  /** Lasting and only its own: what is stored names it by this. */
  readonly key: AbilityKey
  readonly always?: Always
  readonly when?: readonly Trigger[]
  readonly action?: SpecialAction
  /** While it is resolved, the active player looks at the other's hand of command cards, or at the top of his deck. */
  readonly looksAt?: 'hand' | 'deck'
  /** Whether its surge ability may be triggered now. */
  canSurge?(s: State, me: Source, attack: Attack): boolean
  /** The heroes draw one more item in each upgrade stage. */
  readonly moreItems?: boolean
  /** Heroes draw one supply card more, of which they keep one. */
  readonly moreSupplies?: boolean
  /** Credits that the heroes get for its card at the end of a mission. */
  readonly credits?: number
  /** Its surge ability may be triggered as often as surges are left. */
  readonly surgeRepeats?: boolean
  /** What a surge ability of this name does besides its numbers. */
  surge?(t: T, me: Source, attack: Attack): Doing
}

/** An ability with its name, and as bits the windows it listens to and the questions it answers. */
export interface KeyedAbility extends Ability {
  /** In English as on the card, in small letters with hyphens: `squad-training`. */
  readonly name: string
  readonly windows: number
  readonly answers: number
}

const WINDOW_BITS = Object.fromEntries(WINDOWS.map((window, i) => [window, 1 << i])) as {
  readonly [W in Window]: number
}
const known = new Map<AbilityKey, KeyedAbility>()

/** An ability as it is written, ready to be asked. */
export function keyed<A extends Ability>(one: A): A & KeyedAbility {
  const windows = (one.when ?? []).reduce((bits, { window }) => bits | windowBit(window), 0)
  return { ...one, name: nameOf(one.key), windows, answers: answersOf(one.always) }
}

/** What is stored may name these. Two with one key would be one to it, so a match never begins with them. */
export function know(...abilities: readonly KeyedAbility[]): void {
  for (const one of abilities) {
    if (known.has(one.key))
      throw new Error(
        `two abilities have the key “${one.key}”: let the card stand before one, as “card/${one.name}”`,
      )
    known.set(one.key, one)
  }
}

/** An ability of a card, or an effect that one lays: known as soon as its module is loaded. */
export function ability<A extends Ability>(one: A): A & KeyedAbility {
  const made = keyed(one)
  know(made)
  return made
}

/** Without the card before it and the effect behind it. */
function nameOf(key: AbilityKey): string {
  return key.slice(key.lastIndexOf('/') + 1).split('#', 1)[0]
}

export function abilityAt(key: AbilityKey): KeyedAbility {
  const found = known.get(key)
  if (found === undefined) throw new Error(`no ability has the key “${key}”`)
  return found
}

/** Keys of all abilities, in any order. */
export function abilityKeys(): readonly AbilityKey[] {
  return [...known.keys()]
}

export function windowBit(window: Window): number {
  return WINDOW_BITS[window]
}
