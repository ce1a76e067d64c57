/**
 * Cards that have lost their abilities: everything but specials, which belong to a die, and keywords with the rest,
 * whoever gives them (sd.keywords.3).
 */

import { type Card, NONE, type State } from '../state.ts'
import { answering, concernsAny } from './cards.ts'

/** Does not ask whether the ability that takes them away is lost itself: no card does that to its own kind. */
export function hasLostAbilities(s: State, card: Card): boolean {
  const losing = answering('loses')
  if (!concernsAny(s, losing)) return false
  return s.cards.some((source) =>
    losing.says?.[source.kind]?.some((ability) => {
      const me = { seat: source.controller, card: source.id, kind: source.kind, die: NONE }
      return ability.loses?.(s, me, card) === true
    }),
  )
}
