/** Everything that the rules of this game can offer somebody, as plain data: the options of its questions (`questions.ts`). */
import type { No, Option, Seat, Yes } from '@dejarik/kernel'
import type { Space, StandKey } from './map/index.ts'
import type { Modifiers } from './rules/abilities.ts'
import type {
  AbilityKey,
  CardNumber,
  CommandNumber,
  DeploymentNumber,
  FigureId,
  GroupId,
  HeldId,
  MissionNumber,
  TokenId,
} from './state.ts'

export type { No, Yes }

/** An option that says no more than its name. */
interface Plain<D extends string> extends Option {
  readonly do: D
}
export type Pass = Plain<'pass'>
export type Done = Plain<'done'>
export type End = Plain<'end'>
/** It moves no further. */
export type Stay = Plain<'stay'>

// An activation and its actions.

/** About a figure, and no more. */
interface OfFigure<D extends string> extends Option {
  readonly do: D
  readonly figure: FigureId
}
export type Move = OfFigure<'move'>
/** ia.rest.1 */
export type Rest = OfFigure<'rest'>
/** One strain for one movement point (ia.activation.7). */
export type StrainMove = OfFigure<'strain-move'>
export type NextFigure = OfFigure<'figure'>
export type Interrupts = OfFigure<'interrupts'>
export type AttackFirst = OfFigure<'attack-first'>
/** It steps in for the target of an attack. */
export type StepIn = OfFigure<'guard'>
export type ChooseFigure = OfFigure<'choose-figure'>
/** The figure that could do something does nothing. */
export type PassFor = OfFigure<'pass'>
export type Mend = OfFigure<'recover'> | PassFor

export interface Special extends Option {
  readonly do: 'special'
  readonly figure: FigureId
  readonly ability: AbilityKey
  /** The command card it is on; NONE if it is on none. */
  readonly card: number
  /** The card of a campaign it is on; NONE if it is on none. */
  readonly held: HeldId
}

/** Two conditions say: as an action, discard this. */
export interface Shake extends Option {
  readonly do: 'shake'
  readonly figure: FigureId
  readonly condition: number
}

export interface Walk extends Option {
  readonly do: 'walk'
  readonly figure: FigureId
  /** Where it ends, as `2 * space + turned`. */
  readonly to: StandKey
  readonly cost: number
}

export interface Interact extends Option {
  readonly do: 'interact'
  readonly figure: FigureId
  /** What it does: `open-door`, or what the mission calls it. */
  readonly what: string
  /** The door's number, or NONE. */
  readonly door: number
  readonly token: TokenId
}

/** For movement points, without an action. */
export interface Spend extends Option {
  readonly do: 'spend'
  readonly figure: FigureId
  /** A deed of the mission. */
  readonly what: string
  readonly token: TokenId
  readonly points: number
}

interface Using<D extends 'use' | 'command'> extends Option {
  readonly do: D
  readonly ability: AbilityKey
  /** The figure that uses it; NONE for a player. */
  readonly figure: FigureId
  /** The command card it is on; NONE if it is on none. */
  readonly card: number
  readonly value: number
  /** The card of a campaign that it is on; NONE if it is on none. */
  readonly held: HeldId
  /** Place of the trigger in its ability. */
  readonly place: number
}
/** One way to use something now. */
export type Use = Using<'use'> | Using<'command'>

export type Act = Move | Target | Interact | Special | Shake | Rest | StrainMove | Spend | Walk | Use | End

export interface Activate extends Option {
  readonly do: 'activate'
  readonly group: GroupId
}

export interface MissionRule extends Option {
  readonly do: 'mission-rule'
  /** Among the rules of the mission. */
  readonly place: number
  /** What the mission calls it. */
  readonly option: number
}

// Attacks and tests.

export interface Target extends Option {
  readonly do: 'attack'
  readonly figure: FigureId
  /** NONE if an object is attacked. */
  readonly target: FigureId
  readonly object: TokenId
  readonly space: Space
  readonly distance: number
  /** A hero's weapon (ia.attack-special.20), else NONE. */
  readonly weapon: HeldId
}

export interface TakeDie extends Option {
  readonly do: 'die'
  /** By the order of `ATTACK_DICE`. */
  readonly die: number
}

export interface RemoveDie extends Option {
  readonly do: 'remove-die'
  readonly pool: 'attack' | 'defense'
  /** Its place in the pool. */
  readonly die: number
  readonly color: number
  /** Once it is rolled. */
  readonly side?: number
}
export type RemoveColor = Plain<'remove-black'> | Plain<'remove-white'>

export interface TurnDie extends Option {
  readonly do: 'turn-die'
  readonly pool: 'attack'
  readonly die: number
  readonly color: number
  readonly side: number
}

export interface Reroll extends Option {
  readonly do: 'reroll'
  readonly pool: 'attack' | 'defense'
  readonly die: number
  /** What it shows. */
  readonly color: number
  readonly side: number
}

export interface SpendSurge extends Option {
  readonly do: 'surge'
  /** Its place among those on offer. */
  readonly surge: number
}

export interface AddResult extends Option {
  readonly do: 'add'
  readonly result: keyof Modifiers
  readonly amount: number
}

export interface Convert extends Option {
  readonly do: 'convert'
  readonly figure: FigureId
  readonly amount: number
}

export interface Cleave extends Option {
  readonly do: 'cleave'
  readonly figure: FigureId
  readonly object: TokenId
}

export interface TestAttribute extends Option {
  readonly do: 'attribute'
  readonly figure: FigureId
  readonly attribute: number
}

export interface TestDie extends Option {
  readonly do: 'test-die'
  readonly figure: FigureId
  readonly die: number
  readonly color: number
  readonly side: number
}

// What abilities let somebody choose.

export interface ChooseSpace extends Option {
  readonly do: 'choose-space'
  readonly space: Space
}

export interface ChoosePlayer extends Option {
  readonly do: 'choose-player'
  readonly player: Seat
}

export interface ChooseGroup extends Option {
  readonly do: 'choose-group'
  readonly group: GroupId
}

export interface ChooseEffect extends Option {
  readonly do: 'choose-effect'
  /** What a card calls it, as in the catalogue's `option.choose-effect-…`. */
  readonly effect: string
  /** Whose choice it is. */
  readonly figure: FigureId
}

export interface ChooseCondition extends Option {
  readonly do: 'choose-condition'
  readonly figure: FigureId
  /** By the order of `CONDITION_IDS`. */
  readonly condition: number
}

export interface Exhaust extends Option {
  readonly do: 'exhaust'
  readonly group: GroupId
}

export interface DiscardCommand extends Option {
  readonly do: 'discard'
  readonly card: CommandNumber
}

export interface ReturnCommand extends Option {
  readonly do: 'return-command'
  readonly card: CommandNumber
}

interface PutSupply<D extends 'supply-on-top' | 'supply-under'> extends Option {
  readonly do: D
  readonly figure: FigureId
  readonly card: CardNumber
}
export type PutBack = PutSupply<'supply-on-top'> | PutSupply<'supply-under'>

// What missions let somebody choose.

interface Picking<D extends 'pick-figure' | 'pick-token' | 'pick-space' | 'pick-door'> extends Option {
  readonly do: D
  readonly id: number
}
export type Pick =
  | Picking<'pick-figure'>
  | Picking<'pick-token'>
  | Picking<'pick-space'>
  | Picking<'pick-door'>

export interface PickOption extends Option {
  readonly do: 'pick-option'
  /** The question whose words name it. */
  readonly id: number
  readonly place: number
}

// Setting up, deploying.

export interface TakeInitiative extends Option {
  readonly do: 'initiative'
  readonly seat: Seat
}

export interface TakeZone extends Option {
  readonly do: 'zone'
  readonly zone: number
}

export interface Attach extends Option {
  readonly do: 'attach'
  readonly group: GroupId
}

export interface Deploy extends Option {
  readonly do: 'deploy'
  readonly figure: FigureId
  readonly to: StandKey
}

export interface Put extends Option {
  readonly do: 'put'
  readonly figure: FigureId
  readonly to: StandKey
}

// A campaign.

export interface AtPoint extends Option {
  readonly do: 'point'
  /** By the order of the mission's points. */
  readonly point: number
}

export interface AttachCard extends Option {
  readonly do: 'attach-card'
  readonly held: HeldId
}

export interface DeployGroup extends Option {
  readonly do: 'deploy-group'
  readonly kind: DeploymentNumber
  readonly threat: number
}

export interface Reinforce extends Option {
  readonly do: 'reinforce'
  readonly group: GroupId
  readonly threat: number
}

export interface OpenGroup extends Option {
  readonly do: 'open-group'
  readonly kind: DeploymentNumber
}

interface Equipping<D extends 'give' | 'fit' | 'take-off' | 'leave' | 'bring'> extends Option {
  readonly do: D
  readonly held: HeldId
  /** The hero that gets it, for `give`. */
  readonly hero: FigureId
  /** The weapon that it goes on, for `fit`. */
  readonly on: HeldId
}
export type Equip =
  | Equipping<'give'>
  | Equipping<'fit'>
  | Equipping<'take-off'>
  | Equipping<'leave'>
  | Equipping<'bring'>

/** About a hero, and no more. */
interface OfHero<D extends string> extends Option {
  readonly do: D
  readonly hero: FigureId
}
export type NextHero = OfHero<'next-hero'>
export type Second = OfHero<'second'>
export type ToHero = OfHero<'hero'>

export interface Ally extends Option {
  readonly do: 'ally'
  readonly kind: DeploymentNumber
}
export type NoAlly = Plain<'no-ally'>

export interface Sell extends Option {
  readonly do: 'sell'
  readonly held: HeldId
  readonly credits: number
}

export interface BuyItem extends Option {
  readonly do: 'buy-item'
  readonly card: CardNumber
}

export interface Tier extends Option {
  readonly do: 'tier'
  readonly tier: number
}

/** Of the Imperial player, or of a hero. */
export interface BuyClass extends Option {
  readonly do: 'buy-class'
  readonly card: CardNumber
  readonly figure?: FigureId
}

export interface BuyAgenda extends Option {
  readonly do: 'buy-agenda'
  readonly card: CardNumber
}

export interface KeepSupply extends Option {
  readonly do: 'keep-supply'
  readonly figure: FigureId
  readonly card: CardNumber
}

export interface PlayMission extends Option {
  readonly do: 'mission'
  readonly mission: MissionNumber
}
