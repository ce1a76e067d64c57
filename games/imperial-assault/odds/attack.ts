/** An attack as its odds need it: dice, numbers and what surges buy. No figures, no board, no state. */
import type { AttackDie, DefenseDie } from '../facts/index.ts'

/** A die that is still to be rolled, by its color, or one on the table. */
export type PoolDie<Color extends string> = Color | RolledDie<Color>

export interface RolledDie<Color extends string> {
  readonly color: Color
  /** The side that it shows: its place in `ATTACK_FACES` or `DEFENSE_FACES`. */
  readonly side: number
  /** It was rerolled and can't be again (ia.attack-steps.7). */
  readonly rerolled?: boolean
}

/** Added to the results in step 4 (ia.attack-steps.8); no result can fall below 0, only accuracy can. */
export interface Modifiers {
  readonly damage: number
  readonly surge: number
  readonly accuracy: number
  readonly pierce: number
  readonly block: number
  readonly evade: number
  /** 1 makes the attack miss, -1 takes one dodge result away. */
  readonly dodge: number
}

/** What surges can be spent on; each once an attack (ia.surge.5). What is left out is 0. */
export interface SurgeAbility extends Partial<Omit<Modifiers, 'surge' | 'evade'>> {
  /** Surges to spend; 1 if left out. */
  readonly cost?: number
  /**
   * What it is good for besides damage to the target, in whole numbers on a scale of the caller's: weighed only between
   * spendings of equal damage.
   */
  readonly worth?: number
  /** The same for what happens only if the target suffers damage: Blast, Cleave, conditions (ia.attack-special.9). */
  readonly worthIfDamaged?: number
}

export type Side = 'attacker' | 'defender'

/** One effect that rerolls dice; all dice that it rerolls are picked up together, and it may be declined. */
export interface Reroll {
  readonly by: Side
  readonly dice: 'attack' | 'defense'
  readonly upTo: number
}

export interface Attack {
  readonly attack: readonly PoolDie<AttackDie>[]
  readonly defense: readonly PoolDie<DefenseDie>[]
  /** Spaces to the target of a ranged attack; null for a melee attack (ia.melee-attack.3). */
  readonly range: number | null
  readonly modifiers?: Partial<Modifiers>
  /** Menus of what to buy are remembered by this very array: don't change it afterwards. */
  readonly surges?: readonly SurgeAbility[]
  /** Effects that are still unused. The attacker's come first, whatever their place here (ia.attack-steps.6). */
  readonly rerolls?: readonly Reroll[]
  /** What is left of the target's health; damage beyond it is none (ia.damage.8). Null for "enough". */
  readonly health?: number | null
}
