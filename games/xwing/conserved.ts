/** What must neither be lost nor double: damage cards, dice limits, tokens that can't be negative. */
import { DECK_SIZE, NOTED } from './rules/damage-deck.ts'
import { type State, TOKENS } from './state.ts'

export function conserved(s: State): string | null {
  for (const seat of [0, 1]) {
    const seen = new Set<number>()
    const cards = [...s.decks[seat].draw, ...s.decks[seat].discard]
    for (const ship of s.ships)
      if (ship.seat === seat) for (const { card } of ship.damage) if (card !== NOTED) cards.push(card)
    for (const thing of s.things)
      if (thing.seat === seat) for (const card of thing.damage) if (card !== NOTED) cards.push(card)
    for (const card of cards) {
      if (seen.has(card)) return `damage card ${card} of seat ${seat} is there twice`
      seen.add(card)
    }
    if (seen.size !== DECK_SIZE) return `seat ${seat} has ${seen.size} damage cards instead of ${DECK_SIZE}`
  }
  for (const ship of s.ships) {
    for (const [i, count] of ship.tokens.entries())
      if (count < 0 || !Number.isInteger(count)) return `ship ${ship.id} has ${count} ${TOKENS[i]} tokens`
    if (ship.shields < 0 || ship.force < 0) return `ship ${ship.id} owes shields or Force`
    if (ship.charges.some((charges) => charges < 0)) return `ship ${ship.id} owes charges`
    if (ship.locks.includes(ship.id)) return `ship ${ship.id} has locked itself`
    if (new Set(ship.locks).size < ship.locks.length) return `ship ${ship.id} has a lock twice`
  }
  return null
}
