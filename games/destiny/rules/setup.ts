/** Setup (rulebook: Spielaufbau), step by step. */
import { type Flow, numbersIn, type Seat } from '@dejarik/kernel'
import { factsOf } from '../facts/index.ts'
import { type CardId, DECK, NONE, ownerOf, PICK, type T } from '../state.ts'
import type { Me } from './abilities.ts'
import { sumOf } from './ask-cards.ts'
import { cast, dieValue, isCharacterDie } from './dice.ts'
import { drawCards, shuffleDeck } from './hand.ts'
import { raise } from './queue.ts'
import { distributeShields } from './shields.ts'
import { discardAsk } from './upkeep-phase.ts'

const HAND = 5

/** Seats by lot among more than two; decks are shuffled, five cards drawn (sd.setup.4, sd.mp-setup.1). */
export function* deal(t: T): Flow<string> {
  const s = t.state
  if (s.players.length > 2) t.shuffle(PICK, s.order)
  for (const [seat, { deck }] of s.players.entries()) {
    // Which card has which number is drawn by lot, so that a number tells nothing of the list.
    const kinds = deck.map((card) => s.kinds[card])
    t.shuffle(DECK, kinds)
    for (const [i, card] of deck.entries()) s.kinds[card] = kinds[i]
    drawCards(t, seat, HAND)
  }
  return 'mulligan'
}

/** Any cards are shuffled back, all at once and in secret (sd.setup.5, .6). */
export function* mulligan(t: T): Flow<string> {
  const s = t.state
  const asks = s.players.map((_, seat) => discardAsk(s, seat, 'mulligan', 'sd.setup.5'))
  const answers = yield* t.together(asks)
  for (const [seat, { hand, deck }] of s.players.entries()) {
    const back = numbersIn(answers[seat]).map((place) => hand[place])
    if (back.length === 0) continue
    for (const card of back) {
      hand.splice(hand.indexOf(card), 1)
      deck.push(card)
    }
    t.log?.('mulligan', 'sd.setup.5', { seat, count: back.length })
    shuffleDeck(t, seat)
    drawCards(t, seat, HAND - hand.length)
  }
  for (const [seat, player] of s.players.entries())
    player.resources = 2 + sumOf(s, 'startResources', (ability, me) => ability.startResources?.(s, me, seat))
  return 'roll-off'
}

/** The highest total of the character dice decides; ties roll again, among those tied (sd.setup.8 to .10, sd.mp-setup.4). */
export function* rollOff(t: T): Flow<string> {
  const s = t.state
  let leaders: Seat[] = s.players.map((_, seat) => seat)
  while (leaders.length > 1) {
    const totals = leaders.map((seat) => rollCharacterDice(t, seat))
    const most = Math.max(...totals)
    leaders = leaders.filter((_, i) => totals[i] === most)
  }
  s.turn = leaders[0]
  t.log?.('roll-off', 'sd.setup.10', { seat: s.turn })
  return 'battlefield'
}

function rollCharacterDice(t: T, seat: Seat): number {
  const s = t.state
  let total = 0
  const dice = s.dice.filter((die) => die.seat === seat && isCharacterDie(s, die))
  for (const die of dice) {
    die.pool = seat
    cast(t, die)
    total += dieValue(s, die)
  }
  total += sumOf(s, 'rollOff', (ability, me) => ability.rollOff?.(s, me, seat))
  t.revealed('dice')
  t.log?.('roll', 'sd.setup.8', {
    seat,
    kinds: dice.map(({ kind }) => kind),
    sides: dice.map(({ side }) => side),
  })
  t.log?.('total', 'sd.setup.8', { seat, total })
  return total
}

/** The winner chooses whose battlefield is used; its owner controls it, the others get shields (sd.setup.10 to .13). */
export function* battlefield(t: T): Flow<string> {
  const s = t.state
  const brought = s.players.map(({ aside }) => aside.filter((card) => isBattlefield(t, card)))
  const option = (card: CardId) => ({ do: 'battlefield' as const, card, kind: s.kinds[card] })
  const firsts = brought.map(([first]) => option(first))
  const cite = { rule: 'sd.setup.10' }
  const owner = ownerOf((yield* t.decide(s.turn, 'battlefield', firsts, cite)).card)
  // Whoever has brought two chooses among his own (Home Turf Advantage).
  const { card } = yield* t.choose(owner, 'own-battlefield', brought[owner].map(option), cite)
  s.players[owner].aside.splice(s.players[owner].aside.indexOf(card), 1)
  s.battlefield = card
  s.controller = owner
  s.decider = owner
  for (const die of s.dice) die.pool = NONE
  t.log?.('battlefield', 'sd.setup.11', { seat: owner, kind: s.kinds[card] })
  return 'setup-shields'
}

function isBattlefield(t: T, card: CardId): boolean {
  return factsOf(t.state.kinds[card]).type === 'battlefield'
}

/** Two shields, in free-for-all one, for those whose battlefield is not used (sd.setup.12, sd.mp-setup.3). */
export function* setupShields(t: T): Flow<string> {
  const s = t.state
  const isFreeForAll = s.players.length > 2
  for (const seat of s.order) {
    if (seat === s.controller) continue
    // They come from the roll-off and from no card.
    const me: Me = { seat, card: NONE, kind: NONE, die: NONE }
    yield* distributeShields(t, me, isFreeForAll ? 1 : 2, isFreeForAll ? 'sd.mp-setup.3' : 'sd.setup.12')
  }
  yield* raise(t, { event: 'after-setup', seat: NONE, card: NONE })
  s.next = 'new-round'
  return 'queue'
}
