/** What a card in play forbids a player: turning dice, healing, giving shields, additional actions, activating. */
import type { State } from '../state.ts'
import type { Forbidden } from './abilities.ts'
import { anySays } from './ask-cards.ts'

export function isForbidden(s: State, deed: Forbidden): boolean {
  return anySays(s, 'forbids', (ability, me) => ability.forbids?.(s, me, deed))
}
