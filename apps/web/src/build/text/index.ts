/** The sentences of a builder: those that all share, and the game's own, which know what is built. */
import type { Language, MessageArg } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import { de } from './de.ts'
import { en } from './en.ts'

export type SharedKey = keyof typeof en

/** Sentences that name what is built; every game's own catalogue has them. */
export type OwnKey =
  | 'list.saved'
  | 'list.none'
  | 'list.unreadable'
  | 'list.unnamed'
  | 'editor.back'
  | 'editor.name'
  | 'editor.play'
  | 'editor.play-not'
  | 'editor.gone'
  | 'editor.gone-text'
  | 'editor.not-kept'
  | 'problems.none'
  | 'import.title'
  | 'import.text'
  | 'import.nothing'
  | 'import.take'
  | 'share.link-text'
  | 'sheet.broken'
  | 'sheet.keep'

export type SayOf<K extends string> = (key: K, args?: { readonly [name: string]: MessageArg }) => string

/** What the parts of the shell can say in any builder. */
export type ShellSay = SayOf<SharedKey | OwnKey>

/** How a builder with these sentences speaks, by language. */
export function sayers<K extends string>(
  own: {
    readonly [L in Language]: { readonly [key in K]: string }
  },
): { readonly [L in Language]: SayOf<K | SharedKey> } {
  const sayer = (language: Language): SayOf<K | SharedKey> => {
    const book = new Phrasebook(language, [own, { de, en }])
    return (key, args) => book.say({ key, ...(args !== undefined && { args }) })
  }
  return { de: sayer('de'), en: sayer('en') }
}

/** Where no game has a say. */
export const says: { readonly [L in Language]: SayOf<SharedKey> } = sayers({ de: {}, en: {} })
