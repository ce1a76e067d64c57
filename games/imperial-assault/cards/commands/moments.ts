/** The moments at which command cards are used. */
import type { Flow, RuleId } from '@dejarik/kernel'
import {
  ability,
  type Modifiers,
  type Moment,
  type Numbered,
  type Source,
  type Window,
} from '../../rules/ability.ts'
import { add } from '../../rules/attack/results.ts'
import type { Attack, State, T } from '../../state.ts'
import { CARD } from '../shapes.ts'

type Can = (s: State, me: Source, moment: Moment) => boolean
// biome-ignore lint/suspicious/noConfusingVoidType: plain changes return nothing
type Act = (t: T, me: Source, moment: Moment) => Flow | void
type Fits = (s: State, me: Source, attack: Attack) => boolean
// biome-ignore lint/suspicious/noConfusingVoidType: plain changes return nothing
type AttackAct = (t: T, me: Source, attack: Attack) => Flow | void

const anyTime: Can = () => true

/** Used in one window, if its player likes. */
export function used(name: string, window: Window, can: Can, act: Act, rule: RuleId = CARD): Numbered {
  return ability({ name, when: [{ window, rule, optional: true, can, act }] })
}

/** Happens in a window without being asked for: the rest of a card that was played earlier. */
export function follows(name: string, window: Window, can: Can, act: Act): Numbered {
  return ability({ name, when: [{ window, rule: CARD, optional: false, can, act }] })
}

/** "Use during your activation": before or after an action (ia.activation.16). */
export function duringActivation(name: string, act: Act, can: Can = anyTime): Numbered {
  return used(
    name,
    'activation',
    (s, me, at) => at.figure === me.figure && can(s, me, at),
    act,
    'ia.activation.16',
  )
}

export function atActivationStart(name: string, act: Act, can: Can = anyTime): Numbered {
  return used(name, 'activation-start', (s, me, at) => at.figure === me.figure && can(s, me, at), act)
}

export function atActivationEnd(name: string, act: Act, can: Can = anyTime): Numbered {
  return used(name, 'activation-end', (s, me, at) => at.figure === me.figure && can(s, me, at), act)
}

export function atRoundStart(name: string, act: Act, can: Can = anyTime): Numbered {
  return used(name, 'round-start', can, act)
}

export function atRoundEnd(name: string, act: Act, can: Can = anyTime): Numbered {
  return used(name, 'round-end', can, act)
}

const RULES: { readonly [W in Window]?: RuleId } = {
  'attack-pool': 'ia.attack-special.11',
  'attack-rerolls': 'ia.attack-special.12',
  'attack-modifiers': 'ia.attack-special.13',
}

/** Used in a window of an attack. */
export function inAttack(name: string, window: Window, fits: Fits, act: AttackAct): Numbered {
  return used(
    name,
    window,
    (s, me, { attack }) => attack !== null && fits(s, me, attack),
    (t, me, { attack }) => (attack === null ? undefined : act(t, me, attack)),
    RULES[window] ?? CARD,
  )
}

/** Adds to the results in step 4 (ia.attack-special.13). */
export function addsResults(
  name: string,
  fits: Fits,
  more: Modifiers | ((s: State, me: Source, a: Attack) => Modifiers),
): Numbered {
  return inAttack(name, 'attack-modifiers', fits, (t, me, a) =>
    add(a, typeof more === 'function' ? more(t.state, me, a) : more),
  )
}

/** Adds to the results of an attack when it is declared. */
export function addsWhenDeclared(
  name: string,
  fits: Fits,
  more: Modifiers | ((s: State, me: Source, a: Attack) => Modifiers),
): Numbered {
  return inAttack(name, 'attack-declared', fits, (t, me, a) =>
    add(a, typeof more === 'function' ? more(t.state, me, a) : more),
  )
}
