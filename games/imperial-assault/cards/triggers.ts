/** Abilities that happen, or may be used, at a moment. */
import type { Flow } from '@dejarik/kernel'
import {
  ability,
  type Limit,
  type Numbered,
  type Source,
  type Trigger,
  type Window,
} from '../rules/ability.ts'
import type { Attack, State, T } from '../state.ts'
import { CARD } from './shapes.ts'

type Can = Trigger['can']
type Act = Trigger['act']
type Fits = (s: State, me: Source, attack: Attack) => boolean
// biome-ignore lint/suspicious/noConfusingVoidType: plain changes return nothing
type InAttack = (t: T, me: Source, attack: Attack) => Flow | void

/** It happens, whether its player likes it or not. */
export function happens(window: Window, can: Can, act: Act, limit?: Limit): Trigger {
  return { window, rule: CARD, optional: false, ...(limit !== undefined && { limit }), can, act }
}

/** Its player may decline. */
export function may(window: Window, can: Can, act: Act, limit?: Limit): Trigger {
  return { window, rule: CARD, optional: true, ...(limit !== undefined && { limit }), can, act }
}

export function when(name: string, ...triggers: readonly Trigger[]): Numbered {
  return ability({ name, when: triggers })
}

/** For windows inside an attack. */
export function during(fits: Fits): Can {
  return (s, me, { attack }) => attack !== null && fits(s, me, attack)
}

export function inAttack(act: InAttack): Act {
  return (t, me, { attack }) => (attack === null ? undefined : act(t, me, attack))
}

/** In a window about its own figure. */
export const mine: Can = (_s, me, { figure }) => figure === me.figure
