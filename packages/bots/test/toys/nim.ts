import { type BaseState, cloneRng, OVER, optionsOf, type Seat, type Table } from '@dejarik/kernel'
import { toy } from './toy.ts'

export interface NimState extends BaseState {
  heaps: number[]
  turn: Seat
  winner: Seat | null
}

/** All but the key of chance. */
type NimView = Omit<NimState, keyof BaseState>

interface Take {
  readonly do: 'take'
  readonly heap: number
  readonly count: number
}

/** Three heaps; take any number from one; who takes the last wins. All is open, so the best move is known. */
export const nim = toy<NimState, NimView>({
  id: 'nim',
  streams: [],
  setup: (_options, rng) => ({ step: 'turn', rng, heaps: [3, 4, 5], turn: 0, winner: null }),
  steps: {
    *turn(t: Table<NimState>) {
      const { state } = t
      const take = yield* t.decide(state.turn, 'take', takes(state.heaps), { rule: 'nim.take' })
      state.heaps[take.heap] -= take.count
      if (state.heaps.every((heap) => heap === 0)) {
        state.winner = state.turn
        return OVER
      }
      state.turn = 1 - state.turn
      return 'turn'
    },
  },
  clone: (state) => ({ ...state, rng: cloneRng(state.rng), heaps: state.heaps.slice() }),
  outcome: ({ winner }) => (winner === null ? null : { winners: [winner], rule: 'nim.win' }),
  concede(state, seat) {
    state.winner = 1 - seat
  },
  view: ({ heaps, turn, winner }) => ({ heaps, turn, winner }),
  redeal() {},
  conserved: () => null,
  advice: {
    greedy: (_state, ask, rng) => (ask.form === 'one' ? rng.int(optionsOf(ask).length) : 0),
    evaluate: () => 0.5,
    candidates: (_state, ask) => (ask.form === 'one' ? optionsOf(ask).map((_, i) => i) : [0]),
    keyOf: (_state, ask, answer) =>
      ask.form === 'one' ? JSON.stringify(optionsOf(ask)[answer as number]) : '',
  },
})

function takes(heaps: readonly number[]): Take[] {
  return heaps.flatMap((size, heap) =>
    Array.from({ length: size }, (_, i) => ({ do: 'take' as const, heap, count: i + 1 })),
  )
}
