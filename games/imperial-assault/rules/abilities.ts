/**
 * What cards, conditions, effects and mission rules can do: the vocabulary in which all of them are written. What is printed
 * under a name is an ability of one or several words; wherever it is written, it works alike.
 *
 * - `when`: happens in a window. `of` says whose event it means.
 * - `may`: the same, if its player likes.
 * - `action`: a special action (ia.actions.4), for one or two actions. `cost` is what a campaign asks besides.
 * - `always`: holds all the time; the rules ask it where it matters.
 * - `surge`: what a surge ability does besides its numbers. Surge abilities and keywords themselves are facts.
 *
 * `me` is the figure that uses it and its player, with the card that it stands on.
 */
import {
  type Action as AnyAction,
  type Kit as AnyKit,
  type When as AnyWhen,
  type Doing,
  never,
  type RuleId,
  type Seat,
} from '@dejarik/kernel'
import type { SurgeFacts } from '../facts/index.ts'
import type { Space } from '../map/index.ts'
import {
  type AbilityKey,
  type Attack,
  type CommandNumber,
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

/** Card texts are rules above the rules (ia.golden-rules.2). */
export const CARD: RuleId = 'ia.golden-rules.2'

/** Moments at which abilities may be used or happen. */
const WINDOWS = [
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

/** Windows in which an attack is under way for certain. */
type AttackWindow =
  | 'attack-declared'
  | 'attack-pool'
  | 'attack-rerolls'
  | 'attack-modifiers'
  | 'attack-surges'
  | 'attack-resolved'
  | 'would-suffer'

/** What a window is about. */
export interface Moment {
  readonly event: Window
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

/** A window of an attack. */
export interface AttackMoment extends Moment {
  readonly attack: Attack
}

/** Whose ability it is: a figure's, or a player's where no figure uses it. */
export interface Me {
  readonly seat: Seat
  /** NONE for players and missions. */
  readonly figure: FigureId
  /** What an effect counts or points at. */
  readonly value: number
  /** The card of a campaign that it is on, or NONE. */
  readonly held: HeldId
  /** The command card that is played for it, or NONE. */
  readonly card: CommandNumber
}

export function meOf(
  seat: Seat,
  figure: FigureId,
  value = 0,
  held: HeldId = NONE,
  card: CommandNumber = NONE,
): Me {
  return { seat, figure, value, held, card }
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

/** Whose event it means, seen from `me`: that of its own figure, of a friendly or a hostile one, or an attack that it makes or suffers. */
export type Of = 'mine' | 'friendly' | 'hostile' | 'attacker' | 'defender'

export interface Kit extends AnyKit {
  readonly state: State
  readonly table: T
  readonly me: Me
  readonly moments: { readonly [W in Window]: W extends AttackWindow ? AttackMoment : Moment }
  readonly cost: Cost
  readonly limit: Limit
}

export interface When<W extends Window = Window> extends AnyWhen<Kit, W> {
  /** Anybody's unless said. */
  readonly of?: Of
  /** Whether it can be used also depends on what only its player sees. */
  readonly secretly?: boolean
  /** What a mission calls it, by the number of its words; its rules that have none come first and are never ordered. */
  readonly called?: number
}

/** A requirement that several abilities share. */
export type If = (s: State, me: Me, at: Moment) => boolean

/** Performed as an action (ia.actions.4). */
export interface Action extends AnyAction<Kit> {
  /** How many it takes; one unless said. */
  readonly actions?: number
  /** It contains an attack, and so is the one attack action of a figure that is no hero (ia.attack-special.2). */
  readonly attacks?: boolean
  /** The rule that allows it, where it is no card's. */
  readonly rule?: RuleId
}

/** What a surge ability of this name does besides its numbers. */
export interface Surge {
  readonly word: 'surge'
  /** It may be triggered as often as surges are left. */
  readonly repeats?: boolean
  if?(s: State, me: Me, attack: Attack): boolean
  run(t: T, me: Me, attack: Attack): Doing
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
  readonly word: 'always'
  /** Step 4, for any attack on the map; who takes part is to be asked. */
  attack?(s: State, me: Me, attack: Attack): Modifiers | null
  /** Step 4, after all others: for each result that is there now. */
  results?(s: State, me: Me, attack: Attack): Modifiers | null
  /** Only one ability of this name counts in an attack. */
  readonly oncePerAttack?: string
  /** Further surge abilities of its figure. */
  surges?(s: State, me: Me, attack: Attack): readonly SurgeFacts[]
  /** Surge abilities that it lends to others who attack. */
  lendsSurges?(s: State, me: Me, attack: Attack): readonly SurgeFacts[]
  /** How often its figure may trigger one surge ability. */
  surgeTwice?(s: State, me: Me, attack: Attack): boolean
  /** More than one action to attack (ia.actions.10). */
  multipleAttacks?(s: State, me: Me): boolean
  /** With NONE for an object. */
  cannotAttack?(s: State, me: Me, target: FigureId): boolean
  cannotExit?(s: State, me: Me): boolean
  /** Only one of its actions in an activation may be a move. */
  movesOnce?(s: State, me: Me): boolean
  /** Abilities of this player don't push it. */
  cannotBePushed?(s: State, me: Me, by: Seat): boolean
  cannotInteract?(s: State, me: Me): boolean
  /** Another figure that it keeps from interacting, and from counting for control. */
  clouds?(s: State, me: Me, figure: FigureId): boolean
  /** It uses no abilities of its cards now. */
  usesNone?(s: State, me: Me): boolean
  /** Figures don't block lines of sight for its attacks. */
  seesThroughFigures?(s: State, me: Me): boolean
  /** How it looks for targets, besides what the attack itself says. */
  aims?(s: State, me: Me): Aim
  /** No extra points for difficult terrain and hostile figures. */
  paysNothingExtra?(s: State, me: Me): boolean
  /** It gains no Harmful conditions. */
  immune?(s: State, me: Me): boolean
  /** Pierce that attacks on it lose. */
  lessPierce?(s: State, me: Me): number
  /** Added to its speed, its health, a hero's endurance. */
  speed?(s: State, me: Me): number
  health?(s: State, me: Me): number
  endurance?(s: State, me: Me): number
  /** It is Mobile, or the weapon that the card is on has Reach, although no keyword says so. */
  isMobile?(s: State, me: Me): boolean
  hasReach?(s: State, me: Me): boolean
  /** Dice in its defense pool besides those on its card. */
  defenseDice?(s: State, me: Me): readonly number[]
  /** This figure has no line of sight to it, and it is not in the way of its lines. */
  isUnseen?(s: State, me: Me, by: FigureId): boolean
  /** Difficult terrain costs nothing extra. */
  walksDifficult?(s: State, me: Me): boolean
  /** Threat that deploying or reinforcing this group costs less. */
  cheaper?(s: State, me: Me, kind: DeploymentNumber, reinforces: boolean): number
  /** Dice of its attack pool are chosen: at most so many of one colour. */
  readonly mostOfAColor?: number
  /** Command cards that its player can't play now. */
  silences?(s: State, me: Me, seat: Seat): boolean
  /** Its player chooses the deployment zone, and the other has initiative; not if both say so. */
  readonly choosesZone?: boolean
  /** Its player can't activate now. */
  waits?(s: State, me: Me): boolean
  /** Further cards to draw in the status phase. */
  draws?(s: State, me: Me): number
  /** Further victory points when the last figure of this one's group is defeated. */
  bounty?(s: State, me: Me, figure: FigureId): number
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
  /** While it is resolved, the active player looks at the other's hand of command cards, or at the top of his deck. */
  readonly looksAt?: 'hand' | 'deck'
  /** The heroes draw one more item in each upgrade stage. */
  readonly moreItems?: boolean
  /** Heroes draw one supply card more, of which they keep one. */
  readonly moreSupplies?: boolean
  /** Credits that the heroes get for its card at the end of a mission. */
  readonly credits?: number
}

/** Answers alone. */
export type Passive = Omit<Always, 'word'>

/** A question to the abilities that are live. */
export type Question = keyof Passive

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

export type Ability = When | Action | Always | Surge

/** What is printed under one name: an ability of a card, or an effect that one lays. What is stored names it by its key. */
export interface Named {
  /** Lasting and only its own: its name, with the card before it where several cards print the same one. */
  readonly key: AbilityKey
  /** In English as on the card, in small letters with hyphens: `squad-training`. */
  readonly name: string
  readonly when: readonly Printed<When>[]
  readonly action?: Printed<Action>
  readonly always?: Always
  readonly surge?: Surge
}

/** One of an ability's words, with its place among those of its kind. */
export type Printed<A> = A & { readonly named: AbilityKey; readonly place: number }

/** What an index lists. */
export type Listed = Printed<When> | Printed<Action> | Always | Surge

const known = new Map<AbilityKey, Named>()

/** An ability as it is written. */
export function named(key: AbilityKey, ...words: readonly Ability[]): Named {
  const when: Printed<When>[] = []
  let rest: Pick<Named, 'action' | 'always' | 'surge'> = {}
  for (const word of words)
    switch (word.word) {
      case 'when':
        when.push({ ...word, named: key, place: when.length })
        break
      case 'action':
        rest = { ...rest, action: { ...word, named: key, place: 0 } }
        break
      case 'always':
        rest = { ...rest, always: word }
        break
      case 'surge':
        rest = { ...rest, surge: word }
        break
      default:
        never(word)
    }
  return { key, name: nameOf(key), when, ...rest }
}

/** What is stored may name these. Two with one key would be one to it, so a match never begins with them. */
export function know(...abilities: readonly Named[]): void {
  for (const one of abilities) {
    if (known.has(one.key))
      throw new Error(
        `two abilities have the key “${one.key}”: let the card stand before one, as “card/${one.name}”`,
      )
    known.set(one.key, one)
  }
}

/** An ability of a card, or an effect that one lays: known as soon as its module is loaded. */
export function ability(key: AbilityKey, ...words: readonly Ability[]): Named {
  const made = named(key, ...words)
  know(made)
  return made
}

/** The words of an ability as one list. */
export function wordsOf({ when: whens, action: special, always: passive, surge: energy }: Named): Listed[] {
  return [...whens, ...[special, passive, energy].filter((word) => word !== undefined)]
}

/** Without the card before it and the effect behind it. */
function nameOf(key: AbilityKey): string {
  return key.slice(key.lastIndexOf('/') + 1).split('#', 1)[0]
}

export function abilityAt(key: AbilityKey): Named {
  const found = known.get(key)
  if (found === undefined) throw new Error(`no ability has the key “${key}”`)
  return found
}

/** All that are known, in any order. */
export function abilities(): readonly Named[] {
  return [...known.values()]
}

export function when<W extends Window>(at: W, says: Omit<When<W>, 'word' | 'at'>): When<W> {
  return { word: 'when', at, ...says }
}
/** "You may", "use when": a `when` that its player may decline. */
export function may<W extends Window>(at: W, says: Omit<When<W>, 'word' | 'at' | 'may'>): When<W> {
  return when(at, { ...says, may: true })
}
export function action(says: Omit<Action, 'word'>): Action {
  return { word: 'action', ...says }
}
export function always(says: Passive): Always {
  return { word: 'always', ...says }
}
export function surge(says: Omit<Surge, 'word'>): Surge {
  return { word: 'surge', ...says }
}
