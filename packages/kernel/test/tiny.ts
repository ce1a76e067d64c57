import {
  type BaseState,
  type Flow,
  type Game,
  Match,
  type MatchSettings,
  type Outcome,
  type Table,
} from '../src/index.ts'

/** The state of a game that is made up in one test. */
export interface Tiny extends BaseState {
  /** Whatever the steps under test write down. */
  notes: unknown[]
  result: Outcome | null
}

export type TinyTable = Table<Tiny>
export type TinyStep = (t: TinyTable) => Flow<string>

/** A game for two that is nothing but these steps; the first of them begins. */
export function tiny(steps: { readonly [name: string]: TinyStep }): Game<Tiny, object, unknown> {
  return {
    id: 'tiny',
    name: { en: 'Tiny', de: 'Winzig' },
    rulesVersion: '1',
    schema: 1,
    migrations: {},
    readOptions: () => ({}),
    seats: () => ['left', 'right'],
    streams: ['dice'],
    setup: (_, rng) => ({ step: Object.keys(steps)[0], rng, notes: [], result: null }),
    steps,
    clone: (state) => structuredClone(state),
    outcome: (state) => state.result,
    concede(state, seat, how) {
      state.result = { winners: [1 - seat], rule: `ti.${how}` }
    },
    view: (state, seat) => ({ seat, notes: state.notes }),
    redeal: () => {},
    conserved: () => null,
    text: { en: {}, de: {} },
    nameOf: (id) => id,
    sayAsk: (_, { what }) => ({ key: what }),
    sayOption: (_, option) => ({ key: option.do }),
    sayLog: ({ what }) => ({ key: what }),
    whyNot: () => null,
    rules: { game: 'tiny', prefix: 'ti', sections: [], rules: [] },
    cards: () => [],
    advice: { greedy: () => 0, evaluate: () => 0.5, candidates: () => [0], keyOf: () => '' },
    scenario: {
      position: () => ({ refused: 'no-scenarios' }),
      words: (_, option) => ({ do: option.do }),
      picture: (state) => ({ notes: state.notes }),
      seats: ['left', 'right'],
    },
  }
}

export type TinyMatch = Match<Tiny, object, unknown>

/** A match of one step that then ends. */
export function playing(step: (t: TinyTable) => Flow<unknown>, settings?: MatchSettings): TinyMatch {
  const only: TinyStep = function* (t) {
    t.state.notes.push((yield* step(t)) ?? 'done')
    return 'over'
  }
  return Match.start(tiny({ only }), {}, 'tiny', settings)
}
