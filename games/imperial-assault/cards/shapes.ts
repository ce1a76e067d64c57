/** Shapes that many abilities have. */
import type { AttackType } from '../facts/index.ts'
import { ability, always, type Limit, type Me, type Modifiers, may, type Named } from '../rules/abilities.ts'
import { profileOf } from '../rules/attack/profile.ts'
import { canReroll, type Pool, reroll } from '../rules/attack/rerolls.ts'
import { add } from '../rules/attack/results.ts'
import type { Attack, State } from '../state.ts'

/** Whether an attack is one that an ability speaks of. */
export type Fits = (s: State, me: Me, attack: Attack) => boolean

export const isAttacker: Fits = (_s, me, a) => a.attacker === me.figure
export const isDefender: Fits = (_s, me, a) => a.target === me.figure
/** "With a melee weapon", however the weapon is used. */
export const withMelee: Fits = (s, me, a) => isAttacker(s, me, a) && weaponType(s, a) === 'melee'
export const withRanged: Fits = (s, me, a) => isAttacker(s, me, a) && weaponType(s, a) === 'ranged'

function weaponType(s: State, { attacker, weapon }: Attack): AttackType | undefined {
  return profileOf(s, attacker, weapon).type
}

/** "While attacking / defending, you may reroll 1 die." */
export function mayReroll(name: string, pool: Pool, fits: Fits, limit: Limit = 'attack', count = 1): Named {
  return ability(
    name,
    may('attack-rerolls', {
      limit,
      if: (s, me, { attack }) => fits(s, me, attack) && canReroll(attack, pool),
      run: (t, me, { attack }) => reroll(t, me.seat, attack, pool, count, 'ia.attack-special.12'),
    }),
  )
}

/** "Apply … to the results", without a choice. */
export function modifies(name: string, fits: Fits, more: Modifiers, oncePerAttack = false): Named {
  return ability(
    name,
    always({
      attack: (s, me, a) => (fits(s, me, a) ? more : null),
      ...(oncePerAttack && { oncePerAttack: name }),
    }),
  )
}

/** Adds to the results: in step 4 (ia.attack-special.13), or when the attack is declared. */
export function addsResults(
  name: string,
  fits: Fits,
  more: Modifiers | ((s: State, me: Me, a: Attack) => Modifiers),
  window: 'attack-modifiers' | 'attack-declared' = 'attack-modifiers',
): Named {
  return ability(
    name,
    may(window, {
      if: (s, me, { attack }) => fits(s, me, attack),
      run: (t, me, { attack }) => add(attack, typeof more === 'function' ? more(t.state, me, attack) : more),
    }),
  )
}
