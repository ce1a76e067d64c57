/** What must neither be lost nor double: damage cards, dice limits, tokens that can't be negative. */

import type { Message, NameArg } from '@dejarik/kernel'
import { shipLabel } from './labels.ts'
import { SEAT_NAMES } from './names.ts'
import { damageOn } from './rules/conditions.ts'
import { DECK_SIZE, NOTED } from './rules/damage-deck.ts'
import { type State, TOKENS } from './state.ts'
import { LOSSES } from './text/losses.ts'

const { lost } = LOSSES

export function conserved(s: State): Message | null {
  for (const seat of [0, 1]) {
    const named = { name: `seat:${SEAT_NAMES[seat]}` }
    const seen = new Set<number>()
    const cards = [...s.decks[seat].draw, ...s.decks[seat].discard]
    for (const ship of s.ships)
      if (ship.seat === seat) {
        for (const { card } of ship.damage) if (card !== NOTED) cards.push(card)
        for (const condition of ship.conditions) if (damageOn(condition) >= 0) cards.push(damageOn(condition))
      }
    for (const thing of s.things)
      if (thing.seat === seat) for (const card of thing.damage) if (card !== NOTED) cards.push(card)
    for (const card of cards) {
      if (seen.has(card)) return lost('damage-card-twice', { card, seat: named })
      seen.add(card)
    }
    if (seen.size !== DECK_SIZE)
      return lost('damage-cards', { seat: named, count: seen.size, size: DECK_SIZE })
  }
  for (const ship of s.ships) {
    const named = (): { readonly ship: NameArg } => ({ ship: { name: shipLabel(s, ship.id) } })
    for (const [i, count] of ship.tokens.entries())
      if (count < 0 || !Number.isInteger(count))
        return lost('tokens', { ...named(), count, token: { name: `token:${TOKENS[i]}` } })
    if (ship.shields < 0 || ship.force < 0) return lost('shields-or-force', named())
    if (ship.charges.some((charges) => charges < 0)) return lost('charges', named())
    if (ship.locks.includes(ship.id)) return lost('lock-on-itself', named())
    if (new Set(ship.locks).size < ship.locks.length) return lost('lock-twice', named())
  }
  return null
}
