/** Situations in which `me` has an upgrade: it attacks with its weapon, or with the primary weapon, or is attacked. */
import type { ShipGiven } from '../../../position/given.ts'
import type { Situation } from '../../play.ts'
import { type Around, attackBy, attackOn, facing } from '../facing.ts'

/** `me` with this card, besides whatever else is told of it. */
export function equipped(card: string, me: Partial<ShipGiven> = {}): Partial<ShipGiven> {
  return { ...me, upgrades: [card, ...(me.upgrades ?? [])] }
}

/** `me` attacks the enemy with the weapon of this card. */
export function fire(card: string, around: Around = {}, me: Partial<ShipGiven> = {}): Situation {
  const match = facing('declare-target', equipped(card, me), around)
  match.player1.attack('enemy', { weapon: card })
  return match
}

/** `me` with this card attacks with its primary weapon. */
export function attackWith(card: string, around: Around = {}, me: Partial<ShipGiven> = {}): Situation {
  return attackBy(equipped(card, me), around)
}

/** The enemy attacks `me`, which has this card. */
export function defendWith(card: string, around: Around = {}, me: Partial<ShipGiven> = {}): Situation {
  return attackOn(equipped(card, me), around)
}

/** Whether the enemy could be attacked with the weapon of this card. */
export function mayFire(card: string, around: Around = {}, me: Partial<ShipGiven> = {}): boolean {
  const match = facing('declare-target', equipped(card, me), around)
  return match.player1.offers({ target: 'enemy', weapon: card })
}

/** Not in a straight line before `me`: in its front arc, outside the bullseye arc, range 2. */
export const ASIDE: Partial<ShipGiven> = { at: [557, 500, 180] }
/** It turns its side to `me`, which is not in its front arc. */
export const SIDEWAYS: Partial<ShipGiven> = { at: [457, 540, 90] }

/** The enemy can change a focus result: the table waits with the attack dice as they have become. */
export const WAITING: Around = { enemy: { tokens: ['focus'] } }
