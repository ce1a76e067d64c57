import type { CardEntry, Game } from '@dejarik/kernel'
import { about } from './about.ts'
import { advice } from './bot/index.ts'
import { TEXTS } from './cards/texts.ts'
import { conserved } from './conserved.ts'
import { counts } from './counts.ts'
import { coverage } from './coverage.ts'
import { CARDS, cardNumber, sidesOf } from './facts/index.ts'
import { formerlyUnasked, formerOptions } from './former-rules.ts'
import { like } from './like.ts'
import { migrations } from './migrations.ts'
import { SEAT_NAMES } from './names.ts'
import { publicOptions, readOptions, seatOptions } from './options.ts'
import { redeal } from './redeal.ts'
import { installCards, isImplemented, textOf } from './rules/cards.ts'
import rulesIndex from './rules/index.json' with { type: 'json' }
import { KEYWORD_ABILITIES } from './rules/keywords.ts'
import { seatsIn } from './rules/winning.ts'
import { nameOf, sayAsk, sayLog, sayOption } from './say.ts'
import { sayTable } from './say-table.ts'
import { scenario } from './scenario.ts'
import { setup } from './setup.ts'
import { clone, type DestinyOptions, STREAMS, type State } from './state.ts'
import { steps } from './steps.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { type View, view } from './view.ts'
import { whyNot } from './why-not.ts'

export { factsOf } from './facts/index.ts'
export { SEAT_NAMES, type SeatName } from './names.ts'
export { readBrought, seatOptions } from './options.ts'
export type { Choosable, Questions } from './questions.ts'
export { randomOptions } from './random-options.ts'
export { isImplemented, textOf } from './rules/cards.ts'
export { HARM } from './rules/choose.ts'
export { MOST_SHIELDS } from './rules/shields.ts'
export { SHORT, shortTextOf } from './short-text.ts'
export * from './state.ts'
export type { CardView, DieView, PileCard, PlayerView, View } from './view.ts'

installCards(TEXTS, KEYWORD_ABILITIES)

function cards(): CardEntry[] {
  return CARDS.map(({ id, name }) => ({
    id,
    name,
    implemented: isImplemented(id),
    plain: sidesOf(id).every((side) => textOf(cardNumber(side))?.abilities.length === 0),
  }))
}

/** Star Wars: Destiny by the rules reference 1.9. */
export const destiny: Game<State, DestinyOptions, View> = {
  id: about.id,
  name: about.name,
  rulesVersion: '3',
  schema: 3,
  migrations,
  formerlyUnasked,
  formerOptions,
  readOptions,
  seats: ({ decks }) => SEAT_NAMES.slice(0, decks.length),
  publicOptions,
  seatOptions,
  streams: STREAMS,
  setup,
  steps,
  clone,
  outcome: (s) => (s.winners === null ? null : { winners: s.winners, rule: s.endedBy }),
  concede(s, seat, how) {
    s.winners = seatsIn(s).filter((other) => other !== seat)
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
  sayTable,
  whyNot,
  rules: rulesIndex,
  cards,
  counts,
  coverage,
  advice,
  scenario,
}
