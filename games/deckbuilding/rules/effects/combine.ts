/** Effects made of effects. */
import { done, type Flow, NOTHING } from '@dejarik/kernel'
import type { State } from '../../state.ts'
import type { Condition, Effect, Me } from '../abilities.ts'

/** All of them in order; what can't be done is left out (db.abilities.6, db.use.3). */
export function together(...parts: readonly Effect[]): Effect {
  if (parts.length === 1) return parts[0]
  return {
    kind: 'together',
    parts,
    possible: (s, me) => parts.some((part) => part.possible(s, me)),
    *run(t, me) {
      for (const part of parts) if (part.possible(t.state, me)) yield* done(part.run(t, me))
    },
  }
}

/** One effect if the condition holds when it is resolved, else the other or nothing. */
export function either(condition: Condition, yes: Effect, no?: Effect): Effect {
  const pick = (s: State, me: Me): Effect | undefined => (condition.holds(s, me) ? yes : no)
  return {
    kind: 'either',
    parts: no === undefined ? [yes] : [yes, no],
    possible: (s, me) => pick(s, me)?.possible(s, me) ?? false,
    *run(t, me) {
      const effect = pick(t.state, me)
      if (effect !== undefined) yield* done(effect.run(t, me))
    },
    ...(yes.chosen !== undefined &&
      no?.chosen !== undefined && {
        *chosen(t, me, rule): Flow<Effect | null> {
          return (yield* pick(t.state, me)?.chosen?.(t, me, rule) ?? NOTHING) ?? null
        },
      }),
  }
}
