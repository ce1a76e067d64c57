/** Shapes that many abilities have. */
import type { Doing } from '@dejarik/kernel'
import type { AttackType } from '../facts/index.ts'
import {
  type Always,
  ability,
  type Cost,
  type KeyedAbility,
  type Limit,
  type Modifiers,
  type Source,
} from '../rules/ability.ts'
import { profileOf } from '../rules/attack/profile.ts'
import { canReroll, type Pool, reroll } from '../rules/attack/rerolls.ts'
import type { Attack, State, T } from '../state.ts'
import { type Fits, mayInAttack, when } from './triggers.ts'

export const isAttacker: Fits = (_s, me, a) => a.attacker === me.figure
export const isDefender: Fits = (_s, me, a) => a.target === me.figure
/** "With a melee weapon", however the weapon is used. */
export const withMelee: Fits = (s, me, a) => isAttacker(s, me, a) && weaponType(s, a) === 'melee'
export const withRanged: Fits = (s, me, a) => isAttacker(s, me, a) && weaponType(s, a) === 'ranged'

function weaponType(s: State, { attacker, weapon }: Attack): AttackType | undefined {
  return profileOf(s, attacker, weapon).type
}

/** "While attacking / defending, you may reroll 1 die." */
export function mayReroll(
  name: string,
  pool: Pool,
  fits: Fits,
  limit: Limit = 'attack',
  count = 1,
): KeyedAbility {
  return when(
    name,
    mayInAttack(
      'attack-rerolls',
      (s, me, a) => fits(s, me, a) && canReroll(a, pool),
      (t, me, a) => reroll(t, me.seat, a, pool, count, 'ia.attack-special.12'),
      limit,
    ),
  )
}

/** "Apply … to the results", without a choice. */
export function modifies(name: string, fits: Fits, more: Modifiers, oncePerAttack = false): KeyedAbility {
  return ability({
    key: name,
    always: { attack: (s, me, a) => (fits(s, me, a) ? more : null), oncePerAttack },
  })
}

/** Answers that always hold. */
export function always(name: string, answers: Always): KeyedAbility {
  return ability({ key: name, always: answers })
}

/** A special action of one action (or `cost`) without an attack in it. */
export function special(
  name: string,
  can: (s: State, me: Source) => boolean,
  act: (t: T, me: Source) => Doing,
  {
    cost = 1,
    attacks = false,
    pays,
  }: { readonly cost?: number; readonly attacks?: boolean; readonly pays?: Cost } = {},
): KeyedAbility {
  const action = {
    rule: 'ia.actions.4',
    cost,
    attacks,
    ...(pays !== undefined && { pays }),
    can,
    act,
  } as const
  return ability({ key: name, action })
}
