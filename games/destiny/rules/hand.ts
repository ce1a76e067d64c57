/** Hands, decks and discard piles (rulebook part 3): drawing, discarding, looking, searching, shuffling. */
import { type Flow, NOTHING, type Seat } from '@dejarik/kernel'
import { factsOf } from '../facts/index.ts'
import { type CardId, type CardNumber, DECK, NONE, ownerOf, PICK, type State, type T } from '../state.ts'
import type { Me } from './abilities.ts'
import { chooseIds } from './choose.ts'
import { ALL_SEATS } from './defeat.ts'
import { isHeard, raise } from './queue.ts'

/** As many as there are (sd.drawing.3); returns how many. */
export function drawCards(t: T, seat: Seat, count: number): number {
  const s = t.state
  const { deck, hand } = s.players[seat]
  const drawn = Math.min(count, deck.length)
  const kinds: CardNumber[] = []
  for (let i = 0; i < drawn; i++) {
    const card = deck.pop()
    if (card === undefined) break
    hand.push(card)
    s.known[card] |= 1 << seat
    kinds.push(s.kinds[card])
  }
  if (drawn > 0) {
    s.happened = true
    t.revealed('draw')
    t.log?.('draw', 'sd.drawing.1', { seat, count: drawn }, { seat, args: { kinds } })
  }
  return drawn
}

/**
 * The way by which hidden cards come to lie open, for whatever reason: from now on everybody knows them, and nobody takes
 * back freely what has shown them.
 */
function lieOpen(t: T, cards: readonly CardId[], why: string): void {
  const { known } = t.state
  if (cards.some((card) => known[card] !== ALL_SEATS)) t.revealed(why)
  for (const card of cards) known[card] = ALL_SEATS
}

/** The same for a card that `seat` shows by playing it: for him there is nothing new in it, so he may still change his mind. */
export function showPlayed(t: T, seat: Seat, card: CardId): void {
  const { known } = t.state
  const wasHidden = known[card] !== ALL_SEATS
  known[card] = ALL_SEATS
  t.hinges?.(seat, 'reveal', () => wasHidden)
}

/** The player chooses what to discard from hand. */
export function* discardChosen(
  t: T,
  me: Me,
  seat: Seat,
  count: number,
  asked: { min?: number } = {},
): Flow<CardId[]> {
  const { hand } = t.state.players[seat]
  const { min = count } = asked
  const chosen = yield* chooseIds(t, me, 'discard', hand, { min, max: count }, { by: seat })
  yield* discardCards(t, seat, chosen)
  return chosen
}

/** Blindly (sd.discard-symbol.1). */
export function* discardRandom(t: T, seat: Seat, count: number): Flow<CardId[]> {
  const picked = pickRandom(t, seat, count)
  yield* discardCards(t, seat, picked)
  return picked
}

/** Some cards of a hand, or among these, picked blindly. */
export function pickRandom(
  t: T,
  seat: Seat,
  count: number,
  among: readonly CardId[] = t.state.players[seat].hand,
): CardId[] {
  const left = among.slice()
  const picked: CardId[] = []
  const name = (place: number): string => factsOf(t.state.kinds[left[place]]).name.en
  for (let i = 0; i < count && left.length > 0; i++)
    picked.push(left.splice(t.int(PICK, left.length, name), 1)[0])
  if (picked.length > 0) t.revealed('pick')
  return picked
}

/** These cards of a hand, at once; `why` is said with it. */
export function discardCards(
  t: T,
  seat: Seat,
  cards: readonly CardId[],
  why: 'effect' | 'reroll' = 'effect',
): Flow {
  const s = t.state
  const { hand, discard } = s.players[seat]
  for (const card of cards) {
    hand.splice(hand.indexOf(card), 1)
    discard.push(card)
  }
  lieOpen(t, cards, 'discard')
  if (cards.length === 0) return NOTHING
  s.happened = true
  const rule = why === 'reroll' ? 'sd.reroll-action.1' : 'sd.discard-pile.1'
  t.log?.('discard', rule, { seat, kinds: cards.map((card) => s.kinds[card]), why })
  return isHeard(s, 'left-hand') ? noticeLeaving(t, seat, cards) : NOTHING
}

function* noticeLeaving(t: T, seat: Seat, cards: readonly CardId[]): Flow {
  const s = t.state
  const { hand } = s.players[seat]
  for (const [i, card] of cards.entries()) {
    const last = i === cards.length - 1 && hand.length === 0
    yield* raise(t, { event: 'left-hand', seat, card: NONE, how: 'discard', last, kind: s.kinds[card] })
  }
}

/** From the top of a deck; returns which. */
export function discardTop(t: T, seat: Seat, count: number): CardId[] {
  const { deck } = t.state.players[seat]
  const cards = count <= 0 ? [] : deck.slice(-count).reverse()
  discardFromDeck(t, seat, cards)
  return cards
}

/** These cards of a deck, wherever in it they are. */
export function discardFromDeck(t: T, seat: Seat, cards: readonly CardId[]): void {
  const s = t.state
  const { deck, discard } = s.players[seat]
  if (cards.length === 0) return
  for (const card of cards) {
    deck.splice(deck.lastIndexOf(card), 1)
    discard.push(card)
  }
  lieOpen(t, cards, 'deck')
  s.happened = true
  t.log?.('discard-top', 'sd.discard-pile.1', { seat, kinds: cards.map((card) => s.kinds[card]) })
}

/** `seat` sees these cards and remembers them as long as they lie where they are (sd.look.1). */
export function look(t: T, seat: Seat, cards: readonly CardId[]): void {
  const s = t.state
  for (const card of cards) s.known[card] |= 1 << seat
  if (cards.length === 0) return
  s.happened = true
  t.revealed('look')
  const kinds = cards.map((card) => s.kinds[card])
  t.log?.(
    'look',
    'sd.look.1',
    { seat, of: ownerOf(cards[0]), count: cards.length },
    { seat, args: { kinds } },
  )
}

/** Everybody sees it. */
export function reveal(t: T, cards: readonly CardId[]): void {
  const s = t.state
  lieOpen(t, cards, 'reveal')
  if (cards.length === 0) return
  s.happened = true
  t.log?.('reveal', 'sd.look.1', { seat: ownerOf(cards[0]), kinds: cards.map((card) => s.kinds[card]) })
}

/** Nobody knows any more what lies where. */
export function shuffleDeck(t: T, seat: Seat): void {
  const s = t.state
  const { deck } = s.players[seat]
  for (const card of deck) s.known[card] = 0
  t.shuffle(DECK, deck)
  s.happened = true
  t.revealed('shuffle')
  t.log?.('shuffle', 'sd.deck.2', { seat })
}

/** Takes a card out of whatever pile of its owner it is in. */
export function takeOut(s: State, card: CardId): void {
  const { deck, hand, discard, aside } = s.players[ownerOf(card)]
  takeFrom(hand, card)
  takeFrom(discard, card)
  takeFrom(deck, card)
  takeFrom(aside, card)
}

function takeFrom(pile: CardId[], card: CardId): void {
  const place = pile.indexOf(card)
  if (place >= 0) pile.splice(place, 1)
}

/** Puts a card that is out of play somewhere else out of play. */
export function moveCard(
  t: T,
  card: CardId,
  where: 'hand' | 'discard' | 'aside' | 'deck-top' | 'deck-bottom',
): void {
  const s = t.state
  const owner = s.players[ownerOf(card)]
  takeOut(s, card)
  if (where === 'deck-top') owner.deck.push(card)
  else if (where === 'deck-bottom') owner.deck.unshift(card)
  else owner[where].push(card)
  // What has gone to a deck is not taken back (sd.illegal-actions.4).
  if (where === 'deck-top' || where === 'deck-bottom') t.revealed('deck')
  if (where === 'hand') s.known[card] |= 1 << ownerOf(card)
  // Cards set aside lie open unless stated otherwise (sd.set-aside.4).
  if (where === 'discard' || where === 'aside') lieOpen(t, [card], 'reveal')
  s.happened = true
  const seat = ownerOf(card)
  const kind = s.kinds[card]
  if (s.known[card] !== ALL_SEATS)
    t.log?.('move-card', 'sd.move.1', { seat, where }, { seat, args: { kind } })
  else t.log?.('move-card', 'sd.move.1', { seat, where, kind })
}

/** `by` puts these cards of a deck back on its top and under it, each list from top to bottom; only he knows how. */
export function arrangeDeck(
  t: T,
  by: Seat,
  seat: Seat,
  top: readonly CardId[],
  bottom: readonly CardId[],
): void {
  const s = t.state
  const player = s.players[seat]
  const rest = player.deck.filter((card) => !top.includes(card) && !bottom.includes(card))
  player.deck = [...bottom.toReversed(), ...rest, ...top.toReversed()]
  for (const card of [...top, ...bottom]) s.known[card] = 1 << by
  s.happened = true
  t.log?.('arrange-deck', 'sd.deck.2', { seat: by, of: seat, top: top.length, bottom: bottom.length })
}
