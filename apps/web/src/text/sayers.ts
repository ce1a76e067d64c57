import type { Catalogue, Language, MessageArg } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'

/** Says a sentence by its key. */
export type SayOf<K extends string> = (key: K, args?: { readonly [name: string]: MessageArg }) => string

type Sentences<K extends string> = { readonly [L in Language]: { readonly [key in K]: string } }

export function sayFrom<K extends string>(book: Phrasebook): SayOf<K> {
  return (key, args) => book.say({ key, ...(args !== undefined && { args }) })
}

/** How these sentences are said, by language; what they don't have is looked for in those behind them. */
export function sayers<K extends string, Behind extends string = never>(
  own: Sentences<K>,
  behind?: Sentences<Behind>,
): { readonly [L in Language]: SayOf<K | Behind> } {
  const texts: { readonly [L in Language]: Catalogue }[] = behind === undefined ? [own] : [own, behind]
  return { de: sayFrom(new Phrasebook('de', texts)), en: sayFrom(new Phrasebook('en', texts)) }
}
