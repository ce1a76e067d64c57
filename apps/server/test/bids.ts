import {
  type Ask,
  type BaseState,
  canonical,
  cloneRng,
  type Flow,
  type Game,
  LazyOptions,
  type Option,
  optionsOf,
  type Rng,
  randomAnswer,
  refuse,
  type Seat,
  type Table,
} from '@dejarik/kernel'

/**
 * A game small enough to see through, with everything the server must cope with: hidden hands, a secret
 * question to all seats at once, a question to one, a draw that only its seat sees, two or three seats.
 *
 * Each round all bid a card in secret; the highest wins a point, and its owner may draw or pass.
 */
export interface BidsState extends BaseState {
  hands: number[][]
  deck: number[]
  played: number[]
  points: number[]
  round: number
  /** Seat that won the round, −1 in between. */
  leader: Seat
  winners: Seat[] | null
  endedBy: string
  options: BidsOptions
}

export interface BidsOptions {
  seats: number
  /** Offers an option that meets a bug of ours. */
  bug: boolean
}

interface Card extends Option {
  readonly card: number
}

/** Card ids look like nothing else that is ever sent, so that a leak can be found in any text. */
export const FIRST_CARD = 70_001
const CARDS = 24
const HAND = 4
const ROUNDS = 6

function askForBid(state: BidsState, seat: Seat): Ask {
  const options = new LazyOptions(() => state.hands[seat].map((card): Card => ({ do: 'bid', card })))
  return { form: 'one', seat, what: 'bid', rule: 'bids.bid', options }
}

function* deal(t: Table<BidsState>): Flow<string> {
  const { state } = t
  t.shuffle(0, state.deck)
  state.hands = state.hands.map(() => state.deck.splice(-HAND))
  t.revealed('dealt')
  return 'bid'
}

function* bid(t: Table<BidsState>): Flow<string> {
  const { state } = t
  const seats = state.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []))
  if (state.round === ROUNDS || seats.length < 2) {
    const best = Math.max(...state.points)
    state.winners = state.points.flatMap((points, seat) => (points === best ? [seat] : []))
    state.endedBy = 'bids.end'
    return 'over'
  }
  state.round++
  const asks = seats.map((seat) => askForBid(state, seat))
  const answers = yield* t.together(asks)
  const cards = asks.map(
    (ask, i) => (optionsOf(ask as Ask & { form: 'one' })[answers[i] as number] as Card).card,
  )
  for (const [i, seat] of seats.entries()) {
    state.hands[seat] = state.hands[seat].filter((card) => card !== cards[i])
    state.played.push(cards[i])
    t.log?.('bid', 'bids.bid', { seat, card: cards[i] })
  }
  t.revealed('bids')
  state.leader = seats[cards.indexOf(Math.max(...cards))]
  state.points[state.leader]++
  return 'reward'
}

function* reward(t: Table<BidsState>): Flow<string> {
  const { state } = t
  const seat = state.leader
  const options = ['draw', 'pass', ...(state.options.bug ? ['explode'] : [])].map((verb) => ({ do: verb }))
  const choice = yield* t.decide(seat, 'reward', options, { rule: 'bids.reward' })
  if (choice.do === 'explode') throw new Error('the rules of bids explode')
  if (choice.do === 'draw' && state.deck.length > 0) {
    const card = state.deck.pop() as number
    state.hands[seat].push(card)
    t.log?.('draw', 'bids.reward', { seat }, { seat, args: { card } })
    t.revealed('draw')
  } else t.log?.('pass', 'bids.reward', { seat })
  state.leader = -1
  return 'bid'
}

export const bids: Game<BidsState, BidsOptions, unknown> = {
  id: 'bids',
  name: { de: 'Gebote', en: 'Bids' },
  rulesVersion: '1',
  schema: 1,
  migrations: {},
  streams: ['deal'],
  readOptions(raw) {
    const { seats = 2, bug = false } = (raw ?? {}) as Partial<BidsOptions>
    return seats === 2 || seats === 3 ? { seats, bug: bug === true } : refuse('bids-seats')
  },
  seats: ({ seats }) => ['left', 'right', 'far'].slice(0, seats),
  setup: (options, rng) => ({
    step: 'deal',
    rng,
    options,
    hands: Array.from({ length: options.seats }, () => []),
    deck: Array.from({ length: CARDS }, (_, i) => FIRST_CARD + i),
    played: [],
    points: new Array<number>(options.seats).fill(0),
    round: 0,
    leader: -1,
    winners: null,
    endedBy: '',
  }),
  steps: { deal, bid, reward },
  clone: (s) => ({
    ...s,
    rng: cloneRng(s.rng),
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    played: s.played.slice(),
    points: s.points.slice(),
  }),
  outcome: (s) => s.winners && { winners: s.winners, rule: s.endedBy },
  concede(s, seat, how) {
    s.winners = s.hands.flatMap((_, other) => (other === seat ? [] : [other]))
    s.endedBy = how
  },
  view: (s, seat) => ({
    hand: s.hands[seat] ?? [],
    counts: s.hands.map((hand) => hand.length),
    deck: s.deck.length,
    played: s.played.slice(),
    points: s.points.slice(),
    round: s.round,
    leader: s.leader,
  }),
  redeal(s, seat, rng: Rng) {
    const unseen = [...s.deck, ...s.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))].sort()
    const take = (): number => unseen.splice(rng.int(unseen.length), 1)[0]
    s.hands = s.hands.map((hand, owner) => (owner === seat ? hand : hand.map(take)))
    s.deck = s.deck.map(take)
  },
  conserved: (s) =>
    s.deck.length + s.hands.flat().length + s.played.length === CARDS ? null : { key: 'lost.cards' },
  text: { de: {}, en: {} },
  nameOf: (id) => id,
  sayAsk: (_, { what }) => ({ key: `ask.${what}` }),
  sayOption: (_, option) => ({ key: `option.${canonical(option)}` }),
  sayLog: ({ what }) => ({ key: `log.${what}` }),
  whyNot: () => null,
  rules: { game: 'bids', prefix: 'bids', sections: [], rules: [] },
  cards: () => [],
  advice: {
    greedy: (_, ask, rng) => randomAnswer(ask, rng),
    evaluate: () => 0.5,
    candidates: () => [0],
    keyOf: (_, ask, answer) => `${ask.what} ${answer}`,
  },
  scenario: {
    position: () => refuse('bids-scenario'),
    words: (_, option) => ({ do: option.do }),
    picture: (s) => s,
    seats: ['left', 'right', 'far'],
  },
}
