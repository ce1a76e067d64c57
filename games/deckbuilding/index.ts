import type { CardEntry, Game } from '@dejarik/kernel'
import { about } from './about.ts'
import { advice } from './bot/index.ts'
import { TEXTS } from './cards/texts.ts'
import { conserved } from './conserved.ts'
import { counts } from './counts.ts'
import { DESIGNS } from './facts/catalogue.ts'
import { formerlyAsked, formerOptions } from './former-rules.ts'
import { like } from './like.ts'
import { redeal } from './redeal.ts'
import { installCards } from './rules/cards.ts'
import { endOfTurn } from './rules/end-of-turn.ts'
import rulesIndex from './rules/index.json' with { type: 'json' }
import { startOfTurn } from './rules/start-of-turn.ts'
import { action } from './rules/turn.ts'
import { nameOf, sayAsk, sayLog, sayOption } from './say.ts'
import { scenario } from './scenario.ts'
import { dealStep, pickBasesStep, readOptions, setup } from './setup.ts'
import { clone, type DeckbuildingOptions, opponentOf, SEAT_NAMES, STREAMS, type State } from './state.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { type View, view } from './view.ts'
import { whyNot } from './why-not.ts'

export * from './facts/catalogue.ts'
export type { BaseDesign, Design, Reward, ShipDesign, Trait, UnitDesign } from './facts/design.ts'
export type { Move, Verb } from './moves.ts'
export type { Questions } from './questions.ts'
export { preventedBy, textOf } from './rules/cards.ts'
export { suggestedBases } from './setup.ts'
export * from './state.ts'
export type { InPlay, KnownCard, SideView, View } from './view.ts'

installCards(TEXTS)

function cards(): CardEntry[] {
  return DESIGNS.map(({ id, name }) => ({ id, name, implemented: true }))
}

/** Star Wars: The Deckbuilding Game. */
export const deckbuilding: Game<State, DeckbuildingOptions, View> = {
  id: about.id,
  name: about.name,
  rulesVersion: '2',
  schema: 1,
  migrations: {},
  formerOptions,
  formerlyAsked,
  readOptions,
  seats: () => SEAT_NAMES,
  streams: STREAMS,
  setup,
  steps: {
    'pick-bases': pickBasesStep,
    deal: dealStep,
    'turn-start': startOfTurn,
    action,
    'turn-end': endOfTurn,
  },
  clone,
  outcome: (s) => (s.winner < 0 ? null : { winners: [s.winner], rule: s.endedBy }),
  concede(s, seat, how) {
    s.winner = opponentOf(seat)
    s.endedBy = how
  },
  like,
  view,
  redeal,
  conserved,
  text: { de, en },
  nameOf,
  sayAsk,
  sayOption,
  sayLog,
  whyNot,
  rules: rulesIndex,
  cards,
  counts,
  advice,
  scenario,
}
