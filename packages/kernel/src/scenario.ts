import type { BaseState, Game, RuleId, Words } from './api.ts'
import { type BlankSentence, filled } from './blank-sentence.ts'
import { Endless } from './fold.ts'
import { canonical } from './hash.ts'
import { Match } from './match.ts'
import { type Answer, type Ask, type Option, optionsOf } from './prompt.ts'
import { newRngState, type ScriptedDraw, ScriptMisfit } from './random.ts'
import { isRefusal } from './refusal.ts'
import { RulesBug } from './rules-bug.ts'
import { keyOf } from './seed.ts'

/** An option in words, or part of it: every word given must agree. */
export interface Pattern {
  readonly [word: string]: string | number
}

/** One line of `when`. */
export interface ScenarioLine {
  /** Who answers; left out only in a line that says no more than what holds. */
  readonly seat?: string
  /** The option taken; a list where several are chosen. */
  readonly choose?: Pattern | readonly Pattern[]
  readonly number?: number
  /** Shares by option, in words: `[[{ ship: 'Star Destroyer' }, 3], …]`. */
  readonly split?: readonly (readonly [Pattern, number])[]
  readonly place?: readonly number[]
  /** Exactly these are offered, each at least once. */
  readonly offered?: readonly Pattern[]
  /** At least these, and none of those. */
  readonly offers?: readonly Pattern[]
  readonly offersNot?: readonly Pattern[]
  /** What is asked, as a key. */
  readonly asks?: string
  /** What holds at this moment. */
  readonly holds?: { readonly [path: string]: unknown }
}

/** A situation as data: given a position, when these answers, then this holds. See `docs/scenarios.md`. */
export interface Scenario {
  readonly game: string
  readonly title: Words
  readonly rules: readonly RuleId[]
  /** English names of the cards whose ability it shows, for `dejarik cards`. */
  readonly cards?: readonly string[]
  /** Of the match; may stand in `given` instead, which is where the game's reader finds them. */
  readonly options?: unknown
  readonly given: object
  /** Outcomes of the random streams, by name. */
  readonly script?: { readonly [stream: string]: readonly ScriptedDraw[] }
  readonly when: readonly ScenarioLine[]
  readonly then: { readonly [path: string]: unknown }
}

const LINE_WORDS: { readonly [W in keyof Required<ScenarioLine>]: true } = {
  seat: true,
  choose: true,
  number: true,
  split: true,
  place: true,
  offered: true,
  offers: true,
  offersNot: true,
  asks: true,
  holds: true,
}

/** Which word of a line answers which form of question. */
const ANSWER_WORD = {
  one: 'choose',
  some: 'choose',
  number: 'number',
  split: 'split',
  place: 'place',
} as const

export interface ScenarioResult {
  readonly title: Words
  readonly rules: readonly RuleId[]
  readonly passed: boolean
  /** What went wrong and in which line, empty if it passed. */
  readonly problem: string
  /** The same as a sentence with blanks, for other languages; null if it passed. */
  readonly why: BlankSentence | null
}

/** Thrown inside the runner only; becomes `problem`. */
class Problem extends Error {
  readonly why: BlankSentence

  constructor(english: string, args: BlankSentence['args'] = {}) {
    super(filled({ english, args }))
    this.why = { english, args }
  }
}

export function runScenario<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  scenario: Scenario,
): ScenarioResult {
  const { title, rules } = scenario
  try {
    new Run(game, scenario).play()
    return { title, rules, passed: true, problem: '', why: null }
  } catch (error) {
    const problem = problemIn(error)
    if (problem === null) throw error
    return { title, rules, passed: false, problem: problem.message, why: problem.why }
  }
}

/** A script that can't be, and a position from which nobody is ever asked, are met deep inside the rules, but are the scenario's mistake. */
function problemIn(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  const cause = error instanceof RulesBug ? error.cause : error
  if (cause instanceof ScriptMisfit) return new Problem('script: {why}', { why: cause.message })
  if (cause instanceof Endless)
    return new Problem(
      'given: from this position on nobody is ever asked anything; it goes round at {step}',
      {
        step: cause.step,
      },
    )
  return null
}

/** The match at the first prompt of a scenario that runs, for clients that let people play it. */
export function openScenario<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  scenario: Scenario,
): Match<S, O, V> {
  return new Run(game, scenario).match
}

class Run<S extends BaseState, O, V> {
  readonly #game: Game<S, O, V>
  readonly #scenario: Scenario
  readonly match: Match<S, O, V>

  constructor(game: Game<S, O, V>, scenario: Scenario) {
    this.#game = game
    this.#scenario = scenario
    if (scenario.game !== game.id)
      throw new Problem('game: this is a scenario of {theirs}, not of {ours}', {
        theirs: scenario.game,
        ours: game.id,
      })
    const { given } = scenario
    const options = game.readOptions(scenario.options ?? ('options' in given ? given.options : null) ?? {})
    if (isRefusal(options)) throw new Problem('options: {why}', { why: canonical(options) })
    for (const id of scenario.rules)
      if (!game.rules.rules.some((rule) => rule.id === id))
        throw new Problem('rules: there is no rule {id}', { id })
    for (const name of Object.keys(scenario.script ?? {}))
      if (!game.streams.includes(name))
        throw new Problem('script: there is no stream {name}; streams are {streams}', {
          name,
          streams: game.streams.join(', '),
        })
    const seed = 'scenario'
    const state = game.scenario.position({ ...given, options }, keyOf(seed))
    if (isRefusal(state))
      throw new Problem('given: {refused} {args}', {
        refused: state.refused,
        args: canonical(state.args ?? {}),
      })
    state.rng = newRngState(keyOf(seed), game.streams.length)
    state.rng.script = game.streams.map((name) => scenario.script?.[name] ?? [])
    this.match = Match.at(game, options, seed, state, { log: true })
  }

  play(): void {
    for (const [i, line] of this.#scenario.when.entries()) this.#line(line, `when ${i + 1}`)
    this.#holds(this.#scenario.then, 'then')
  }

  #line(line: ScenarioLine, where: string): void {
    for (const word of Object.keys(line))
      if (!Object.hasOwn(LINE_WORDS, word))
        throw new Problem('{where}: {word} is not understood; words are {words}', {
          where,
          word,
          words: Object.keys(LINE_WORDS).join(', '),
        })
    if (line.holds !== undefined) this.#holds(line.holds, where)
    if (line.seat === undefined) {
      if (Object.keys(line).some((word) => word !== 'holds'))
        throw new Problem('{where}: seat is missing; {asked}', { where, asked: this.#asked() })
      return
    }
    const seat = this.#game.scenario.seats.indexOf(line.seat)
    if (seat < 0)
      throw new Problem('{where}: there is no seat {seat}; seats are {seats}', {
        where,
        seat: line.seat,
        seats: this.#game.scenario.seats.join(', '),
      })
    const ask = this.match.askOf(seat)
    if (ask === null)
      throw new Problem('{where}: {seat} is not asked; {asked}', {
        where,
        seat: line.seat,
        asked: this.#asked(),
      })
    if (line.asks !== undefined && line.asks !== ask.what)
      throw new Problem('{where}: expected the question {question}, but {asked}', {
        where,
        question: line.asks,
        asked: this.#asked(),
      })
    this.#offers(line, ask, where)
    const answer = this.#answer(line, ask, where)
    if (answer === null) return
    const no = this.match.answer(seat, answer)
    if (no !== null)
      throw new Problem('{where}: refused, {refused} ({rule})', {
        where,
        refused: no.refused,
        rule: no.rule ?? { english: 'no rule', args: {} },
      })
  }

  #offers(line: ScenarioLine, ask: Ask, where: string): void {
    const { offered, offers, offersNot } = line
    if (offered === undefined && offers === undefined && offersNot === undefined) return
    const words = this.#words(ask)
    const list = words.map((w) => canonical(w)).join(' ')
    for (const pattern of [...(offered ?? []), ...(offers ?? [])])
      if (!words.some((w) => fits(w, pattern)))
        throw new Problem('{where}: {option} is not offered; offered: {offered}', {
          where,
          option: canonical(pattern),
          offered: list,
        })
    for (const pattern of offersNot ?? [])
      if (words.some((w) => fits(w, pattern)))
        throw new Problem('{where}: {option} is offered', { where, option: canonical(pattern) })
    if (offered !== undefined)
      for (const w of words)
        if (!offered.some((pattern) => fits(w, pattern)))
          throw new Problem('{where}: {option} is offered too', { where, option: canonical(w) })
  }

  #answer(line: ScenarioLine, ask: Ask, where: string): Answer | null {
    const given = Object.values(ANSWER_WORD).find((word) => line[word] !== undefined)
    if (given === undefined) return null
    if (given !== ANSWER_WORD[ask.form])
      throw new Problem('{where}: {question} is answered with {word}, not with {given}', {
        where,
        question: ask.what,
        word: ANSWER_WORD[ask.form],
        given,
      })
    if (line.number !== undefined) return line.number
    if (line.place !== undefined) return line.place
    if (line.split !== undefined) return this.#shares(line.split, ask, where)
    const patterns = [line.choose ?? []].flat()
    const picked: number[] = []
    for (const pattern of patterns) picked.push(this.#find(pattern, ask, where, picked))
    if (ask.form !== 'one') return ask.form === 'some' && ask.ordered ? picked : picked.sort((a, b) => a - b)
    if (picked.length !== 1)
      throw new Problem('{where}: {question} takes one choice, not {count}', {
        where,
        question: ask.what,
        count: picked.length,
      })
    return picked[0]
  }

  #shares(split: readonly (readonly [Pattern, number])[], ask: Ask, where: string): readonly number[] {
    const shares = this.#words(ask).map(() => 0)
    const taken: number[] = []
    for (const [pattern, share] of split) {
      const i = this.#find(pattern, ask, where, taken)
      shares[i] = share
      taken.push(i)
    }
    return shares
  }

  /** The first option that fits and is not taken yet; copies of a card are interchangeable. */
  #find(pattern: Pattern, ask: Ask, where: string, taken: readonly number[]): number {
    const words = this.#words(ask)
    const i = words.findIndex((w, k) => fits(w, pattern) && !taken.includes(k))
    if (i < 0)
      throw new Problem('{where}: {option} is not offered; offered: {offered}', {
        where,
        option: canonical(pattern),
        offered: words.map((w) => canonical(w)).join(' '),
      })
    return i
  }

  #words(ask: Ask): readonly Pattern[] {
    if (ask.form === 'number' || ask.form === 'place') return []
    return optionsOf(ask).map((option: Option) => this.#game.scenario.words(this.match.state, option))
  }

  #holds(expected: { readonly [path: string]: unknown }, where: string): void {
    const { seats } = this.#game.scenario
    const winners = this.match.outcome?.winners.map((seat) => seats[seat]) ?? []
    const picture = {
      ...this.#game.scenario.picture(this.match.state),
      over: this.match.over,
      winner: winners.length === 1 ? winners[0] : null,
      asked: this.match.asks.map((ask) => seats[ask.seat]),
      question: this.match.ask?.what ?? null,
    }
    for (const path of Object.keys(expected)) {
      const value = at(picture, path)
      if (value === undefined)
        throw new Problem('{where}: there is no {path}; {nearest}', {
          where,
          path,
          nearest: nearest(picture, path),
        })
      const found = canonical(value)
      if (found !== canonical(expected[path]))
        throw new Problem('{where}: {path} is {found}, not {expected}', {
          where,
          path,
          found,
          expected: canonical(expected[path]),
        })
    }
  }

  #asked(): BlankSentence {
    if (this.match.over) return { english: 'the match is over', args: {} }
    const who = this.match.asks.map(({ seat, what }) => `${this.#game.scenario.seats[seat]} ${what}`)
    return { english: 'asked: {who}', args: { who: who.join(', ') } }
  }
}

function fits(words: Pattern, pattern: Pattern): boolean {
  return Object.keys(pattern).every((word) => words[word] === pattern[word])
}

/** What `path` leads to, undefined if nothing. */
function at(picture: unknown, path: string): unknown {
  let part = picture
  for (const key of path.split('.')) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined
    part = Object.entries(part).find(([name]) => name === key)?.[1]
  }
  return part
}

/** How far a path leads that leads nowhere, and what there is from there. */
function nearest(picture: unknown, path: string): BlankSentence {
  const keys = path.split('.')
  while (keys.length > 0 && at(picture, keys.join('.')) === undefined) keys.pop()
  const place = keys.join('.')
  const part = keys.length === 0 ? picture : at(picture, place)
  if (typeof part !== 'object' || part === null)
    return { english: '{place} is {value}', args: { place, value: canonical(part) } }
  const args = { place, names: Object.keys(part).join(', ') }
  return { english: keys.length === 0 ? 'there are {names}' : '{place} has {names}', args }
}
