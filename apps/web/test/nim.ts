/**
 * The smallest game with everything a session must cope with: two seats in turn, a secret bid at the same time
 * to begin with, a hidden die, and an end. Take one to three of ten stones; who takes the last one wins.
 */
import {
  type Ask,
  type BaseState,
  cloneRng,
  type Flow,
  type Game,
  type Option,
  OVER,
  type Seat,
  type Table,
} from '@dejarik/kernel'

interface NimState extends BaseState {
  stones: number
  active: number
  bids: number[]
  winner: number
  /** How often the die has been rolled: shows that undo stops there. */
  rolls: number
}

export interface NimView {
  readonly stones: number
  readonly active: number
  readonly ownBid: number | null
}

const take = (count: number): Option & { count: number } => ({ do: 'take', count })

function* bid(t: Table<NimState>): Flow<string> {
  const asks = [0, 1].map(
    (seat): Ask => ({ form: 'number', seat, what: 'bid', rule: 'nim.bid.1', min: 0, max: 3 }),
  )
  const bids = yield* t.together(asks)
  t.state.bids = bids.map(Number)
  t.log?.('bids', 'nim.bid.1', { first: Number(bids[0]), second: Number(bids[1]) })
  return 'turn'
}

function* turn(t: Table<NimState>): Flow<string> {
  const s = t.state
  const options = [1, 2, 3].filter((count) => count <= s.stones).map(take)
  const choice = yield* t.decide(s.active, 'take', options, { rule: 'nim.take.1' })
  s.stones -= choice.count
  t.log?.('took', 'nim.take.1', { seat: s.active, count: choice.count })
  if (choice.count === 3) {
    s.rolls++
    t.log?.('rolled', 'nim.die.1', { seat: s.active }, { seat: s.active, args: { eyes: t.int(0, 6) + 1 } })
    t.revealed('die')
  }
  if (s.stones === 0) {
    s.winner = s.active
    return OVER
  }
  s.active = 1 - s.active
  return 'turn'
}

export const nim: Game<NimState, Record<string, never>, NimView> = {
  id: 'nim',
  name: { de: 'Nim', en: 'Nim' },
  rulesVersion: '1',
  schema: 1,
  migrations: {},
  readOptions: () => ({}),
  seats: () => ['first', 'second'],
  streams: ['die'],
  setup: (_, rng) => ({ step: 'bid', rng, stones: 10, active: 0, bids: [], winner: -1, rolls: 0 }),
  steps: { bid, turn },
  clone: (s) => ({ ...s, rng: cloneRng(s.rng), bids: s.bids.slice() }),
  outcome: (s) => (s.winner < 0 ? null : { winners: [s.winner], rule: 'nim.win.1' }),
  concede: (s, seat) => {
    s.winner = 1 - seat
  },
  view: (s, seat) => ({ stones: s.stones, active: s.active, ownBid: s.bids[seat] ?? null }),
  redeal: () => {},
  conserved: () => null,
  text: {
    de: {
      'ask.bid': 'Biete',
      'ask.take': 'Nimm Steine',
      'option.take': 'Nimm {count}',
      'log.took': '{seat} nimmt {count}.',
      'log.bids': 'Gebote: {first} und {second}.',
      'log.rolled': '{seat} würfelt.',
      'seat.first': 'Eins',
      'seat.second': 'Zwei',
    },
    en: {
      'ask.bid': 'Bid',
      'ask.take': 'Take stones',
      'option.take': 'Take {count}',
      'log.took': '{seat} takes {count}.',
      'log.bids': 'Bids: {first} and {second}.',
      'log.rolled': '{seat} rolls.',
      'seat.first': 'One',
      'seat.second': 'Two',
    },
  },
  nameOf: (id) => id,
  sayAsk: (_, ask) => ({ key: `ask.${ask.what}` }),
  sayOption: (_, option) => ({
    key: 'option.take',
    args: { count: (option as { count?: number }).count ?? 0 },
  }),
  sayLog: (entry) => ({ key: `log.${entry.what}`, args: entry.args as { [name: string]: number } }),
  whyNot: () => null,
  rules: {
    game: 'nim',
    prefix: 'nim',
    sections: [{ id: 'play', de: 'Spiel', en: 'Play' }],
    rules: [],
  },
  cards: () => [],
  advice: {
    greedy: (_, ask) => (ask.form === 'number' ? 1 : 0),
    evaluate: () => 0.5,
    candidates: () => [0],
    keyOf: (_, __, answer) => String(answer),
  },
  scenario: {
    seats: ['first', 'second'],
    position: () => ({ refused: 'no-scenarios' }),
    words: (_, option) => ({ do: option.do }),
    picture: (s) => ({ stones: s.stones }),
  },
}

/** The seat that moves, for tests that answer for both. */
export function mover(view: unknown): Seat {
  return (view as NimView).active
}
