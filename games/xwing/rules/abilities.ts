/**
 * What the rules know of a card: the vocabulary in which all cards are written. A card is a list of abilities; each
 * says when it counts and what it does. `when`, `instead`, `action` and `always`, and what they say of their use (`if`,
 * `possible`, `may`, `cost`), mean what they mean in all games (`abilities/words.ts` of the kernel). This game's own are
 *
 * - `of` and `range`: whose event is meant, and how far from "you".
 * - `modify`: changes dice in Modify Attack Dice or Modify Defense Dice; a fixed order of players instead of the queue
 *   (xw.a.faq-combat.3).
 * - `anotherWay`: "while you perform a … action, you may … instead". One more option among the actions.
 * - `duringSystemPhase`: offered, never queued, as are actions. `attackWith`: a weapon. `faceup`: a damage card's text.
 *
 * `when` waits in the ability queue (xw.g.queue), `instead` never does (xw.g.replacement.2); what holds always is asked
 * where it matters (xw.a.faq-queue.2). `me` is "you" on the card: the ship it belongs to (xw.g.you). Words for effects
 * are in `cards/words.ts`.
 */
import type {
  Action as AnyAction,
  Instead as AnyInstead,
  Kit as AnyKit,
  When as AnyWhen,
  Doing,
  Refusal,
  RuleId,
  Terms,
  Words,
} from '@dejarik/kernel'
import type { ActionIcon } from '../facts/action.ts'
import type { ManeuverDifficulty } from '../facts/dial.ts'
import type { DockingFacts } from '../facts/docking.ts'
import type { UpgradeSide } from '../facts/upgrade.ts'
import type { ArcName, ObstacleKind, Placed, StandardArc, TemplateName } from '../geometry/index.ts'
import type {
  Attack,
  CardNumber,
  Maneuver,
  ObjectId,
  Phase,
  Ship,
  ShipId,
  State,
  T,
  Token,
  Weapon,
} from '../state.ts'
import type { DiceKind } from './dice.ts'
import type { ActionColour, ActionName, Event, EventName, StandardAction } from './events.ts'

/** Who an ability belongs to: "you", and the card that it stands on. Plain data, so that it can wait in a queue. */
export interface Me {
  readonly ship: ShipId
  /** Place of the card: in `Ship.cards`, or `DAMAGE_SLOT` / `CONDITION_SLOT` plus its place there. */
  readonly slot: number
  readonly card: CardNumber
}

export const DAMAGE_SLOT = 100
export const CONDITION_SLOT = 200
/** Place of the rules' own card on every ship; the scenario's and the environment's come after it. */
export const RULES_SLOT = 300

/** What must be paid; all of it or nothing (xw.a.faq-queue.16). */
export interface Cost {
  /** Charges of this card. */
  readonly charges?: number
  readonly force?: number
  readonly shields?: number
  /** Tokens to spend. */
  readonly spend?: { readonly [K in Token]?: number }
  /** The lock that "you" have on the other side of the attack: on the defender, or while defending on the attacker. */
  readonly lock?: true
  /** Tokens to gain, e.g. stress. */
  readonly gain?: { readonly [K in Token]?: number }
  /** Damage to suffer. */
  readonly suffer?: 'hit' | 'crit'
}

export interface Kit extends AnyKit {
  readonly state: State
  readonly table: T
  readonly me: Me
  readonly moments: { readonly [K in EventName]: Event<K> }
  readonly cost: Cost
  readonly limit: 'attack'
}

/** Whose event: the card's own ship, friends (itself among them or not), enemies. */
export type Of = 'mine' | 'friendly' | 'other-friendly' | 'enemy' | 'any'

/** Which events an ability speaks of. */
export interface Concerns {
  /** Default: mine. Events of nobody (phases) concern every card. */
  readonly of?: Of
  /** Range from "you" to the ship of the event. */
  readonly range?: readonly [min: number, max: number]
}

/**
 * After (or at) an event. Its requirement is checked when it is queued and when it is reached (xw.a.faq-queue.10, .11);
 * `possible` is none, so it counts only when it is reached (.12), and so does `may` (.21).
 */
export interface When<K extends EventName = EventName> extends AnyWhen<Kit, K>, Concerns {
  /** In Aftermath: grants a bonus attack, so it comes later (xw.g.attack-after.4, .5). */
  readonly bonusAttack?: boolean
}

/** "Would … instead". */
export interface Instead<K extends EventName = EventName> extends AnyInstead<Kit, K>, Concerns {}

export interface Modification extends Terms<Kit, Attack>, Told {
  readonly word: 'modify'
  readonly at: DiceKind
  readonly dice: DiceKind
  /** The part that "you" play in the attack: attacker, defender, neither of them, or whichever. */
  readonly as: 'attacker' | 'defender' | 'other' | 'any'
  /** Must be used if it can be; all others may be. */
  readonly must?: boolean
  /** May be used again and again in one attack, as long as its cost can be paid; others only once (xw.g.once.1). */
  readonly again?: boolean
  /** The other player decides and uses it: "the attacker may …" on a card of the defender. */
  readonly offeredTo?: 'enemy'
  /** A token or lock of another ship that is spent for it; what "you" spend stands in `cost`. */
  readonly spends?: 'focus' | 'calculate' | 'evade' | 'lock'
  /** "It may …": who modifies the dice, if not "you": the ship whose dice they are, or the defender. */
  readonly by?: 'roller' | 'defender'
  /** Has its place in this step but touches no dice, so that frozen dice do not matter to it. */
  readonly noDice?: boolean
  run(t: T, me: Me, attack: Attack): Doing
}

/** What became of an action: false if it failed; what was locked with it, where it did that. */
export type Performed = boolean | { readonly target: ObjectId }

/** What an ability does, in a few words: for cards that offer several at once. */
interface Told {
  readonly does?: Words
}

export interface CardAction extends AnyAction<Kit, Performed>, Told {
  readonly colour?: ActionColour
  /** Only in the ship's own Perform Action step. */
  readonly ownStep?: boolean
}

/**
 * "While you perform a … action, you may … instead": one more way to perform an action of the bar. Its requirement is
 * told the colour that the action would have without it.
 */
export interface AnotherWay extends Terms<Kit, ActionColour> {
  readonly word: 'another-way'
  readonly actions: readonly StandardAction[]
  /** The colour that it is then treated as. */
  readonly colour?: ActionColour
  run(t: T, me: Me, action: StandardAction): Doing<Performed>
}

/** Its cost is paid once it has happened: what can't be placed costs nothing (xw.g.device.28). */
export interface SystemAbility extends Terms<Kit, undefined> {
  readonly word: 'system'
  /** Not a choice: happens if it can (Concussion Bombs). */
  readonly must?: boolean
  /** The device it places, so that other effects can have it placed (xw.g.device.20). */
  readonly places?: Placing
  /** False: it did not happen. */
  run(t: T, me: Me): Doing<Performed>
}

/** A damage card's text, resolved as soon as it lies faceup (xw.g.damage-cards.3). */
export interface Faceup {
  readonly word: 'faceup'
  run(t: T, me: Me): Doing
}

/** What stands in brackets after `Attack` (xw.g.special.9 to .11). */
export type Requirement = 'lock' | 'focus' | 'calculate' | 'evade'

/** A way of attacking: facts of the weapon come from the card's facts. */
export interface WeaponRules {
  readonly word: 'weapon'
  /** `Attack (lock):` and the like; of several, one is enough. */
  readonly requires?: Requirement | readonly Requirement[]
  /** Paid in Declare Target; `spendRequired` also spends the required lock or token. */
  readonly cost?: Cost
  readonly spendRequired?: boolean
  if?(s: State, me: Me, defender: ObjectId, range: number): boolean
  /** Inflicts tokens instead of dealing damage, or the like: replaces Deal Damage. */
  damage?(t: T, me: Me, attack: Attack): Doing
}

/**
 * What holds all the time. Each question is asked of every card in play, with "you" as `me`; the card looks whether
 * it concerns the ship in question.
 */
export interface Always {
  readonly word: 'always'
  /** More or fewer attack or defense dice in this attack (xw.g.attack-adice.2, ddice.2). */
  readonly attackDice?: (s: State, me: Me, attack: Attack) => number
  readonly defenseDice?: (s: State, me: Me, attack: Attack) => number
  /** Most dice that may be rolled; applied last (xw.a.cardfaq.31). */
  readonly mostAttackDice?: (s: State, me: Me, attack: Attack) => number
  readonly mostDefenseDice?: (s: State, me: Me, attack: Attack) => number
  /** False: no range bonus for the attacker or defender. */
  readonly rangeBonus?: (s: State, me: Me, attack: Attack, side: 'attacker' | 'defender') => boolean
  /** Attack range treated as another; −1 for no opinion. */
  readonly attackRange?: (s: State, me: Me, attack: Attack) => number
  /** Added to the difficulty of a maneuver while it is executed: +1 harder, −1 easier (xw.g.difficulty.6, .7). */
  readonly difficulty?: (s: State, me: Me, ship: Ship, maneuver: Maneuver) => number
  /** The colour a maneuver is treated as; null for no opinion. */
  readonly treatManeuver?: (s: State, me: Me, ship: Ship, maneuver: Maneuver) => ManeuverDifficulty | null
  /** Colour of an action of the action bar treated as another; null for no opinion. */
  readonly treatAction?: (s: State, me: Me, ship: Ship, action: StandardAction) => ActionColour | null
  /** The colour that an action is treated as instead of the one it would have; null for no opinion. */
  readonly recolours?: (
    s: State,
    me: Me,
    ship: Ship,
    action: StandardAction,
    colour: ActionColour,
  ) => ActionColour | null
  /** True: this ship may treat the other one, which is at range 2 or 3, as being at range 0 or 1. */
  readonly treatsAsNear?: (s: State, me: Me, ship: Ship, other: Ship) => boolean
  /** True: this ship may treat that object as being in its bullseye arc. */
  readonly treatsAsBullseye?: (s: State, me: Me, ship: Ship, other: ObjectId) => boolean
  /** False: this ship can't perform that action now. `card` is the key of a card's action. */
  readonly mayPerform?: (
    s: State,
    me: Me,
    ship: Ship,
    action: StandardAction | 'card' | 'scenario',
    card: CardNumber,
  ) => boolean
  /** True: may perform this action although stressed. */
  readonly whileStressed?: (
    s: State,
    me: Me,
    ship: Ship,
    action: StandardAction | 'card',
    colour: ActionColour,
    card: CardNumber,
  ) => boolean
  /** True: may perform any action in its own Perform Action step although stressed. */
  readonly ownStepWhileStressed?: (s: State, me: Me, ship: Ship) => boolean
  /** True: may perform the action of that card although ionized. */
  readonly whileIonized?: (s: State, me: Me, ship: Ship, card: CardNumber) => boolean
  /** True: may execute red maneuvers although stressed. */
  readonly redWhileStressed?: (s: State, me: Me, ship: Ship, maneuver: Maneuver) => boolean
  /** True: may fire this weapon although it is disarmed. */
  readonly armed?: (s: State, me: Me, ship: Ship, weapon: Weapon) => boolean
  /** False: can't attack (or be attacked by) … */
  readonly mayAttack?: (
    s: State,
    me: Me,
    attacker: Ship,
    defender: ObjectId,
    weapon: Weapon,
    arc: ArcName,
  ) => boolean
  /** True: this ship can jam itself and friendly ships. */
  readonly jamsFriends?: (s: State, me: Me, ship: Ship) => boolean
  /** True: this ship may spend its lock on a ship to choose that one at any range while it coordinates or jams. */
  readonly reachesByLock?: (s: State, me: Me, ship: Ship) => boolean
  /** True: this ship can make that attack although it is at range 0 of obstacles of that kind. */
  readonly firesAtObstacle?: (s: State, me: Me, ship: Ship, weapon: Weapon, kind: ObstacleKind) => boolean
  /** True: this ship can attack friendly ships. */
  readonly attacksFriends?: (s: State, me: Me, ship: Ship) => boolean
  /** What it costs "you" to let this attack happen without the token or lock that it requires; null: it doesn't. */
  readonly waives?: (
    s: State,
    me: Me,
    attacker: Ship,
    defender: ObjectId,
    required: readonly Requirement[],
  ) => Cost | null
  /** True: of the defenders that a weapon could attack, only those at the shortest range may be chosen. */
  readonly nearestOnly?: (s: State, me: Me, attacker: Ship) => boolean
  /**
   * False: this die pool can't be modified by that ship. `what` is the token, lock or Force that it spends for it, or
   * `card`; `by` is the card, if it is one.
   */
  readonly mayModify?: (
    s: State,
    me: Me,
    attack: Attack,
    dice: 'attack' | 'defense',
    ship: ShipId,
    what: string,
    by: Me,
  ) => boolean
  /** True: this may be used although the dice are frozen at range 0 ("Zeb" Orrelios). */
  readonly modifiesAtRange0?: (
    s: State,
    me: Me,
    attack: Attack,
    dice: 'attack' | 'defense',
    what: string,
  ) => boolean
  /** Most attack dice that the attacker may reroll in this attack. */
  readonly mostRerolls?: (s: State, me: Me, attack: Attack) => number
  /** How many focus results of its dice a ship may modify in this attack. */
  readonly mostFocusModified?: (s: State, me: Me, attack: Attack, ship: Ship) => number
  /** True: crits are neutralized before hits. */
  readonly neutralizesCritsFirst?: (s: State, me: Me, attack: Attack) => boolean
  /** False: evades don't cancel crits. */
  readonly evadesCancelCrits?: (s: State, me: Me, attack: Attack) => boolean
  /** False: can't acquire, maintain or be the target of a lock. */
  readonly mayLock?: (s: State, me: Me, ship: Ship, target: ObjectId) => boolean
  /** False: the lock action of this ship can't choose that object. */
  readonly mayChooseLock?: (s: State, me: Me, ship: Ship, target: ObjectId) => boolean
  /** Range in which locks are acquired. */
  readonly lockRange?: (s: State, me: Me, ship: Ship) => readonly [min: number, max: number] | null
  /** True: range does not matter when it locks this target. */
  readonly locksAnywhere?: (s: State, me: Me, ship: Ship, target: ObjectId) => boolean
  /** Ships from which this ship may measure as well when it acquires a lock. */
  readonly lockEyes?: (s: State, me: Me, ship: Ship) => readonly ShipId[]
  /** How many locks it may maintain. */
  readonly locks?: (s: State, me: Me, ship: Ship) => number
  /** True: this ship ignores obstacles (of this kind) while it moves or attacks. */
  readonly ignoresObstacle?: (
    s: State,
    me: Me,
    ship: Ship,
    thing: number,
    while_: 'move' | 'reposition' | 'attack' | 'range-0',
    /** It ends its move on it, and does not merely move through. */
    overlapped: boolean,
  ) => boolean
  readonly agility?: (s: State, me: Me, ship: Ship) => number
  readonly hull?: (s: State, me: Me, ship: Ship) => number
  readonly shields?: (s: State, me: Me, ship: Ship) => number
  /** Ships whose shields this ship may treat as if they lay on its own ship card. */
  readonly sharesShields?: (s: State, me: Me, ship: Ship) => readonly ShipId[]
  readonly initiative?: (s: State, me: Me, ship: Ship) => number | null
  /** False: `ship` can't be coordinated. */
  readonly mayCoordinate?: (s: State, me: Me, coordinator: Ship, ship: Ship) => boolean
  /** False: a ship that `coordinator` has coordinated can't perform that action with it. */
  readonly mayGrant?: (s: State, me: Me, coordinator: Ship, action: ActionName) => boolean
  /** Further primary weapons, besides those of its facts. */
  readonly weapons?: (s: State, me: Me, ship: Ship) => readonly Weapon[]
  /** Change of a weapon's printed values. */
  readonly weapon?: (s: State, me: Me, ship: Ship, weapon: Weapon) => Weapon
  /** Tokens that stay in the End Phase, at most so many. */
  readonly keeps?: (s: State, me: Me, ship: Ship, token: Token) => number
  /** False: its Force does not recover by itself in the End Phase. */
  readonly recoversForce?: (s: State, me: Me, ship: Ship) => boolean
  /** Icons that it adds to the action bar for now. */
  readonly bar?: (s: State, me: Me, ship: Ship) => readonly ActionIcon[]
  /** False: the turret indicator can't point there. */
  readonly mayPoint?: (s: State, me: Me, ship: Ship, arc: StandardArc) => boolean
  /** Templates for boost and barrel roll, instead of the usual ones. */
  readonly boosts?: (s: State, me: Me, ship: Ship) => readonly TemplateName[] | null
  readonly rolls?: (s: State, me: Me, ship: Ship) => readonly TemplateName[] | null
  /** True: this ship uses a template of 1 speed more for an action of that colour, where there is one. */
  readonly fasterTemplates?: (
    s: State,
    me: Me,
    ship: Ship,
    action: StandardAction,
    colour: ActionColour,
  ) => boolean
  /** True: a boost that ends on a ship may be flown partially, as a maneuver. */
  readonly partialBoost?: (s: State, me: Me, ship: Ship) => boolean
  /** True: this ship may coordinate that one at any range. */
  readonly coordinatesAnywhere?: (s: State, me: Me, ship: Ship, other: Ship) => boolean
  /** True: whom this ship coordinates may perform the action although it is stressed. */
  readonly coordinatesStressed?: (s: State, me: Me, ship: Ship, other: Ship) => boolean
  /** True: a partial maneuver does not cost its Perform Action step. */
  readonly actsAfterBump?: (s: State, me: Me, ship: Ship) => boolean
  /** Templates to drop or launch a device with, besides the given ones; devices by the id of their facts. */
  readonly drops?: (
    s: State,
    me: Me,
    ship: Ship,
    device: string,
    ways: readonly DropWay[],
  ) => readonly DropWay[]
  /** True: a device of that kind that this ship would drop may be placed touching it instead. */
  readonly dropsBeside?: (s: State, me: Me, ship: Ship, device: string) => boolean
  /** Set-up: this ship may be placed anywhere beyond that range of enemy ships, besides its own zone; −1 for no. */
  readonly placedBeyond?: (s: State, me: Me, ship: Ship) => number
  /** Set-up: the range of "me" in which that ship may be placed, besides its own zone; −1 for none. */
  readonly placedNear?: (s: State, me: Me, ship: Ship) => number
  /** Set-up: the ship waits in reserve, and this is where it is placed when set-up ends; null for no opinion. */
  readonly placedLast?: (s: State, me: Me, ship: Ship) => LastPlace | null
  /** True: set-up is over before this ship is placed; it waits in reserve until a card places it. */
  readonly staysInReserve?: (s: State, me: Me, ship: Ship) => boolean
  /** False: this ship can't deploy in the System Phase. */
  readonly mayDeploy?: (s: State, me: Me, ship: Ship) => boolean
  /** Template to decloak with instead of the straight one, e.g. `bank 2`. */
  readonly decloaks?: (s: State, me: Me, ship: Ship) => TemplateName | null
  /** Template that it may decloak with instead, and what that costs. */
  readonly mayDecloakWith?: (
    s: State,
    me: Me,
    ship: Ship,
  ) => { readonly template: TemplateName; readonly cost: Cost } | null
  /** True: uses its ailerons or not as it likes, stressed or not. */
  readonly freeAilerons?: (s: State, me: Me, ship: Ship) => boolean
  /** False: this ship can't spend such a token now. */
  readonly maySpend?: (s: State, me: Me, ship: Ship, token: Token) => boolean
  /** False: this ship can't spend Force now. */
  readonly maySpendForce?: (s: State, me: Me, ship: Ship) => boolean
  /** False: this ship can't spend its lock on that object now. */
  readonly maySpendLock?: (s: State, me: Me, ship: Ship, target: ObjectId) => boolean
  /** False: this ship can't remove such a token now; spending it is another thing. */
  readonly mayRemove?: (s: State, me: Me, ship: Ship, token: Token) => boolean
  /** False: an effect of the enemy can't give this ship that token. */
  readonly mayGain?: (s: State, me: Me, ship: Ship, token: Token) => boolean
}

/** Where a ship is placed after all others. */
export interface LastPlace {
  /** What it must be beside: only there a place is looked for. */
  readonly near: readonly Placed[]
  /** Null, or why it can't be there. */
  readonly check: (here: Placed) => Refusal | null
}

/** A template for a device, from the front or rear guides; curved ones lead to either side. */
export interface DropWay {
  readonly how: 'drop' | 'launch'
  /** `none`: put straight between the guides (xw.a.obstacles.7). */
  readonly shape: 'straight' | 'bank' | 'turn' | 'none'
  readonly speed: number
  /** Laid to the mark of a side of the base instead of the guides. */
  readonly side?: 'left' | 'right'
  /** What its ship pays to use this way. */
  readonly fee?: Fee
}

/** A cost, and the card that asks for it. */
export interface Fee {
  readonly me: Me
  readonly cost: Cost
}

/** What a card places, and how. */
export interface Placing {
  /** Id of its facts. */
  readonly device: string
  readonly ways: readonly DropWay[]
  /** Fuse markers that come with it. */
  readonly fuses?: number
  /** Which of its pairs of guides go to the template, by their place; the first unless stated. */
  readonly guides?: readonly number[]
  readonly cost?: Cost
}

export type Ability =
  | When
  | Instead
  | Modification
  | CardAction
  | AnotherWay
  | SystemAbility
  | WeaponRules
  | Faceup
  | Always

/** What is written for a card besides its facts. */
export interface CardText {
  readonly text: Words
  readonly abilities: readonly Ability[]
  /** Its charges can't be recovered. */
  readonly neverRecovers?: boolean
  /** Other friendly ships whose pilot abilities its ship has, too. */
  readonly borrowsFrom?: (other: Ship) => boolean
  /** While its ship is docked, the carrier has its pilot ability, too. */
  readonly lendsPilot?: boolean
  /** A condition: its ship and all others of its player are allied to each other instead of friendly. */
  readonly alliesAll?: boolean
  /** Upgrades that are in no squad may come into the match by it. */
  readonly handsOut?: boolean
  /** Its abilities count while the ship is docked, too (xw.g.reserve.5). */
  readonly whileDocked?: boolean
  /** Its abilities count while the ship waits in reserve for its return. */
  readonly whileInReserve?: boolean
}

/** A card as the rules see it. */
export interface Card extends CardText {
  readonly number: CardNumber
  /** XWS id of the pilot or upgrade (with `#1` for its second side), name of the ship ability, damage kind … */
  readonly id: string
  /** Id of the card whose side it is: the same for both sides. */
  readonly front: string
  readonly type: 'pilot' | 'ship-ability' | 'upgrade' | 'damage' | 'condition' | 'scenario' | 'environment'
  readonly name: Words
  readonly rule: RuleId
  /** What is printed on this side of an upgrade; null for cards that are none. */
  readonly side: UpgradeSide | null
  /** What it says of docking; null for most. */
  readonly docking: DockingFacts | null
}

// Builders: they only name the word, so that a card reads as its text.

type Said<A> = Omit<A, 'word' | 'at'>

export function when<K extends EventName>(at: K, ability: Said<When<K>>): When<K> {
  return { word: 'when', at, ...ability }
}
export function instead<K extends EventName>(at: K, ability: Said<Instead<K>>): Instead<K> {
  return { word: 'instead', at, ...ability }
}
export function atStartOf(phase: Phase, ability: Said<When<'phase-starts'>>): Ability {
  const { if: also } = ability
  return when('phase-starts', {
    ...ability,
    if: (s, me, event) => event.phase === phase && (also?.(s, me, event) ?? true),
  })
}
export function modify(ability: Said<Modification>): Modification {
  return { word: 'modify', at: ability.dice, ...(ability.again !== true && { limit: 'attack' }), ...ability }
}
export function action(ability: Said<CardAction>): CardAction {
  return { word: 'action', ...ability }
}
export function anotherWay(ability: Said<AnotherWay>): AnotherWay {
  return { word: 'another-way', ...ability }
}
export function duringSystemPhase(ability: Said<SystemAbility>): SystemAbility {
  return { word: 'system', ...ability }
}
export function attackWith(ability: Said<WeaponRules>): WeaponRules {
  return { word: 'weapon', ...ability }
}
export function faceup(run: Faceup['run']): Faceup {
  return { word: 'faceup', run }
}
export function always(ability: Said<Always>): Always {
  return { word: 'always', ...ability }
}
