import { type Refusal, refuse } from './refusal.ts'

/** Thrown where a position in words can't be understood, deep in the building of it; caught by `readable`. */
export class Unreadable {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

export function unreadable(refused: string, args: { readonly [name: string]: string | number }): Unreadable {
  return new Unreadable(refuse(refused, undefined, args))
}

/** What is built, or why the words for it could not be read. */
export function readable<T>(build: () => T): T | Refusal {
  try {
    return build()
  } catch (error) {
    if (error instanceof Unreadable) return error.refusal
    throw error
  }
}
