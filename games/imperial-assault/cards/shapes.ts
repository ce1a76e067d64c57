/** Shapes that many abilities have. */
import type { Flow } from '@dejarik/kernel'
import {
  type Always,
  ability,
  type Limit,
  type Modifiers,
  type Numbered,
  type Source,
} from '../rules/ability.ts'
import { canReroll, type Pool, reroll } from '../rules/attack/rerolls.ts'
import type { State, T } from '../state.ts'
import { type Fits, mayInAttack, when } from './triggers.ts'

export const isAttacker: Fits = (_s, me, a) => a.attacker === me.figure
export const isDefender: Fits = (_s, me, a) => a.target === me.figure

/** "While attacking / defending, you may reroll 1 die." */
export function mayReroll(
  name: string,
  pool: Pool,
  fits: Fits,
  limit: Limit = 'attack',
  count = 1,
): Numbered {
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
export function modifies(name: string, fits: Fits, more: Modifiers, oncePerAttack = false): Numbered {
  return ability({ name, always: { attack: (s, me, a) => (fits(s, me, a) ? more : null), oncePerAttack } })
}

/** Answers that always hold. */
export function always(name: string, answers: Always): Numbered {
  return ability({ name, always: answers })
}

/** A special action of one action (or `cost`) without an attack in it. */
export function special(
  name: string,
  can: (s: State, me: Source) => boolean,
  // biome-ignore lint/suspicious/noConfusingVoidType: plain changes return nothing
  act: (t: T, me: Source) => Flow | void,
  { cost = 1, attacks = false }: { readonly cost?: number; readonly attacks?: boolean } = {},
): Numbered {
  return ability({ name, action: { rule: 'ia.actions.4', cost, attacks, can, act } })
}
