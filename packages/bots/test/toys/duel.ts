import {
  type Ask,
  type BaseState,
  cloneRng,
  type Flow,
  LazyOptions,
  OVER,
  optionsOf,
  type Seat,
  type Table,
} from '@dejarik/kernel'
import { toy } from './toy.ts'

/** Cards 1 to 13; five for each seat, three stay out. */
const CARDS = Array.from({ length: 13 }, (_, i) => i + 1)
const HAND = 5
const TRICKS = 4

export interface DuelState extends BaseState {
  hands: [number[], number[]]
  /** What each seat laid away in secret. */
  away: [number[], number[]]
  out: number[]
  /** Open to all, in the order played. */
  played: number[]
  lead: Seat
  points: [number, number]
  winner: Seat | null
}

interface DuelView {
  readonly hand: readonly number[]
  readonly away: readonly number[]
  readonly played: readonly number[]
  readonly counts: readonly number[]
  readonly lead: Seat
  readonly points: readonly number[]
}

interface Card {
  readonly do: 'card'
  readonly card: number
}

/**
 * A trick game with hidden hands: both lay one card away at once and in secret, then the leader plays a card,
 * the other follows, the higher wins the trick and leads next. The last of four tricks counts two.
 */
export const duel = toy<DuelState, DuelView>({
  id: 'duel',
  streams: ['deal'],
  setup: (_options, rng) => ({
    step: 'deal',
    rng,
    hands: [[], []],
    away: [[], []],
    out: [],
    played: [],
    lead: 0,
    points: [0, 0],
    winner: null,
  }),
  steps: {
    *deal(t: Table<DuelState>) {
      const cards = CARDS.slice()
      t.shuffle(0, cards)
      for (const hand of t.state.hands) hand.push(...cards.splice(0, HAND).sort((a, b) => a - b))
      t.state.out = cards
      return 'layAway'
    },
    *layAway(t: Table<DuelState>) {
      const { hands, away } = t.state
      const asks = [0, 1].map((seat): Ask => {
        const options = new LazyOptions(() => cardsOf(hands[seat]))
        return { form: 'one', seat, what: 'lay-away', rule: 'duel.away', options }
      })
      const answers = yield* t.together(asks)
      for (const seat of [0, 1]) away[seat].push(...hands[seat].splice(answers[seat] as number, 1))
      return 'trick'
    },
    *trick(t: Table<DuelState>) {
      const { state } = t
      const { lead, points } = state
      const first = yield* play(t, lead, 'lead')
      const second = yield* play(t, 1 - lead, 'follow')
      const last = state.played.length === 2 * TRICKS
      state.lead = first > second ? lead : 1 - lead
      points[state.lead] += last ? 2 : 1
      if (!last) return 'trick'
      state.winner = points[0] > points[1] ? 0 : 1
      return OVER
    },
  },
  clone: (state) => ({
    ...state,
    rng: cloneRng(state.rng),
    hands: [state.hands[0].slice(), state.hands[1].slice()],
    away: [state.away[0].slice(), state.away[1].slice()],
    out: state.out.slice(),
    played: state.played.slice(),
    points: [...state.points],
  }),
  outcome: ({ winner }) => (winner === null ? null : { winners: [winner], rule: 'duel.win' }),
  concede(state, seat) {
    state.winner = 1 - seat
  },
  view: ({ hands, away, played, lead, points }, seat) => ({
    hand: hands[seat] ?? [],
    away: away[seat] ?? [],
    played,
    counts: hands.map((hand) => hand.length),
    lead,
    points,
  }),
  redeal(state, seat, rng) {
    const seats = [0, 1].filter((other) => other !== seat)
    const hidden = seats.flatMap((other) => [...state.hands[other], ...state.away[other]])
    const cards = [...hidden, ...state.out].sort((a, b) => a - b)
    const draw = (count: number): number[] =>
      Array.from({ length: count }, () => cards.splice(rng.int(cards.length), 1)[0]).sort((a, b) => a - b)
    for (const other of seats) {
      state.hands[other] = draw(state.hands[other].length)
      state.away[other] = draw(state.away[other].length)
    }
    state.out = draw(state.out.length)
  },
  conserved({ hands, away, out, played }) {
    const all = [...hands.flat(), ...away.flat(), ...out, ...played].sort((a, b) => a - b)
    return all.join() === CARDS.join() ? null : { key: 'lost.cards', args: { cards: all.join() } }
  },
  advice: {
    /** Lay the lowest away, lead the highest, take a trick as cheaply as possible. */
    greedy(state, ask) {
      const cards = cardsAsked(ask)
      if (ask.what === 'lay-away') return 0
      if (ask.what === 'lead') return cards.length - 1
      const enough = cards.findIndex((card) => card > (state.played.at(-1) ?? 0))
      return enough < 0 ? 0 : enough
    },
    evaluate: ({ points }, seat) => 0.5 + (points[seat] - points[1 - seat]) / 12,
    candidates: (_state, ask) => cardsAsked(ask).map((_, i) => i),
    keyOf: (_state, ask, answer) => String(cardsAsked(ask)[answer as number]),
  },
})

function* play(t: Table<DuelState>, seat: Seat, what: string): Flow<number> {
  const { hands, played } = t.state
  let answer: unknown = 0
  if (hands[seat].length > 1) {
    // Made only when looked at, and the hand read again afterwards: samples deal it anew meanwhile.
    const options = new LazyOptions(() => cardsOf(hands[seat]))
    answer = yield { form: 'one', seat, what, rule: 'duel.play', options }
  }
  const [card] = hands[seat].splice(answer as number, 1)
  played.push(card)
  return card
}

function cardsOf(hand: readonly number[]): Card[] {
  return hand.map((card) => ({ do: 'card', card }))
}

function cardsAsked(ask: Ask): readonly number[] {
  return ask.form === 'one' ? optionsOf(ask).map((option) => (option as Card).card) : []
}
