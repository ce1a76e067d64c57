/** Effects made of effects. */
import type { State } from '../../state.ts'
import type { By, Condition, Effect } from '../abilities.ts'

/** All of them in order; what can't be done is left out (db.abilities.6, db.use.3). */
export function together(...parts: readonly Effect[]): Effect {
  return {
    kind: 'together',
    parts,
    possible: (s, by) => parts.some((part) => part.possible(s, by)),
    *resolve(t, by) {
      for (const part of parts) if (part.possible(t.state, by)) yield* part.resolve(t, by)
    },
  }
}

/** The second only in return for the first: "discard a card to draw a card". */
export function inReturn(price: Effect, effect: Effect): Effect {
  return {
    kind: 'in-return',
    parts: [price, effect],
    possible: (s, by) => price.possible(s, by),
    *resolve(t, by) {
      yield* price.resolve(t, by)
      if (effect.possible(t.state, by)) yield* effect.resolve(t, by)
    },
  }
}

/** One effect if the condition holds when it is resolved, else the other or nothing. */
export function either(condition: Condition, yes: Effect, no?: Effect): Effect {
  const pick = (s: State, by: By): Effect | undefined => (condition.holds(s, by) ? yes : no)
  return {
    kind: 'either',
    parts: no === undefined ? [yes] : [yes, no],
    possible: (s, by) => pick(s, by)?.possible(s, by) ?? false,
    *resolve(t, by) {
      const effect = pick(t.state, by)
      if (effect !== undefined) yield* effect.resolve(t, by)
    },
  }
}
