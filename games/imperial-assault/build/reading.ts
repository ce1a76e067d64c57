import type { Note } from '@dejarik/kernel'
import type { Army } from './army.ts'

/** What was read: an army, if there is one, and everything that could not be used. */
export interface Reading {
  readonly army: Army | null
  readonly notes: readonly Note[]
}
