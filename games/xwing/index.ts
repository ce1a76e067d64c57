import type { CardEntry, Game } from '@dejarik/kernel'
import { about } from './about.ts'
import { advice } from './bot/index.ts'
import { TEXTS } from './cards/texts.ts'
import { conserved } from './conserved.ts'
import { counts } from './counts.ts'
import { ENVIRONMENTS } from './environments/index.ts'
import { PILOTS, UPGRADES } from './facts/index.ts'
import { formerlyAskedAlone } from './former-rules.ts'
import { like } from './like.ts'
import { migrations } from './migrations.ts'
import { SEAT_NAMES } from './names.ts'
import { readOptions, seatOptions } from './options.ts'
import { places } from './places.ts'
import { redeal } from './redeal.ts'
import { installCards, isImplemented } from './rules/cards.ts'
import rulesIndex from './rules/index.json' with { type: 'json' }
import { DRAW } from './rules/winning.ts'
import { logArgs, nameOf, sayAsk, sayLog, sayOption } from './say.ts'
import { sayTable } from './say-table.ts'
import { scenario } from './scenario.ts'
import { SCENARIOS } from './scenarios/index.ts'
import { setup } from './setup.ts'
import { clone, opponentOf, STREAMS, type State, type XwingOptions } from './state.ts'
import { steps } from './steps.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { type View, view } from './view.ts'
import { whyNot } from './why-not.ts'

export { POINTS_LIST, POINTS_LISTS, type PointsList } from './facts/index.ts'
export { printed } from './facts/printed.ts'
export { SEAT_NAMES, type SeatName } from './names.ts'
export { ROUNDS } from './options.ts'
export type { Choosable, Questions } from './questions.ts'
export { randomOptions } from './random-options.ts'
export { allCards, cardOf, isImplemented } from './rules/cards.ts'
export type { DiceKind } from './rules/dice.ts'
export { type Environment, NO_ENVIRONMENT, playableEnvironments } from './rules/environments.ts'
export type { DialArea } from './rules/planning-phase.ts'
export type { Scenario } from './rules/scenarios.ts'
export type { PlaceArea } from './rules/setup/places.ts'
export { DRAW } from './rules/winning.ts'
export { SCENARIOS } from './scenarios/index.ts'
export * from './state.ts'
export type { ShipView, View } from './view.ts'

installCards(TEXTS, SCENARIOS, ENVIRONMENTS)

/** Pilots and upgrades; some share an id, so each says which it is. */
function cards(): CardEntry[] {
  const pilots = PILOTS.map(({ id, name, hasAbility }) => ({
    id: `pilot:${id}`,
    name,
    implemented: isImplemented('pilot', id),
    plain: !hasAbility,
  }))
  const upgrades = UPGRADES.map(({ id, name }) => ({
    id: `upgrade:${id}`,
    name,
    implemented: isImplemented('upgrade', id),
  }))
  return [...pilots, ...upgrades]
}

/** X-Wing, second edition, by the rules reference 1.4.5. */
export const xwing: Game<State, XwingOptions, View> = {
  id: about.id,
  name: about.name,
  rulesVersion: '3',
  formerlyAskedAlone,
  schema: 2,
  migrations,
  readOptions,
  seats: () => SEAT_NAMES,
  seatOptions,
  streams: STREAMS,
  setup,
  steps,
  clone,
  outcome: (s) => (s.winner < 0 ? null : { winners: s.winner === DRAW ? [] : [s.winner], rule: s.endedBy }),
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
  logArgs,
  places,
  sayTable,
  whyNot,
  rules: rulesIndex,
  cards,
  counts,
  advice,
  scenario,
}
