/** Dealing, laying and revealing (chapter "Showdown", te.deal.1 to te.end.1). */
import { type Flow, LazyOptions, OVER, type Seat } from '@dejarik/kernel'
import { type CardId, DESIGNS } from '../facts/cards.ts'
import type { Lay } from '../questions.ts'
import { byId, DECK, HAND_SIZE, type State, type T } from '../state.ts'
import { beatsByAbility } from './cards.ts'

/** Each player is dealt three cards (te.deal.1). */
export function deal(t: T): string {
  const { deck, sides } = t.state
  t.shuffle(DECK, deck)
  for (const [seat, side] of sides.entries()) {
    side.hand = deck.splice(-HAND_SIZE).sort(byId)
    t.log?.('deal', 'te.deal.1', { seat }, { seat, args: { cards: side.hand.slice() } })
  }
  return 'showdown'
}

/** Both lay a card at once and in secret; the higher one scores (te.showdown.1, te.showdown.2). */
export function* showdown(t: T): Flow<string> {
  const { sides } = t.state
  const [left, right] = yield* t.together([layAsk(t.state, 0), layAsk(t.state, 1)])
  const cards: readonly CardId[] = [lay(t, 0, Number(left)), lay(t, 1, Number(right))]
  const winner = beats(cards[0], cards[1]) ? 0 : 1
  sides[winner].points++
  t.log?.('score', 'te.showdown.2', { seat: winner, card: cards[winner], other: cards[1 - winner] })
  if (sides[0].hand.length > 0) return 'showdown'
  // Three points are given, so one of them has more.
  t.state.result = { winners: [sides[0].points > sides[1].points ? 0 : 1], rule: 'te.end.1' }
  return OVER
}

function layAsk({ sides }: State, seat: Seat) {
  const options = new LazyOptions(() => sides[seat].hand.map((card): Lay => ({ do: 'lay', card })))
  return { form: 'one', seat, what: 'lay', rule: 'te.showdown.1', options } as const
}

/** From the hand to the table, where all see it. */
function lay(t: T, seat: Seat, place: number): CardId {
  const side = t.state.sides[seat]
  const [card] = side.hand.splice(place, 1)
  side.laid.push(card)
  t.revealed('laid')
  t.log?.('lay', 'te.showdown.1', { seat, card })
  return card
}

function beats(card: CardId, other: CardId): boolean {
  if (beatsByAbility(card, other)) return true
  return !beatsByAbility(other, card) && DESIGNS[card].value > DESIGNS[other].value
}
