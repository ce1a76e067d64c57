/** What a card in play forbids a player: turning dice, healing, giving shields, additional actions, activating. */
import type { Seat } from '@dejarik/kernel'
import type { CardId, Die, State } from '../state.ts'
import type { Forbidden } from './abilities.ts'
import { anySays } from './ask-cards.ts'
import { isAnswered } from './cards.ts'

/** Asked of every card at every turn, so the deed is put together only where a card might object. */
export function isForbidden(s: State, what: Forbidden['what'], by: Seat, card?: CardId, die?: Die): boolean {
  return isAnswered(s, 'forbids') && isObjectedTo(s, { what, by, card, die })
}

function isObjectedTo(s: State, deed: Forbidden): boolean {
  return anySays(s, 'forbids', (ability, me) => ability.forbids?.(s, me, deed))
}
