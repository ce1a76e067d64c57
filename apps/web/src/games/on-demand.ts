/** Something that is loaded when it is first asked for, and then at hand at once. */
export class OnDemand<T> {
  readonly #fetch: () => Promise<T>
  #loading: Promise<T> | null = null
  #loaded: T | null = null

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch
  }

  /** Null until it is loaded. */
  get loaded(): T | null {
    return this.#loaded
  }

  /** Rejects if it can't be had; the next call tries again. */
  load(): Promise<T> {
    this.#loading ??= this.#fetch().then(
      (loaded) => {
        this.#loaded = loaded
        return loaded
      },
      (error: unknown) => {
        this.#loading = null
        throw error
      },
    )
    return this.#loading
  }
}
