/**
 * What a seat is shown of a question, and what a person is offered: of interchangeable options (`Game.like`) only the
 * first, with how many there are. Answers, records and bots count in all options that there are. So what a version thinks
 * interchangeable never reaches what is stored, and who only plays on does not pay for finding it out.
 */
import type { RuleId, Seat } from './api.ts'
import { type Answer, type Ask, type AskOne, type AskSome, type Option, optionsOf } from './prompt.ts'
import { never } from './questions.ts'

/** `Game.like` for one state. */
export type Like = (option: Option) => string | number | undefined

/** Whether one alone is chosen, so that of interchangeable options one is enough. Of several, both may be wanted. */
export function isForOne(ask: Ask): ask is AskOne | AskSome {
  return ask.form === 'one' || (ask.form === 'some' && ask.max === 1)
}

/** By place among all options: the place of the first that is interchangeable with it. Null if no two are. */
export function firstLike(ask: Ask, like: Like | undefined): readonly number[] | null {
  if (like === undefined || !isForOne(ask)) return null
  const all = optionsOf(ask)
  const likes = all.map(like)
  let isOnce = true
  const firsts = all.map((option, place) => {
    const own = likes[place]
    let first = own === undefined ? place : likes.indexOf(own)
    while (all[first].do !== option.do) first = likes.indexOf(own, first + 1)
    if (first !== place) isOnce = false
    return first
  })
  return isOnce ? null : firsts
}

/** A question as it is sent to a seat: data only. Others than the asked learn who decides what, not among what. */
export interface AskView {
  readonly seat: Seat
  readonly what: string
  readonly rule: RuleId
  readonly about?: number
  readonly amount?: number
  /** Absent for all but the asked seat. */
  readonly choice?: ChoiceView
}

export type ChoiceView =
  | { readonly form: 'one'; readonly options: readonly Option[]; readonly alike?: AlikeView }
  | {
      readonly form: 'some'
      readonly options: readonly Option[]
      readonly alike?: AlikeView
      readonly min: number
      readonly max: number
      readonly ordered: boolean
    }
  | { readonly form: 'number'; readonly min: number; readonly max: number }
  | {
      readonly form: 'split'
      readonly options: readonly Option[]
      readonly caps: readonly number[]
      readonly min: number
      readonly max: number
      readonly after: readonly number[]
    }
  | { readonly form: 'place'; readonly length: number; readonly area: unknown }

/** Where some options are interchangeable: all that there are, and as which of those offered each of them is. */
export interface AlikeView {
  readonly all: readonly Option[]
  readonly as: readonly number[]
}

export function askFor(ask: Ask, seat: Seat, like?: Like): AskView {
  const head = {
    seat: ask.seat,
    what: ask.what,
    rule: ask.rule,
    ...(ask.about !== undefined && { about: ask.about }),
    ...(ask.amount !== undefined && { amount: ask.amount }),
  }
  return ask.seat === seat ? { ...head, choice: choiceOf(ask, like) } : head
}

/** What is offered, with as which of it each of all options is. */
export function choiceOf(ask: Ask, like?: Like): ChoiceView {
  switch (ask.form) {
    case 'one':
      return { form: 'one', ...offeredOnce(ask, like) }
    case 'some': {
      const { min, max, ordered } = ask
      return { form: 'some', ...offeredOnce(ask, like), min, max, ordered }
    }
    case 'number':
      return { form: 'number', min: ask.min, max: ask.max }
    case 'split': {
      const { caps, min, max, after = [] } = ask
      return { form: 'split', options: optionsOf(ask), caps, min, max, after }
    }
    case 'place':
      return { form: 'place', length: ask.length, area: ask.area }
    default:
      return never(ask)
  }
}

function offeredOnce(
  ask: AskOne | AskSome,
  like: Like | undefined,
): { readonly options: readonly Option[]; readonly alike?: AlikeView } {
  const all = optionsOf(ask)
  const firsts = firstLike(ask, like)
  if (firsts === null) return { options: all }
  const offered = [...all.keys()].filter((place) => firsts[place] === place)
  const as = firsts.map((first) => offered.indexOf(first))
  return { options: offered.map((place) => all[place]), alike: { all, as } }
}

function alikeIn(choice: ChoiceView | undefined): AlikeView | undefined {
  return choice !== undefined && 'alike' in choice ? choice.alike : undefined
}

/** For how many of the options that there are this one of those offered stands. */
export function copiesOf(choice: ChoiceView, option: number): number {
  const alike = alikeIn(choice)
  return alike === undefined ? 1 : alike.as.filter((one) => one === option).length
}

/** An answer to what is offered, as it is given: counted in all options. What is none stays none. */
export function amongAll(choice: ChoiceView | undefined, answer: Answer): Answer {
  const as = alikeIn(choice)?.as
  if (as === undefined) return answer
  return typeof answer === 'number' ? as.indexOf(answer) : answer.map((one) => as.indexOf(one))
}
