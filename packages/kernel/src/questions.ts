/**
 * A game's questions, as types. Each game lists in `questions.ts` what it can ask, of which form, with which options:
 *
 *     export type Questions = {
 *       action: One<Play | Pass>
 *       discard: Some<Discard>
 *       dials: Place<DialArea>
 *       reroll: One<Die> | Some<Die>
 *     }
 *
 * Whoever asks (`Table<State, Questions>`) and whoever reads what was asked (sentences, boards, bots, scenario files) is
 * typed by that list. A reader is a table with an entry for each question (`ByQuestion`) or each kind of option
 * (`ByOption`): one that is missing or too many does not compile.
 */
import type { Catalogue, Message } from './api.ts'
import type { Ask, AskNumber, AskOne, AskPlace, AskSome, AskSplit, Option } from './prompt.ts'

/** One of a list. */
export interface One<O extends Option = Option> {
  readonly form: 'one'
  readonly options: O
}
/** Some of a list. */
export interface Some<O extends Option = Option> {
  readonly form: 'some'
  readonly options: O
}
/** Shares of a total. */
export interface Split<O extends Option = Option> {
  readonly form: 'split'
  readonly options: O
}
/** A whole number. */
export interface Count {
  readonly form: 'number'
}
/** A place on a board; `A` is what a client is told of the legal ones. */
export interface Place<A = unknown> {
  readonly form: 'place'
  readonly area: A
}

export type Question = One | Some | Split | Count | Place
export type Form = Question['form']

/** By what is asked. Without a list of its own a game can ask anything: the kernel's own point of view. */
export type Questions = { readonly [what: string]: Question }

/** Yes or no: what `may` asks. */
export interface Yes extends Option {
  readonly do: 'yes'
}
export interface No extends Option {
  readonly do: 'no'
}

/** How a yes or no is said, whatever the game. */
export const YES_NO_WORDS = {
  yes: (): Message => ({ key: 'option.yes' }),
  no: (): Message => ({ key: 'option.no' }),
}

/** Whether nothing is known of a game's questions. */
type IsOpen<Q> = string extends keyof Q ? true : false

/** What can be asked in a form. */
export type WhatOf<Q, F extends Form = Form> =
  IsOpen<Q> extends true
    ? string
    : { [W in keyof Q]: [Extract<Q[W], { readonly form: F }>] extends [never] ? never : W }[keyof Q] & string

/** What can be asked in a form with such options: all that are offered belong to the question. */
export type Offering<Q, F extends Form, O> =
  IsOpen<Q> extends true
    ? string
    : { [W in WhatOf<Q, F>]: [O] extends [OptionOf<Q, W>] ? W : never }[WhatOf<Q, F>]

/** What can be asked for a place in such an area. */
export type Placing<Q, A> =
  IsOpen<Q> extends true
    ? string
    : { [W in WhatOf<Q, 'place'>]: [A] extends [AreaOf<Q, W>] ? W : never }[WhatOf<Q, 'place'>]

/** The options of a question. */
export type OptionOf<Q, W> =
  IsOpen<Q> extends true
    ? Option
    : W extends keyof Q
      ? Q[W] extends { readonly options: infer O extends Option }
        ? O
        : never
      : never

/** What a client is told of the legal places of a question. */
export type AreaOf<Q, W> =
  IsOpen<Q> extends true
    ? unknown
    : W extends keyof Q
      ? Q[W] extends { readonly area: infer A }
        ? A
        : never
      : never

/** Every option of a game. */
export type AnyOption<Q> = OptionOf<Q, keyof Q>
export type DoOf<Q> = AnyOption<Q>['do']
/** Options of one kind, from whichever question. */
export type OptionDoing<Q, D> = Extract<AnyOption<Q>, { readonly do: D }>

/** A question as its game knows it: `what` tells its options apart, so that a `switch` over it is exhaustive. */
export type AskOf<Q> =
  IsOpen<Q> extends true
    ? Ask
    : { readonly [W in WhatOf<Q>]: AskedAs<Q, W> & { readonly what: W } }[WhatOf<Q>]
type AskedAs<Q, W> = W extends keyof Q ? AskedIn<Q[W]> : never
/** By itself for each form, where a question has two. */
type AskedIn<X> =
  X extends One<infer O>
    ? AskOne<O>
    : X extends Some<infer O>
      ? AskSome<O>
      : X extends Split<infer O>
        ? AskSplit<O>
        : X extends Place<infer A>
          ? AskPlace<A>
          : AskNumber

/** What the kernel asks for a game comes from that game's table, which lets nothing else be asked. */
export function asked<Q>(ask: Ask): AskOf<Q> {
  return ask as AskOf<Q>
}

/** At the end of a `switch` over all kinds of something: a forgotten one does not compile. */
export function never(forgotten: never): never {
  throw new UnknownQuestion('question', JSON.stringify(forgotten))
}

/** An entry for each kind of option, called with the option and whatever else its reader needs. */
export type ByOption<Q, Rest extends readonly unknown[], R> = {
  readonly [D in DoOf<Q>]: (option: OptionDoing<Q, D>, ...rest: Rest) => R
}

/** An entry for each question. */
export type ByQuestion<Q, V> = { readonly [W in WhatOf<Q>]: V }

/** One reader for several kinds: `{ ...sameFor(['play', 'buy'], sayCard), … }`. */
export function sameFor<D extends string, F>(kinds: readonly D[], reader: F): { readonly [K in D]: F } {
  return Object.fromEntries(kinds.map((kind) => [kind, reader])) as { readonly [K in D]: F }
}

/**
 * Reads options by a table with an entry for each kind. Options come from the game's own questions, so each has its
 * entry; one that has none was made by other rules than these.
 */
export function readOption<Q, Rest extends readonly unknown[], R>(
  table: ByOption<Q, Rest, R>,
): (option: Option, ...rest: Rest) => R {
  const entries: { readonly [kind: string]: unknown } = table
  return (option, ...rest) => {
    const entry = Object.hasOwn(entries, option.do) ? entries[option.do] : undefined
    if (entry === undefined) throw new UnknownQuestion('option', option.do)
    return (entry as (option: Option, ...rest: Rest) => R)(option, ...rest)
  }
}

/** The sentences of a game's questions, as its catalogue has them. */
export function askWords<Q>(asks: ByQuestion<Q, string>): Catalogue {
  return Object.fromEntries(Object.entries<string>(asks).map(([what, words]) => [`ask.${what}`, words]))
}

/** The same for questions. */
export function readQuestion<Q, V>(table: ByQuestion<Q, V>): (ask: Pick<Ask, 'what'>) => V {
  const entries: { readonly [what: string]: V } = table
  return ({ what }) => {
    if (!Object.hasOwn(entries, what)) throw new UnknownQuestion('question', what)
    return entries[what]
  }
}

/** A question or an option that this version of a game does not know. */
export class UnknownQuestion extends Error {
  constructor(kind: 'question' | 'option', name: string) {
    super(`there is no ${kind} ${name}`)
  }
}

declare const kind: unique symbol
/** A number that stands for one kind of thing: a card is no figure, though both are numbers. */
export type Id<Name extends string> = number & { readonly [kind]?: Name }
