/** Everything that this game asks. What reads questions and options is typed by this list (`questions.ts` of the kernel). */
import type { AnyOption, AskOf, Count, No, One, Place, Some, Yes } from '@dejarik/kernel'
import type { Direction, Pose, StandardArc } from './geometry/index.ts'
import type { ActionOption } from './rules/actions.ts'
import type { Declared } from './rules/attack/declare-target.ts'
import type { RemoteTarget } from './rules/attack/remote-attack.ts'
import type { Ghost } from './rules/devices/ways.ts'
import type { DiceKind } from './rules/dice.ts'
import type { DeployOption } from './rules/docking/deploy.ts'
import type { DialArea } from './rules/planning-phase.ts'
import type { RelocateOption } from './rules/remotes/relocate.ts'
import type { PlaceArea } from './rules/setup/places.ts'
import type { SystemOption } from './rules/system-phase.ts'
import type { CardNumber, Face, Maneuver, ObjectId, ShipId, Token } from './state.ts'

/** An option, and what it says besides what it does. */
type Does<D extends string, Words = unknown> = D extends string ? Readonly<{ do: D } & Words> : never

type Plain<D extends string> = Does<D>
type OfShip<D extends string> = Does<D, { ship: ShipId }>
type At<D extends string> = Does<D, { target: ObjectId }>
type Decline = Plain<'decline'>

/** One of a ship's cards by its place. */
type OfCard<D extends string> = Does<D, { ship: ShipId; slot: number; card: CardNumber }>
/** One of a ship's damage cards by its place. */
type OfDamage<D extends string> = Does<D, { ship: ShipId; card: CardNumber; index: number }>
type Lock = Does<'lock', { ship: ShipId; target: ObjectId }>
export type BreakLock = Does<'break-lock', { target: ObjectId; ship?: ShipId }>
export type RemoveToken = Does<'remove-token', { ship: ShipId; token: Token }>
export type ChosenToken = Does<'token', { token: Token; ship?: ShipId }>
type Result = Does<'result', { face: Face }>
/** A die by its place in the pool. */
export type Die = Does<'die', { dice: DiceKind; place: number; face: Face }>
/** `way` is its place among those that are offered. */
export type Flown = Does<
  'maneuver',
  Pick<Maneuver, 'speed' | 'bearing' | 'difficulty'> & {
    ship: ShipId
    way: number
    direction: Direction | 'none'
  }
>
/** The end of a boost, a roll or the like; `fails`: none of that side is legal. */
export type MoveTo = Does<
  'move-to',
  Pose & { ship: ShipId; side: string; end: string; way: number; fails: 'yes' | 'no' }
>
type Turret = Does<'turret', { ship: ShipId; arc: StandardArc }>
/** By the id of its shape. */
type Piece<D extends string> = Does<D, { type: string }>
type Objective = Does<'objective', { ship: ShipId; target: ObjectId }>
/** What modifies dice: a card, or what is spent for it. */
export type ModifyOption = Does<
  'card' | 'lock' | 'focus' | 'calculate' | 'evade' | 'force' | 'done',
  { ship: ShipId; card: CardNumber; ability: string }
>

export type Questions = {
  action: One<ActionOption | OfShip<'no-action'>>
  'linked-action': One<ActionOption | OfShip<'no-action'>>
  'assign-condition': One<Does<'condition', { card: CardNumber; ship: ShipId; index: number }>>
  attack: One<Declared | OfShip<'no-attack'>>
  'barrel-roll': One<MoveTo | Decline>
  boost: One<MoveTo | Decline>
  decloak: One<MoveTo | Decline>
  tractor: One<MoveTo | Decline>
  'begin-docked': One<Does<'dock', { ship: ShipId; other: ShipId }> | Decline>
  dock: One<Does<'dock', { ship: ShipId; other: ShipId }> | Decline>
  'bomb-or-turret': One<Plain<'drop-bomb' | 'rotate'> | Decline>
  'choose-charge': One<OfCard<'card'> | Decline>
  'choose-damage-card': One<Does<'card', { card: CardNumber; index: number }> | Decline>
  'choose-device': One<At<'device'> | Decline>
  'choose-initiative': Count
  'choose-maneuver': One<Flown>
  'choose-obstacle': One<Piece<'obstacle' | 'device'>>
  'choose-payload': One<OfCard<'payload'> | Piece<'obstacle' | 'device'> | Decline>
  'choose-result': One<Result>
  'choose-ship': One<OfShip<'ship' | 'nobody'>>
  'choose-ships': Some<OfShip<'ship'>>
  'choose-template': One<Does<'template', { side: 'left' | 'straight' | 'right'; template: string }>>
  'choose-token': One<ChosenToken | RemoveToken | BreakLock | Plain<'recover-force'> | Decline>
  'cloak-fails': One<Plain<'decloak'> | RemoveToken>
  'concussion-bomb': One<OfShip<'expose' | 'strain'>>
  coordinate: One<OfShip<'ship' | 'nobody'>>
  countdown: One<Does<'add-fuse' | 'remove-fuse' | 'none', { target: ObjectId; fuses: number }>>
  'dealt-card': One<Plain<'discard' | 'facedown'> | Decline>
  deploy: One<DeployOption>
  'detonation-order': Some<Does<'mine', { target: ObjectId; ship: ShipId }>>
  'mine-victim': One<Does<'mine', { target: ObjectId; ship: ShipId }>>
  'emergency-deploy': One<OfShip<'emergency-deploy'> | Decline>
  equip: One<Does<'equip', { ship: ShipId; upgrade: string }>>
  'evade-result': One<Does<'blank' | 'focus', { face: Face }>>
  'exchange-upgrade': One<OfCard<'equipped'> | Decline>
  'expose-or-suffer': One<Plain<'expose' | 'suffer-hit' | 'suffer-crit'>>
  'flip-card': One<Plain<'focus' | 'suffer-crit'> | Decline>
  'gain-strain': One<Plain<'strain'> | Decline>
  'gain-stress': One<Plain<'gain-stress'> | Decline>
  'guess-maneuver': One<Flown>
  'how-many': Count
  'how-many-results': Count
  jam: One<RemoveToken | BreakLock>
  'jam-target': One<OfShip<'ship'>>
  lock: One<Lock | Decline>
  'torpedo-lock': One<Lock | Decline>
  'lock-or-stress': One<BreakLock | OfShip<'gain-stress'>>
  'lose-shield-or-expose': One<Plain<'lose-shield' | 'expose'>>
  'modify-attack-dice': One<ModifyOption>
  'modify-defense-dice': One<ModifyOption>
  'move-obstacle': One<At<'obstacle'> | Decline>
  'next-activation': One<OfShip<'ship'>>
  'next-engagement': One<OfShip<'ship'> | At<'remote'>>
  'next-system': One<OfShip<'ship'> | At<'remote'>>
  'next-placed': One<OfShip<'ship'>>
  'next-detonation': One<At<'device'>>
  'place-device': One<Ghost | OfShip<'beside' | 'decline'>>
  'queue-order': Some<Does<'ability', { ship: ShipId; card: CardNumber }>>
  'recover-charge': One<OfCard<'card'>>
  reload: One<OfCard<'card'>>
  reinforce: One<Does<'fore' | 'aft', { token: Token }>>
  relocate: One<RelocateOption>
  'remote-attack': One<RemoteTarget | At<'decline'>>
  'remote-focus': One<Yes | No>
  'repair-or-recover': One<Plain<'repair-damage' | 'recover-shield' | 'remove-device'>>
  'remove-condition': One<Does<'condition', { card: CardNumber; ship: ShipId; index: number }>>
  'remove-token': One<RemoveToken | BreakLock | OfCard<'card'> | OfShip<'repair-faceup'> | Decline>
  repair: One<OfDamage<'repair' | 'repair-facedown'>>
  'reroll-attack': Some<Die>
  'reroll-defense': Some<Die>
  'reroll-attack-die': One<Die>
  'reroll-defense-die': One<Die>
  rotate: One<Turret>
  'rotate-ship': One<Does<'rotate-ship' | 'stay', Pose & { ship: ShipId; by: number }>>
  scramble: One<Objective>
  tow: One<Objective>
  'seismic-charge': One<At<'obstacle'>>
  'set-dial': One<Flown | Decline>
  slam: One<Flown>
  'spend-charges': Count
  'suffer-damage': One<Yes | No>
  'use-ability': One<Yes | No>
  system: One<SystemOption | OfShip<'done'>>
  tallon: One<Does<'place-at', Pose & { ship: ShipId; way: number }>>
  'whose-shield': One<OfShip<'ship'> | Decline>
  dials: Place<DialArea>
  jettison: Place<PlaceArea>
  'lay-device': Place<PlaceArea>
  'place-buoy': Place<PlaceArea>
  'place-objective': Place<PlaceArea>
  'place-obstacle': Place<PlaceArea>
  'place-ship': Place<PlaceArea>
  'place-target-point': Place<PlaceArea>
}

/** Any option of this game. */
export type Choosable = AnyOption<Questions>
/** A question of the list, as it is asked. */
export type AskFor<W extends keyof Questions> = Extract<AskOf<Questions>, { readonly what: W }>
/** Questions for one of the ends of a move. */
export type MoveQuestion = 'barrel-roll' | 'boost' | 'decloak' | 'tractor'
/** Questions for who acts next. */
export type NextQuestion = 'next-engagement' | 'next-system'
/** Questions for a place in the play area. */
export type PlaceQuestion = Exclude<
  { [W in keyof Questions]: Questions[W] extends Place ? W : never }[keyof Questions],
  'dials'
>

/** Options that say all with their words, whoever reads them. */
export const PLAIN = [
  'ability',
  'add-fuse',
  'aft',
  'beside',
  'break-lock',
  'card',
  'condition',
  'decline',
  'decloak',
  'die',
  'discard',
  'dock',
  'done',
  'drop-bomb',
  'emergency-deploy',
  'equip',
  'equipped',
  'expose',
  'facedown',
  'force',
  'fore',
  'gain-stress',
  'lose-shield',
  'maneuver',
  'mine',
  'no',
  'no-action',
  'no-attack',
  'nobody',
  'none',
  'objective',
  'payload',
  'place-at',
  'place-device',
  'recover-force',
  'recover-shield',
  'relocate',
  'remote',
  'remote-attack',
  'remove-device',
  'remove-fuse',
  'remove-token',
  'repair',
  'repair-damage',
  'repair-facedown',
  'repair-faceup',
  'result',
  'rotate',
  'ship',
  'strain',
  'suffer-crit',
  'suffer-hit',
  'system',
  'template',
  'token',
  'turret',
  'yes',
] as const satisfies readonly Choosable['do'][]
