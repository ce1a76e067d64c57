import type { Flow } from '../api.ts'

/** What asks nobody is a plain function and returns its result; what asks returns its flow. */
export type Doing<R = void> = Flow<R> | R

/** `yield* done(ability.run(…))`, whichever of the two it is. */
export function done<R>(doing: Doing<R>): Flow<R> {
  return isFlow(doing) ? doing : settled(doing)
}

export function isFlow<R>(doing: Doing<R>): doing is Flow<R> {
  return typeof doing === 'object' && doing !== null && goesOn(doing)
}

/** Asked of nearly everything that is done: reading what might be there is faster than asking whether it is. */
function goesOn({ next }: { readonly next?: unknown }): boolean {
  return next !== undefined
}

/**
 * A flow that is over before it begins. Most of what happens is noticed by nobody and asks nobody; a generator for each
 * would be felt on the path of every decision.
 */
export function settled<R>(value: R): Flow<R> {
  return new Settled(value)
}

/** The flow, its iterator and its only result in one: there are many of these. */
class Settled<R> {
  readonly done = true
  readonly value: R
  constructor(value: R) {
    this.value = value
  }
  [Symbol.iterator](): this {
    return this
  }
  next(): this {
    return this
  }
}

/** For what happens unnoticed. */
export const NOTHING: Flow = settled(undefined)
