import type { BaseState, Game, Language, Message, MessageArg } from './api.ts'
import { canonical } from './hash.ts'
import type { Match } from './match.ts'
import { isForOne } from './offered.ts'
import { type Answer, type Ask, type AskOne, type AskSome, type Option, optionsOf } from './prompt.ts'

const LANGUAGES: readonly Language[] = ['de', 'en']

/**
 * Null, or two options of the question that a reader can't tell apart. Where one is chosen, no two may read the same; where
 * several are, interchangeable ones may, since all of them can be wanted.
 */
export function mistakable<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  match: Match<S, O, V>,
  ask: Ask,
): string | null {
  if (ask.form !== 'one' && ask.form !== 'some') return null
  const view = match.view(ask.seat)
  const firsts = match.firstLike(ask)
  const offered = optionsOf(ask).filter((_, place) => firsts === null || firsts[place] === place)
  for (const language of LANGUAGES) {
    const bySentence = new Map<string, Option>()
    for (const option of offered) {
      const said = reads(game, option, view, language)
      const first = bySentence.get(said)
      if (first === undefined) bySentence.set(said, option)
      else if (isForOne(ask) || isOther(game, match, ask, first, option))
        return `${ask.what}: ${canonical(first)} and ${canonical(option)} read the same in ${language}: ${said}`
    }
  }
  return null
}

/**
 * Null, or two options of which only one is offered although it matters which is taken. Two are interchangeable if the
 * table looks the same whichever is chosen, but for the order of things.
 */
export function notInterchangeable<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  match: Match<S, O, V>,
  ask: Ask,
): string | null {
  if (ask.form !== 'one' && ask.form !== 'some') return null
  const firsts = match.firstLike(ask)
  if (firsts === null) return null
  const all = optionsOf(ask)
  for (const [place, option] of all.entries()) {
    const first = all[firsts[place]]
    if (first !== option && isOther(game, match, ask, first, option))
      return `${ask.what}: ${canonical(first)} is offered for ${canonical(option)}, but it matters which is taken`
  }
  return null
}

/** What tells one sentence from another: its pattern, and what goes into it. */
function reads<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  option: Option,
  view: V,
  language: Language,
): string {
  if (option.do === 'yes' || option.do === 'no') return option.do
  const { key, args = {} }: Message = game.sayOption(view, option)
  const pattern = game.text[language][key] ?? key
  const said = Object.entries(args)
    .filter(([name]) => pattern.includes(`{${name}`))
    .map(([name, value]) => [name, inWords(game, value, language)])
  return canonical([pattern, said])
}

function inWords<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  value: MessageArg,
  language: Language,
): unknown {
  if (typeof value !== 'object') return value
  return 'name' in value
    ? game.nameOf(value.name, language)
    : value.map(({ name }) => game.nameOf(name, language))
}

/** Whether it makes a difference which of them is chosen. */
function isOther<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  match: Match<S, O, V>,
  ask: AskOne | AskSome,
  one: Option,
  other: Option,
): boolean {
  const after = (chosen: Option, instead: Option): string => {
    const fork = match.fork()
    fork.enter(fork.simultaneous ? 'together' : 'answer', ask.seat, answering(ask, chosen, instead))
    return unordered([
      game.scenario.picture(fork.state),
      fork.asks.map((next) => asked(game, fork.state, next)),
    ])
  }
  return after(one, other) !== after(other, one)
}

/** The answer that takes an option and leaves the other: alone, or with as many others as there must be. */
function answering(ask: AskOne | AskSome, chosen: Option, instead: Option): Answer {
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
