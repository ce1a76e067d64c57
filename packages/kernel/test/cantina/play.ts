import {
  type Answer,
  askFor,
  canonical,
  FastRng,
  Match,
  type MatchSettings,
  optionsOf,
  randomAnswer,
  runScenario,
  type Scenario,
  type ScenarioLine,
  type Seat,
} from '../../src/index.ts'
import { type Cantina, type CantinaOptions, cantina, type State, type View } from './index.ts'

export type CantinaMatch = Match<State, CantinaOptions, View>

export const HAN = 0
export const LANDO = 1
export const QIRA = 2

export const OPTIONS: CantinaOptions = { rounds: 3, glitch: false }

export function start(seed: string, settings?: MatchSettings, game: Cantina = cantina): CantinaMatch {
  return Match.start(game, OPTIONS, seed, settings)
}

/** A match in which somebody is about to decide, given as in a scenario file: the first of `sides` is active. */
export function situation(
  sides: { readonly [seat: string]: { hand?: string[]; crew?: string[]; credits?: number } },
  more: { deck?: string[]; turnsLeft?: number; dice?: number[] } = {},
  settings: MatchSettings = { log: true },
): CantinaMatch {
  const given = { active: Object.keys(sides)[0], sides, ...more }
  const state = cantina.scenario.position(given, Array<number>(8).fill(7)) as State
  state.rng.script = [[], more.dice ?? []]
  return Match.at(cantina, OPTIONS, 'situation', state, settings)
}

/** Answers the open question (of `seat`, if several are asked) with the option that these words describe. */
export function choose(match: CantinaMatch, words: { [word: string]: string | number }, seat?: Seat): void {
  const ask = seat === undefined ? match.ask : match.askOf(seat)
  if (ask?.form !== 'one') throw new Error(`nobody chooses one of a list here, but ${ask?.what}`)
  const i = optionsOf(ask).findIndex((option) => {
    const said = cantina.scenario.words(match.state, option)
    return Object.keys(words).every((word) => said[word] === words[word])
  })
  const no = match.answer(ask.seat, i)
  if (no !== null) throw new Error(`${canonical(words)}: ${no.refused}`)
}

/** Answers the open question. */
export function give(match: CantinaMatch, answer: Answer): void {
  const no = match.answer(match.ask!.seat, answer)
  if (no !== null) throw new Error(`${match.ask?.what} ${canonical(answer)}: ${no.refused}`)
}

/** One random decision, of any seat that is asked. */
export function stepOn(match: CantinaMatch, rng: FastRng): void {
  const ask = match.asks[rng.int(match.asks.length)]
  match.answer(ask.seat, randomAnswer(ask, rng))
}

/** Plays at random, to the end or while `going` says so. */
export function playOn(match: CantinaMatch, salt: number, going: () => boolean = () => true): CantinaMatch {
  const rng = new FastRng(salt, 5)
  while (!match.over && going()) stepOn(match, rng)
  return match
}

/** The state and what is asked, as text. */
export function position(match: CantinaMatch): string {
  return canonical([match.state, match.asks.map((ask) => askFor(ask, ask.seat))])
}

/** Everything that must be the same in two matches at the same prompt. */
export function standing(match: CantinaMatch): string {
  const { n, over, midStep, barrier, outcome } = match
  return canonical([position(match), n, over, midStep, barrier, outcome])
}

/** What goes wrong with a scenario, '' if nothing does. */
export function problemOf(
  given: object,
  when: readonly ScenarioLine[],
  holds: Scenario['then'],
  more: Partial<Scenario> = {},
): string {
  const title = { en: 'A test', de: 'Ein Test' }
  // biome-ignore lint/suspicious/noThenProperty: the word of the format
  return runScenario(cantina, { game: 'cantina', title, rules: [], given, when, then: holds, ...more })
    .problem
}
