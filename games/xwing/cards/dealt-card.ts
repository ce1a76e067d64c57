/** Which damage card is dealt: words for cards that let a player choose it. */
import type { Flow } from '@dejarik/kernel'
import type { Me } from '../rules/abilities.ts'
import { damageKind, draw } from '../rules/damage-deck.ts'
import type { ShipId, T } from '../state.ts'
import { mine } from './words.ts'

/** Draws several cards for a ship; the one that the player of "me" chooses comes on top, to be dealt next. */
export function* chooseDealt(t: T, me: Me, ship: ShipId, count: number): Flow {
  const s = t.state
  const { seat } = s.ships[ship]
  const drawn = Array.from({ length: count }, () => draw(t, seat))
  t.revealed('damage-card')
  const options = drawn.map((card, index) => ({ do: 'card' as const, card: damageKind(card), index }))
  const cite = { rule: 'xw.g.damage-cards.1', about: me.card }
  const { index } = yield* t.choose(mine(s, me).seat, 'choose-damage-card', options, cite)
  s.decks[seat].draw.push(drawn[index])
  s.decks[seat].discard.push(...drawn.filter((_, i) => i !== index))
}
