import type { Note } from '@dejarik/kernel'

/** What was read: a squad, if there is one, and everything that could not be used. */
export interface Reading<T> {
  readonly squad: T | null
  readonly notes: readonly Note[]
}
