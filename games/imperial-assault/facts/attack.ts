import { type Attribute, isAttribute } from './attribute.ts'
import { type AttackDie, attackDice } from './die.ts'

export type AttackType = 'melee' | 'ranged'

export interface AttackFacts {
  readonly type: AttackType
  readonly dice: readonly AttackDie[]
  /** Attack dice of any color, chosen when the attack is declared. */
  readonly chosen: number
  /** The attribute of the hero whose dice are rolled, for weapons without dice of their own. */
  readonly pool: Attribute | null
}

/** `ranged blue green`, `ranged any any`, or `melee insight` for a weapon that uses the hero's own dice. */
export function attackFrom(code: string): AttackFacts {
  const [type, ...rest] = code.split(' ')
  if (type !== 'melee' && type !== 'ranged') throw new Error(`${code} is no attack`)
  if (rest.length === 1 && isAttribute(rest[0])) return { type, dice: [], chosen: 0, pool: rest[0] }
  const colors = rest.filter((word) => word !== 'any')
  return { type, dice: attackDice(colors.join(' ')), chosen: rest.length - colors.length, pool: null }
}
