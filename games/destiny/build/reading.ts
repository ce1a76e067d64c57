import type { Note } from '@dejarik/kernel'
import type { Deck } from './deck.ts'

/** What was read: a deck, if there is one, and everything that could not be used. */
export interface Reading {
  readonly deck: Deck | null
  readonly notes: readonly Note[]
}
