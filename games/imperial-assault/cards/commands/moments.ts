/** The moments that command cards name. */
import type { KeyedAbility, Modifiers, Source, Window } from '../../rules/ability.ts'
import { add } from '../../rules/attack/results.ts'
import type { Attack, State } from '../../state.ts'
import { type Act, type Can, type Fits, may, mayInAttack, mine, when } from '../triggers.ts'

const anyTime: Can = () => true

function aboutItself(name: string, window: Window, act: Act, can: Can): KeyedAbility {
  return when(
    name,
    may(window, (s, me, at) => mine(s, me, at) && can(s, me, at), act),
  )
}

/** "Use during your activation": before or after an action (ia.activation.16). */
export function duringActivation(name: string, act: Act, can: Can = anyTime): KeyedAbility {
  return aboutItself(name, 'activation', act, can)
}

export function atActivationStart(name: string, act: Act, can: Can = anyTime): KeyedAbility {
  return aboutItself(name, 'activation-start', act, can)
}

export function atActivationEnd(name: string, act: Act, can: Can = anyTime): KeyedAbility {
  return aboutItself(name, 'activation-end', act, can)
}

export function atRoundStart(name: string, act: Act, can: Can = anyTime): KeyedAbility {
  return when(name, may('round-start', can, act))
}

export function atRoundEnd(name: string, act: Act, can: Can = anyTime): KeyedAbility {
  return when(name, may('round-end', can, act))
}

/** Adds to the results: in step 4 (ia.attack-special.13), or when the attack is declared. */
export function addsResults(
  name: string,
  fits: Fits,
  more: Modifiers | ((s: State, me: Source, a: Attack) => Modifiers),
  window: 'attack-modifiers' | 'attack-declared' = 'attack-modifiers',
): KeyedAbility {
  return when(
    name,
    mayInAttack(window, fits, (t, me, a) => add(a, typeof more === 'function' ? more(t.state, me, a) : more)),
  )
}
