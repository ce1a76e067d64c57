/** Drawing, and what happens when a deck is empty (rulebook: "Leeres Deck", db.empty.1 to db.empty.5). */
import type { CardId } from '../facts/catalogue.ts'
import { GALAXY_STREAM, type State, type T } from '../state.ts'

/** Shuffles a discard pile into a new deck. Nobody knows any more where its cards are. */
function rebuild(t: T, stream: number, deck: CardId[], discard: CardId[]): void {
  deck.push(...discard)
  discard.length = 0
  for (const card of deck) t.state.known[card] = 0
  t.shuffle(stream, deck)
}

/** Draws up to `count` cards; the discard pile is shuffled only when a card must be drawn (db.empty.3). */
export function draw(t: T, seat: number, count: number, rule: string): void {
  const s = t.state
  const { deck, hand, discard } = s.sides[seat]
  let drawn = 0
  for (; drawn < count; drawn++) {
    if (deck.length === 0) {
      if (discard.length === 0) break
      rebuild(t, seat, deck, discard)
      t.log?.('reshuffle', 'db.empty.3', { seat })
    }
    const card = deck.pop()
    if (card === undefined) break
    // The owner sees the hand; what the opponent knew of the card it goes on knowing.
    s.known[card] &= ~(1 << seat)
    hand.push(card)
  }
  if (drawn === 0) return
  t.revealed('draw')
  t.log?.('draw', rule, { seat, count: drawn }, { seat, args: { cards: hand.slice(-drawn) } })
}

export function canDraw(s: State, seat: number): boolean {
  return s.sides[seat].deck.length > 0 || s.sides[seat].discard.length > 0
}

/** Makes sure that a card can be taken from the galaxy deck; false if there is none left anywhere (db.empty.4). */
export function galaxyDeckReady(t: T): boolean {
  const { galaxyDeck, galaxyDiscard } = t.state
  if (galaxyDeck.length === 0 && galaxyDiscard.length > 0) {
    rebuild(t, GALAXY_STREAM, galaxyDeck, galaxyDiscard)
    t.log?.('reshuffle-galaxy', 'db.empty.4', {})
  }
  return galaxyDeck.length > 0
}

export function canReachGalaxyDeck(s: State): boolean {
  return s.galaxyDeck.length > 0 || s.galaxyDiscard.length > 0
}
