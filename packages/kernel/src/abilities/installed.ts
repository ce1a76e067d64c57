/**
 * What a game's rules use but do not know: its cards. They stand above the rules, so `index.ts` hands them down once,
 * when the game is put together.
 */
export class Installed<T> {
  readonly #what: string
  #value: T | undefined

  /** `what` is said where somebody uses it too early, e.g. `the cards of Destiny`. */
  constructor(what: string) {
    this.#what = what
  }

  install(value: T): void {
    this.#value = value
  }

  get value(): T {
    if (this.#value === undefined)
      throw new Error(`${this.#what} are not there yet: import the game, not its parts`)
    return this.#value
  }
}
