import type { ArcName } from '../geometry/index.ts'

/** Where a weapon can fire: an arc that is printed on the base, or those a turret indicator points to. */
export type WeaponArc = ArcName | 'single-turret' | 'double-turret'

/** A primary weapon. */
export interface Attack {
  readonly arc: WeaponArc
  readonly value: number
}

/** A weapon on an upgrade card (xw.a.anatomy-upgrade.9 to .12). */
export interface SpecialAttack extends Attack {
  readonly min: number
  readonly max: number
  /** The ordnance icon: no range bonus for either side. */
  readonly ordnance: boolean
}
