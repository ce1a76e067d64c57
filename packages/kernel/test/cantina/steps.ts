import {
  type Ask,
  type Flow,
  LazyOptions,
  type Option,
  type Outcome,
  OVER,
  optionsOf,
  type Seat,
  type Step,
} from '../../src/index.ts'
import { abilities, type CardOption } from './abilities.ts'
import { bidValue, CREW, kindOf } from './cards.ts'
import { draw } from './deck.ts'
import { DECK, DICE, HAND, SEATS, type State, type T } from './state.ts'

const RICH = 12

interface PassOption extends Option {
  readonly do: 'pass' | 'draw'
}

function drawUp(t: T): void {
  for (const [seat, side] of t.state.sides.entries())
    while (side.hand.length < HAND && t.state.deck.length + t.state.discard.length > 0)
      draw(t, seat, 'ca.deal.1')
}

// biome-ignore lint/correctness/useYield: dealing asks nobody
function* deal(t: T): Flow<string> {
  t.shuffle(DECK, t.state.deck)
  drawUp(t)
  return 'bidding'
}

/** All bid a card at once and in secret; the highest begins and takes the pot, dice break ties. */
function* bidding(t: T): Flow<string> {
  const { sides, discard } = t.state
  const asks = sides.flatMap((_, seat): Ask[] => (sides[seat].hand.length === 0 ? [] : [bidOf(t, seat)]))
  const answers = yield* t.together(asks)
  const bids = asks.map((ask, i) => {
    const { card } = optionsOf(ask as Extract<Ask, { form: 'one' }>)[answers[i] as number] as CardOption
    return { seat: ask.seat, card }
  })
  for (const { seat, card } of bids) {
    sides[seat].hand.splice(sides[seat].hand.indexOf(card), 1)
    discard.push(card)
    t.log?.('bid', 'ca.bid.1', { seat, card })
  }
  const highest = Math.max(...bids.map(({ card }) => bidValue(card)))
  const tied = bids.filter(({ card }) => bidValue(card) === highest)
  const first = tied.length === 1 ? tied[0] : tied[t.int(DICE, tied.length)]
  t.state.active = first.seat
  sides[first.seat].credits += t.state.pot
  t.state.pot = 0
  t.state.turnsLeft = SEATS.length
  return 'turn'
}

function bidOf(t: T, seat: Seat): Ask {
  const options = new LazyOptions(() =>
    t.state.sides[seat].hand.map((card): CardOption => ({ do: 'bid', card })),
  )
  return { form: 'one', seat, what: 'bid', rule: 'ca.bid.1', options }
}

/** The active player plays a card, draws one, or passes. */
function* turn(t: T): Flow<string> {
  const seat = t.state.active
  const side = t.state.sides[seat]
  const plays = side.hand.map((card): CardOption => ({ do: 'play', card }))
  const rest: PassOption[] = t.state.deck.length > 0 ? [{ do: 'draw' }, { do: 'pass' }] : [{ do: 'pass' }]
  const choice = yield* t.decide<CardOption | PassOption>(seat, 'turn', [...plays, ...rest], {
    rule: 'ca.turn.1',
  })
  if (choice.do === 'draw') draw(t, seat, 'ca.turn.2')
  else if ('card' in choice) yield* play(t, seat, choice.card)
  t.state.active = (seat + 1) % SEATS.length
  t.state.turnsLeft--
  return t.state.turnsLeft > 0 ? 'turn' : 'upkeep'
}

function* play(t: T, seat: Seat, card: number): Flow {
  const kind = kindOf(card)
  const side = t.state.sides[seat]
  side.hand.splice(side.hand.indexOf(card), 1)
  const pile = CREW.includes(kind) ? side.crew : t.state.discard
  pile.push(card)
  t.log?.('play', 'ca.turn.1', { seat, card })
  const ability = abilities[kind]
  if (ability !== undefined) yield* ability(t, seat, card)
}

function* upkeep(t: T): Flow<string> {
  const { state } = t
  const richest = Math.max(...state.sides.map((side) => side.credits))
  if (richest >= RICH || state.round === state.options.rounds) {
    state.result = winnersWith(state, richest)
    return OVER
  }
  state.round++
  drawUp(t)
  return 'bidding'
}

function winnersWith(state: State, credits: number): Outcome {
  const winners = SEATS.map((_, seat) => seat).filter((seat) => state.sides[seat].credits === credits)
  return { winners, rule: 'ca.end.1' }
}

export const steps: { readonly [name: string]: Step<State> } = { deal, bidding, turn, upkeep }
