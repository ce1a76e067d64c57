import type { BaseState, Flow, RuleId, Seat } from './api.ts'
import type { LogArgs, LogEntry } from './log.ts'
import {
  type Answer,
  type Ask,
  type AskPlace,
  type AskSplit,
  answersIn,
  numberIn,
  numbersIn,
  type Option,
} from './prompt.ts'
import type { AnyOption, AskOf, No, Offering, Placing, Questions, WhatOf, Yes } from './questions.ts'
import { drawInt, type OutcomeName, shuffle } from './random.ts'

/** Why the table asks: the rule, and the card or thing behind it. */
export interface Cite {
  readonly rule: RuleId
  readonly about?: number
  /** How much is decided on. */
  readonly amount?: number
}

/** What the match does for a step. */
export interface Host {
  /** Receives log entries; absent while nobody listens (search, replay of a fork). */
  hear: ((entry: Omit<LogEntry, 'n'>) => void) | null
  /** Whether a log is kept at all: `hear` is absent also while something is replayed that the log has told already. */
  readonly keepsLog?: boolean
  /** Called when something hidden became known: answers up to here can't be taken back freely. */
  revealed(why: string): void
  /**
   * Called when chance decides something. This and `hinges` are absent where nobody will ever take back (playouts), and
   * where what can be taken back is known (a fork).
   */
  chance?: (() => void) | undefined
  hinges?: Hinges | undefined
  /** Hears of questions that are not asked, since nothing can differ (`Game.formerlyAskedAlone`). */
  readonly unasked?: Unasked | undefined
}

export type Unasked = (what: string, rule: RuleId) => void

/** See `Table.hinges`. */
export type Hinges = (owner: Seat, why: string, could: () => boolean) => void

/** Thrown by `t.over()`: the match ends at once, wherever the rules are. */
export class MatchOver {}

/** What a step works with: the state, and everything it may do besides changing it. `Q` are the game's questions. */
export class Table<S extends BaseState, Q = Questions> {
  readonly state: S
  readonly #host: Host
  /** Announced, and nothing has been told since. */
  #unsaid: Omit<LogEntry, 'n'>[] = []

  constructor(state: S, host: Host) {
    this.state = state
    this.#host = host
  }

  /** One of the options. A single option is taken without asking. */
  *choose<O extends AnyOption<Q>>(
    seat: Seat,
    what: Offering<Q, 'one', O>,
    options: readonly O[],
    cite: Cite,
  ): Flow<O> {
    if (options.length === 1) {
      this.#host.unasked?.(what, cite.rule)
      return options[0]
    }
    const answer = yield this.question(seat, what, options, cite)
    return options[numberIn(answer)]
  }

  /** Like `choose`, but asks even when there is one option: for a turn's main decision. */
  *decide<O extends AnyOption<Q>>(
    seat: Seat,
    what: Offering<Q, 'one', O>,
    options: readonly O[],
    cite: Cite,
  ): Flow<O> {
    const answer = yield this.question(seat, what, options, cite)
    return options[numberIn(answer)]
  }

  /** A question is not asked, since nothing can differ by its answer; older rules may have asked it (`Game.formerlyAskedAlone`). */
  unasked(what: string, rule: RuleId): void {
    this.#host.unasked?.(what, rule)
  }

  /**
   * The question of `decide`, to be yielded by a step itself: `const answer = yield t.question(…)`. It saves the
   * flow around it, which counts on the path of nearly every decision of a match.
   */
  question<O extends AnyOption<Q>>(
    seat: Seat,
    what: Offering<Q, 'one', O>,
    options: readonly O[],
    cite: Cite,
  ): Ask {
    return one(seat, what, options, cite)
  }

  /** Between `min` and `max` of the options, cut down to what there is. Asked only if there is a choice. */
  *chooseSome<O extends AnyOption<Q>>(
    seat: Seat,
    what: Offering<Q, 'some', O>,
    options: readonly O[],
    count: { min: number; max: number; ordered?: boolean },
    cite: Cite,
  ): Flow<O[]> {
    const max = Math.min(count.max, options.length)
    const min = Math.min(count.min, max)
    const ordered = count.ordered ?? false
    if (max === 0) return []
    if (min === options.length && !(ordered && min > 1)) return options.slice()
    const { rule, about, amount } = cite
    const answer = yield { form: 'some', seat, what, rule, about, amount, options, min, max, ordered }
    return numbersIn(answer).map((i) => options[i])
  }

  /** Yes or no, spelled as options so that every client can show them. */
  *may(seat: Seat, what: Offering<Q, 'one', Yes | No>, cite: Cite): Flow<boolean> {
    const answer = yield one(seat, what, YES_NO, cite)
    return answer === 0
  }

  *chooseNumber(
    seat: Seat,
    what: WhatOf<Q, 'number'>,
    range: { min: number; max: number },
    cite: Cite,
  ): Flow<number> {
    if (range.min > range.max) throw new Error(`no number for ${what}: from ${range.min} to ${range.max}`)
    if (range.min === range.max) return range.min
    const { rule, about, amount } = cite
    const answer = yield { form: 'number', seat, what, rule, about, amount, min: range.min, max: range.max }
    return numberIn(answer)
  }

  /** Shares of a total; see `AskSplit`. */
  *split<O extends AnyOption<Q>>(
    seat: Seat,
    what: Offering<Q, 'split', O>,
    parts: Pick<AskSplit, 'caps' | 'min' | 'max' | 'after'> & { readonly options: readonly O[] },
    cite: Cite,
  ): Flow<readonly number[]> {
    const most = parts.caps.reduce((sum, cap) => sum + cap, 0)
    if (parts.min > Math.min(parts.max, most))
      throw new Error(`no split for ${what}: at least ${parts.min} of at most ${Math.min(parts.max, most)}`)
    const { rule, about, amount } = cite
    const { options, caps, min, max, after } = parts
    const answer = yield { form: 'split', seat, what, rule, about, amount, options, caps, min, max, after }
    return numbersIn(answer)
  }

  *place<A>(
    seat: Seat,
    what: Placing<Q, A>,
    where: Pick<AskPlace, 'length' | 'check' | 'sample'> & { readonly area: A },
    cite: Cite,
  ): Flow<readonly number[]> {
    const answer = yield { form: 'place', seat, what, ...where, ...cite }
    return numbersIn(answer)
  }

  /**
   * Asks several seats at once and in secret. Answers come back in the order of `asks`; a seat can be asked
   * only one thing at a time. Build options with `LazyOptions` where they depend on what only that seat knows.
   */
  *together(asks: readonly AskOf<Q>[]): Flow<readonly Answer[]> {
    if (asks.length === 0) return []
    if (new Set(asks.map((ask) => ask.seat)).size < asks.length)
      throw new Error(`one seat is asked twice at once: ${asks.map((ask) => ask.what).join(', ')}`)
    const answers = yield asks
    return answersIn(answers)
  }

  /**
   * A fair number from 0 to n − 1. With `nameOf`, scripts can say by its name what is drawn. Nobody takes back freely what
   * chance has decided.
   */
  int(stream: number, n: number, nameOf?: OutcomeName): number {
    if (n > 1) this.#host.chance?.()
    return drawInt(this.state.rng, stream, n, nameOf)
  }

  shuffle(stream: number, list: number[]): void {
    shuffle(this.state.rng, stream, list)
  }

  /**
   * Something hidden became known to somebody: the moves so far can't be taken back without consent. Said before the
   * log speaks of it.
   */
  revealed(why: string): void {
    this.#host.revealed(why)
  }

  /**
   * Write `t.hinges?.(owner, 'hand', () => …)` where it depends on something that only `owner` sees whether he is asked
   * now, or what happens. Either way the others learn of it, so none of them may freely take back the answer that led
   * here. `could` says whether anything that `owner` may have would make a difference. It must see no more than the
   * others do: a way back that is there or not would tell them as well. Undefined while nobody could take back.
   */
  get hinges(): Hinges | undefined {
    return this.#host.hinges
  }

  /**
   * Write `t.log?.('play', 'db.play.1', { seat, card })`: while nobody listens, `log` is undefined and the
   * arguments are not even made.
   */
  get log(): ((what: string, rule: RuleId, args: LogArgs, secret?: LogEntry['secret']) => void) | undefined {
    const hear = this.#host.hear
    if (hear === null) {
      // Replayed: this was told when it happened, and what had been announced with it.
      if (this.#unsaid.length > 0) this.#unsaid = []
      return undefined
    }
    return (what, rule, args, secret) => {
      for (const entry of this.#unsaid.splice(0)) hear(entry)
      hear({ what, rule, args, ...(secret !== undefined && { secret }) })
    }
  }

  /**
   * An entry that is told as soon as another one is: for what may come to nothing. Whoever announces it calls what this
   * returns when it is over, with whether something came of it, which then is told although no other entry was. Null
   * while no log is kept.
   */
  announce(what: string, rule: RuleId, args: LogArgs): ((happened: boolean) => void) | null {
    if (this.#host.keepsLog !== true) return null
    const entry = { what, rule, args }
    this.#unsaid.push(entry)
    return (happened) => {
      if (!this.#unsaid.includes(entry)) return
      this.#unsaid = this.#unsaid.filter((one) => one !== entry)
      if (happened) this.log?.(what, rule, args)
    }
  }

  /** Ends the match at once; set the outcome in the state first. */
  over(): never {
    throw new MatchOver()
  }
}

function one(seat: Seat, what: string, options: readonly Option[], cite: Cite): Ask {
  if (options.length === 0) throw new Error(`no option for ${what}`)
  return { form: 'one', seat, what, rule: cite.rule, about: cite.about, amount: cite.amount, options }
}

export const YES_NO: readonly [Yes, No] = [{ do: 'yes' }, { do: 'no' }]
