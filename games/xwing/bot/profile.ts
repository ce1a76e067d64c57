/** What matters of a ship in a fight and never changes while its cards stay the same. */

import type { StatChange } from '../facts/index.ts'
import { printed } from '../facts/printed.ts'
import { ARC_BIT } from '../geometry/index.ts'
import { abilityIndex, sideFacts } from '../rules/cards.ts'
import { type Ship, TOKEN_NUMBER } from '../state.ts'

export interface Gun {
  /** Place of its card; 0 for primaries. */
  readonly slot: number
  readonly primary: boolean
  /** Arcs as `ARC_BIT`s; 0 for a turret, which fires where its indicator points. */
  readonly arcs: number
  readonly value: number
  readonly min: number
  readonly max: number
  readonly ordnance: boolean
  readonly needsLock: boolean
  readonly charges: number
}

export interface Profile {
  readonly guns: readonly Gun[]
  readonly agility: number
  readonly hull: number
  readonly shields: number
  readonly initiative: number
  readonly points: number
}

/** A ship's list of cards is replaced when it changes, so what follows from it can be kept with it. */
const profiles = new WeakMap<Ship['cards'], Profile>()

export function profileOf(ship: Ship): Profile {
  let found = profiles.get(ship.cards)
  if (found === undefined) {
    found = read(ship)
    profiles.set(ship.cards, found)
  }
  return found
}

function read(ship: Ship): Profile {
  const { pilot } = printed(ship)
  const { stats } = pilot
  const added: { [S in StatChange['stat']]: number } = {
    agility: 0,
    hull: 0,
    shields: 0,
    energy: 0,
    attack: 0,
  }
  const special: Gun[] = []
  for (const [slot, card] of ship.cards.entries()) {
    const side = sideFacts(card)
    for (const { stat, by } of side?.stats ?? []) added[stat] += by
    if (side?.attack != null) special.push(specialGun(slot, side.attack, card))
  }
  const primaries = stats.attacks.map(
    ({ arc, value }): Gun => ({
      slot: 0,
      primary: true,
      arcs: arcBits(arc),
      value: value + added.attack,
      min: 0,
      max: 3,
      ordnance: false,
      needsLock: false,
      charges: 0,
    }),
  )
  return {
    guns: [...primaries, ...special],
    agility: stats.agility + added.agility,
    hull: stats.hull + added.hull,
    shields: stats.shields + added.shields,
    initiative: pilot.initiative,
    points: pilot.points,
  }
}

type Special = NonNullable<NonNullable<ReturnType<typeof sideFacts>>['attack']>

function specialGun(slot: number, { arc, value, min, max, ordnance }: Special, card: number): Gun {
  const rules = abilityIndex().of('weapon')?.[card]?.[0].ability
  const requires = rules?.requires ?? []
  return {
    slot,
    primary: false,
    arcs: arcBits(arc),
    value,
    min,
    max,
    ordnance,
    needsLock: requires === 'lock' || (requires.length === 1 && requires[0] === 'lock'),
    charges: rules?.cost?.charges ?? 0,
  }
}

function arcBits(arc: Special['arc']): number {
  return arc === 'single-turret' || arc === 'double-turret' ? 0 : ARC_BIT[arc]
}

/** Hull and shields that are left. */
export function healthOf(ship: Ship): number {
  return Math.max(0, profileOf(ship).hull - ship.damage.length) + ship.shields
}

export function fullHealth(ship: Ship): number {
  const { hull, shields } = profileOf(ship)
  return hull + shields
}

/** Calculate tokens and Force charges: what changes one focus result each. */
export function smallChanges(ship: Ship): number {
  return ship.tokens[TOKEN_NUMBER.calculate] + ship.force
}
