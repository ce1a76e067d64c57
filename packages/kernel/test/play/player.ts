import {
  type Answer,
  type Ask,
  amongAll,
  type BaseState,
  type ChoiceView,
  canonical,
  copiesOf,
  type Match,
  type Refusal,
  type Seat,
} from '../../src/index.ts'

/** An option as scenario files say it, and what is looked for among them. */
export type Words = { readonly [word: string]: string | number }
export type Pattern = { readonly [word: string]: string | number | undefined }

/**
 * One seat of a match that a test plays. Games add their verbs: these throw when the choice is not offered, and say what
 * is.
 */
export class Player<S extends BaseState, O, V> {
  protected readonly match: Match<S, O, V>
  protected readonly seat: Seat
  /** Options that mean "no", in the order in which they are looked for. */
  readonly #declining: readonly string[]

  constructor(match: Match<S, O, V>, seat: Seat, declining: readonly string[]) {
    this.match = match
    this.seat = seat
    this.#declining = declining
  }

  get view(): V {
    return this.match.view(this.seat)
  }

  /** What this seat is asked, or null. */
  get question(): string | null {
    return this.match.askOf(this.seat)?.what ?? null
  }

  /** Options in words; empty when this seat is not asked, or asked for a number or a place. */
  get offered(): Words[] {
    const choice = this.#choice
    if (choice === undefined || !('options' in choice)) return []
    const { game, state } = this.match
    return choice.options.map((option) => game.scenario.words(state, option))
  }

  offers(pattern: Pattern): boolean {
    return this.offered.some((words) => fits(words, pattern))
  }

  /** For how many interchangeable ones each of the options that fit stands: `[2]` if two are offered as one. */
  copies(pattern: Pattern): number[] {
    const choice = this.#choice
    if (choice === undefined) return []
    return this.offered.flatMap((words, i) => (fits(words, pattern) ? [copiesOf(choice, i)] : []))
  }

  /** What the options say for a word, sorted, each once: `match.player1.all('card')`. */
  all(word: string): (string | number)[] {
    return [
      ...new Set(this.offered.flatMap((words) => (words[word] === undefined ? [] : [words[word]]))),
    ].sort()
  }

  choose(pattern: Pattern): void {
    const i = this.#find(pattern, [])
    this.answer(this.match.askOf(this.seat)?.form === 'some' ? [i] : i)
  }

  /** Several at once, or several in an order. */
  pick(...patterns: readonly Pattern[]): void {
    const ask = this.match.askOf(this.seat)
    const picked: number[] = []
    for (const pattern of patterns) picked.push(this.#find(pattern, picked))
    this.answer(ask?.form === 'some' && ask.ordered ? picked : picked.sort((a, b) => a - b))
  }

  number(n: number): void {
    this.answer(n)
  }

  yes(): void {
    this.choose({ do: 'yes' })
  }

  no(): void {
    this.choose({ do: 'no' })
  }

  /** Says no, or takes the first option if there is no way to say no. */
  decline(): void {
    const ask = this.match.askOf(this.seat)
    if (ask === null) throw new Error(`${this.#name(this.seat)} is not asked`)
    this.answer(this.#refusing(ask))
  }

  #refusing(ask: Ask): Answer {
    switch (ask.form) {
      case 'one':
        return this.#no
      case 'some':
        return Array.from({ length: ask.min }, (_, i) => i)
      case 'number':
        return ask.min
      case 'split':
        return firstShares(ask.caps, ask.min)
      case 'place':
        throw new Error(`${ask.what} can't be declined`)
    }
  }

  /** The place of an option that means "no"; of the first one, if none does. */
  get #no(): number {
    const { offered } = this
    const places = this.#declining.map((word) => offered.findIndex((words) => words.do === word))
    return places.find((i) => i >= 0) ?? 0
  }

  /** Any answer to what is offered; the refusal, if there is one. */
  tries(answer: Answer): Refusal | null {
    return this.match.answer(this.seat, amongAll(this.#choice, answer))
  }

  get #choice(): ChoiceView | undefined {
    const ask = this.match.askOf(this.seat)
    return ask === null ? undefined : this.match.askFor(ask, this.seat).choice
  }

  answer(answer: Answer): void {
    const no = this.tries(answer)
    if (no !== null) throw new Error(canonical(no))
  }

  #find(pattern: Pattern, taken: readonly number[]): number {
    const { offered } = this
    const i = offered.findIndex((words, k) => fits(words, pattern) && !taken.includes(k))
    if (i >= 0) return i
    const asked = this.match.asks.map(({ seat, what }) => `${this.#name(seat)} ${what}`).join(', ')
    throw new Error(
      `${canonical(pattern)} is not offered to ${this.#name(this.seat)}; asked: ${asked}; offered: ${offered.map((words) => canonical(words)).join(' ')}`,
    )
  }

  #name(seat: Seat): string {
    return this.match.game.scenario.seats[seat]
  }
}

function fits(words: Words, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([word, value]) => words[word] === value)
}

/** Fills one after the other. */
function firstShares(caps: readonly number[], total: number): number[] {
  let left = total
  return caps.map((cap) => {
    const share = Math.min(cap, left)
    left -= share
    return share
  })
}
