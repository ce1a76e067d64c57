/** Everything that can happen and that a card may notice: the timing windows of the rulebook (xw.g.timing). */
import type { ActionDifficulty, ActionName as BarAction } from '../facts/action.ts'
import type { ArcName, Edge, Pose } from '../geometry/index.ts'
import type { Face, Maneuver, ObjectId, Phase, ShipId, ThingId, Token } from '../state.ts'

/** What each event carries. `ship` is whose event it is; −1 if it is nobody's. */
export interface Events {
  /** Set-up: the ship was placed, or the card's own set-up moment came. */
  placed: { ship: ShipId }
  'setup-ends': { ship: -1 }
  'dials-set': { ship: -1 }
  'phase-starts': { ship: -1; phase: Phase }
  /** "During the End Phase", and what ends with a phase. */
  'phase-ends': { ship: -1; phase: Phase }
  'end-phase': { ship: -1 }
  /** The initiative step begins; the ships that act in it have not been chosen. */
  'initiative-step': { ship: -1; phase: Phase; initiative: number }

  activates: { ship: ShipId }
  'reveals-dial': { ship: ShipId }
  'dial-revealed': { ship: ShipId }
  /** Before it executes; the maneuver with all changes of difficulty. */
  'executes-maneuver': { ship: ShipId; maneuver: Maneuver }
  /** The ship has moved, and neither stress nor obstacles have come. */
  'checks-difficulty': { ship: ShipId; maneuver: Maneuver; full: boolean }
  /** May be replaced by another maneuver; not for ion and stress maneuvers. */
  'flies-maneuver': { ship: ShipId; maneuver: Maneuver }
  /**
   * `through`: what its template or base led through; `onto`: what its final position lies on; `passed`: ships that its
   * template lay on.
   */
  'maneuver-executed': {
    ship: ShipId
    maneuver: Maneuver
    full: boolean
    overlapped: readonly ShipId[]
    passed: readonly ShipId[]
    through: readonly ThingId[]
    onto: readonly ThingId[]
  }
  /** Any move, once its obstacle effects are resolved. */
  moved: {
    ship: ShipId
    how: Move
    passed: readonly ShipId[]
    through: readonly ThingId[]
    onto: readonly ThingId[]
  }
  /** It skipped its Execute Maneuver step. */
  'maneuver-skipped': { ship: ShipId }
  'activation-ends': { ship: ShipId }
  /** May be replaced: what an obstacle does to a ship. */
  'suffers-obstacle': { ship: ShipId; thing: ThingId; overlapped: boolean }
  'obstacle-suffered': { ship: ShipId; thing: ThingId; overlapped: boolean }
  'obstacle-rolled': { ship: ShipId; thing: ThingId; face: string }

  'performs-action': { ship: ShipId; action: ActionName }
  /**
   * `key` tells one card's action from another's; `colour` as it was performed; `stressed`: it was when it began.
   * `target` is the object that was locked with it, whether the lock is still there or not (xw.g.jam.12); −1 for none.
   */
  'action-performed': {
    ship: ShipId
    action: ActionName
    key: string
    colour: ActionColour
    linked: boolean
    stressed: boolean
    target: ObjectId
  }
  'action-failed': { ship: ShipId; action: ActionName; key: string }
  /**
   * `performed` is what the other ship did, or null, and `card` whose action that was, or −1; `asAction`: by the
   * coordinate action, not by an ability.
   */
  coordinated: {
    ship: ShipId
    other: ShipId
    performed: ActionName | null
    card: number
    asAction: boolean
    colour: ActionColour
  }
  jammed: { ship: ShipId; other: ShipId }
  'lock-acquired': { ship: ShipId; target: ObjectId }
  'lock-spent': { ship: ShipId; target: ObjectId }
  decloaked: { ship: ShipId }
  /** It boosted with the ailerons of its ship ability. */
  'ailerons-used': { ship: ShipId }
  rotated: { ship: ShipId }
  reloaded: { ship: ShipId; slot: number }

  /** `by` is the ship whose effect gives it; −1 for a game effect. May be replaced. */
  'gains-token': { ship: ShipId; token: Token; count: number; by: ShipId }
  /** `thing`: the obstacle that gave it. */
  'token-gained': { ship: ShipId; token: Token; count: number; by: ShipId; thing?: ThingId }
  /** Queued by the rules themselves: who made it so may move it. */
  'became-tractored': { ship: ShipId; by: ShipId }
  'token-spent': { ship: ShipId; token: Token }
  'token-removed': { ship: ShipId; token: Token }
  /** End Phase: so many green tokens were removed from it. */
  'green-tokens-removed': { ship: ShipId; count: number }
  'force-spent': { ship: ShipId }
  'charge-spent': { ship: ShipId; slot: number }
  /** End Phase: would recover a recurring charge, or Force if `slot` is −1. May be replaced: null, and it does not. */
  'recovers-recurring': { ship: ShipId; slot: number }

  /** One die rolled outside an attack; may be replaced by another roll. `ship` is who rolled. */
  'die-rolled': { ship: ShipId; face: Face }

  engages: { ship: ShipId }
  'engagement-ends': { ship: ShipId }
  // In these `ship` is a remote's number where one attacks.
  /** Weapon and arc are chosen, and the defender is about to be declared. */
  'declares-defender': { ship: ObjectId; arc: ArcName }
  /** After Declare Target, costs paid. */
  'defender-declared': { ship: ObjectId; defender: ObjectId }
  /** Before dice are rolled: effects that change their number (xw.g.attack-adice.2). `ship` rolls; none for a remote's defense. */
  'rolls-attack-dice': { ship: ObjectId }
  'rolls-defense-dice': { ship: ShipId }
  /** Dice lie on the table and nobody has modified them. `ship` is who rolled. */
  'attack-dice-rolled': { ship: ObjectId }
  'defense-dice-rolled': { ship: ShipId }
  /** It has rerolled some of its own dice. */
  'own-dice-rerolled': { ship: ShipId; dice: 'attack' | 'defense' }
  /** After the Modify Dice steps. `ship` is who rolled. */
  'attack-dice-modified': { ship: ObjectId }
  'defense-dice-modified': { ship: ShipId }
  /** Start of Neutralize Results. */
  neutralizes: { ship: ObjectId; defender: ObjectId }
  /** After Neutralize Results: it is known whether the attack hits. `ship` is the attacker. */
  neutralized: { ship: ObjectId; defender: ObjectId; hit: boolean }
  /** Aftermath. One attack, seen from both sides. */
  attacked: { ship: ShipId; defender: ObjectId; hit: boolean; destroyed: boolean }
  defended: { ship: ShipId; attacker: ObjectId; hit: boolean; destroyed: boolean }

  /**
   * May be replaced or prevented; `crit` tells the kind. `by` −1 for game effects. `prevented`: together with all
   * other damage that the same effect or attack would deal.
   */
  'suffers-damage': {
    ship: ShipId
    crit: boolean
    by: ShipId
    attack: boolean
    thing?: ThingId
    pastShields?: boolean
    prevented?: boolean
  }
  /** `dealt` is the place of the damage card that came with it, or −1 if a shield was lost. */
  'damage-suffered': { ship: ShipId; crit: boolean; by: ShipId; attack: boolean; dealt: number }
  'shield-lost': { ship: ShipId }
  /** May be replaced: a card that would be dealt faceup or facedown. `card` is the top of the deck. */
  'deals-damage-card': { ship: ShipId; up: boolean; card: number }
  /** A damage card was dealt; `index` is its place on the ship. */
  'damage-card-dealt': { ship: ShipId; index: number; up: boolean }
  /** May be replaced: a card that would be exposed, before chance decides which. Null: another was. */
  exposes: { ship: ShipId }
  'damage-card-exposed': { ship: ShipId; index: number }
  /** `card` is its kind; −1 for one that was only noted. `index`: its place; a facedown one has left it. */
  'damage-card-repaired': { ship: ShipId; card: number; wasUp: boolean; index: number }
  /** May be replaced: null, and it is not destroyed. */
  'would-be-destroyed': { ship: ShipId; by: ShipId; attack: boolean }
  destroyed: { ship: ShipId; by: ShipId; attack: boolean }
  /** Before a destroyed ship leaves the play area. */
  'to-be-removed': { ship: ShipId }
  /** May be replaced: null, and it does not leave the game. `over`: an edge that its base lies across. */
  'would-flee': { ship: ShipId; over: Edge; from: Pose }
  /** It leaves the play area for a while; `from`: where it last was inside. */
  'goes-into-reserve': { ship: ShipId; from: Pose }
  /** `from`: where it was before the move that led it outside. */
  fled: { ship: ShipId; from: Pose }

  /** In all of these `ship` is who placed the device. A set of cluster mines is placed at once: `things`. */
  'device-placed': {
    ship: ShipId
    thing: ThingId
    things: readonly ThingId[]
    how: 'dropped' | 'launched' | 'placed'
  }
  /** May be replaced: null, and it does not detonate. */
  detonates: { ship: ShipId; thing: ThingId }
  /** Dice rolled for its effect on `victim`; may be replaced by others. */
  'device-dice': { ship: ShipId; thing: ThingId; victim: ObjectId; faces: readonly Face[] }
  /** The effect is resolved; the device is about to be removed. */
  'device-detonated': { ship: ShipId; thing: ThingId; type: string; affected: readonly ObjectId[] }
  /** What a device does to a ship, which is `ship` here; may be replaced. */
  'suffers-device': { ship: ShipId; thing: ThingId }
  'device-suffered': { ship: ShipId; thing: ThingId }
  /** A condition card was assigned; `index` is its place on the ship. */
  'condition-assigned': { ship: ShipId; by: ShipId; index: number }
  'condition-removed': { ship: ShipId; by: ShipId; card: number }
  /** Set-up: the last moment before forces are placed. */
  'forces-next': { ship: -1 }
  /** It leaves its destroyed carrier, and has not moved yet. */
  'emergency-deploys': { ship: ShipId; carrier: ShipId }
  docked: { ship: ShipId; carrier: ShipId }
  deployed: { ship: ShipId; carrier: ShipId }
}

export type EventName = keyof Events
export type Event<K extends EventName = EventName> = {
  [P in K]: { readonly event: P } & Readonly<Events[P]>
}[K]

/** How a ship changed its place. */
export type Move = 'maneuver' | 'barrel-roll' | 'boost' | 'decloak' | 'tractor' | 'slam' | 'other'

/** Actions of the action bar; `card` is an "Action:" of a card, `scenario` one of the scenario. */
export type ActionName = StandardAction | 'card' | 'scenario'
/** As a list: none, if it is an action of a card or of the scenario. */
export function standard(action: ActionName | null): readonly StandardAction[] {
  return action === null || action === 'card' || action === 'scenario' ? [] : [action]
}
export type StandardAction = BarAction
export type ActionColour = ActionDifficulty
