/** Abilities that happen, or may be used, at a moment. */
import type { Doing, RuleId } from '@dejarik/kernel'
import {
  ability,
  type Cost,
  type KeyedAbility,
  type Limit,
  type Source,
  type Trigger,
  type Window,
} from '../rules/ability.ts'
import type { Attack, State, T } from '../state.ts'
import { CARD } from './card.ts'

export type Can = Trigger['can']
export type Act = Trigger['act']
/** Whether an attack is one that an ability speaks of. */
export type Fits = (s: State, me: Source, attack: Attack) => boolean
type AttackAct = (t: T, me: Source, attack: Attack) => Doing

/** What allows an ability in a window, where a rule says more than the card. */
const RULES: { readonly [W in Window]?: RuleId } = {
  activation: 'ia.activation.16',
  'attack-pool': 'ia.attack-special.11',
  'attack-rerolls': 'ia.attack-special.12',
  'attack-modifiers': 'ia.attack-special.13',
}

function trigger(optional: boolean, window: Window, can: Can, act: Act, limit?: Limit): Trigger {
  return { window, rule: RULES[window] ?? CARD, optional, ...(limit !== undefined && { limit }), can, act }
}

/** It happens, whether its player likes it or not. */
export function happens(window: Window, can: Can, act: Act, limit?: Limit): Trigger {
  return trigger(false, window, can, act, limit)
}

/** Its player may decline. */
export function may(window: Window, can: Can, act: Act, limit?: Limit): Trigger {
  return trigger(true, window, can, act, limit)
}

/** In a window of an attack. */
export function happensInAttack(window: Window, fits: Fits, act: AttackAct, limit?: Limit): Trigger {
  return trigger(false, window, during(fits), withAttack(act), limit)
}

export function mayInAttack(window: Window, fits: Fits, act: AttackAct, limit?: Limit): Trigger {
  return trigger(true, window, during(fits), withAttack(act), limit)
}

/** The same for a price: strain, or the card itself (ia.abilities.5). */
export function paying(cost: Cost, one: Trigger): Trigger {
  return { ...one, cost }
}

/** The same where what only its player sees decides whether it happens. */
export function secretly(one: Trigger): Trigger {
  return { ...one, secretly: true }
}

function during(fits: Fits): Can {
  return (s, me, { attack }) => attack !== null && fits(s, me, attack)
}

function withAttack(act: AttackAct): Act {
  return (t, me, { attack }) => (attack === null ? undefined : act(t, me, attack))
}

/** An ability that is nothing but its triggers. */
export function when(name: string, ...triggers: readonly Trigger[]): KeyedAbility {
  return ability({ key: name, when: triggers })
}

/** In a window about its own figure. */
export const mine: Can = (_s, me, { figure }) => figure === me.figure
