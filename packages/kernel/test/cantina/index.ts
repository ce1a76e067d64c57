/**
 * Cantina: a small game with everything in it that is hard for the kernel. Three seats, hidden hands and a
 * shared deck, secret bids, a card with six questions in a row, dice, a board, crew cards that rewrite, cancel,
 * interrupt and follow a gain, knowledge of the top card, a sudden end from inside an ability, a second schema.
 */
import {
  type Answer,
  type Ask,
  type Game,
  optionsOf,
  type Refusal,
  type Rng,
  randomAnswer,
  refuse,
} from '../../src/index.ts'
import { KINDS, kindOf } from './cards.ts'
import { scenario } from './scenario.ts'
import {
  type CantinaOptions,
  clone,
  conserved,
  fromSchema1,
  SEATS,
  STREAMS,
  type State,
  setup,
} from './state.ts'
import { steps } from './steps.ts'
import { rules, sayLog, sayOption, text } from './text.ts'
import { redeal, type View, view } from './view.ts'

export type { CantinaOptions, State, View }
export type Cantina = Game<State, CantinaOptions, View>

export const cantina: Cantina = {
  id: 'cantina',
  name: { en: 'Cantina', de: 'Cantina' },
  rulesVersion: '2',
  schema: 2,
  migrations: { 1: fromSchema1 },

  readOptions,
  seats: () => SEATS,
  streams: STREAMS,

  setup,
  steps,
  clone,
  outcome: (s) => s.result,
  concede(s, seat, how) {
    const winners = SEATS.map((_, other) => other).filter((other) => other !== seat)
    s.result = { winners, rule: how === 'resign' ? 'ca.end.2' : 'ca.end.3' }
  },

  view,
  redeal,
  conserved,

  text,
  nameOf: (id) => kindOf(Number(id)),
  sayAsk: (_, { what }) => ({ key: `ask.${what}` }),
  sayOption,
  sayLog,
  whyNot: (seen, seat, thing) =>
    seen.sides[seat].hand?.includes(Number(thing)) ? null : refuse('not-in-hand', 'ca.turn.1'),

  rules,
  cards: () => KINDS.map((id) => ({ id, name: { en: id, de: id }, implemented: true })),
  advice: {
    greedy: firstAnswer,
    evaluate: (s, seat) => s.sides[seat].credits / 30,
    candidates: (_, ask) =>
      ask.form === 'one' ? optionsOf(ask).map((_, i) => i) : [firstAnswer(_, ask, FIRST)],
    keyOf: (_, ask, answer) => `${ask.what} ${answer}`,
  },
  scenario,
}

const FIRST: Rng = { int: () => 0 }

function firstAnswer(_: State, ask: Ask, rng: Rng): Answer {
  return ask.form === 'place' ? ask.sample(rng) : randomAnswer(ask, FIRST)
}

function readOptions(raw: unknown): CantinaOptions | Refusal {
  if (typeof raw !== 'object' || raw === null) return refuse('options-not-an-object')
  const { rounds = 3, glitch = false } = raw as { [name: string]: unknown }
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > 5)
    return refuse('options-rounds', undefined, { min: 1, max: 5 })
  return { rounds, glitch: glitch === true }
}
