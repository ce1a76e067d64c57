import { type BaseState, canonical, type Game, refuse } from '@dejarik/kernel'

/** What a game of the tests brings itself. */
type Played =
  | 'id'
  | 'streams'
  | 'setup'
  | 'steps'
  | 'clone'
  | 'outcome'
  | 'concede'
  | 'view'
  | 'redeal'
  | 'conserved'
  | 'advice'

/** A small game for the tests: its rules, and nothing for people to read. */
export function toy<S extends BaseState, V>(rules: Pick<Game<S, object, V>, Played>): Game<S, object, V> {
  return {
    name: { de: rules.id, en: rules.id },
    rulesVersion: '1',
    schema: 1,
    migrations: {},
    readOptions: () => ({}),
    seats: () => ['first', 'second'],
    text: { de: {}, en: {} },
    nameOf: (id) => id,
    sayAsk: (_view, ask) => ({ key: ask.what }),
    sayOption: (_view, option) => ({ key: canonical(option) }),
    sayLog: (entry) => ({ key: entry.what }),
    whyNot: () => null,
    rules: { game: rules.id, prefix: 'toy', sections: [], rules: [] },
    cards: () => [],
    scenario: {
      position: () => refuse('no-positions'),
      words: () => ({}),
      picture: (state) => state,
      seats: ['first', 'second'],
    },
    ...rules,
  }
}
