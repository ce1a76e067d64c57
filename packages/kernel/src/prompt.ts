import type { RuleId, Seat } from './api.ts'
import { never } from './questions.ts'
import type { Rng } from './random.ts'
import { type Refusal, refuse } from './refusal.ts'

/**
 * What a player sends: the index of an option, a number, or a list (indices in the chosen order, the shares
 * of a split, or the integers of a placement).
 */
export type Answer = number | readonly number[]

/** What a question gets back: its answer, or several where several seats were asked at once. */
export type Answers = Answer | readonly Answer[]

/** An answer to a question whose answer is one number: the index of an option, or a number itself. */
export function numberIn(answer: Answers): number {
  if (typeof answer !== 'number') throw new Error('several numbers answer a question for one')
  return answer
}

/** An answer to a question whose answer is a list. */
export function numbersIn(answer: Answers): readonly number[] {
  if (typeof answer === 'number' || !isNumbers(answer))
    throw new Error('one number answers a question for several')
  return answer
}

/** The answers of several seats that were asked at once. */
export function answersIn(answers: Answers): readonly Answer[] {
  if (typeof answers === 'number') throw new Error('one answer for several seats')
  return answers
}

function isNumbers(answer: readonly Answer[]): answer is readonly number[] {
  return typeof answer[0] !== 'object'
}

/** One thing that may be chosen: plain data, typed by each game as a union over `do`. */
export interface Option {
  readonly do: string
}

interface AskBase {
  /** Who decides. */
  readonly seat: Seat
  /** What the decision is, as a key of the game's catalogue (`ask.<what>`); public. */
  readonly what: string
  /** The rule that makes the table ask. */
  readonly rule: RuleId
  /**
   * The card or thing that asks, if one does; public. The table writes it out also where there is none: questions
   * of few shapes are read faster.
   */
  readonly about?: number | undefined
  /** How much is decided on, where the sentence is to say it (“who takes 3 damage?”); public. */
  readonly amount?: number | undefined
}

/** One of a list. */
export interface AskOne<O extends Option = Option> extends AskBase {
  readonly form: 'one'
  readonly options: Options<O>
}

/** Between `min` and `max` of a list, each at most once; the order counts if `ordered`. */
export interface AskSome<O extends Option = Option> extends AskBase {
  readonly form: 'some'
  readonly options: Options<O>
  readonly min: number
  readonly max: number
  readonly ordered: boolean
}

/** A whole number. */
export interface AskNumber extends AskBase {
  readonly form: 'number'
  readonly min: number
  readonly max: number
}

/** Shares of a total: `answer[i]` goes to option i, at most `caps[i]`; together between `min` and `max`. */
export interface AskSplit<O extends Option = Option> extends AskBase {
  readonly form: 'split'
  readonly options: Options<O>
  readonly caps: readonly number[]
  readonly min: number
  readonly max: number
  /** Options in `after` get a share only once all others are filled to their caps (ships before the base). */
  readonly after?: readonly number[] | undefined
}

/** A place on a board: `length` integers (position and angle in the game's own units). */
export interface AskPlace<A = unknown> extends AskBase {
  readonly form: 'place'
  readonly length: number
  /** What the client needs to show legal places; plain data. */
  readonly area: A
  readonly check: (place: readonly number[]) => Refusal | null
  /** Some legal place, for random play and as the client's first ghost. */
  readonly sample: (rng: Rng) => readonly number[]
}

export type Ask = AskOne | AskSome | AskNumber | AskSplit | AskPlace

/** A list, or how to make it when somebody looks. */
export type Options<O extends Option = Option> = readonly O[] | LazyOptions<O>

/** Options that are made at the first look and kept. */
export class LazyOptions<O extends Option = Option> {
  #make: (() => readonly O[]) | null
  #list: readonly O[] = []

  constructor(make: () => readonly O[]) {
    this.#make = make
  }

  get list(): readonly O[] {
    if (this.#make !== null) {
      this.#list = this.#make()
      this.#make = null
    }
    return this.#list
  }
}

/** All options that there are. Answers count in these, also where a person is offered only some of them (`offered.ts`). */
export function optionsOf<O extends Option>(ask: { readonly options: Options<O> }): readonly O[] {
  return ask.options instanceof LazyOptions ? ask.options.list : ask.options
}

/** Null, or why this answer does not fit the question. */
export function checkAnswer(ask: Ask, answer: Answer): Refusal | null {
  switch (ask.form) {
    case 'one': {
      const count = optionsOf(ask).length
      return isIndex(answer, count) ? null : refuse('not-an-option', ask.rule, { count })
    }
    case 'number':
      return isInteger(answer) && answer >= ask.min && answer <= ask.max
        ? null
        : refuse('number-out-of-range', ask.rule, { min: ask.min, max: ask.max })
    case 'some':
      return checkSome(ask, answer, optionsOf(ask).length)
    case 'split':
      return checkSplit(ask, answer)
    case 'place':
      return isList(answer) && answer.length === ask.length && answer.every(isInteger)
        ? ask.check(answer)
        : refuse('not-a-place', ask.rule, { length: ask.length })
    default:
      return never(ask)
  }
}

// Answers come from outside, so these look at what is really there rather than at its type.

function isList(answer: Answer): answer is readonly number[] {
  return Array.isArray(answer)
}

/** Minus zero is out: it equals zero, but a record could not tell the two apart. */
function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
}

function isIndex(value: unknown, count: number): value is number {
  return isInteger(value) && value >= 0 && value < count
}

function checkSome(ask: AskSome, answer: Answer, count: number): Refusal | null {
  const { min, max, rule } = ask
  if (!isList(answer)) return refuse('not-a-list', rule)
  if (answer.length < min || answer.length > max) return refuse('wrong-count', rule, { min, max })
  for (let i = 0; i < answer.length; i++) {
    if (!isIndex(answer[i], count)) return refuse('not-an-option', rule, { count })
    if (answer.indexOf(answer[i]) !== i) return refuse('chosen-twice', rule)
    // Unordered picks have one spelling, so that the same choice is the same record.
    if (!ask.ordered && i > 0 && answer[i] < answer[i - 1]) return refuse('not-ascending', rule)
  }
  return null
}

function checkSplit(ask: AskSplit, answer: Answer): Refusal | null {
  const { min, max, caps, rule } = ask
  if (!isList(answer) || answer.length !== caps.length) return refuse('not-a-list', rule)
  let total = 0
  let othersUnfilled = false
  for (let i = 0; i < answer.length; i++) {
    const share = answer[i]
    if (!isInteger(share) || share < 0 || share > caps[i])
      return refuse('share-too-large', rule, { cap: caps[i] })
    total += share
    if (share < caps[i] && !ask.after?.includes(i)) othersUnfilled = true
  }
  if (total < min || total > max) return refuse('wrong-total', rule, { min, max })
  if (othersUnfilled && ask.after?.some((i) => answer[i] > 0)) return refuse('others-first', rule)
  return null
}

/** Some legal answer, for random play. Every legal answer can come up. */
export function randomAnswer(ask: Ask, rng: Rng): Answer {
  switch (ask.form) {
    case 'one':
      return rng.int(optionsOf(ask).length)
    case 'number':
      return ask.min + rng.int(ask.max - ask.min + 1)
    case 'some':
      return randomSome(ask, rng)
    case 'split':
      return randomSplit(ask, rng)
    case 'place':
      return ask.sample(rng)
    default:
      return never(ask)
  }
}

function randomSome(ask: AskSome, rng: Rng): readonly number[] {
  const left = optionsOf(ask).map((_, i) => i)
  const count = ask.min + rng.int(Math.min(ask.max, left.length) - ask.min + 1)
  const picked: number[] = []
  for (let k = 0; k < count; k++) picked.push(left.splice(rng.int(left.length), 1)[0])
  return ask.ordered ? picked : picked.sort((a, b) => a - b)
}

function randomSplit(ask: AskSplit, rng: Rng): readonly number[] {
  const shares = ask.caps.map(() => 0)
  const most = Math.min(
    ask.max,
    ask.caps.reduce((sum, cap) => sum + cap, 0),
  )
  let left = ask.min + rng.int(most - ask.min + 1)
  const deal = (open: number[]): void => {
    while (left > 0 && open.length > 0) {
      const k = rng.int(open.length)
      const i = open[k]
      if (shares[i] === ask.caps[i]) open.splice(k, 1)
      else {
        shares[i]++
        left--
      }
    }
  }
  const late = ask.after ?? []
  deal(ask.caps.map((_, i) => i).filter((i) => !late.includes(i)))
  deal([...late])
  return shares
}
