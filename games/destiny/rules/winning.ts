/** Winning (rulebook: Spielsieg), and leaving a game of more than two (Aus dem Spiel ausscheiden). */
import type { Seat } from '@dejarik/kernel'
import {
  CARDS_A_SEAT,
  type Card,
  type CardId,
  findCard,
  NONE,
  ownerOf,
  type State,
  type T,
} from '../state.ts'

/** A player without characters has lost, at once (sd.win.2). Among more than two the others play on (`sweep`). */
export function checkCharacters(t: T): void {
  const fallen = withoutCharacters(t.state)
  if (fallen.length > 0) endIfDecided(t, fallen, 'sd.win.2')
}

/** Takes those who have no characters off the table; called when no effect is under way (sd.mp-elimination.1). */
export function sweep(t: T): void {
  // Of two, one has won by then.
  if (t.state.players.length === 2) return
  for (const seat of withoutCharacters(t.state)) leaveGame(t, seat)
}

function withoutCharacters(s: State): Seat[] {
  return seatsIn(s).filter(
    (seat) => !s.cards.some((card) => card.type === 'character' && card.controller === seat),
  )
}

/** At the end of the round whoever has no card in hand and deck has lost (sd.win.3). */
export function checkCards(t: T): void {
  const s = t.state
  const empty = seatsIn(s).filter(
    (seat) => s.players[seat].hand.length === 0 && s.players[seat].deck.length === 0,
  )
  if (empty.length === 0) return
  endIfDecided(t, empty, 'sd.win.3')
  for (const seat of empty) leaveGame(t, seat)
}

/** A card says that this player wins (sd.later.5). */
export function winGame(t: T, seat: Seat): void {
  const s = t.state
  s.winners = [seat]
  s.endedBy = 'sd.later.5'
  t.log?.('win', s.endedBy, { seat })
  t.over()
}

export function seatsIn(s: State): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < s.players.length; seat++) if (!s.players[seat].out) seats.push(seat)
  return seats
}

/** If nobody would be left, the battlefield's controller wins (sd.win.4), also where the last characters fall together. */
function endIfDecided(t: T, seats: readonly Seat[], rule: string): void {
  const s = t.state
  const left = seatsIn(s).filter((seat) => !seats.includes(seat))
  if (left.length > 1) return
  s.winners = left.length === 1 ? left : [s.controller === NONE ? s.decider : s.controller]
  s.endedBy = left.length === 1 ? rule : 'sd.win.4'
  t.log?.('win', s.endedBy, { seat: s.winners[0] })
  t.over()
}

/** Cards and dice of an eliminated player leave, except what others control, and the battlefield in use (sd.mp-elimination.2). */
function leaveGame(t: T, seat: Seat): void {
  const s = t.state
  const player = s.players[seat]
  player.out = true
  for (const pile of [player.deck, player.hand, player.discard, player.aside]) pile.length = 0
  for (const { id } of takeCards(s, ({ controller }) => controller === seat)) giveBack(s, id)
  // What others had attached to his cards.
  for (const { id } of takeCards(s, ({ on }) => on !== NONE && findCard(s, on) === undefined)) giveBack(s, id)
  for (const die of s.dice) {
    const home = s.cards.find(({ id }) => id === die.card)
    // A die that lay on one of his cards goes back to its own.
    if (home === undefined || die.seat !== seat) continue
    die.on = die.card
    die.seat = home.controller
  }
  s.dice = s.dice.filter(
    (die) =>
      die.seat !== seat &&
      (s.cards.some(({ id }) => id === die.card) || (die.guest && ownerOf(die.card) !== seat)),
  )
  s.queue = s.queue.filter((entry) => entry.seat !== seat)
  s.additional = s.additional.filter((entry) => entry.seat !== seat)
  s.delayed = s.delayed.filter((entry) => entry.seat !== seat)
  s.playing = s.playing.filter((card) => ownerOf(card) !== seat)
  s.stacked = s.stacked.filter(({ on, card }) => ownerOf(on) !== seat && ownerOf(card) !== seat)
  for (let id = seat * CARDS_A_SEAT; id < (seat + 1) * CARDS_A_SEAT; id++)
    if (id !== s.battlefield && !s.cards.some((card) => card.id === id)) s.kinds[id] = NONE
  if (s.resolving?.seat === seat) s.resolving = null
  if (s.controller === seat) {
    s.controller = NONE
    s.decider = nextIn(s, seat)
  } else if (s.decider === seat) s.decider = nextIn(s, seat)
  t.log?.('out', 'sd.mp-elimination.1', { seat })
}

/** Takes cards out of play, and says which. */
function takeCards(s: State, isTaken: (card: Card) => boolean): readonly Card[] {
  const taken = s.cards.filter(isTaken)
  s.cards = s.cards.filter((card) => !taken.includes(card))
  return taken
}

/** Into the discard pile of its owner; with one who has left, it leaves the game. */
function giveBack(s: State, card: CardId): void {
  const owner = s.players[ownerOf(card)]
  if (owner.out) s.kinds[card] = NONE
  else owner.discard.push(card)
}

/** The player to the left who is still in. */
export function nextIn(s: State, seat: Seat): Seat {
  const { order } = s
  const place = order.indexOf(seat)
  for (let i = 1; i <= order.length; i++) {
    const other = order[(place + i) % order.length]
    if (!s.players[other].out) return other
  }
  return seat
}
