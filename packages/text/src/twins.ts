import {
  type Ask,
  type AskOne,
  type AskSome,
  type BaseState,
  FastRng,
  type Game,
  isRefusal,
  type Language,
  Match,
  type Option,
  optionsOf,
  randomAnswer,
} from '@dejarik/kernel'
import type { ListenSettings } from './missing.ts'
import { type Speaker, speaker } from './speaker.ts'

/** Two options of one question that read the same and are not. */
export interface Twins {
  readonly what: string
  readonly language: Language
  readonly said: string
  readonly options: readonly [Option, Option]
}

const LANGUAGES: readonly Language[] = ['de', 'en']

/**
 * For tests: options that a reader can't tell apart although it matters which is taken, as random matches bring them up: one of each
 * kind. Two of a kind are interchangeable if the table looks the same whichever is chosen, but for the order of things.
 */
export function twins<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  settings: ListenSettings = {},
): readonly Twins[] {
  const { matches = 20, options: variants = [{}] } = settings
  const found = new Map<string, Twins>()
  const speakers = LANGUAGES.map((language) => speaker(game, language))
  for (let i = 0; i < matches; i++) {
    const options = game.readOptions(variants[i % variants.length])
    if (isRefusal(options)) throw new Error(`options ${i % variants.length}: ${options.refused}`)
    const rng = new FastRng(i, 5)
    const match = Match.start(game, options, `twins ${i}`, { keep: 1 })
    while (!match.over) {
      const ask = match.asks[0]
      if (ask.form === 'one' || ask.form === 'some')
        for (const twin of twinsOf(speakers, match, ask)) {
          const key = `${twin.what} ${twin.options[0].do} ${twin.options[1].do}`
          if (!found.has(key) && isOther(game, match, ask, twin)) found.set(key, twin)
        }
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
  }
  return [...found.values()]
}

function twinsOf<S extends BaseState, O, V>(
  speakers: readonly Speaker<V>[],
  match: Match<S, O, V>,
  ask: AskOne | AskSome,
): Twins[] {
  const { seat, what } = ask
  const view = match.view(seat)
  return speakers.flatMap((speaks) => {
    const { language } = speaks
    const bySentence = new Map<string, Option>()
    return optionsOf(ask).flatMap((option): Twins[] => {
      const said = speaks.option(view, option)
      const first = bySentence.get(said)
      if (first !== undefined) return [{ what, language, said, options: [first, option] }]
      bySentence.set(said, option)
      return []
    })
  })
}

/** Whether it makes a difference which of them is chosen. */
function isOther<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  match: Match<S, O, V>,
  ask: AskOne | AskSome,
  { options: [one, other] }: Twins,
): boolean {
  const after = (chosen: Option, instead: Option): string => {
    const fork = match.fork()
    fork.answer(ask.seat, answering(ask, chosen, instead))
    return unordered([
      game.scenario.picture(fork.state),
      fork.asks.map((next) => asked(game, fork.state, next)),
    ])
  }
  return after(one, other) !== after(other, one)
}

/** The answer that takes an option and leaves the other: alone, or with as many others as there must be. */
function answering(ask: AskOne | AskSome, chosen: Option, instead: Option): number | readonly number[] {
  const options = optionsOf(ask)
  const place = options.indexOf(chosen)
  if (ask.form === 'one') return place
  const others = [...options.keys()].filter((i) => i !== place && options[i] !== instead)
  const all = [place, ...others.slice(0, Math.max(0, ask.min - 1))]
  return ask.ordered ? all : all.sort((a, b) => a - b)
}

function asked<S extends BaseState, O, V>(game: Game<S, O, V>, state: S, ask: Ask): unknown {
  const { seat, what } = ask
  return ask.form === 'one' || ask.form === 'some'
    ? { seat, what, options: optionsOf(ask).map((one) => game.scenario.words(state, one)) }
    : { seat, what }
}

/** As text, with lists in no order: in which order cards lie in a hand makes no difference to anybody. */
function unordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(unordered).sort().join(',')}]`
  if (value === null || typeof value !== 'object') return String(JSON.stringify(value))
  const fields = Object.entries(value).map(([key, one]) => `${key}:${unordered(one)}`)
  return `{${fields.sort().join(',')}}`
}
