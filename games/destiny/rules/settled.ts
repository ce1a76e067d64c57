import type { Flow } from '@dejarik/kernel'

/** A flow that is over before it begins: for what asks nobody this time, on paths where making a flow would count. */
export function settled<R>(value: R): Flow<R> {
  return new Settled(value) as unknown as Flow<R>
}

class Settled<R> {
  readonly #result: { readonly done: true; readonly value: R }

  constructor(value: R) {
    this.#result = { done: true, value }
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): { readonly done: true; readonly value: R } {
    return this.#result
  }
}
