/** One ship's shot at another from given places, as quickly as can be told. */
import { ARC_BIT, arcsWith, BAND, type Footprint, RULER, rangeBetween } from '../geometry/index.ts'
import { turretArcsOf } from '../rules/actions/rotate.ts'
import { type Ship, TOKEN_NUMBER } from '../state.ts'
import {
  type AttackMods,
  attackMods,
  type DefenseMods,
  defenseMods,
  frozenAt,
  type Spread,
  spreadOf,
} from './damage.ts'
import { type Gun, profileOf, smallChanges } from './profile.ts'

/** Dice and range of a shot. */
export interface Shot {
  readonly gun: Gun
  readonly range: number
  readonly attackDice: number
  /** Beyond the target's agility. */
  readonly moreDefenseDice: number
}

/** The shot with most dice; null if the target is in no arc or out of range. */
export function bestShot(shooter: Ship, from: Footprint, target: Ship, at: Footprint): Shot | null {
  const dx = at.x - from.x
  const dy = at.y - from.y
  const most = RULER + from.reach + at.reach
  if (dx * dx + dy * dy > most * most) return null
  const arcs = arcsWith(from, at)
  if (arcs === 0) return null
  const isDisarmed = shooter.tokens[TOKEN_NUMBER.disarm] > 0 || shooter.tokens[TOKEN_NUMBER.cloak] > 0
  if (isDisarmed) return null
  let best: Gun | null = null
  let dice = 0
  const range = rangeBetween(from, at)
  for (const gun of profileOf(shooter).guns) {
    const bits = gun.arcs === 0 ? turretBits(shooter) : gun.arcs
    if ((arcs & bits) === 0 || range < gun.min || range > gun.max) continue
    if (gun.charges > shooter.charges[gun.slot]) continue
    if (gun.needsLock && !shooter.locks.includes(target.id)) continue
    const now = gun.value + (range === 1 && !gun.ordnance ? 1 : 0)
    if (now > dice) {
      best = gun
      dice = now
    }
  }
  if (best === null) return null
  const deplete = shooter.tokens[TOKEN_NUMBER.deplete] > 0 ? 1 : 0
  return {
    gun: best,
    range,
    attackDice: dice - deplete,
    moreDefenseDice: range === 3 && !best.ordnance ? 1 : 0,
  }
}

function turretBits(ship: Ship): number {
  let bits = 0
  for (const arc of turretArcsOf(ship)) bits |= ARC_BIT[arc]
  return bits
}

/** What a shot does with these tokens on both sides. */
export function spreadOfShot(
  shot: Shot,
  target: Ship,
  attacking: AttackMods,
  defending: DefenseMods,
  obstructed = 0,
): Spread {
  const { tokens } = target
  const fewer = (tokens[TOKEN_NUMBER.strain] > 0 ? 1 : 0) + (tokens[TOKEN_NUMBER.tractor] > 0 ? 1 : 0)
  const more = (tokens[TOKEN_NUMBER.cloak] > 0 ? 2 : 0) + shot.moreDefenseDice + obstructed
  return spreadOf(
    shot.attackDice,
    profileOf(target).agility + more - fewer,
    frozenAt(shot.range, shot.gun.primary, attacking),
    defending,
  )
}

/** The tokens that a ship has now. */
export function attackingNow(ship: Ship, target: number): AttackMods {
  return attackMods(ship.tokens[TOKEN_NUMBER.focus] > 0, smallChanges(ship), ship.locks.includes(target))
}

export function defendingNow(ship: Ship): DefenseMods {
  const { tokens } = ship
  const reinforced = tokens[TOKEN_NUMBER['reinforce-fore']] + tokens[TOKEN_NUMBER['reinforce-aft']] > 0
  return defenseMods(
    tokens[TOKEN_NUMBER.focus] > 0,
    smallChanges(ship),
    tokens[TOKEN_NUMBER.evade],
    reinforced,
  )
}

/** Distance between two centres in bands of the ruler. */
export function bandsBetween(a: { x: number; y: number }, b: { x: number; y: number }): number {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return Math.sqrt(dx * dx + dy * dy) / BAND
}
