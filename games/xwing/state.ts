import { type BaseState, cloneRng, type Id, type Table } from '@dejarik/kernel'
import type { DialManeuver } from './facts/dial.ts'
import type { Faction } from './facts/faction.ts'
import type { WeaponArc } from './facts/weapon.ts'
import type { ArcName, Pose, StandardArc } from './geometry/index.ts'
import type { Questions } from './questions.ts'
import type { Event } from './rules/events.ts'

/** Index in `State.ships`. */
export type ShipId = Id<'ship'>
/** Index in `State.things`. */
export type ThingId = Id<'thing'>
/** A ship or a thing: a ship by its id, a thing by `THING` plus its id. What locks and attacks point at. */
export type ObjectId = number
export const THING = 64

/** Number of a card in the catalogue (`rules/cards.ts`). */
export type CardNumber = Id<'card'>

export const TOKENS = [
  'focus',
  'calculate',
  'evade',
  'reinforce-fore',
  'reinforce-aft',
  'disarm',
  'jam',
  'tractor',
  'stress',
  'strain',
  'deplete',
  'ion',
  'cloak',
] as const
export type Token = (typeof TOKENS)[number]
export type TokenColour = 'green' | 'orange' | 'red' | 'blue'

/** xw.g.token-colours; locks are red tokens too, but lie on `Ship.locks`. */
export const COLOUR: { readonly [K in Token]: TokenColour } = {
  focus: 'green',
  calculate: 'green',
  evade: 'green',
  'reinforce-fore': 'green',
  'reinforce-aft': 'green',
  disarm: 'orange',
  jam: 'orange',
  tractor: 'orange',
  stress: 'red',
  strain: 'red',
  deplete: 'red',
  ion: 'red',
  cloak: 'blue',
}

/** The place of each in `TOKENS`. */
export const TOKEN_NUMBER: { readonly [K in Token]: number } = {
  focus: 0,
  calculate: 1,
  evade: 2,
  'reinforce-fore': 3,
  'reinforce-aft': 4,
  disarm: 5,
  jam: 6,
  tractor: 7,
  stress: 8,
  strain: 9,
  deplete: 10,
  ion: 11,
  cloak: 12,
}

export type Phase = 'setup' | 'planning' | 'system' | 'activation' | 'engagement' | 'end'

/** A damage card; `card` is its place in the deck of 33, which tells its kind. */
export interface DamageCard {
  readonly card: number
  readonly up: boolean
  /** Seats that have looked at it while it lay facedown, as bits. */
  readonly seen?: number
}

/** Whether a seat has looked at a facedown card. */
export function hasSeenCard({ seen = 0 }: DamageCard, seat: number): boolean {
  return seat >= 0 && (seen & (1 << seat)) !== 0
}

/** A condition card on a ship. */
export interface Condition {
  readonly card: CardNumber
  /** Who assigned it. */
  readonly by: ShipId
  /** Facedown until its effect is resolved (xw.g.secret-conditions.1). */
  readonly secret: boolean
  /** A number that the condition keeps, e.g. a choice. */
  readonly note: number
}

/** Where a ship is. Docked ships are in reserve (xw.g.reserve.6). */
export type Zone = 'play' | 'reserve' | 'removed'

/** What holds for a ship until the end of the round, as bits of `Ship.marks`. */
export const ACTIVATED = 1
export const ENGAGED = 2
export const BONUS_ATTACK = 4
/** Became tractored this round; the second time it isn't moved (xw.g.tractor.3). */
export const TRACTORED = 8
/** Placed a device in this phase (xw.g.device.18, .22). */
export const PLACED_DEVICE = 16
export const DECLOAKED = 32
/** Docked or deployed in this System Phase: does not activate (xw.g.docking.7, .10). */
export const DOCKED = 64
export const DEPLOYED = 128
/** Overlapped an enemy: no further actions in this activation (xw.g.overlap.11). */
export const NO_MORE_ACTIONS = 256
export const SKIPS_ACTION = 512
/** Has performed its normal attack this round. */
export const ATTACKED = 1024
export const DEFENDED = 2048
/** Executed an ion maneuver: loses its ion tokens at the end of its activation (xw.g.ion.10). */
export const ION_MANEUVER = 4096
/** Reached half of its health; scored where a scenario says so. */
export const HALVED = 8192
/** Composure and the like: no further actions this round. */
export const NO_ACTIONS_THIS_ROUND = 16384
/** The maneuver that it executed last this round was executed in full. */
export const FULLY_EXECUTED = 32768
/** Dropped or launched a device this round, in whatever phase. */
export const DEVICE_THIS_ROUND = 65536
/** Skips its Execute Maneuver step in this activation. */
export const SKIPS_MANEUVER = 1 << 21
/** These stay when a round ends. */
export const LASTING_MARKS = HALVED

/** A maneuver as it is executed: from the dial, or given by an effect. */
export type Maneuver = DialManeuver

export interface Ship {
  readonly id: ShipId
  /** Who controls it. */
  readonly seat: number
  /** Number in the list of pilots (`facts`); names ship type, size and stats. */
  readonly pilot: number
  /** Pilot, ship ability (if any), then upgrades: what its abilities come from. Replaced as a whole, never changed. */
  cards: readonly CardNumber[]
  /** Active charges by place in `cards`; of a card that has none printed, the tokens that lie on it. */
  charges: number[]
  zone: Zone
  /** Destroyed ships stay in play until the end of the initiative step (xw.g.simultaneous.1). */
  destroyed: boolean
  /** Replaced as a whole when the ship moves; never changed in place. */
  pose: Pose
  /** Ship that it is docked with, or −1. */
  carrier: ShipId
  shields: number
  force: number
  damage: DamageCard[]
  /** By `TOKEN_NUMBER`. */
  tokens: number[]
  /** What it has locked. */
  locks: ObjectId[]
  /** Index in the dial of its ship type; −1 if it has none. */
  dial: number
  dialUp: boolean
  /** The maneuver executed last in this round. */
  executed: Maneuver | null
  /** Which standard arc the turret indicator points to; for a double one, either of the two. */
  turret: StandardArc
  /** Keys of the actions performed or failed this round (xw.g.actions.15, .16). */
  done: string[]
  /** Bits, see ACTIVATED and so on. */
  marks: number
  /** Initiative given by effects, the latest last; `until` is the phase at whose end it ends. */
  initiatives: { readonly value: number; readonly until: Phase; readonly by: CardNumber }[]
  conditions: Condition[]
  /** Mission points that were scored for it so far. */
  scored: number
  /** An upgrade that lies facedown under one of its cards; its player alone knows it. Left out: none. */
  under?: CardNumber
  /** Seeds of card abilities that last: `key` is the card's own word, `until` the phase at whose end it ends. */
  lasting: Lasting[]
}

/** Key of `Ship.lasting`: the seat `value` has looked at its dial. */
export const SEEN_DIAL = 'seen-dial'

export function hasSeenDial({ lasting }: Ship, seat: number): boolean {
  return lasting.some(({ key, value }) => key === SEEN_DIAL && value === seat)
}

/** An effect of a card that goes on for a while, kept on the ship that it concerns. */
export interface Lasting {
  readonly key: string
  readonly value: number
  readonly until: Phase
}

export type ThingKind = 'obstacle' | 'device' | 'remote' | 'objective'

/** An obstacle, device, remote or objective token in the play area. */
export interface Thing {
  readonly id: ThingId
  readonly kind: ThingKind
  /** Id of its shape and rules, e.g. `coreasteroid2`, `protonbomb`, `satellite`. */
  readonly type: string
  /** Who controls it; −1 for nobody. */
  seat: number
  /** Ship that placed it, or −1. */
  by: ShipId
  inPlay: boolean
  pose: Pose
  fuses: number
  /** Damage cards of a remote. */
  damage: number[]
  /** Active charges of a remote. */
  charges: number
  /** A remote that has had its turn in this phase. */
  acted: boolean
  /** What a remote has locked. */
  locks: ObjectId[]
  /** Whatever its type keeps: a player's marker (seat), the ship that tows it … −1 for nothing. */
  mark: number
}

/** A face of a die. Attack dice have hit and crit, defense dice evade. */
export type Face = 'blank' | 'focus' | 'hit' | 'crit' | 'evade'

export interface Die {
  readonly face: Face
  /** A die is rerolled at most once (xw.g.golden.4). */
  readonly rerolled: boolean
}

/** A weapon of a ship: one of its primaries, or an upgrade's. */
export interface Weapon {
  /** Place in `Ship.cards` of the card it comes from; the pilot's for printed primaries. */
  readonly slot: number
  readonly primary: boolean
  readonly arc: WeaponArc
  readonly value: number
  readonly min: number
  readonly max: number
  /** No range bonus (xw.g.special.6). */
  readonly ordnance: boolean
}

export type AttackStep =
  | 'declare-target'
  | 'roll-attack-dice'
  | 'modify-attack-dice'
  | 'roll-defense-dice'
  | 'modify-defense-dice'
  | 'neutralize-results'
  | 'deal-damage'
  | 'aftermath'

export interface Attack {
  /** A ship, or a remote. */
  readonly attacker: ObjectId
  readonly defender: ObjectId
  readonly weapon: Weapon
  /** The arc from which it is made; tells which turret arc was used. */
  readonly arc: ArcName
  readonly bonus: boolean
  /** Attack range (xw.g.attack-range.1); an effect may have it treated as another. */
  range: number
  /** Obstacles that the measured line leads through. */
  obstructedBy: ThingId[]
  step: AttackStep
  /** Which seat modifies dice now; −1 outside these steps. */
  modifying: number
  /** The ship that modifies them: what it may touch can be limited. −1 outside these steps. */
  modifier: ShipId
  attackDice: Die[]
  defenseDice: Die[]
  /** Keys of abilities used in this attack (xw.g.once.1). */
  used: string[]
  hit: boolean
  /** Uncancelled results after Neutralize Results, and damage left to be dealt. */
  hits: number
  crits: number
  /** It skips all dice and hits all the same. */
  treatedAsHit: boolean
  /** How many defense dice were rolled. */
  defenseRolled: number
  /** Hits and crits that Neutralize Results cancelled. */
  neutralized: number
  /** Damage suffered and cards dealt to the defender by it so far. */
  suffered: number
  dealtCrits: number
  dealtCards: number
  /** Defender was destroyed by it. */
  destroyed: boolean
}

/** An ability that waits in the ability queue; the last of the list is the front. */
export interface Queued {
  readonly ship: ShipId
  /** Place of its card: `slotOf…` in `rules/abilities.ts`. */
  readonly slot: number
  readonly card: CardNumber
  /** Which of the card's abilities: its lasting key. */
  readonly key: string
  /** What triggered it; plain data, see `rules/events.ts`. */
  readonly event: Event
}

export interface Deck {
  /** Last is the top. */
  draw: number[]
  discard: number[]
}

export interface XwingOptions {
  readonly scenario: string
  /** Id of an environment card, `none`, or `random` to draw one in set-up. */
  readonly environment: string
  readonly rounds: number
  /** Left out: standard play, the publisher's last list, as many points as the list says. */
  readonly mode?: 'extended'
  readonly list?: string
  readonly limit?: number
  readonly squads: readonly [SquadOption, SquadOption]
}
export interface SquadOption {
  readonly name: string
  readonly faction: Faction
  readonly ships: readonly {
    readonly pilot: string
    readonly upgrades: readonly string[]
    /** What a scenario file calls it. */
    readonly name?: string
  }[]
  readonly obstacles: readonly string[]
}

/** The environment card in play and what lies by it; none: the id is empty. */
export interface EnvironmentState {
  id: string
  /** Obstacles, devices or upgrades that it set aside, by id. */
  aside: string[]
  /** Victory markers that each player has from it. */
  markers: [number, number]
}

export interface State extends BaseState {
  options: XwingOptions
  environment: EnvironmentState
  /** Cards that every ship has: the rules' own, then the scenario's and the environment's if they have abilities. */
  ruleCards: CardNumber[]
  /** 0 during set-up. */
  round: number
  phase: Phase
  /** Initiative step of the phase, from 7 to 0 or back; −1 before the first. */
  initiative: number
  firstPlayer: number
  ships: Ship[]
  things: Thing[]
  decks: [Deck, Deck]
  /** Mission points. */
  score: [number, number]
  attack: Attack | null
  queue: Queued[]
  /** Abilities below this place belong to an attack or effect that waits for the one going on. */
  queueBase: number
  /** How many abilities are being resolved now, one inside the other. */
  resolving: number
  /** The ship that activates or engages now, or −1. */
  active: ShipId
  winner: number
  /** Rule that ended the match; '' while it goes on. */
  endedBy: string
}

export type T = Table<State, Questions>

/** Random streams, by their place in `streams`. */
export const STREAMS = ['order', 'dice', 'deck-1', 'deck-2', 'cards'] as const
export const ORDER_STREAM = 0
export const DICE_STREAM = 1
export const DECK_STREAM = 2
export const CARD_STREAM = 4

export function opponentOf(seat: number): number {
  return 1 - seat
}

function cloneShip(ship: Ship): Ship {
  return {
    ...ship,
    charges: ship.charges.slice(),
    damage: ship.damage.slice(),
    tokens: ship.tokens.slice(),
    locks: ship.locks.slice(),
    done: ship.done.slice(),
    initiatives: ship.initiatives.slice(),
    conditions: ship.conditions.slice(),
    lasting: ship.lasting.slice(),
  }
}

function cloneThing(thing: Thing): Thing {
  return { ...thing, damage: thing.damage.slice(), locks: thing.locks.slice() }
}

function cloneAttack(attack: Attack): Attack {
  return {
    ...attack,
    obstructedBy: attack.obstructedBy.slice(),
    attackDice: attack.attackDice.slice(),
    defenseDice: attack.defenseDice.slice(),
    used: attack.used.slice(),
  }
}

export function clone(s: State): State {
  return {
    ...s,
    rng: cloneRng(s.rng),
    environment: {
      ...s.environment,
      aside: s.environment.aside.slice(),
      markers: [s.environment.markers[0], s.environment.markers[1]],
    },
    ruleCards: s.ruleCards.slice(),
    ships: s.ships.map(cloneShip),
    things: s.things.map(cloneThing),
    decks: [
      { draw: s.decks[0].draw.slice(), discard: s.decks[0].discard.slice() },
      { draw: s.decks[1].draw.slice(), discard: s.decks[1].discard.slice() },
    ],
    score: [s.score[0], s.score[1]],
    attack: s.attack === null ? null : cloneAttack(s.attack),
    queue: s.queue.slice(),
  }
}
