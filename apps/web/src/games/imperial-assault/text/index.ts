/** The board's own words. What the rules say comes from the game's catalogue. */
import type { Language } from '@dejarik/kernel'
import { type SayOf, sayers } from '../../../text/sayers.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type Key = keyof typeof en
export type Say = SayOf<Key>

const says: { readonly [L in Language]: Say } = sayers({ de, en })

export function wordsIn(language: Language): Say {
  return says[language]
}
