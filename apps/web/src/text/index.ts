/** The shell's own sentences; those of the games come from their speakers. */
import type { Language } from '@dejarik/kernel'
import { Phrasebook, shared } from '@dejarik/text'
import { useSettings } from '../settings/settings.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { type SayOf, sayFrom } from './sayers.ts'

export type Key = keyof typeof en
export type Say = SayOf<Key>

export function isKey(key: string): key is Key {
  return key in en
}

/** A key that is put together; a sentence that is not there is a bug of ours. */
export function keyOf(key: string): Key {
  if (!isKey(key)) throw new Error(`there is no sentence ${key}`)
  return key
}

/** Behind the shell's own sentences stand those that every game shares. */
const books = {
  de: new Phrasebook('de', [{ de, en }, shared]),
  en: new Phrasebook('en', [{ de, en }, shared]),
}
const says: { readonly [L in Language]: Say } = { de: sayFrom(books.de), en: sayFrom(books.en) }

export function bookIn(language: Language): Phrasebook {
  return books[language]
}

export function wordsIn(language: Language): Say {
  return says[language]
}

export function useWords(): Say {
  return wordsIn(useSettings().language)
}
