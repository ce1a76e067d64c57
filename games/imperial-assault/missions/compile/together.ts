/** The passive rules of tokens and of roles as one: where both answer, sums are added and one prohibition is enough. */
import type { Passive } from '../../rules/abilities.ts'

export function together(one: Passive, other: Passive): Passive {
  const { speed, cannotAttack } = one
  const { speed: faster, cannotAttack: idle } = other
  return {
    ...one,
    ...other,
    ...(speed !== undefined && faster !== undefined && { speed: (s, me) => speed(s, me) + faster(s, me) }),
    ...(cannotAttack !== undefined &&
      idle !== undefined && {
        cannotAttack: (s, me, target) => cannotAttack(s, me, target) || idle(s, me, target),
      }),
  }
}
