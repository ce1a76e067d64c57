/** The board's own words. What the rules say comes from the game's catalogue. */
import type { Language, MessageArg } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import { de } from './de.ts'
import { en } from './en.ts'

export type Key = keyof typeof en
export type Say = (key: Key, args?: { readonly [name: string]: MessageArg }) => string

const books: { readonly [L in Language]: Say } = { de: bookOf('de'), en: bookOf('en') }

function bookOf(language: Language): Say {
  const book = new Phrasebook(language, [{ de, en }])
  return (key, args) => book.say({ key, ...(args !== undefined && { args }) })
}

export function wordsIn(language: Language): Say {
  return books[language]
}
