/** What a seat may see: everything but facedown dials, facedown damage cards, decks and secret conditions. */
import type { Seat } from '@dejarik/kernel'
import type { ActionIcon } from './facts/action.ts'
import type { Pose, StandardArc } from './geometry/index.ts'
import { CONDITION_SLOT, RULES_SLOT } from './rules/abilities.ts'
import { actionBarOf } from './rules/actions.ts'
import { agilityOf, forceCapacity, hullOf, shieldCapacity } from './rules/charges.ts'
import { damageOn } from './rules/conditions.ts'
import { anyCopyOf, damageKind, NOTED } from './rules/damage-deck.ts'
import { initiativeOf } from './rules/initiative.ts'
import {
  type Attack,
  type Condition,
  type DamageCard,
  type EnvironmentState,
  hasSeenCard,
  hasSeenDial,
  type Maneuver,
  type ObjectId,
  type Phase,
  type Queued,
  type Ship,
  type State,
  type Thing,
  type XwingOptions,
} from './state.ts'

export interface ShipView {
  readonly id: number
  readonly seat: Seat
  readonly pilot: number
  readonly cards: readonly number[]
  readonly charges: readonly number[]
  readonly zone: Ship['zone']
  readonly destroyed: boolean
  readonly pose: Pose
  readonly carrier: number
  readonly initiative: number
  readonly agility: number
  readonly hull: number
  readonly shields: number
  readonly shieldCapacity: number
  readonly force: number
  readonly forceCapacity: number
  /** Kinds of the damage cards that lie faceup, and how many don't. */
  readonly faceup: readonly number[]
  readonly facedown: number
  /** All of them in their order: the kind of a faceup card, `FACEDOWN` or `NOTED_ONLY`. */
  readonly damage: readonly number[]
  /** By the same places: kinds of facedown cards that the viewer has looked at, `FACEDOWN` for others. */
  readonly peeked: readonly number[]
  readonly tokens: readonly number[]
  readonly locks: readonly ObjectId[]
  /** Whether it has a dial, and what it says if the viewer may know. */
  readonly hasDial: boolean
  readonly dial: number | null
  readonly dialUp: boolean
  readonly executed: Maneuver | null
  readonly turret: StandardArc
  readonly actions: readonly ActionIcon[]
  readonly done: readonly string[]
  readonly marks: number
  /** A secret one is −1 for those who may not know it. */
  readonly conditions: readonly Condition[]
  readonly lasting: Ship['lasting']
  /** The upgrade that lies facedown under one of its cards: −1 for those who may not know it, null for none. */
  readonly under: number | null
}

export interface View {
  readonly seat: Seat
  readonly options: XwingOptions
  readonly environment: EnvironmentState
  readonly round: number
  readonly phase: Phase
  readonly initiative: number
  readonly firstPlayer: Seat
  readonly ships: readonly ShipView[]
  readonly things: readonly Thing[]
  readonly deckCounts: readonly [number, number]
  readonly discards: readonly [readonly number[], readonly number[]]
  readonly score: readonly [number, number]
  readonly attack: Attack | null
  /** Abilities that wait, the next one first. */
  readonly queue: readonly { readonly ship: number; readonly card: number }[]
  readonly active: number
  readonly winner: number
  readonly endedBy: string
}

/** A damage card that lies facedown, in `ShipView.damage`. */
export const FACEDOWN = -1
/** One that is only noted, because the deck had run out (xw.g.damage-cards.13). */
export const NOTED_ONLY = -2

function damageView({ card, up }: DamageCard): number {
  if (up) return damageKind(card)
  return card === NOTED ? NOTED_ONLY : FACEDOWN
}

function shipView(s: State, ship: Ship, viewer: Seat): ShipView {
  const mayKnow = ship.dialUp || ship.seat === viewer || hasSeenDial(ship, viewer)
  return {
    id: ship.id,
    seat: ship.seat,
    pilot: ship.pilot,
    cards: ship.cards.slice(),
    charges: ship.charges.slice(),
    zone: ship.zone,
    destroyed: ship.destroyed,
    pose: ship.pose,
    carrier: ship.carrier,
    initiative: initiativeOf(s, ship),
    agility: agilityOf(s, ship),
    hull: hullOf(s, ship),
    shields: ship.shields,
    shieldCapacity: shieldCapacity(s, ship),
    force: ship.force,
    forceCapacity: forceCapacity(ship),
    faceup: ship.damage.flatMap(({ card, up }) => (up ? [damageKind(card)] : [])),
    facedown: ship.damage.filter(({ up }) => !up).length,
    damage: ship.damage.map(damageView),
    peeked: ship.damage.map((dealt) =>
      !dealt.up && hasSeenCard(dealt, viewer) ? damageKind(dealt.card) : FACEDOWN,
    ),
    tokens: ship.tokens.slice(),
    locks: ship.locks.slice(),
    hasDial: ship.dial >= 0,
    dial: mayKnow && ship.dial >= 0 ? ship.dial : null,
    dialUp: ship.dialUp,
    executed: ship.executed,
    turret: ship.turret,
    actions: actionBarOf(s, ship),
    done: ship.done.slice(),
    marks: ship.marks,
    conditions: ship.conditions.map((condition) => {
      if (condition.secret && s.ships[condition.by].seat !== viewer)
        return { ...condition, card: -1, note: 0 }
      const damage = damageOn(condition)
      return damage < 0 ? condition : { ...condition, note: anyCopyOf(damage) + 1 }
    }),
    lasting: ship.lasting.slice(),
    under: ship.under === undefined ? null : ship.seat === viewer ? ship.under : -1,
  }
}

/** Damage cards of a remote are facedown: only their number is known. */
function thingView(thing: Thing): Thing {
  return { ...thing, damage: thing.damage.map(() => -1), locks: thing.locks.slice() }
}

/** A copy: the attack of the state changes as it goes on. */
function attackView(attack: Attack): Attack {
  return {
    ...attack,
    obstructedBy: attack.obstructedBy.slice(),
    attackDice: attack.attackDice.slice(),
    defenseDice: attack.defenseDice.slice(),
    used: attack.used.slice(),
  }
}

/** A secret condition that waits is as little known as one that lies there. */
function queuedView(s: State, { ship, slot, card }: Queued, viewer: Seat): View['queue'][number] {
  const condition = slot < RULES_SLOT ? s.ships[ship].conditions[slot - CONDITION_SLOT] : undefined
  const isKnown = condition?.secret !== true || s.ships[condition.by].seat === viewer
  return { ship, card: isKnown ? card : -1 }
}

export function view(s: State, seat: Seat): View {
  return {
    seat,
    options: s.options,
    environment: {
      ...s.environment,
      aside: s.environment.aside.slice(),
      markers: [s.environment.markers[0], s.environment.markers[1]],
    },
    round: s.round,
    phase: s.phase,
    initiative: s.initiative,
    firstPlayer: s.firstPlayer,
    ships: s.ships.map((ship) => shipView(s, ship, seat)),
    things: s.things.map(thingView),
    deckCounts: [s.decks[0].draw.length, s.decks[1].draw.length],
    discards: [s.decks[0].discard.map(damageKind), s.decks[1].discard.map(damageKind)],
    score: [s.score[0], s.score[1]],
    attack: s.attack === null ? null : attackView(s.attack),
    queue: s.queue.map((waiting) => queuedView(s, waiting, seat)).reverse(),
    active: s.active,
    winner: s.winner,
    endedBy: s.endedBy,
  }
}
