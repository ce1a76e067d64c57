import type { Game } from '@dejarik/kernel'
import { about } from './about.ts'
import { advice } from './bot.ts'
import { TEXTS } from './cards/texts.ts'
import { conserved } from './conserved.ts'
import { DESIGNS } from './facts/cards.ts'
import { installCards } from './rules/cards.ts'
import rules from './rules/index.json' with { type: 'json' }
import { deal, showdown } from './rules/showdown.ts'
import { nameOf, sayAsk, sayLog, sayOption } from './say.ts'
import { scenario } from './scenario.ts'
import { clone, type Options, SEAT_NAMES, STREAMS, type State } from './state.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { redeal, type View, view } from './view.ts'

installCards(TEXTS)

export const template: Game<State, Options, View> = {
  id: about.id,
  name: about.name,
  rulesVersion: '1',
  schema: 1,
  migrations: {},
  readOptions: () => ({}),
  seats: () => SEAT_NAMES,
  streams: STREAMS,
  setup: (_options, rng) => ({
    step: 'deal',
    rng,
    sides: [
      { hand: [], laid: [], points: 0 },
      { hand: [], laid: [], points: 0 },
    ],
    deck: [...DESIGNS.keys()],
    result: null,
  }),
  steps: { deal, showdown },
  clone,
  outcome: (s) => s.result,
  concede(s, seat, how) {
    s.result = { winners: [1 - seat], rule: how }
  },
  view,
  redeal,
  conserved,
  text: { de, en },
  nameOf,
  sayAsk,
  sayOption,
  sayLog,
  whyNot: () => null,
  rules,
  cards: () => DESIGNS.map(({ id, name }) => ({ id, name, implemented: true })),
  advice,
  scenario,
}
